"""Rows as the rest of the house sees them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Literal

from clocks.plan import UNLIMITED, Plan
from engine.legacies import Legacy
from engine.model import Event, State

Phase = Literal["lobby", "running", "over", "abandoned"]


@dataclasses.dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. `nation` is None until chosen or started; `persona` only for a bot.

    `why`: the reason of an absence (left, gone, vacation, silent, conceded). `owner_id`: who had the seat before a
    substitute. `bank`: seconds left on the clock, None before any was used. `locale`: the person's language, if known.
    """

    game_id: int
    position: int
    user_id: int | None
    name: str
    nation: str | None
    persona: str | None
    absent: bool
    wants_dm: bool
    owner_id: int | None = None
    why: str = ""
    away_until: int | None = None
    missed: int = 0
    bank: int | None = None
    locale: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether the host's bot plays this seat now (nobody sits there, or the person is gone)."""
        return self.user_id is None or self.absent


@dataclasses.dataclass(frozen=True, slots=True)
class Game:
    """One game with its seats in the order in which they joined. Times are UTC seconds. `clock`: preset of its `plan`.

    `talk`: one of `store.talks.TALK`; `talks_shown`: private threads are shown at the end. `delay` in `delay_unit`
    (hours, years, steps): how late those see the game who do not play.
    """

    id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    opener_id: int
    phase: Phase
    length: str
    seed: int
    salt: str
    locale: str
    content: str
    nations: tuple[str, ...]
    seq: int
    epoch: int
    told: int
    waiting_since: int | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    seats: tuple[Seat, ...]
    clock: str = "none"
    plan: Plan = UNLIMITED
    talk: str = "open"
    talks_shown: bool = False
    delay: int = 0
    delay_unit: str = "hours"
    left: Mapping[str, Legacy] = dataclasses.field(default_factory=dict)

    @property
    def gifts(self) -> bool:
        """Whether ducats may be given away (7.2)."""
        return self.talk in ("open", "no_threads")

    @property
    def threads(self) -> bool:
        """Whether two players may talk in private and write deals down."""
        return self.talk in ("open", "no_gifts")

    @property
    def place(self) -> int:
        """The channel in which the game is told: its thread once there is one."""
        return self.thread_id or self.channel_id

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of this person, or None."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seat_for(self, nation: str) -> Seat:
        """Return the seat that plays `nation`. Raises KeyError if none does."""
        for seat in self.seats:
            if seat.nation == nation:
                return seat
        raise KeyError(nation)

    def names(self) -> dict[str, str]:
        """Return nation -> name of who plays it, as typed by that person (not escaped)."""
        return {seat.nation: seat.name for seat in self.seats if seat.nation is not None}


@dataclasses.dataclass(frozen=True, slots=True)
class Told:
    """An event with its place in the log."""

    seq: int
    ordinal: int
    event: Event


@dataclasses.dataclass(frozen=True, slots=True)
class Played:
    """What one committed action gave. `sealed`: it waits, unseen, for the answers of others."""

    game: Game
    state: State
    events: list[Event]
    sealed: bool


@dataclasses.dataclass(frozen=True, slots=True)
class Done:
    """One action of the log."""

    seq: int
    seat: str
    option: str
    barrier: bool
    sealed: bool
    at: int


@dataclasses.dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows part of a game."""

    id: int
    game_id: int
    kind: str
    channel_id: int
    message_id: int
    seq: int
    ordinal: int
    note: str


@dataclasses.dataclass(frozen=True, slots=True)
class Prompt:
    """A panel pushed to a person by direct message."""

    game_id: int
    user_id: int
    channel_id: int
    message_id: int
    epoch: int
