"""Leagues: members, seasons. Each division of a season is a tournament of its own."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from store import league_tables as tables
from store import tournament_tables as cups
from store.database import Database
from store.errors import Refused, StalePress
from store.rows import add_row, now
from store.tournament_records import OPEN, Tournament
from store.tournament_rows import get_tournament, open_tournament
from tournament.forms import Plan
from tournament.leagues import LETTERS, MOST_DIVISIONS, Placed
from tournament.scoring import Points


@dataclasses.dataclass(frozen=True, slots=True)
class Member:
    """Somebody in a league. `plays`: whether in the next season too."""

    number: int
    user_id: int
    name: str
    plays: bool


@dataclasses.dataclass(frozen=True, slots=True)
class League:
    """A league. `divisions`: the tournaments of its newest season, the highest first."""

    id: int
    guild_id: int
    channel_id: int
    opener_id: int
    name: str
    size: int
    move: int
    seats: int
    rounds: int
    hours: int
    length: str
    season: int
    locale: str
    members: tuple[Member, ...]
    divisions: tuple[int, ...]

    def member_of(self, user_id: int) -> Member | None:
        """Return this person's membership, or None."""
        return next((one for one in self.members if one.user_id == user_id), None)

    def playing(self) -> list[Member]:
        """Return who plays in the next season, in the order of joining."""
        return [one for one in self.members if one.plays]


class Leagues:
    """The verbs of a league. Each returns it as it is afterwards, or raises `Refused`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, number: int) -> League:
        """Return one league."""
        async with self._database.read() as connection:
            return await _league(connection, number)

    async def in_guild(self, guild_id: int) -> list[League]:
        """Return the leagues of a server, oldest first."""
        columns = tables.leagues.c
        async with self._database.read() as connection:
            query = sa.select(columns.id).where(columns.guild_id == guild_id).order_by(columns.id)
            return [await _league(connection, number) for number in (await connection.execute(query)).scalars().all()]

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        user_id: int,
        name: str,
        size: int,
        move: int,
        seats: int,
        rounds: int,
        hours: int,
        length: str,
        locale: str,
    ) -> League:
        """Make a league without members. Refused: more would go up and down than half a division."""
        if 2 * move > size:
            raise Refused("league-move", move=move, size=size, most=size // 2)
        if seats > size:
            raise Refused("league-seats", seats=seats, size=size)
        async with self._database.write() as connection:
            values = {"guild_id": guild_id, "channel_id": channel_id, "opener_id": user_id, "name": name, "size": size}
            values |= {"move": move, "seats": seats, "rounds": rounds, "hours": hours, "length": length}
            number = await add_row(connection, tables.leagues, locale=locale, created_at=now(), **values)
            return await _league(connection, number)

    async def join(self, number: int, user_id: int, name: str) -> League:
        """Play from the next season on."""
        async with self._database.write() as connection:
            league = await _league(connection, number)
            mine = league.member_of(user_id)
            if mine is not None and mine.plays:
                raise Refused("league-joined", name=league.name)
            if len(league.playing()) >= MOST_DIVISIONS * league.size:
                raise Refused("league-full", most=MOST_DIVISIONS * league.size)
            if mine is not None:
                await _set(connection, league, mine.number, status="in", name=name)
            else:
                fresh = max((one.number for one in league.members), default=0) + 1
                values = {"number": fresh, "user_id": user_id, "name": name, "status": "in"}
                await add_row(connection, tables.league_members, league_id=number, **values)
            return await _league(connection, number)

    async def leave(self, number: int, user_id: int) -> League:
        """Play no more from the next season on; the tournament of now goes on."""
        async with self._database.write() as connection:
            league = await _league(connection, number)
            mine = league.member_of(user_id)
            if mine is None or not mine.plays:
                raise Refused("league-not-in", name=league.name)
            await _set(connection, league, mine.number, status="left")
            return await _league(connection, number)

    async def begin(
        self, number: int, by: int, season: int, divisions: Sequence[Sequence[Placed]]
    ) -> tuple[League, list[Tournament]]:
        """Begin the season after `season`: a tournament for each division, its members entered in their order.

        Refused: not the opener, the last season is still played. Raises `StalePress` where somebody was first, or where
        the members are not those of the preview any more.
        """
        async with self._database.write() as connection:
            league = await _league(connection, number)
            if by != league.opener_id:
                raise Refused("league-opener")
            members = {one.number: one for one in league.playing()}
            if season != league.season or {one.member for part in divisions for one in part} != set(members):
                raise StalePress
            await _must_be_over(connection, league)
            made: list[Tournament] = []
            for place, part in enumerate(divisions):
                people = [members[one.member] for one in part]
                made.append(await _open_division(connection, league, place, people))
            await connection.execute(
                sa.update(tables.leagues).where(tables.leagues.c.id == number).values(season=season + 1)
            )
            return await _league(connection, number), made


async def _must_be_over(connection: AsyncConnection, league: League) -> None:
    for number in league.divisions:
        one = await get_tournament(connection, number)
        if one.phase in OPEN:
            raise Refused("league-playing", season=league.season, name=one.name, number=str(one.id))


async def _open_division(
    connection: AsyncConnection, league: League, place: int, people: Sequence[Member]
) -> Tournament:
    one = await open_tournament(
        connection,
        guild_id=league.guild_id,
        channel_id=league.channel_id,
        opener_id=league.opener_id,
        name=f"{league.name} {league.season + 1}{LETTERS[place]}",
        plan=Plan("pools", min(league.seats, len(people)), league.rounds),
        points=Points(),
        length=league.length,
        most=len(people),
        hours=league.hours,
        seeding="order",
        seed=secrets.randbits(48),
        locale=league.locale,
    )
    for number, member in enumerate(people, start=1):
        values = {"number": number, "user_id": member.user_id, "name": member.name, "status": "in"}
        await add_row(connection, cups.entrants, tournament_id=one.id, **values)
    values = {"league_id": league.id, "season": league.season + 1, "division": place}
    await add_row(connection, tables.league_divisions, tournament_id=one.id, **values)
    return await get_tournament(connection, one.id)


async def _set(connection: AsyncConnection, league: League, number: int, **values: object) -> None:
    columns = tables.league_members.c
    here = (columns.league_id == league.id) & (columns.number == number)
    await connection.execute(sa.update(tables.league_members).where(here).values(**values))


async def _league(connection: AsyncConnection, number: int) -> League:
    row = (await connection.execute(sa.select(tables.leagues).where(tables.leagues.c.id == number))).first()
    if row is None:
        raise Refused("no-league", number=str(number))
    people = tables.league_members
    query = sa.select(people).where(people.c.league_id == number).order_by(people.c.number)
    members = (await connection.execute(query)).all()
    parts = tables.league_divisions.c
    newest = (parts.league_id == number) & (parts.season == row.season)
    divisions = await connection.execute(sa.select(parts.tournament_id).where(newest).order_by(parts.division))
    shared = {field.name: getattr(row, field.name) for field in dataclasses.fields(League)[:-2]}
    return League(
        **shared,
        members=tuple(Member(one.number, one.user_id, one.name, one.status == "in") for one in members),
        divisions=tuple(divisions.scalars().all()),
    )
