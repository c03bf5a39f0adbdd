"""The tables of campaigns. A change here needs a migration in `store/migrations/versions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table

from store.tables import metadata

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("created_at", Integer, nullable=False),
)

# `number`: 1 is the first game of the campaign.
campaign_games = Table(
    "campaign_games",
    metadata,
    Column("campaign_id", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, unique=True),
)
