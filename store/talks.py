"""What a game allows its players to say in private, and the private threads between two seats."""

from __future__ import annotations

import dataclasses

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from clocks.now import now
from store.chairs import FOR_GOOD
from store.database import Database
from store.errors import Refused
from store.locks import Locks
from store.records import Game, Seat
from store.rows import get_game, get_own_lobby, set_game
from store.talk_tables import talks

TALK = ("open", "no_threads", "no_gifts", "neither")


@dataclasses.dataclass(frozen=True, slots=True)
class Talk:
    """A private thread between two seats (nations, in the order of the alphabet) and who has been let in."""

    id: int
    game_id: int
    thread_id: int
    first: str
    second: str
    first_id: int | None
    second_id: int | None
    opened_at: int
    closed_at: int | None

    def inside(self) -> set[int]:
        """Return the people who have been let in."""
        return {user for user in (self.first_id, self.second_id) if user is not None}

    def other(self, nation: str) -> str:
        """Return the seat on the other side."""
        return self.second if nation == self.first else self.first


class Talks:
    """Rules of talk, and talks. Verbs return what is afterwards or raise `Refused`."""

    def __init__(self, database: Database, locks: Locks) -> None:
        self._database = database
        self._locks = locks

    async def set_rules(self, game_id: int, user_id: int | None, talk: str, shown: bool) -> Game:
        """Choose what players may say in private, before the game begins.

        `talk`: open, no_threads (neither private threads nor deals), no_gifts (7.2 is off), neither. `shown`: private
        threads are shown to everybody at the table when the game is over. `user_id`: who asks, which must be the
        opener; None for the host itself, as for a tournament.
        """
        if talk not in TALK:
            raise Refused("talk-rules", talk=talk[:20])
        async with self._locks.of(game_id), self._database.write() as connection:
            await get_own_lobby(connection, game_id, user_id)
            await set_game(connection, game_id, talk=talk, talks_shown=shown)
            return await get_game(connection, game_id)

    # ------------------------------------------------------------------ threads

    async def check(self, game_id: int, user_id: int, nation: str) -> tuple[Game, Seat, Seat, Talk | None]:
        """Return the game, both seats and their thread, if there is one, where they may talk. Raises `Refused`."""
        async with self._database.read() as connection:
            game, own, other = await may_talk(connection, game_id, user_id, nation)
            first, second = sorted((str(own.nation), str(other.nation)))
            here = (talks.c.game_id == game_id) & (talks.c.first == first) & (talks.c.second == second)
            found = await _find(connection, here)
        return game, own, other, found[0] if found else None

    async def opened(self, game_id: int, one: Seat, other: Seat, thread_id: int) -> Talk | None:
        """Remember a new thread; None if somebody was faster and the pair has one already."""
        first, second = sorted((one, other), key=lambda seat: str(seat.nation))
        values = {
            "game_id": game_id,
            "thread_id": thread_id,
            "first": first.nation,
            "second": second.nation,
            "first_id": first.user_id,
            "second_id": second.user_id,
            "opened_at": now(),
        }
        try:
            async with self._database.write() as connection:
                await connection.execute(sa.insert(talks).values(**values))
                return (await _find(connection, talks.c.thread_id == thread_id))[0]
        except IntegrityError:
            return None

    async def of(self, game_id: int) -> list[Talk]:
        """Return the threads of a game, oldest first."""
        async with self._database.read() as connection:
            return await _find(connection, talks.c.game_id == game_id)

    async def in_thread(self, thread_id: int) -> Talk | None:
        """Return the talk that is held in this thread, or None."""
        async with self._database.read() as connection:
            found = await _find(connection, talks.c.thread_id == thread_id)
        return found[0] if found else None

    async def let_in(self, talk: Talk, first_id: int | None, second_id: int | None) -> None:
        """Note who is inside now."""
        await self._set(talk, first_id=first_id, second_id=second_id)

    async def forget(self, talk: Talk) -> None:
        """Forget a thread that somebody deleted."""
        async with self._database.write() as connection:
            await connection.execute(sa.delete(talks).where(talks.c.id == talk.id))

    async def close(self, talk: Talk) -> None:
        """Note that a thread is closed."""
        await self._set(talk, closed_at=now())

    async def _set(self, talk: Talk, **values: int | None) -> None:
        async with self._database.write() as connection:
            await connection.execute(sa.update(talks).where(talks.c.id == talk.id).values(**values))


def insiders(game: Game, talk: Talk) -> tuple[int | None, int | None]:
    """Return who of both seats belongs into their thread: whoever has the seat, unless gone for good."""

    def person(nation: str) -> int | None:
        seat = game.seat_for(nation)
        return None if seat.absent and (seat.why in FOR_GOOD or seat.why == "gone") else seat.user_id

    return person(talk.first), person(talk.second)


async def may_talk(connection: AsyncConnection, game_id: int, user_id: int, nation: str) -> tuple[Game, Seat, Seat]:
    """Return the game and both seats if this person may talk in private with who plays `nation`. Raises `Refused`."""
    game = await get_game(connection, game_id)
    if game.phase != "running":
        raise Refused("not-started" if game.phase == "lobby" else "ended")
    own = game.seat_of(user_id)
    if own is None or own.nation is None:
        raise Refused("not-in-game")
    if not game.threads:
        raise Refused("no-private-talk")
    other = next((seat for seat in game.seats if seat.nation == nation), None)
    if other is None:
        raise Refused("no-such-player")
    if other.position == own.position:
        raise Refused("talk-alone")
    if other.is_bot or other.user_id is None:
        raise Refused("talk-bot")
    return game, own, other


async def _find(connection: AsyncConnection, where: sa.ColumnElement[bool]) -> list[Talk]:
    rows = (await connection.execute(sa.select(talks).where(where).order_by(talks.c.id))).all()
    return [Talk(*row) for row in rows]
