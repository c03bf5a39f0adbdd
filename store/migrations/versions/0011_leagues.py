"""Leagues: members, and the tournaments of each season.

Revision ID: 0011
Revises: 0010
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("opener_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("size", "move", "seats", "rounds", "hours")),
        sa.Column("length", sa.String, nullable=False),
        sa.Column("season", sa.Integer, nullable=False, server_default="0"),
        sa.Column("locale", sa.String, nullable=False, server_default="en"),
        sa.Column("created_at", sa.Integer, nullable=False),
    )
    op.create_index("leagues_by_guild", "leagues", ["guild_id"])
    op.create_table(
        "league_members",
        sa.Column("league_id", sa.Integer, sa.ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
    )
    op.create_index("league_members_by_user", "league_members", ["league_id", "user_id"], unique=True)
    op.create_table(
        "league_divisions",
        sa.Column("league_id", sa.Integer, sa.ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("division", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column(
            "tournament_id", sa.Integer, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False, unique=True
        ),
    )


def downgrade() -> None:
    for name in ("league_divisions", "league_members", "leagues"):
        op.drop_table(name)
