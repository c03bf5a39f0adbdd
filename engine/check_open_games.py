"""Before new rules go live: `python bot.py --open-games | python -m engine.check_open_games` replays what is open.

Standard input (or the files named) has one record a line (engine.record). For each game one line: `ok`, or the first
action that would not be legal any more. Exit code 1 where there is one; a running game goes on from its newest snapshot
all the same.
"""

from __future__ import annotations

import argparse
import sys
from collections import deque
from collections.abc import Iterable
from pathlib import Path

from engine import record
from engine.record import BrokenRecord


def check(line: bytes) -> tuple[str, bool]:
    """Return (one sentence on a game, whether all of it is still legal)."""
    try:
        game = record.read(line)
        last = deque(record.play(game, any_version=True), maxlen=1).pop()
    except BrokenRecord as error:
        return str(error), False
    state = last.state
    where = f"won by {state.winner}" if state.winner else f"cycle {state.cycle}, {state.year_kind} Year"
    return f"ok, {len(game.actions)} actions, {where}", True


def check_all(lines: Iterable[bytes]) -> int:
    """Print a line a game. Returns 1 where a game would break, else 0."""
    broken = 0
    for number, line in enumerate((line for line in lines if line.strip()), start=1):
        sentence, good = check(line)
        broken |= not good
        print(f"game {number}: {sentence}")
    return broken


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m engine.check_open_games", description="Replay the open games.")
    parser.add_argument("files", nargs="*", type=Path, help="files with one record a line; standard input without")
    files = parser.parse_args(arguments).files
    if not files:
        return check_all(sys.stdin.buffer)
    try:
        lines = [line for file in files for line in file.read_bytes().splitlines()]
    except OSError as error:
        print(f"{error.filename} cannot be read: {error.strerror}.", file=sys.stderr)
        return 1
    return check_all(lines)


if __name__ == "__main__":
    sys.exit(main())
