"""SQLite behind asyncio with one trip to its thread for each statement.

`aiosqlite` makes a trip each for opening a cursor, executing, fetching and closing; a move of a game is a dozen
statements, and the trips cost more than SQLite itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import aiosqlite


class WholeCursor:
    """A cursor that executes and fetches in one go; what SQLAlchemy asks afterwards is there already."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.arraysize = 1
        self.description: Sequence[Any] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> WholeCursor:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> WholeCursor:
        """Execute a statement and take all of its rows."""
        return await self._whole(lambda raw: raw.execute(sql, tuple(parameters)))

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> WholeCursor:
        """Execute a statement once for each set of parameters."""
        return await self._whole(lambda raw: raw.executemany(sql, [tuple(one) for one in parameters]))

    async def _whole(self, run: Callable[[sqlite3.Cursor], sqlite3.Cursor]) -> WholeCursor:
        def in_thread(raw: sqlite3.Connection) -> tuple[Any, ...]:
            cursor = raw.cursor()
            try:
                run(cursor)
                rows = cursor.fetchall() if cursor.description else []
                return rows, cursor.description, cursor.rowcount, cursor.lastrowid
            finally:
                cursor.close()

        send: Any = self._connection._execute
        found = await send(in_thread, self._connection._conn)
        self._rows, self.description, self.rowcount, self.lastrowid = found
        return self

    async def fetchall(self) -> list[Any]:
        """Return the rows that are left."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Forget the rows."""
        self._rows = []


class WholeConnection(aiosqlite.Connection):
    """A connection whose cursors are whole."""

    def cursor(self) -> WholeCursor:  # type: ignore[override]
        """Return a cursor; there is nothing to wait for."""
        return WholeCursor(self)


def connect(path: str, **options: Any) -> WholeConnection:
    """Return a connection to a database file, to be awaited; `options` as for `sqlite3.connect`."""
    connection = WholeConnection(lambda: sqlite3.connect(path, **options), iter_chunk_size=64)
    connection._thread.daemon = True
    return connection
