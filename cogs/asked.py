"""Who is asked what now: the engine's decisions joined with the seats and the people behind them."""

from __future__ import annotations

import dataclasses

from engine import front
from engine.model import Decision, State
from store.records import Game, Seat


@dataclasses.dataclass(frozen=True, slots=True)
class Asked:
    """One decision and the seat that must answer it. `open`: not answered yet (sealed ones may change)."""

    seat: Seat
    decision: Decision

    @property
    def open(self) -> bool:
        """Whether the game waits for this answer."""
        return self.decision.given is None

    @property
    def for_bot(self) -> bool:
        """Whether the host's bot answers this now: labour only when its turn has come, with all before it known."""
        return self.open and self.seat.is_bot and not self.decision.facts.get("ahead")


def everything_asked(game: Game, state: State) -> list[Asked]:
    """Return all that is asked now, sealed answers that may be changed included; empty once the game is over.

    In the order of the seats: the engine puts who has answered last, and that is nobody's business.
    """
    if game.phase != "running":
        return []
    asked = [Asked(game.seat_for(decision.seat), decision) for decision in front.decisions(state)]
    return sorted(asked, key=lambda one: one.seat.position)


def waited_for(asked: list[Asked]) -> list[Asked]:
    """Return what people, not bots, are asked. Of a secret question all whom it is put to, answered or not: who has
    answered is nobody's business.
    """
    return [one for one in asked if not one.seat.is_bot and (one.open or one.decision.secret)]


def for_person(asked: list[Asked], user_id: int) -> Asked | None:
    """Return what this person is asked now, or None."""
    return next((one for one in asked if one.seat.user_id == user_id), None)
