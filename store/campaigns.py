"""Campaigns: a series of linked games with the same people."""

from __future__ import annotations

import dataclasses

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from store import campaign_tables as tables
from store.campaign_rows import Won, how_it_ended
from store.database import Database
from store.errors import Refused
from store.records import Game
from store.rows import add_row, get_game, now


@dataclasses.dataclass(frozen=True, slots=True)
class Part:
    """A game of a campaign, and how it ended (None: not yet, or without a winner)."""

    number: int
    game: Game
    won: Won | None


@dataclasses.dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign, its games in order."""

    id: int
    guild_id: int
    name: str
    parts: tuple[Part, ...]


class Campaigns:
    """The verbs of campaigns. Each returns one as it is afterwards, or raises `Refused`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_game(self, game_id: int) -> Campaign | None:
        """Return the campaign of a game, or None."""
        games = tables.campaign_games.c
        async with self._database.read() as connection:
            query = sa.select(games.campaign_id).where(games.game_id == game_id)
            number = (await connection.execute(query)).scalars().first()
            return None if number is None else await _campaign(connection, number)

    async def in_guild(self, guild_id: int) -> list[Campaign]:
        """Return the campaigns of a server, oldest first."""
        columns = tables.campaigns.c
        async with self._database.read() as connection:
            query = sa.select(columns.id).where(columns.guild_id == guild_id).order_by(columns.id)
            return [await _campaign(connection, number) for number in (await connection.execute(query)).scalars().all()]

    async def found(self, game_id: int, user_id: int, name: str) -> Campaign:
        """Make a campaign that begins with a finished game. Refused: not over, in a campaign already, not played in."""
        async with self._database.write() as connection:
            game = await get_game(connection, game_id)
            if game.seat_of(user_id) is None:
                raise Refused("not-in-game")
            if game.phase != "over":
                raise Refused("campaign-not-over", number=str(game_id))
            taken = sa.select(tables.campaign_games).where(tables.campaign_games.c.game_id == game_id)
            if (await connection.execute(taken)).first() is not None:
                raise Refused("campaign-already", number=str(game_id))
            number = await add_row(connection, tables.campaigns, guild_id=game.guild_id, name=name, created_at=now())
            await add_row(connection, tables.campaign_games, campaign_id=number, number=1, game_id=game_id)
            return await _campaign(connection, number)

    async def link(self, campaign_id: int, game_id: int) -> Campaign:
        """Make an open game the next of a campaign. Refused where the newest one is not over, or already follows."""
        async with self._database.write() as connection:
            campaign = await _campaign(connection, campaign_id)
            newest = campaign.parts[-1]
            if newest.game.phase != "over":
                if newest.game.phase != "abandoned":
                    raise Refused("campaign-open", number=str(newest.game.id))
                here = tables.campaign_games.c.game_id == newest.game.id  # one without an end is no part of the story
                await connection.execute(sa.delete(tables.campaign_games).where(here))
                newest = campaign.parts[-2]
            await add_row(
                connection, tables.campaign_games, campaign_id=campaign_id, number=newest.number + 1, game_id=game_id
            )
            return await _campaign(connection, campaign_id)


async def _campaign(connection: AsyncConnection, number: int) -> Campaign:
    row = (await connection.execute(sa.select(tables.campaigns).where(tables.campaigns.c.id == number))).first()
    if row is None:
        raise Refused("no-campaign", number=str(number))
    games = tables.campaign_games
    query = sa.select(games).where(games.c.campaign_id == number).order_by(games.c.number)
    parts = []
    for part in (await connection.execute(query)).all():
        game = await get_game(connection, part.game_id)
        won = await how_it_ended(connection, game.id) if game.phase == "over" else None
        parts.append(Part(part.number, game, won))
    return Campaign(row.id, row.guild_id, row.name, tuple(parts))
