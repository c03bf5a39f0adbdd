"""What one game of a campaign leaves to the next: a small change of the start of a seat (`legacies.toml`).

It is given to `front.new_game` and stands in the record of the game, so that replay and verification do not depend on
the table of now.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from engine.errors import Malformed
from engine.game import Game

LAST = "last"
MOST = 3  # of anything, so that no record begins a game that is over
_FILE = Path(__file__).with_name("legacies.toml")


class Legacy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat has more at the start: ducats, and steps of its tracks."""

    ducats: int = 0
    favour: int = 0
    infamy: int = 0
    liberated: int = 0

    def __add__(self, other: Legacy) -> Legacy:
        """Return both together."""
        return Legacy(*(mine + more for mine, more in zip(self.amounts(), other.amounts(), strict=True)))

    def amounts(self) -> tuple[int, int, int, int]:
        """Return ducats, Favour, Infamy, Liberated."""
        return self.ducats, self.favour, self.infamy, self.liberated


@functools.cache
def legacies() -> dict[str, Legacy]:
    """Return ending -> what its winner begins the next game with, and `last` -> what the last player does."""
    table = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return {ending: msgspec.convert(row, Legacy) for ending, row in table.items()}


def give(game: Game, left: Mapping[str, Legacy]) -> None:
    """Change the start of seats. Raises Malformed for a seat that does not play or an amount that is not 0 to 3."""
    for seat in left:
        if seat not in game.state.players:
            raise Malformed(f"Nobody plays {seat}, to whom something was left.")
    for seat in game.state.nations:
        legacy = left.get(seat, Legacy())
        if not all(0 <= amount <= MOST for amount in legacy.amounts()):
            raise Malformed(f"What is left to {seat} must be 0 to {MOST} of each, not {legacy}.")
        if any(legacy.amounts()):
            player = game.state.players[seat]
            player.ducats += legacy.ducats
            player.favour += legacy.favour
            player.infamy += legacy.infamy
            player.liberated += legacy.liberated
            game.tell("inherited", seat=seat, **dict(zip(AMOUNTS, legacy.amounts(), strict=True)))


AMOUNTS = ("ducats", "favour", "infamy", "liberated")
