"""Opening the database: checks, migrations, connections.

WAL, a busy timeout, and every writing transaction begun as IMMEDIATE, so that two writers wait for each other instead
of failing half-way.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from store.driver import connect
from store.errors import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 10


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config


def _check(path: Path) -> None:
    """Refuse a file that is no healthy database of this project, without writing to it."""
    if path.is_dir():
        raise StoreError(f"The database path {path} is a folder; name a file in PAX_DATABASE.")
    if not path.exists() or path.stat().st_size == 0:
        return
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            versions = (
                [row[0] for row in connection.execute("SELECT version_num FROM alembic_version")]
                if "alembic_version" in names
                else []
            )
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StoreError(
            f"The database file {path} cannot be read ({error}); nothing was changed. "
            "Restore a copy of it, or name another file in PAX_DATABASE."
        ) from error
    if verdict != "ok":
        raise StoreError(
            f"The database file {path} is damaged; nothing was changed. "
            "Restore a copy of it, or name another file in PAX_DATABASE."
        )
    if names and not versions:
        raise StoreError(
            f"The file {path} is a database of another program; nothing was changed. Name another file in PAX_DATABASE."
        )
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    for version in versions:
        if version not in known:
            raise StoreError(
                f"The database file {path} was written by a newer version of this program (schema {version}); "
                "nothing was changed. Update the program, or name another file in PAX_DATABASE."
            )


def migrate(path: Path) -> None:
    """Bring the file to the newest schema, making it if it is missing.

    Raises `StoreError` with one sentence when the file is broken, foreign, newer than this program or not writable;
    the file is untouched then.
    """
    _check(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine, "connect", _on_connect)
        event.listen(engine, "begin", _on_begin)
        try:
            with engine.connect().execution_options(immediate=True) as connection, connection.begin():
                config = _config()
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        finally:
            engine.dispose()
    except (OSError, sa.exc.SQLAlchemyError, CommandError) as error:
        reason = getattr(error, "orig", None) or error
        raise StoreError(
            f"The database file {path} cannot be written ({reason}). "
            "Give this program the right to write there, or name another file in PAX_DATABASE."
        ) from error


class Database:
    """The open database. `read()` and `write()` give connections; a write commits at its end or not at all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Check, migrate and open the file. Raises `StoreError`."""
        migrate(path)
        options = {"timeout": BUSY_SECONDS, "async_creator_fn": connect}
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args=options)
        event.listen(engine.sync_engine, "connect", _on_connect)
        event.listen(engine.sync_engine, "begin", _on_begin)
        return cls(engine)

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection that sees one consistent state."""
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection inside an IMMEDIATE transaction, committed at the end, rolled back on an error."""
        async with self._engine.connect() as raw:
            connection = await raw.execution_options(immediate=True)
            async with connection.begin():
                yield connection


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun by `_on_begin`, not by the driver
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _on_begin(connection: sa.Connection) -> None:
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
