"""Those who watch a game without playing: who they are, how late they see it, and what they may see now."""

from __future__ import annotations

import dataclasses

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clocks.now import now
from clocks.plan import HOUR
from store import tables
from store.database import Database
from store.errors import Refused
from store.locks import Locks
from store.records import Game
from store.rows import get_game, get_own_lobby, set_game
from store.talk_tables import galleries, watchers

UNITS = ("hours", "years", "steps")
MOST = {"hours": 14 * 24, "years": 8, "steps": 200}


@dataclasses.dataclass(frozen=True, slots=True)
class Gallery:
    """Where a game is told to those who watch; `told`: up to which action."""

    game_id: int
    thread_id: int
    told: int


class Watching:
    """Watchers of games. Verbs return what is afterwards or raise `Refused`."""

    def __init__(self, database: Database, locks: Locks) -> None:
        self._database = database
        self._locks = locks

    async def set_delay(self, game_id: int, user_id: int | None, amount: int, unit: str) -> Game:
        """Choose, before the game begins, how late those see it who do not play. 0: at once.

        `unit`: hours, years (of the game) or steps (actions). `user_id`: who asks, the opener; None for the host.
        """
        if unit not in UNITS or not 0 <= amount <= MOST[unit]:
            raise Refused("delay", amount=amount, unit=unit[:10], most=MOST.get(unit, 0))
        async with self._locks.of(game_id), self._database.write() as connection:
            await get_own_lobby(connection, game_id, user_id)
            await set_game(connection, game_id, delay=amount, delay_unit=unit)
            return await get_game(connection, game_id)

    async def visible(self, game: Game) -> int:
        """Return the newest action that those may see who do not play; 0 is the beginning."""
        if game.phase != "running" or not game.delay:
            return game.seq
        if game.delay_unit == "steps":
            return max(0, game.seq - game.delay)
        async with self._database.read() as connection:
            if game.delay_unit == "years":
                began = await _years(connection, game.id)
                return began[-game.delay] if len(began) >= game.delay else 0
            actions = tables.actions.c
            old = (actions.game_id == game.id) & (actions.at <= now() - game.delay * HOUR)
            return (await connection.execute(sa.select(sa.func.max(actions.seq)).where(old))).scalar() or 0

    async def year_before(self, game_id: int, seq: int) -> int:
        """Return the newest action up to `seq` with which a Year of the game began."""
        async with self._database.read() as connection:
            return max((began for began in await _years(connection, game_id) if began <= seq), default=0)

    # ------------------------------------------------------------------ who watches

    async def watch(self, game_id: int, user_id: int) -> Game:
        """Begin to watch. Refused: plays in it, watches already, not running."""
        async with self._database.write() as connection:
            game = await get_game(connection, game_id)
            if game.phase != "running":
                raise Refused("not-started" if game.phase == "lobby" else "ended")
            if game.seat_of(user_id) is not None or any(seat.owner_id == user_id for seat in game.seats):
                raise Refused("watch-plays")
            row = sa.insert(watchers).prefix_with("OR IGNORE").values(game_id=game_id, user_id=user_id, since=now())
            if not (await connection.execute(row)).rowcount:
                raise Refused("watch-already")
            return game

    async def stop(self, game_id: int, user_id: int) -> bool:
        """Watch no more; False if this person did not."""
        async with self._database.write() as connection:
            here = (watchers.c.game_id == game_id) & (watchers.c.user_id == user_id)
            return bool((await connection.execute(sa.delete(watchers).where(here))).rowcount)

    async def people(self, game_id: int) -> list[int]:
        """Return who watches a game."""
        async with self._database.read() as connection:
            query = sa.select(watchers.c.user_id).where(watchers.c.game_id == game_id).order_by(watchers.c.since)
            return list((await connection.execute(query)).scalars().all())

    # ------------------------------------------------------------------ the gallery

    async def gallery(self, game_id: int) -> Gallery | None:
        """Return where a game is told to those who watch, or None."""
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(galleries).where(galleries.c.game_id == game_id))).first()
        return None if row is None else Gallery(*row)

    async def galleries(self) -> list[Gallery]:
        """Return the galleries of the games that are running."""
        running = sa.select(tables.games.c.id).where(tables.games.c.phase == "running")
        async with self._database.read() as connection:
            query = sa.select(galleries).where(galleries.c.game_id.in_(running))
            return [Gallery(*row) for row in (await connection.execute(query)).all()]

    async def open_gallery(self, game_id: int, thread_id: int, told: int) -> Gallery:
        """Remember where a game is told to those who watch; who was first stays."""
        async with self._database.write() as connection:
            row = sa.insert(galleries).prefix_with("OR IGNORE")
            await connection.execute(row.values(game_id=game_id, thread_id=thread_id, told=told))
            found = (await connection.execute(sa.select(galleries).where(galleries.c.game_id == game_id))).one()
        return Gallery(*found)

    async def told(self, game_id: int, seq: int) -> None:
        """Note up to which action a game has been told there."""
        async with self._database.write() as connection:
            here = galleries.c.game_id == game_id
            await connection.execute(sa.update(galleries).where(here).values(told=seq))


async def _years(connection: AsyncConnection, game_id: int) -> list[int]:
    """Return the actions with which each Year of the game began, oldest first."""
    events = tables.events.c
    here = (events.game_id == game_id) & (events.kind == "year_began")
    query = sa.select(events.seq).where(here).order_by(events.seq, events.ordinal)
    return list((await connection.execute(query)).scalars().all())
