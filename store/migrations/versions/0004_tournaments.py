"""Tournaments: entrants, organisers, rounds, results, what organisers did.

Revision ID: 0004
Revises: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _tournament(key: bool = True) -> sa.Column[int]:
    there = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament_id", sa.Integer, there, primary_key=key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("opener_id", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.String, nullable=False) for name in ("name", "form")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("seats", "rounds")),
        *(sa.Column(name, sa.Boolean, nullable=False, server_default="0") for name in ("exact", "final")),
        sa.Column("length", sa.String, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("hours", sa.Integer, nullable=False, server_default="0"),
        sa.Column("seeding", sa.String, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("renown_points", sa.Integer, nullable=False),
        sa.Column("bye_points", sa.Integer, nullable=False),
        sa.Column("locale", sa.String, nullable=False, server_default="en"),
        sa.Column("phase", sa.String, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False, server_default="0") for name in ("step", "round")),
        sa.Column("deadline", sa.Integer),
        sa.Column("told", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created_at", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_by_guild", "tournaments", ["guild_id", "phase"])
    op.create_table(
        "entrants",
        _tournament(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("persona", sa.String),
        sa.Column("seeding", sa.Integer, nullable=False, server_default="0"),
        sa.Column("since", sa.Integer, nullable=False, server_default="1"),
    )
    op.create_index("entrants_by_user", "entrants", ["tournament_id", "user_id"], unique=True)
    op.create_table(
        "organisers",
        _tournament(),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("role", sa.String, nullable=False),
    )
    op.create_table(
        "tournament_games",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game_id", sa.Integer, sa.ForeignKey("games.id", ondelete="SET NULL"), unique=True),
        sa.Column("ending", sa.String, nullable=False, server_default=""),
    )
    op.create_table(
        "tournament_seats",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nation", sa.String, nullable=False),
        *(sa.Column(name, sa.Integer) for name in ("place", "renown", "thousandths")),
    )
    op.create_table(
        "tournament_log",
        sa.Column("id", sa.Integer, primary_key=True),
        _tournament(key=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
    )
    op.create_index("tournament_log_by_tournament", "tournament_log", ["tournament_id"])


def downgrade() -> None:
    for name in ("tournament_log", "tournament_seats", "tournament_games", "organisers", "entrants", "tournaments"):
        op.drop_table(name)
