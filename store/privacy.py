"""What is stored about one person, handed out or deleted."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from store import tables
from store.clock_tables import audit, persons, pings, votes, waits
from store.database import Database
from store.errors import Refused
from store.rows import find_games

NOBODY = 0  # the id under which what must stay is kept
NAMELESS = "?"


class Privacy:
    """One person's data."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return every row that is about this person, by table. Moves are there, what others did is not."""
        wanted = {
            "persons": sa.select(persons).where(persons.c.user_id == user_id),
            "seats": sa.select(tables.seats).where(
                (tables.seats.c.user_id == user_id) | (tables.seats.c.owner_id == user_id)
            ),
            "games_opened": sa.select(tables.games.c.id, tables.games.c.created_at).where(
                tables.games.c.opener_id == user_id
            ),
            "actions": sa.select(tables.actions).where(tables.actions.c.user_id == user_id),
            "waits": sa.select(waits).where(waits.c.user_id == user_id),
            "pings": sa.select(pings).join(waits, waits.c.id == pings.c.wait_id).where(waits.c.user_id == user_id),
            "votes": sa.select(votes).where(votes.c.user_id == user_id),
            "prompts": sa.select(tables.prompts).where(tables.prompts.c.user_id == user_id),
            "audit": sa.select(audit).where(audit.c.user_id == user_id),
        }
        async with self._database.read() as connection:
            return {name: await _rows(connection, query) for name, query in wanted.items()}

    async def delete(self, user_id: int) -> int:
        """Forget this person: finished games keep a seat without a name. Returns how many games that were.

        Refused while the person has a seat in a game that is open or running: leaving or conceding comes first.
        """
        async with self._database.write() as connection:
            seated = sa.select(tables.seats.c.game_id).where(tables.seats.c.user_id == user_id)
            games = await find_games(connection, tables.games.c.id.in_(seated))
            live = [game for game in games if game.phase in ("lobby", "running")]
            if live:
                raise Refused("privacy-playing", number=live[0].id)
            for table in (persons, tables.prompts, votes):
                await connection.execute(sa.delete(table).where(table.c.user_id == user_id))
            seats = sa.update(tables.seats)
            here = tables.seats.c.user_id == user_id
            await connection.execute(seats.where(here).values(user_id=NOBODY, name=NAMELESS, absent=True))
            await connection.execute(seats.where(tables.seats.c.owner_id == user_id).values(owner_id=None))
            for table, column, value in (
                (tables.games, "opener_id", NOBODY),
                (tables.actions, "user_id", None),
                (waits, "user_id", NOBODY),
                (waits, "closed_by", None),
                (audit, "user_id", NOBODY),
            ):
                change = sa.update(table).where(table.c[column] == user_id).values({column: value})
                await connection.execute(change)
        return len(games)


async def _rows(connection: AsyncConnection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings().all()]
