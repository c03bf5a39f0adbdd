"""Deadlines of running games: the next one, what is due, grace, pauses, extensions; and which pings went out."""

from __future__ import annotations

import dataclasses

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clocks.hours import ALWAYS, Hours, between, due
from clocks.now import now
from clocks.plan import Plan
from clocks.wishes import times
from store import tables
from store.clock_tables import game_clocks, persons, pings, waits
from store.database import Database
from store.errors import Refused
from store.people import get_person
from store.records import Game
from store.rows import get_game
from store.waits import Clock, Wait, find_waits, get_clock, open_waits, pings_of, set_wait

LEAST_GRACE = 300  # seconds that remain at least after this program was down


class Clocks:
    """Reading and setting clocks. Every change is one transaction; what is overdue waits until it is announced."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------ the plan of a game

    async def of(self, game_id: int) -> Clock:
        """Return the clock of a game."""
        async with self._database.read() as connection:
            return await get_clock(connection, game_id)

    async def set_plan(self, game_id: int, plan: Plan, vacation: str = "bot") -> None:
        """Give a game a plan. Whoever is waited for gets the whole time of the new plan from now on."""
        async with self._database.write() as connection:
            clock = await get_clock(connection, game_id)
            values = dataclasses.asdict(plan)
            row = sa.insert(game_clocks).prefix_with("OR REPLACE")
            await connection.execute(
                row.values(game_id=game_id, vacation=vacation, paused_at=clock.paused_at, **values)
            )
            here = tables.seats.c.game_id == game_id
            await connection.execute(sa.update(tables.seats).where(here).values(bank=None))
            for wait in await open_waits(connection, game_id):
                seconds = plan.allowed(None)
                if clock.paused_at is not None:
                    await set_wait(connection, wait.id, left=seconds)
                else:
                    await _let_run(connection, wait, dataclasses.replace(clock, plan=plan, vacation=vacation), seconds)

    async def pause(self, game_id: int) -> bool:
        """Stop the clock of a game; False if it stands already."""
        async with self._database.write() as connection:
            clock = await get_clock(connection, game_id)
            await _must_run(connection, game_id)
            if clock.paused_at is not None:
                return False
            await _set_paused(connection, game_id, clock, now())
            for wait in await open_waits(connection, game_id):
                hours = await _hours(connection, wait, clock)
                left = None if wait.due_at is None else between(now(), wait.due_at, hours)
                await set_wait(connection, wait.id, left=left, due_at=None, remind_at=None, grace_until=None)
            return True

    async def resume(self, game_id: int) -> bool:
        """Let the clock of a game run on with what each had left; False if it runs."""
        async with self._database.write() as connection:
            clock = await get_clock(connection, game_id)
            await _must_run(connection, game_id)
            if clock.paused_at is None:
                return False
            await _set_paused(connection, game_id, clock, None)
            for wait in await open_waits(connection, game_id):
                await _let_run(connection, wait, clock, wait.left)
            return True

    async def extend(self, game_id: int, seconds: int) -> int:
        """Give everybody who is waited for more time; return how many they are. Refused without a running clock."""
        async with self._database.write() as connection:
            clock = await get_clock(connection, game_id)
            await _must_run(connection, game_id)
            if not clock.plan.runs:
                raise Refused("no-clock")
            found = await open_waits(connection, game_id)
            for wait in found:
                if wait.due_at is None:
                    await set_wait(connection, wait.id, left=(wait.left or 0) + seconds)
                    continue
                hours = await _hours(connection, wait, clock)
                later = due(max(wait.due_at, now()), seconds, hours)
                await set_wait(connection, wait.id, due_at=later, grace_until=None)
                gone = (pings.c.wait_id == wait.id) & (pings.c.how == "grace")
                await connection.execute(sa.delete(pings).where(gone))
            return len(found)

    # ------------------------------------------------------------------ what is due

    async def waiting(self, game_id: int) -> list[Wait]:
        """Return the open waits of a game."""
        async with self._database.read() as connection:
            return await open_waits(connection, game_id)

    async def newest(self, game_id: int) -> dict[tuple[int, str], Wait]:
        """Return (position, kind) -> the newest wait of it, closed ones too: who has sealed an answer is not told."""
        async with self._database.read() as connection:
            newest = sa.select(sa.func.max(waits.c.id)).where(waits.c.game_id == game_id)
            found = await find_waits(
                connection, waits.c.id.in_(newest.group_by(waits.c.position, waits.c.kind).scalar_subquery())
            )
        return {(wait.position, wait.kind): wait for wait in found}

    async def history(self, game_id: int) -> list[tuple[Wait, list[tuple[str, int, bool]]]]:
        """Return every wait of a game with its pings, oldest first."""
        async with self._database.read() as connection:
            found = await find_waits(connection, waits.c.game_id == game_id)
            sent = await pings_of(connection, [wait.id for wait in found])
        return [(wait, sent[wait.id]) for wait in found]

    async def of_user(self, user_id: int) -> list[Wait]:
        """Return what this person is waited for in all games, oldest first."""
        async with self._database.read() as connection:
            return await find_waits(connection, (waits.c.user_id == user_id) & (waits.c.outcome == "open"))

    async def next_at(self) -> int | None:
        """Return when the next reminder, deadline, end of grace or end of a vacation is; None if there is none."""
        live = waits.c.outcome == "open"
        queries = [
            sa.select(sa.func.min(waits.c.remind_at)).where(live),
            sa.select(sa.func.min(waits.c.due_at)).where(live & waits.c.grace_until.is_(None)),
            sa.select(sa.func.min(waits.c.grace_until)).where(live),
            sa.select(sa.func.min(persons.c.vacation_until)),
        ]
        async with self._database.read() as connection:
            found = [(await connection.execute(query)).scalar() for query in queries]
        return min((int(moment) for moment in found if moment is not None), default=None)

    async def to_remind(self) -> list[Wait]:
        """Return the open waits whose reminder is due."""
        async with self._database.read() as connection:
            return await find_waits(connection, (waits.c.outcome == "open") & (waits.c.remind_at <= now()))

    async def reminded(self, wait_id: int) -> None:
        """Note that a reminder has been dealt with."""
        async with self._database.write() as connection:
            await set_wait(connection, wait_id, remind_at=None)

    async def run_out(self) -> list[Wait]:
        """Begin the grace of every wait whose time is up, and return them as they are then.

        The grace runs from now, however long ago the time was up: after a stop of this program nothing is lost.
        """
        async with self._database.write() as connection:
            over = (waits.c.outcome == "open") & (waits.c.due_at <= now()) & waits.c.grace_until.is_(None)
            found = await find_waits(connection, over)
            for wait in found:
                clock = await get_clock(connection, wait.game_id)
                await set_wait(connection, wait.id, grace_until=now() + clock.plan.grace, remind_at=None)
            return await find_waits(connection, waits.c.id.in_([wait.id for wait in found]))

    async def force(self, game_id: int, position: int) -> list[Wait]:
        """Let time and grace of a seat be over at once; return its open waits."""
        async with self._database.write() as connection:
            found = [wait for wait in await open_waits(connection, game_id) if wait.position == position]
            for wait in found:
                await set_wait(connection, wait.id, grace_until=now(), remind_at=None)
        return found

    async def expired(self) -> list[Wait]:
        """Return the open waits whose grace is over too."""
        async with self._database.read() as connection:
            return await find_waits(connection, (waits.c.outcome == "open") & (waits.c.grace_until <= now()))

    async def after_a_stop(self) -> list[int]:
        """Give every grace that ended while this program stood still anew; return the games concerned."""
        async with self._database.write() as connection:
            found = await find_waits(connection, (waits.c.outcome == "open") & (waits.c.grace_until <= now()))
            for wait in found:
                clock = await get_clock(connection, wait.game_id)
                await set_wait(connection, wait.id, grace_until=now() + max(LEAST_GRACE, clock.plan.grace))
        return sorted({wait.game_id for wait in found})

    # ------------------------------------------------------------------ pings

    async def claim(self, wait_ids: list[int], how: str) -> list[int]:
        """Note that these waits are about to be told of in this way; return those that had not been."""
        fresh: list[int] = []
        async with self._database.write() as connection:
            for number in wait_ids:
                row = sa.insert(pings).prefix_with("OR IGNORE").values(wait_id=number, how=how, at=now())
                if (await connection.execute(row)).rowcount:
                    fresh.append(number)
        return fresh

    async def sent(self, wait_ids: list[int], how: str) -> None:
        """Note that they were told."""
        await self._change(sa.update(pings).values(sent=True), wait_ids, how)

    async def unsent(self, wait_ids: list[int], how: str) -> None:
        """Note that they could not be told, so that it is tried again."""
        await self._change(sa.delete(pings), wait_ids, how)

    async def _change(self, statement: sa.Update | sa.Delete, wait_ids: list[int], how: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(statement.where(pings.c.wait_id.in_(wait_ids) & (pings.c.how == how)))

    async def unsure(self, game_id: int) -> list[tuple[int, int, int]]:
        """Return (wait, person, when) of calls that were about to be sent when this program stopped."""
        query = (
            sa.select(pings.c.wait_id, waits.c.user_id, pings.c.at)
            .join(waits, waits.c.id == pings.c.wait_id)
            .where((waits.c.game_id == game_id) & (pings.c.how == "call") & sa.not_(pings.c.sent))
        )
        async with self._database.read() as connection:
            return [(row.wait_id, row.user_id, row.at) for row in (await connection.execute(query)).all()]

    async def called(self, wait_ids: list[int]) -> set[int]:
        """Return those of these waits for which a call has gone out."""
        query = sa.select(pings.c.wait_id).where(pings.c.wait_id.in_(wait_ids) & (pings.c.how == "call"))
        async with self._database.read() as connection:
            return {row.wait_id for row in (await connection.execute(query)).all()}


async def _must_run(connection: AsyncConnection, game_id: int) -> Game:
    game = await get_game(connection, game_id)
    if game.phase != "running":
        raise Refused("not-started" if game.phase == "lobby" else "ended")
    return game


async def _hours(connection: AsyncConnection, wait: Wait, clock: Clock) -> Hours:
    person = await get_person(connection, wait.user_id)
    return person.hours if clock.plan.humane else ALWAYS


async def _let_run(connection: AsyncConnection, wait: Wait, clock: Clock, seconds: int | None) -> None:
    person = await get_person(connection, wait.user_id)
    back = person.vacation_until if clock.vacation == "stop" else None
    planned = times(clock.plan, now(), seconds, person.hours, person.share, back)
    reminded = (await connection.execute(_reminder(wait.id))).first() is not None
    await set_wait(
        connection,
        wait.id,
        left=None,
        due_at=planned.due_at,
        remind_at=None if reminded else planned.remind_at,
        grace_until=None,
    )


def _reminder(wait_id: int) -> sa.Select[tuple[int]]:
    return sa.select(pings.c.id).where((pings.c.wait_id == wait_id) & (pings.c.how == "reminder"))


async def _set_paused(connection: AsyncConnection, game_id: int, clock: Clock, moment: int | None) -> None:
    values = dataclasses.asdict(clock.plan)
    row = sa.insert(game_clocks).prefix_with("OR REPLACE")
    await connection.execute(row.values(game_id=game_id, vacation=clock.vacation, paused_at=moment, **values))
