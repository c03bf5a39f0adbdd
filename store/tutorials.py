"""Tutorial games: which step is being taught, which are behind. One row a game; the person is its opener."""

from __future__ import annotations

import dataclasses

import sqlalchemy as sa
from sqlalchemy import Column, ForeignKey, Integer, String, Table, Text

from store import tables
from store.database import Database
from store.rows import add_row

# `lesson`: the one being taught, "" between two; `since`: the action after which it began. `met`, `missed`: names of
# lessons, joined by spaces. `status`: open, left, done.
tutorials = Table(
    "tutorials",
    tables.metadata,
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("lesson", String, nullable=False, server_default=""),
    Column("since", Integer, nullable=False, server_default="0"),
    Column("met", Text, nullable=False, server_default=""),
    Column("missed", Text, nullable=False, server_default=""),
    Column("status", String, nullable=False, server_default="open"),
)


@dataclasses.dataclass(frozen=True, slots=True)
class Tutorial:
    """How far one tutorial has come. `since`: number of the action after which the lesson began."""

    game_id: int
    lesson: str = ""
    since: int = 0
    met: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    status: str = "open"


class Tutorials:
    """Reading and changing them, each change in a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, game_id: int) -> Tutorial:
        """Make a game a tutorial."""
        async with self._database.write() as connection:
            await add_row(connection, tutorials, game_id=game_id)
        return Tutorial(game_id)

    async def get(self, game_id: int) -> Tutorial | None:
        """Return how far a game's tutorial has come, None for a game without one."""
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(tutorials).where(tutorials.c.game_id == game_id))).first()
        if row is None:
            return None
        return Tutorial(game_id, row.lesson, row.since, tuple(row.met.split()), tuple(row.missed.split()), row.status)

    async def games(self) -> set[int]:
        """Return all games that are, or were, tutorials."""
        async with self._database.read() as connection:
            return set((await connection.execute(sa.select(tutorials.c.game_id))).scalars())

    async def open_games(self) -> set[int]:
        """Return the games whose tutorial goes on."""
        async with self._database.read() as connection:
            rows = await connection.execute(sa.select(tutorials.c.game_id).where(tutorials.c.status == "open"))
            return set(rows.scalars())

    async def running_of(self, user_id: int) -> int | None:
        """Return the running game in which this person's tutorial goes on."""
        games = tables.games.c
        query = (
            sa.select(games.id)
            .join(tutorials, tutorials.c.game_id == games.id)
            .where((games.opener_id == user_id) & (games.phase == "running") & (tutorials.c.status == "open"))
        )
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar()

    async def change(self, before: Tutorial, after: Tutorial) -> bool:
        """Go on from one position to another; False if somebody else has done so meanwhile."""
        unchanged = (
            (tutorials.c.game_id == before.game_id)
            & (tutorials.c.lesson == before.lesson)
            & (tutorials.c.since == before.since)
            & (tutorials.c.status == before.status)
        )
        values = {
            "lesson": after.lesson,
            "since": after.since,
            "met": " ".join(after.met),
            "missed": " ".join(after.missed),
            "status": after.status,
        }
        async with self._database.write() as connection:
            done = await connection.execute(sa.update(tutorials).where(unchanged).values(**values))
        return bool(done.rowcount)
