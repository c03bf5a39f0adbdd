"""The tables of leagues. A change here needs a migration in `store/migrations/versions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table

from store.tables import metadata

# `size` of a division; `move`: how many go up and down at each border; `seats`, `rounds`, `hours`, `length`: of the
# tournament that each division of a season is. `season`: the one that is played or was played last, 0 before the first.
leagues = Table(
    "leagues",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("opener_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("size", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("hours", Integer, nullable=False),
    Column("length", String, nullable=False),
    Column("season", Integer, nullable=False, server_default="0"),
    Column("locale", String, nullable=False, server_default="en"),
    Column("created_at", Integer, nullable=False),
)
Index("leagues_by_guild", leagues.c.guild_id)

# `status`: in, left (not in the next season).
league_members = Table(
    "league_members",
    metadata,
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("status", String, nullable=False),
)
Index("league_members_by_user", league_members.c.league_id, league_members.c.user_id, unique=True)

# `division`: 0 is the highest.
league_divisions = Table(
    "league_divisions",
    metadata,
    Column("league_id", ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, primary_key=True, autoincrement=False),
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False, unique=True),
)
