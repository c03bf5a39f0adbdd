"""Tournaments as the rest of the house sees them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Literal

from clocks.plan import Plan as Clock
from tournament.forms import Plan
from tournament.model import Result
from tournament.scoring import Points

TournamentPhase = Literal["signup", "checkin", "drawn", "playing", "between", "over", "cancelled"]
Role = Literal["owner", "organiser", "referee"]
Right = Literal["step", "cancel", "people", "results", "reports", "roles"]
ROLES: tuple[Role, ...] = ("owner", "organiser", "referee")
# What each role may do: next and undo; cancel; drops and substitutes; adjudication and corrections; reading reports
# and notes; giving roles.
RIGHTS: Mapping[Role, frozenset[Right]] = {
    "owner": frozenset({"step", "cancel", "people", "results", "reports", "roles"}),
    "organiser": frozenset({"step", "people", "results", "reports"}),
    "referee": frozenset({"results", "reports"}),
}
OPEN: tuple[TournamentPhase, ...] = ("signup", "checkin", "drawn", "playing", "between")


@dataclasses.dataclass(frozen=True, slots=True)
class Entrant:
    """Who has signed up. `status`: in, waiting, checked, dropped. `persona`: the bot that plays for this entrant."""

    number: int
    user_id: int
    name: str
    status: str
    persona: str | None
    seeding: int
    since: int

    @property
    def active(self) -> bool:
        """Whether this entrant is drawn for the next round."""
        return self.status == "checked"


@dataclasses.dataclass(frozen=True, slots=True)
class Place:
    """One entrant in one round. `table` 0: a bye. `place`, `renown`, `thousandths` are None until known."""

    round: int
    table: int
    seat: int
    entrant: int
    nation: str
    place: int | None
    renown: int | None
    thousandths: int | None


@dataclasses.dataclass(frozen=True, slots=True)
class TableOf:
    """A table of one round: its game once opened, its ending once it has results."""

    round: int
    number: int
    game_id: int | None
    ending: str


@dataclasses.dataclass(frozen=True, slots=True)
class Tournament:
    """One tournament with all in it. Times are UTC seconds; `hours`: how long a round lasts (0: no deadline)."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    opener_id: int
    name: str
    plan: Plan
    points: Points
    length: str
    most: int
    hours: int
    seeding: str
    seed: int
    locale: str
    phase: TournamentPhase
    step: int
    round: int
    deadline: int | None
    told: int
    entrants: tuple[Entrant, ...]
    organisers: dict[int, Role]
    talk: str
    talks_shown: bool
    clock: Clock
    tables: tuple[TableOf, ...]
    places: tuple[Place, ...]

    @property
    def names(self) -> dict[int, str]:
        """Return entrant -> name."""
        return {one.number: one.name for one in self.entrants}

    @property
    def results(self) -> list[Result]:
        """Return what is known of all rounds."""
        endings = {(table.round, table.number): table.ending for table in self.tables}
        return [
            Result(
                round=row.round,
                table=row.table,
                seat=row.seat,
                entrant=row.entrant,
                nation=row.nation,
                place=row.place or 0,
                renown=row.renown or 0,
                thousandths=row.thousandths,
                ending="bye" if row.table == 0 else endings[row.round, row.table],
            )
            for row in self.places
            if row.thousandths is not None
        ]

    def with_status(self, *statuses: str) -> list[Entrant]:
        """Return the entrants of these statuses in the order of sign-up."""
        return [one for one in self.entrants if one.status in statuses]

    def active(self) -> list[int]:
        """Return who is drawn for the next round, in order of seeding."""
        there = [one for one in self.entrants if one.active]
        return [one.number for one in sorted(there, key=lambda one: (one.seeding or one.number + 10_000, one.number))]

    def entrant_of(self, user_id: int) -> Entrant | None:
        """Return this person's entry, or None."""
        return next((one for one in self.entrants if one.user_id == user_id), None)

    def at(self, number: int, table: int) -> list[Place]:
        """Return the seats of a table in their order."""
        return sorted(
            (row for row in self.places if (row.round, row.table) == (number, table)), key=lambda row: row.seat
        )

    def tables_of(self, number: int) -> list[TableOf]:
        """Return the tables of a round."""
        return [table for table in self.tables if table.round == number]

    def role_of(self, user_id: int) -> Role | None:
        """Return the role of a person in running the tournament, None for none."""
        return "owner" if user_id == self.opener_id else self.organisers.get(user_id)

    def may(self, user_id: int, right: Right) -> bool:
        """Whether this person may do something that belongs to running the tournament."""
        role = self.role_of(user_id)
        return role is not None and right in RIGHTS[role]


@dataclasses.dataclass(frozen=True, slots=True)
class Report:
    """What an entrant told the organisers about a table."""

    id: int
    at: int
    user_id: int
    round: int
    table: int
    text: str


@dataclasses.dataclass(frozen=True, slots=True)
class Logged:
    """A line of the log: what was done, by whom (None: by the host itself)."""

    at: int
    user_id: int | None
    code: str
    facts: dict[str, str | int]
