"""Points: a table that the organiser can change, and the share of the Renown. Kept as thousandths, so nothing is lost.

A correction changes a result, never a formula; whoever has the results has the standings.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from tournament.model import BYE, FEWEST_SEATS, MOST_SEATS, Result, Table, TournamentError

DEFAULT_PLACES: Mapping[int, tuple[int, ...]] = {2: (5, 1), 3: (5, 3, 1), 4: (5, 3, 2, 1), 5: (5, 4, 3, 2, 1)}
HIGHEST = 100


@dataclasses.dataclass(frozen=True, slots=True)
class Points:
    """The points of a tournament. `places`: seats at the table -> points of each place; `renown`: points that are
    shared out by Renown at each table; `bye`: points of a round without a game."""

    places: Mapping[int, tuple[int, ...]] = dataclasses.field(default_factory=lambda: dict(DEFAULT_PLACES))
    renown: int = 2
    bye: int = 3

    def __post_init__(self) -> None:
        for size in range(FEWEST_SEATS, MOST_SEATS + 1):
            row = self.places.get(size, ())
            if len(row) != size:
                sentence = f"A table of {size} needs {size} numbers of points, not {len(row)}."
                raise TournamentError(sentence, "points-count", size=size, count=len(row))
            if list(row) != sorted(row, reverse=True):
                given = " ".join(map(str, row))
                raise TournamentError(f"A better place cannot have fewer points: {given}.", "points-order", given=given)
        for number in (*(one for row in self.places.values() for one in row), self.renown, self.bye):
            if not 0 <= number <= HIGHEST:
                sentence = f"Points are 0 to {HIGHEST}, not {number}."
                raise TournamentError(sentence, "points-range", most=HIGHEST, given=number)

    def of(self, place: int, seats: int, renown: int, whole: int) -> int:
        """Return the thousandths of a place (1 is best) with this much of the `whole` Renown of the table."""
        part = self.renown * 1000 * max(renown, 0) // whole if whole > 0 else 0
        return self.places[seats][place - 1] * 1000 + part

    def rows(self, number: int, place: int, table: Table, ended: Ended) -> list[Result]:
        """Return the results of a table: `number` of the round, `place` of the table in it."""
        whole = sum(max(renown, 0) for renown in ended.renown.values())
        return [
            Result(
                round=number,
                table=place,
                seat=seat.seat,
                entrant=seat.entrant,
                nation=seat.nation,
                place=ended.order.index(seat.nation) + 1,
                renown=ended.renown[seat.nation],
                thousandths=self.of(
                    ended.order.index(seat.nation) + 1, len(table.seats), ended.renown[seat.nation], whole
                ),
                ending=ended.ending,
            )
            for seat in table.seats
        ]

    def rest(self, number: int, entrant: int) -> Result:
        """Return the result of a bye."""
        return Result(number, 0, 0, entrant, "", 0, 0, self.bye * 1000, BYE)


@dataclasses.dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended. `order`: nations, best first; `renown`: by nation; `ending`: `adjudicated` if it was cut."""

    order: Sequence[str]
    renown: Mapping[str, int]
    ending: str


def adjudicated(renown: Mapping[str, int], ducats: Mapping[str, int]) -> Ended:
    """Return how a game ends that the deadline of its round cuts: by Renown, then ducats (11.3), then seat order."""
    order = sorted(renown, key=lambda nation: (-renown[nation], -ducats[nation], list(renown).index(nation)))
    return Ended(order, dict(renown), "adjudicated")
