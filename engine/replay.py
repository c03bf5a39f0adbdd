"""Replay an exported game: `python -m engine.replay FILE` prints the final state as JSON."""

from __future__ import annotations

import argparse
import sys
from collections import deque
from pathlib import Path

import msgspec

from engine import record
from engine.codec import encode


def main(arguments: list[str] | None = None) -> int:
    """Run the command. Returns 0, or 1 with one sentence on standard error for a file that is no good game."""
    parser = argparse.ArgumentParser(prog="python -m engine.replay", description="Replay an exported game.")
    parser.add_argument("file", type=Path, help="the exported game (JSON), as /game export gives it")
    parser.add_argument("--step", type=int, default=None, metavar="N", help="stop after N actions")
    options = parser.parse_args(arguments)
    try:
        game = record.read(options.file.read_bytes())
        if options.step is not None:
            if not 0 <= options.step <= len(game.actions):
                raise record.BrokenRecord(f"There is no step {options.step}: the game has {len(game.actions)} actions.")
            game.actions = game.actions[: options.step]
        last = deque(record.play(game), maxlen=1).pop()
    except OSError as error:
        print(f"{options.file} cannot be read: {error.strerror}.", file=sys.stderr)
        return 1
    except record.BrokenRecord as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 1
    print(msgspec.json.format(encode(last.state), indent=1).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
