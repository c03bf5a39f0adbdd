"""What a tournament consists of. An entrant is known by a number, counted from 1 in the order of the sign-ups."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Literal

NATIONS = ("spain", "england", "france", "netherlands", "courland")
SPAIN = "spain"
SEATS_WITH_SPAIN = 4  # rule 1.2: with so many seats one of them is Spain, with fewer none is
FEWEST_SEATS = 2
MOST_SEATS = 5
MOST_ROUNDS = 12
MOST_ENTRANTS = 512
Form = Literal["swiss", "pools", "elimination"]
FORMS: tuple[Form, ...] = ("swiss", "pools", "elimination")
BYE = "bye"


class TournamentError(ValueError):
    """Something a tournament cannot be. `str(error)` is one sentence with the actual values.

    `code` and `facts` say the same for other languages (messages `refused-CODE`).
    """

    def __init__(self, sentence: str, code: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.code = code
        self.facts = facts


def too_many(count: int) -> TournamentError:
    """Return what is wrong with more entrants than there can be."""
    sentence = f"A tournament has {MOST_ENTRANTS} entrants at most; there are {count}."
    return TournamentError(sentence, "tournament-many", most=MOST_ENTRANTS, count=count)


@dataclasses.dataclass(frozen=True, slots=True)
class Seat:
    """One entrant's place at a table. `seat`: 1 is the first of the table."""

    entrant: int
    seat: int
    nation: str


@dataclasses.dataclass(frozen=True, slots=True)
class Table:
    """A table of one round, its seats in order."""

    seats: tuple[Seat, ...]

    @property
    def entrants(self) -> tuple[int, ...]:
        """The entrants in the order of their seats."""
        return tuple(seat.entrant for seat in self.seats)


@dataclasses.dataclass(frozen=True, slots=True)
class Round:
    """The tables of a round, best first, and who has a bye."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Result:
    """What one entrant got out of one round, as in a row of `results.csv`.

    `thousandths`: points times 1000. A bye has table 0, seat 0, no nation, place 0 and the ending `bye`.
    """

    round: int
    table: int
    seat: int
    entrant: int
    nation: str
    place: int
    renown: int
    thousandths: int
    ending: str

    @property
    def is_bye(self) -> bool:
        """Whether nothing was played."""
        return self.ending == BYE


def by_table(results: Iterable[Result]) -> Mapping[tuple[int, int], list[Result]]:
    """Return (round, table) -> its results, byes left out, in order of play."""
    found: dict[tuple[int, int], list[Result]] = {}
    for result in sorted(results, key=lambda one: (one.round, one.table, one.seat)):
        if not result.is_bye:
            found.setdefault((result.round, result.table), []).append(result)
    return found


def table_nations(seats: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the nations that must be at a table of so many seats, and those that may be (rule 1.2)."""
    others = tuple(nation for nation in NATIONS if nation != SPAIN)
    return ((SPAIN,), others) if seats >= SEATS_WITH_SPAIN else ((), others)


def share(nation: str, seats: int) -> float:
    """Return how often an entrant gets a nation at a table of so many seats, if all is even."""
    must, may = table_nations(seats)
    if nation in must:
        return 1 / seats
    return (seats - len(must)) / len(may) / seats if nation in may else 0.0
