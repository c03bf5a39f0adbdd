"""Reading and writing the rows of one tournament."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clocks.plan import UNLIMITED
from clocks.plan import Plan as Clock
from store import tournament_tables as tables
from store.errors import Refused, StalePress
from store.rows import add_row, now
from store.tournament_records import OPEN, RIGHTS, Entrant, Place, Right, TableOf, Tournament
from tournament.forms import Plan
from tournament.model import Result, Round
from tournament.scoring import Points


async def find_tournaments(connection: AsyncConnection, where: sa.ColumnElement[bool]) -> list[Tournament]:
    """Return the tournaments that meet the condition, oldest first."""
    rows = (
        await connection.execute(sa.select(tables.tournaments).where(where).order_by(tables.tournaments.c.id))
    ).all()
    return [await _whole(connection, row) for row in rows]


async def get_tournament(connection: AsyncConnection, number: int) -> Tournament:
    """Return one tournament. Raises `Refused`."""
    found = await find_tournaments(connection, tables.tournaments.c.id == number)
    if not found:
        raise Refused("no-tournament", number=str(number))
    return found[0]


async def _rows(connection: AsyncConnection, table: sa.Table, number: int, *order: str) -> list[sa.Row[Any]]:
    query = sa.select(table).where(table.c.tournament_id == number).order_by(*(table.c[name] for name in order))
    return list((await connection.execute(query)).all())


async def _whole(connection: AsyncConnection, row: sa.Row[Any]) -> Tournament:
    entrants = [
        Entrant(one.number, one.user_id, one.name, one.status, one.persona, one.seeding, one.since)
        for one in await _rows(connection, tables.entrants, row.id, "number")
    ]
    games = [
        TableOf(one.round, one.number, one.game_id, one.ending)
        for one in await _rows(connection, tables.tournament_games, row.id, "round", "number")
    ]
    places = [
        Place(one.round, one.number, one.seat, one.entrant, one.nation, one.place, one.renown, one.thousandths)
        for one in await _rows(connection, tables.tournament_seats, row.id, "round", "number", "seat", "entrant")
    ]
    people = await _rows(connection, tables.organisers, row.id, "user_id")
    return Tournament(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=row.message_id,
        opener_id=row.opener_id,
        name=row.name,
        plan=Plan(row.form, row.seats, row.rounds, bool(row.exact), bool(row.final)),
        points=points_from(row.places, row.renown_points, row.bye_points),
        length=row.length,
        most=row.most,
        hours=row.hours,
        seeding=row.seeding,
        seed=row.seed,
        locale=row.locale,
        phase=row.phase,
        step=row.step,
        round=row.round,
        deadline=row.deadline,
        told=row.told,
        entrants=tuple(entrants),
        organisers={one.user_id: one.role for one in people},
        talk=row.talk,
        talks_shown=bool(row.talks_shown),
        clock=Clock(**json.loads(row.clock)) if row.clock else Clock(),
        tables=tuple(games),
        places=tuple(places),
    )


def points_from(places: str, renown: int, bye: int) -> Points:
    """Return points out of their columns."""
    return Points({int(size): tuple(row) for size, row in json.loads(places).items()}, renown, bye)


def places_column(points: Points) -> str:
    """Return the column `places` of these points."""
    return json.dumps({str(size): list(row) for size, row in sorted(points.places.items())})


def clock_column(clock: Clock) -> str:
    """Return the column `clock` of this plan."""
    return json.dumps(dataclasses.asdict(clock)) if clock.runs else ""


async def open_tournament(
    connection: AsyncConnection,
    *,
    plan: Plan,
    points: Points,
    opener_id: int,
    clock: Clock = UNLIMITED,
    **values: str | int,
) -> Tournament:
    """Write a tournament in its sign-up. `values`: its other columns."""
    number = await add_row(
        connection,
        tables.tournaments,
        opener_id=opener_id,
        form=plan.form,
        seats=plan.seats,
        rounds=plan.rounds,
        exact=plan.exact,
        final=plan.final,
        places=places_column(points),
        renown_points=points.renown,
        bye_points=points.bye,
        clock=clock_column(clock),
        phase="signup",
        created_at=now(),
        **values,
    )
    await note(connection, number, opener_id, "opened")
    return await get_tournament(connection, number)


async def set_tournament(connection: AsyncConnection, number: int, **values: object) -> None:
    """Change columns of one tournament."""
    await connection.execute(sa.update(tables.tournaments).where(tables.tournaments.c.id == number).values(**values))


async def set_entrant(connection: AsyncConnection, tournament: int, number: int, **values: object) -> None:
    """Change columns of one entrant."""
    here = (tables.entrants.c.tournament_id == tournament) & (tables.entrants.c.number == number)
    await connection.execute(sa.update(tables.entrants).where(here).values(**values))


async def note(
    connection: AsyncConnection, tournament: int, user_id: int | None, code: str, **facts: str | int
) -> None:
    """Write a line of the log."""
    text = json.dumps(facts, ensure_ascii=False)
    await add_row(
        connection, tables.tournament_log, tournament_id=tournament, at=now(), user_id=user_id, code=code, facts=text
    )


async def keep_round(connection: AsyncConnection, tournament: int, number: int, paired: Round, bye: int) -> None:
    """Keep a draw. `bye`: thousandths of points for it."""
    await forget_round(connection, tournament, number)
    for place, table in enumerate(paired.tables, start=1):
        await add_row(connection, tables.tournament_games, tournament_id=tournament, round=number, number=place)
        for seat in table.seats:
            await add_row(
                connection,
                tables.tournament_seats,
                tournament_id=tournament,
                round=number,
                entrant=seat.entrant,
                number=place,
                seat=seat.seat,
                nation=seat.nation,
            )
    for entrant in paired.byes:
        await add_row(
            connection,
            tables.tournament_seats,
            tournament_id=tournament,
            round=number,
            entrant=entrant,
            number=0,
            seat=0,
            nation="",
            thousandths=bye,
        )


async def forget_round(connection: AsyncConnection, tournament: int, number: int) -> None:
    """Take a draw back."""
    for table in (tables.tournament_seats, tables.tournament_games):
        here = (table.c.tournament_id == tournament) & (table.c.round == number)
        await connection.execute(sa.delete(table).where(here))


async def keep_results(connection: AsyncConnection, tournament: int, results: Iterable[Result]) -> None:
    """Keep the results of tables."""
    seats, games = tables.tournament_seats.c, tables.tournament_games.c
    for row in results:
        here = (seats.tournament_id == tournament) & (seats.round == row.round) & (seats.entrant == row.entrant)
        values = {"place": row.place, "renown": row.renown, "thousandths": row.thousandths}
        await connection.execute(sa.update(tables.tournament_seats).where(here).values(**values))
        there = (games.tournament_id == tournament) & (games.round == row.round) & (games.number == row.table)
        await connection.execute(sa.update(tables.tournament_games).where(there).values(ending=row.ending))


async def is_of_tournament(connection: AsyncConnection, game_id: int) -> bool:
    """Whether a game is a table of a tournament."""
    games = tables.tournament_games.c
    return (await connection.execute(sa.select(games.round).where(games.game_id == game_id))).first() is not None


async def get_open(connection: AsyncConnection, number: int) -> Tournament:
    """Return a tournament that is not over. Raises `Refused`."""
    one = await get_tournament(connection, number)
    if one.phase not in OPEN:
        raise Refused("tournament-over", name=one.name)
    return one


def check_right(one: Tournament, by: int, right: Right) -> None:
    """Raise `Refused` unless this person's role allows it."""
    if one.may(by, right):
        return
    role = one.role_of(by)
    if role is None:
        raise Refused("organisers-only")
    raise Refused("role-may-not", role=role, right=right, roles=" ".join(who for who in RIGHTS if right in RIGHTS[who]))


async def get_run_by(connection: AsyncConnection, number: int, by: int, step: int | None, right: Right) -> Tournament:
    """Return a tournament in which this person has a right. Raises `StalePress` if `step` is not the one of now."""
    one = await get_open(connection, number)
    check_right(one, by, right)
    if step is not None and step != one.step:
        raise StalePress
    return one


def entry_of(one: Tournament, user_id: int) -> Entrant:
    """Return the entry of a person who takes part. Raises `Refused`."""
    mine = one.entrant_of(user_id)
    if mine is None or mine.status in ("dropped", "missed"):
        raise Refused("not-entered")
    return mine
