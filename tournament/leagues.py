"""Leagues: divisions of a fixed size, and who goes up or down between two seasons."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tournament.model import FEWEST_SEATS

MOST_DIVISIONS = 12
LETTERS = "ABCDEFGHIJKL"


@dataclasses.dataclass(frozen=True, slots=True)
class Placed:
    """A member in a division of the next season. `came`: up, down, stays, new."""

    member: int
    came: str


def first_divisions(order: Sequence[int], size: int) -> list[list[Placed]]:
    """Return the divisions of a first season. `order`: members, the strongest first."""
    return [[Placed(one, "new") for one in part] for part in _cut(list(order), size)]


def next_divisions(finished: Sequence[Sequence[int]], move: int, size: int, here: Sequence[int]) -> list[list[Placed]]:
    """Return the divisions of the next season.

    `finished`: the members of each division in the order in which the last season ended, the best first. At each border
    the last `move` of the upper division and the first `move` of the lower one change places, as many on both sides.
    `here`: who plays on; places of others are filled from below, and who is new comes in at the bottom, in this order.
    """
    there = set(here)
    orders = [[one for one in division if one in there] for division in finished]
    before = {one: place for place, division in enumerate(finished) for one in division}
    for upper in range(len(orders) - 1):
        high, low = orders[upper], orders[upper + 1]
        # Never more than half a division, so that nobody goes through two borders at once.
        count = min(move, len(high) // 2, len(low) // 2) if len(orders) > 2 else min(move, len(high), len(low))
        down, up = high[len(high) - count :], low[:count]
        orders[upper], orders[upper + 1] = high[: len(high) - count] + up, down + low[count:]
    known = [one for division in orders for one in division]
    everybody = known + [one for one in here if one not in before]

    def came(one: int, place: int) -> str:
        if one not in before:
            return "new"
        return "stays" if place == before[one] else "up" if place < before[one] else "down"

    return [[Placed(one, came(one, place)) for one in part] for place, part in enumerate(_cut(everybody, size))]


def _cut(order: list[int], size: int) -> list[list[int]]:
    """Return parts of this size; the last may be smaller, and one member alone joins the part above."""
    parts = [order[start : start + size] for start in range(0, len(order), size)]
    if len(parts) > 1 and len(parts[-1]) < FEWEST_SEATS:
        parts[-2].extend(parts.pop())
    return parts
