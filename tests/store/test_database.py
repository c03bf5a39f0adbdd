"""Opening the file: made where it is missing, refused where it is broken, foreign, newer or not writable."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from store.database import Database, migrate
from store.errors import StoreError
from store.store import Store
from store.tables import metadata


def test_the_migrations_make_exactly_the_tables(path: Path) -> None:
    migrate(path)
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_migrating_twice_changes_nothing(path: Path) -> None:
    migrate(path)
    before = path.read_bytes()
    migrate(path)
    assert path.read_bytes() == before


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "deep" / "down" / "pax.sqlite3")
    await store.close()
    assert (tmp_path / "deep" / "down" / "pax.sqlite3").exists()


def test_a_broken_file_is_refused_and_left_alone(path: Path) -> None:
    path.write_bytes(b"no database at all " * 500)
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"cannot be read .* name another file in PAX_DATABASE"):
        migrate(path)
    assert path.read_bytes() == before


def test_a_damaged_file_is_refused_and_left_alone(path: Path) -> None:
    migrate(path)
    data = bytearray(path.read_bytes())
    data[4096 : 4096 * 6] = b"\xaa" * (4096 * 5)
    path.write_bytes(data)
    with pytest.raises(StoreError, match=r"(damaged|cannot be read)"):
        migrate(path)
    assert path.read_bytes() == bytes(data)


def test_a_newer_schema_is_refused_and_left_alone(path: Path) -> None:
    migrate(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"newer version of this program \(schema 9999\)"):
        migrate(path)
    assert path.read_bytes() == before


def test_another_programs_database_is_refused_and_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="database of another program"):
        migrate(path)
    assert path.read_bytes() == before


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        migrate(tmp_path)


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    with pytest.raises(StoreError, match="cannot be written"):
        migrate(blocked / "pax.sqlite3")


async def test_writing_takes_the_lock_at_its_beginning_and_wal_is_on(path: Path) -> None:
    database = await Database.open(path)
    async with database.read() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert int((await connection.exec_driver_sql("PRAGMA busy_timeout")).scalar() or 0) >= 5000
    other = sqlite3.connect(path, timeout=0)
    async with database.write():
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
    other.close()
    await database.close()


async def test_a_failed_write_leaves_nothing_behind(path: Path) -> None:
    store = await Store.open(path)
    database = Database(store._database._engine)
    with pytest.raises(RuntimeError):
        async with database.write() as connection:
            await connection.exec_driver_sql("INSERT INTO facts VALUES ('half', 'way')")
            raise RuntimeError("in the middle")
    assert await store.shown.fact("half") is None
    await store.close()
