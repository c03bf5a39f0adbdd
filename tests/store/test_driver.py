"""One trip to the thread of SQLite for each statement, and nothing else about it is different."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from store.driver import WholeConnection, connect


async def test_a_statement_is_one_trip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trips: list[object] = []
    before: Callable[..., Any] = WholeConnection._execute

    async def counted(self: WholeConnection, call: Callable[..., Any], *given: Any, **more: Any) -> Any:
        trips.append(call)
        return await before(self, call, *given, **more)

    connection = await connect(str(tmp_path / "a.sqlite3"))
    try:
        monkeypatch.setattr(WholeConnection, "_execute", counted)
        opened: Any = connection.cursor()
        cursor = await opened.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, word TEXT UNIQUE)")
        await cursor.executemany("INSERT INTO t (word) VALUES (?)", [("one",), ("two",)])
        assert cursor.rowcount == 2
        await cursor.execute("INSERT INTO t (word) VALUES (?)", ("three",))
        assert cursor.lastrowid == 3
        await cursor.execute("SELECT word FROM t ORDER BY id")
        assert cursor.description is not None and cursor.description[0][0] == "word"
        assert await cursor.fetchall() == [("one",), ("two",), ("three",)]
        assert await cursor.fetchall() == []
        await cursor.close()
        assert len(trips) == 4
        with pytest.raises(sqlite3.IntegrityError):
            await cursor.execute("INSERT INTO t (word) VALUES (?)", ("one",))
    finally:
        await connection.close()
