"""Check a finished game from its record alone: `python -m engine.verify FILE`.

Recomputed and compared: the commitment to the seed, every deck order and die (from the seed), the legality of every
action, the commitment to every sealed answer, all that was told, and the form of the file itself, byte by byte. The
first difference is named. `--commitment` compares with the one that was published when the game began.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine import fair, record
from engine.record import BrokenRecord, Record


def verify(data: bytes, published: str | None = None) -> Record:
    """Return the record where everything fits. Raises BrokenRecord with the first thing that does not."""
    game = record.read(data)
    if not game.salt or not game.commitment:
        raise BrokenRecord("The record has no salt and no commitment: it can be replayed, not verified.")
    if fair.seed_commitment(game.seed, game.salt) != game.commitment:
        raise BrokenRecord(f"Seed {game.seed} and the salt do not give the commitment {game.commitment}.")
    if published is not None and published != game.commitment:
        raise BrokenRecord(f"The commitment in the record is {game.commitment}; {published} was published.")
    if game.start != fair.first_link(record.header(game)):
        raise BrokenRecord("The start of the game (nations, seed, length, content) is not the one that was recorded.")
    _check_actions(game)
    if record.write(game) != data:
        raise BrokenRecord(_first_difference(record.write(game), data))
    return game


def _check_actions(game: Record) -> None:
    link = game.start
    steps = record.play(game)
    before = next(steps).state
    for number, (entry, step) in enumerate(zip(game.actions, steps, strict=True), start=1):
        name = f"Action {number} ({entry.seat}: {entry.option})"
        secret = record.is_secret(before, entry.seat)
        sealed = fair.answer_commitment(game.salt, number, entry.seat, entry.option) if secret else ""
        if entry.sealed != sealed:
            raise BrokenRecord(f"{name}: the commitment to the sealed answer does not fit.")
        if entry.ordered != [sealed for _, sealed in fair.commitments_to_ordered(game.salt, number, step.events)]:
            raise BrokenRecord(f"{name}: the commitment to an answer that an order gave does not fit.")
        link = fair.next_link(link, entry.seat, entry.option, step.state, step.events)
        if entry.link != link:
            raise BrokenRecord(f"{name}: what it did is not what was recorded.")
        before = step.state
    if before.winner is None:
        raise BrokenRecord(f"The game is not over after action {len(game.actions)}: the end of the record is missing.")


def _first_difference(ours: bytes, theirs: bytes) -> str:
    place = next((at for at, (one, other) in enumerate(zip(ours, theirs, strict=False)) if one != other), None)
    if place is None:
        return f"The file has {len(theirs)} bytes where {len(ours)} were exported."
    line = ours[:place].count(b"\n") + 1
    return f"The file differs from what was exported at byte {place + 1}, line {line}."


def main(arguments: list[str] | None = None) -> int:
    """Run the command. Returns 0, or 1 with one sentence on standard error."""
    parser = argparse.ArgumentParser(prog="python -m engine.verify", description="Verify an exported game.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--commitment", help="the commitment that was published when the game began")
    options = parser.parse_args(arguments)
    try:
        game = verify(options.file.read_bytes(), options.commitment)
    except OSError as error:
        print(f"{options.file} cannot be read: {error.strerror}.", file=sys.stderr)
        return 1
    except BrokenRecord as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 1
    sealed = sum(bool(entry.sealed) for entry in game.actions)
    print(f"Verified: {len(game.actions)} actions, {sealed} of them sealed, seed {game.seed}, content {game.version}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
