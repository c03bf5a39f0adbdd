"""Who is waited for since when: rows kept in the same transaction as what opens and closes them.

A wait is one stretch in which one person is asked one kind of thing: a secret bid, a Battle Card, a whole play turn.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clocks.hours import ALWAYS, between
from clocks.now import now
from clocks.plan import UNLIMITED, Plan
from clocks.wishes import times
from engine import front
from engine.model import Decision, Event, State
from store.clock_tables import game_clocks, pings, waits
from store.people import get_person
from store.records import Game, Seat
from store.rows import set_seat

# Several answers in a row of these kinds are one wait; a turn until it is ended.
CONTINUED = frozenset({"play_turn", "sail_turn", "labour", "hand_limit", "loss", "place"})
COUNTED = frozenset({"answered", "order", "default"})


@dataclasses.dataclass(frozen=True, slots=True)
class Wait:
    """One wait (see `store.clock_tables`). Times are UTC seconds."""

    id: int
    game_id: int
    position: int
    seat: str
    kind: str
    user_id: int
    seq: int
    asked_at: int
    remind_at: int | None
    due_at: int | None
    grace_until: int | None
    left: int | None
    outcome: str
    closed_at: int | None
    closed_seq: int | None
    closed_by: int | None


@dataclasses.dataclass(frozen=True, slots=True)
class Clock:
    """The plan of a game, what a vacation does (`bot` or `stop`) and since when the game is paused."""

    plan: Plan = UNLIMITED
    vacation: str = "bot"
    paused_at: int | None = None


@dataclasses.dataclass(frozen=True, slots=True)
class Move:
    """The action that changed what is asked. `how`: answered, or default; `by`: the person, None for the host."""

    seq: int
    seat: str
    events: Sequence[Event]
    sealed: bool
    how: str = "answered"
    by: int | None = None


async def get_clock(connection: AsyncConnection, game_id: int) -> Clock:
    """Return the clock of a game."""
    row = (await connection.execute(sa.select(game_clocks).where(game_clocks.c.game_id == game_id))).first()
    if row is None:
        return Clock()
    plan = Plan(row.kind, row.seconds, row.increment, row.most, row.grace, bool(row.humane), row.remind)
    return Clock(plan, row.vacation, row.paused_at)


async def find_waits(connection: AsyncConnection, where: sa.ColumnElement[bool]) -> list[Wait]:
    """Return the waits that meet the condition, oldest first."""
    rows = (await connection.execute(sa.select(waits).where(where).order_by(waits.c.id))).all()
    return [Wait(*row) for row in rows]


async def open_waits(connection: AsyncConnection, game_id: int) -> list[Wait]:
    """Return the open waits of a game."""
    return await find_waits(connection, (waits.c.game_id == game_id) & (waits.c.outcome == "open"))


async def set_wait(connection: AsyncConnection, wait_id: int, **values: Any) -> None:
    """Change columns of one wait."""
    await connection.execute(sa.update(waits).where(waits.c.id == wait_id).values(**values))


async def keep_waits(connection: AsyncConnection, game: Game, state: State, move: Move | None = None) -> bool:
    """Bring the waits of a game in line with what is asked now. Returns whether anything was written.

    `game`: as it is after the change. `move`: the action that changed it; None where seats or the game itself changed.
    """
    standing = await open_waits(connection, game.id)
    if not standing and all(seat.is_bot for seat in game.seats):
        return False
    clock = await get_clock(connection, game.id)
    wanted = _wanted(game, state)
    for wait in standing:
        asked = wanted.get(wait.position)
        if asked is not None and _goes_on(wait, *asked, move):
            del wanted[wait.position]
        else:
            await _close(connection, game, clock, wait, move)
    for seat, decision in wanted.values():
        await _open(connection, game, clock, seat, decision)
    return True


def _wanted(game: Game, state: State) -> dict[int, tuple[Seat, Decision]]:
    if game.phase != "running":
        return {}
    found: dict[int, tuple[Seat, Decision]] = {}
    for decision in front.decisions(state):
        seat = game.seat_for(decision.seat)
        if decision.given is None and not seat.is_bot:
            found[seat.position] = (seat, decision)
    return found


def _goes_on(wait: Wait, seat: Seat, decision: Decision, move: Move | None) -> bool:
    if decision.kind != wait.kind or seat.user_id != wait.user_id:
        return False
    if move is None or move.seat != wait.seat or move.sealed:
        return True
    return wait.kind in CONTINUED and not any(event.kind == "turn_ended" for event in move.events)


async def _open(connection: AsyncConnection, game: Game, clock: Clock, seat: Seat, decision: Decision) -> None:
    assert seat.user_id is not None
    person = await get_person(connection, seat.user_id)
    asked = now()
    seconds = clock.plan.allowed(seat.bank)
    back = person.vacation_until if clock.vacation == "stop" else None
    planned = times(clock.plan, asked, seconds, person.hours, person.share, back)
    paused = clock.paused_at is not None
    await connection.execute(
        sa.insert(waits).values(
            game_id=game.id,
            position=seat.position,
            seat=decision.seat,
            kind=decision.kind,
            user_id=seat.user_id,
            seq=game.seq,
            asked_at=asked,
            remind_at=None if paused else planned.remind_at,
            due_at=None if paused else planned.due_at,
            left=seconds if paused else None,
        )
    )


async def _close(connection: AsyncConnection, game: Game, clock: Clock, wait: Wait, move: Move | None) -> None:
    moment = now()
    outcome, by = _outcome(game, wait, move)
    seq = move.seq if move is not None else game.seq
    await set_wait(connection, wait.id, outcome=outcome, closed_at=moment, closed_seq=seq, closed_by=by)
    if outcome not in COUNTED:
        return
    seat = next(seat for seat in game.seats if seat.position == wait.position)
    values: dict[str, object] = {"missed": seat.missed + 1 if outcome == "default" else 0}
    if clock.plan.kind == "bank":
        person = await get_person(connection, wait.user_id)
        hours = person.hours if clock.plan.humane else ALWAYS
        left = wait.left if wait.due_at is None else between(moment, wait.due_at, hours)
        values["bank"] = clock.plan.after(left, 0)
    await set_seat(connection, game.id, wait.position, **values)


def _outcome(game: Game, wait: Wait, move: Move | None) -> tuple[str, int | None]:
    if move is not None and move.seat == wait.seat:
        return move.how, move.by
    if game.phase not in ("running", "over"):
        return "ended", None
    seat = next(seat for seat in game.seats if seat.position == wait.position)
    if seat.is_bot or seat.user_id != wait.user_id:
        return "passed", None
    if move is not None and any(event.kind == "answered_by_order" and event.seat == wait.seat for event in move.events):
        return "order", wait.user_id
    return "ended", None


async def take_back(connection: AsyncConnection, game_id: int, seq: int) -> None:
    """Open again what actions from `seq` on had closed, and forget what they had opened: undo.

    What had been closed is not asked anew: it was called for already.
    """
    moment = now()
    fresh = (waits.c.game_id == game_id) & (waits.c.seq >= seq)
    await connection.execute(
        sa.update(waits)
        .where(fresh & (waits.c.outcome == "open"))
        .values(outcome="undone", closed_at=moment, closed_seq=seq)
    )
    again = (waits.c.game_id == game_id) & (waits.c.closed_seq >= seq) & waits.c.outcome.in_(COUNTED)
    await connection.execute(
        sa.update(waits)
        .where(again & (waits.c.seq < seq))
        .values(outcome="open", closed_at=None, closed_seq=None, closed_by=None)
    )
    await connection.execute(
        sa.update(waits).where(again & (waits.c.seq >= seq)).values(outcome="undone", closed_at=moment, closed_seq=seq)
    )


async def end_waits(connection: AsyncConnection, game_id: int) -> None:
    """Close every open wait of a game that has ended."""
    here = (waits.c.game_id == game_id) & (waits.c.outcome == "open")
    await connection.execute(sa.update(waits).where(here).values(outcome="ended", closed_at=now()))


async def pings_of(connection: AsyncConnection, wait_ids: Sequence[int]) -> dict[int, list[tuple[str, int, bool]]]:
    """Return wait -> (how, when, whether it is known to have been sent), oldest first."""
    found: dict[int, list[tuple[str, int, bool]]] = {number: [] for number in wait_ids}
    query = sa.select(pings).where(pings.c.wait_id.in_(wait_ids)).order_by(pings.c.id)
    for row in (await connection.execute(query)).all():
        found[row.wait_id].append((row.how, row.at, bool(row.sent)))
    return found
