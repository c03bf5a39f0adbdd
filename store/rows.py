"""Reading rows into records, and the few conversions between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clocks.now import now as now
from clocks.plan import UNLIMITED, Plan, preset_of
from engine.legacies import Legacy
from store import tables
from store.clock_tables import game_clocks, persons
from store.errors import Refused
from store.records import Game, Seat

_CLOCK = [game_clocks.c[name] for name in ("kind", "seconds", "increment", "most", "grace", "humane", "remind")]


def _seat(row: sa.Row[Any]) -> Seat:
    return Seat(
        game_id=row.game_id,
        position=row.position,
        user_id=row.user_id,
        name=row.name,
        nation=row.nation,
        persona=row.persona,
        absent=bool(row.absent),
        wants_dm=bool(row.wants_dm),
        owner_id=row.owner_id,
        why=row.why,
        away_until=row.away_until,
        missed=row.missed,
        bank=row.bank,
        locale=row.locale or "",
    )


def _game(row: sa.Row[Any], seats: Sequence[Seat]) -> Game:
    return Game(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        thread_id=row.thread_id,
        opener_id=row.opener_id,
        phase=row.phase,
        length=row.length,
        seed=row.seed,
        salt=row.salt,
        locale=row.locale,
        content=row.content,
        nations=tuple(row.nations.split()),
        seq=row.seq,
        epoch=row.epoch,
        told=row.told,
        waiting_since=row.waiting_since,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        seats=tuple(seats),
        clock=preset_of(plan_of(row)),
        plan=plan_of(row),
        talk=row.talk,
        talks_shown=bool(row.talks_shown),
        delay=row.delay,
        delay_unit=row.delay_unit,
        left=msgspec.json.decode(row.left, type=dict[str, Legacy]) if row.left else {},
    )


def plan_of(row: sa.Row[Any]) -> Plan:
    """Return the plan out of a row with columns `clock_kind`, `clock_seconds` and so on."""
    if row.clock_kind is None:
        return UNLIMITED
    return Plan(
        row.clock_kind,
        row.clock_seconds,
        row.clock_increment,
        row.clock_most,
        row.clock_grace,
        bool(row.clock_humane),
        row.clock_remind,
    )


async def find_games(connection: AsyncConnection, where: sa.ColumnElement[bool]) -> list[Game]:
    """Return the games that meet the condition, oldest first, with their seats."""
    games = sa.select(tables.games, *(column.label(f"clock_{column.name}") for column in _CLOCK))
    games = games.outerjoin(game_clocks, game_clocks.c.game_id == tables.games.c.id)
    rows = (await connection.execute(games.where(where).order_by(tables.games.c.id))).all()
    if not rows:
        return []
    wanted = [row.id for row in rows]
    seats: dict[int, list[Seat]] = {number: [] for number in wanted}
    query = (
        sa.select(tables.seats, persons.c.locale)
        .outerjoin(persons, persons.c.user_id == tables.seats.c.user_id)
        .where(tables.seats.c.game_id.in_(wanted))
        .order_by(tables.seats.c.position)
    )
    for row in (await connection.execute(query)).all():
        seats[row.game_id].append(_seat(row))
    return [_game(row, seats[row.id]) for row in rows]


async def get_game(connection: AsyncConnection, game_id: int) -> Game:
    """Return one game. Raises `Refused` (no_game)."""
    found = await find_games(connection, tables.games.c.id == game_id)
    if not found:
        raise Refused("no-game", number=game_id)
    return found[0]


async def get_lobby(connection: AsyncConnection, game_id: int) -> Game:
    """Return one game that has not begun. Raises `Refused` (no-game, started, ended)."""
    game = await get_game(connection, game_id)
    if game.phase != "lobby":
        raise Refused("started" if game.phase == "running" else "ended")
    return game


async def get_own_lobby(connection: AsyncConnection, game_id: int, user_id: int | None) -> Game:
    """Return one game that this person, its opener, may still set up; None: the host itself. Raises `Refused`."""
    game = await get_lobby(connection, game_id)
    if user_id is not None and game.opener_id != user_id:
        raise Refused("opener-only")
    return game


async def set_game(connection: AsyncConnection, game_id: int, **values: object) -> None:
    """Change columns of one game."""
    await connection.execute(sa.update(tables.games).where(tables.games.c.id == game_id).values(**values))


async def set_seat(connection: AsyncConnection, game_id: int, position: int, **values: object) -> None:
    """Change columns of one seat."""
    here = (tables.seats.c.game_id == game_id) & (tables.seats.c.position == position)
    await connection.execute(sa.update(tables.seats).where(here).values(**values))


async def add_row(connection: AsyncConnection, table: sa.Table, **values: object) -> int:
    """Insert one row and return its key (0 when the table has no single integer key)."""
    result = await connection.execute(sa.insert(table).values(**values))
    key = result.inserted_primary_key
    return int(key[0]) if key is not None and len(key) == 1 and isinstance(key[0], int) else 0
