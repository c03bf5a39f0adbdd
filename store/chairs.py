"""Seats that change hands in a running game: absence, vacation, substitutes, the owner's return, concession.

Each verb is one transaction: seat, rights, open waits and the panel in direct messages go together.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clocks.now import now
from engine.model import State
from store import tables
from store.clock_tables import persons, waits
from store.database import Database
from store.errors import Refused
from store.locks import Locks
from store.people import set_person
from store.records import Game, Prompt, Seat
from store.rows import find_games, get_game, set_seat
from store.waits import get_clock, keep_waits

StateOf = Callable[[AsyncConnection, Game], Awaitable[State]]
FOR_GOOD = frozenset({"conceded", "expelled"})  # whoever has gone so does not come back


@dataclasses.dataclass(frozen=True, slots=True)
class Moved:
    """A seat that has changed hands: the game afterwards, the seat, and the panel of who had it (to be ended)."""

    game: Game
    seat: Seat
    prompt: Prompt | None


class Chairs:
    """The verbs of seats."""

    def __init__(self, database: Database, locks: Locks, state_of: StateOf) -> None:
        self._database = database
        self._locks = locks
        self._state_of = state_of

    async def leave(self, game_id: int, user_id: int, why: str, until: int | None = None) -> Moved:
        """A bot plays the seat of this person on. `why`: left, gone, silent, vacation, conceded, expelled."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await self._running(connection, game_id)
            seat = _own(game, user_id)
            await set_seat(connection, game_id, seat.position, absent=True, why=why, away_until=until, missed=0)
            return await self._moved(connection, game_id, seat.position, user_id)

    async def come_back(self, game_id: int, user_id: int) -> Moved:
        """Take one's own seat back from the bot. Refused after a concession, and where a substitute plays."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await self._running(connection, game_id)
            seat = game.seat_of(user_id)
            if seat is None:
                former = next((one for one in game.seats if one.owner_id == user_id), None)
                raise Refused("not-in-game" if former is None else "seat-taken")
            if seat.why in FOR_GOOD and seat.absent:
                raise Refused("gone-for-good")
            await set_seat(connection, game_id, seat.position, absent=False, why="", away_until=None, missed=0)
            return await self._moved(connection, game_id, seat.position, user_id)

    async def take_over(self, game_id: int, position: int, user_id: int, name: str) -> Moved:
        """A substitute takes a seat that a bot plays for somebody who is away. Refused: not free, already seated."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await self._running(connection, game_id)
            seat = next((one for one in game.seats if one.position == position), None)
            if game.seat_of(user_id) is not None:
                raise Refused("joined")
            if seat is None or seat.user_id is None or not seat.absent:
                raise Refused("seat-not-free")
            return await self._hand(connection, seat, user_id, name, owner=seat.owner_id or seat.user_id)

    async def give_back(self, game_id: int, user_id: int, owner_name: str) -> Moved:
        """The substitute returns the seat to whose it was."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await self._running(connection, game_id)
            seat = _own(game, user_id)
            if seat.owner_id is None:
                raise Refused("no-owner")
            return await self._hand(connection, seat, seat.owner_id, owner_name, owner=None)

    async def replace(self, game_id: int, position: int, user_id: int, name: str) -> Moved:
        """A moderator gives a seat, a person's or a bot's, to somebody who has none."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await self._running(connection, game_id)
            seat = next((one for one in game.seats if one.position == position), None)
            if seat is None:
                raise Refused("seat-not-free")
            if game.seat_of(user_id) is not None:
                raise Refused("joined")
            return await self._hand(connection, seat, user_id, name, owner=seat.owner_id or seat.user_id)

    # ------------------------------------------------------------------ vacations

    async def go_on_vacation(self, user_id: int, until: int) -> list[Moved]:
        """In every running game a bot plays or the person's clock stands, as the game says. Returns the moves."""
        async with self._database.write() as connection:
            await set_person(connection, user_id, vacation_until=until)
            games = await find_games(connection, _seated(user_id) & (tables.games.c.phase == "running"))
        moves: list[Moved] = []
        for game in games:
            async with self._database.read() as connection:
                clock = await get_clock(connection, game.id)
            if clock.vacation == "stop":
                await self._stop_clock(game.id, user_id, until)
            elif not _own(game, user_id).absent:
                moves.append(await self.leave(game.id, user_id, "vacation", until))
        return moves

    async def end_vacation(self, user_id: int) -> list[Moved]:
        """The person is back: seats that a bot played for the vacation are taken back."""
        async with self._database.write() as connection:
            await set_person(connection, user_id, vacation_until=None)
            games = await find_games(connection, _seated(user_id) & (tables.games.c.phase == "running"))
        away = [game.id for game in games if _own(game, user_id).why == "vacation" and _own(game, user_id).absent]
        return [await self.come_back(number, user_id) for number in away]

    async def vacations_over(self) -> list[int]:
        """Return the people whose vacation has ended."""
        async with self._database.read() as connection:
            query = sa.select(persons.c.user_id).where(persons.c.vacation_until <= now())
            return [row.user_id for row in (await connection.execute(query)).all()]

    async def _stop_clock(self, game_id: int, user_id: int, until: int) -> None:
        """Move the deadlines of this person behind the vacation."""
        here = (waits.c.game_id == game_id) & (waits.c.user_id == user_id) & (waits.c.outcome == "open")
        later = until - now()
        values = {"due_at": waits.c.due_at + later, "remind_at": waits.c.remind_at + later, "grace_until": None}
        async with self._locks.of(game_id), self._database.write() as connection:
            await connection.execute(sa.update(waits).where(here).values(**values))

    # ------------------------------------------------------------------

    async def _hand(self, connection: AsyncConnection, seat: Seat, user_id: int, name: str, owner: int | None) -> Moved:
        before = seat.user_id
        await set_seat(
            connection,
            seat.game_id,
            seat.position,
            user_id=user_id,
            name=name,
            owner_id=None if owner == user_id else owner,
            absent=False,
            why="",
            away_until=None,
            missed=0,
            bank=None,
            wants_dm=True,
        )
        return await self._moved(connection, seat.game_id, seat.position, before)

    async def _moved(self, connection: AsyncConnection, game_id: int, position: int, before: int | None) -> Moved:
        game = await get_game(connection, game_id)
        await keep_waits(connection, game, await self._state_of(connection, game))
        seat = next(one for one in game.seats if one.position == position)
        prompt = None
        if before is not None and (seat.user_id != before or seat.absent):
            prompt = await _take_prompt(connection, game_id, before)
        return Moved(game, seat, prompt)

    @staticmethod
    async def _running(connection: AsyncConnection, game_id: int) -> Game:
        game = await get_game(connection, game_id)
        if game.phase != "running":
            raise Refused("not-started" if game.phase == "lobby" else "ended")
        return game


def _own(game: Game, user_id: int) -> Seat:
    seat = game.seat_of(user_id)
    if seat is None:
        raise Refused("not-in-game")
    return seat


def _seated(user_id: int) -> sa.ColumnElement[bool]:
    return tables.games.c.id.in_(sa.select(tables.seats.c.game_id).where(tables.seats.c.user_id == user_id))


async def _take_prompt(connection: AsyncConnection, game_id: int, user_id: int) -> Prompt | None:
    table = tables.prompts.c
    here = (table.game_id == game_id) & (table.user_id == user_id)
    row = (await connection.execute(sa.select(tables.prompts).where(here))).first()
    await connection.execute(sa.delete(tables.prompts).where(here))
    return None if row is None else Prompt(*row)
