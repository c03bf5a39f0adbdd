"""Negotiation and spectators: rules of talk, gifts' messages, talks, deals, who watches, and how late they see.

Revision ID: 0006
Revises: 0005
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

GAMES = (
    ("talk", sa.String, "open"),
    ("talks_shown", sa.Boolean, "0"),
    ("delay", sa.Integer, "0"),
    ("delay_unit", sa.String, "hours"),
)


def _game(key: bool = False) -> sa.Column[int]:
    there = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.Integer, there, primary_key=key, nullable=False)


def upgrade() -> None:
    for name, kind, default in GAMES:
        op.add_column("games", sa.Column(name, kind, nullable=False, server_default=default))
    op.create_table(
        "gift_notes",
        _game(key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "talks",
        sa.Column("id", sa.Integer, primary_key=True),
        _game(),
        sa.Column("thread_id", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.String, nullable=False) for name in ("first", "second")),
        *(sa.Column(name, sa.BigInteger) for name in ("first_id", "second_id")),
        sa.Column("opened_at", sa.Integer, nullable=False),
        sa.Column("closed_at", sa.Integer),
        sa.UniqueConstraint("game_id", "first", "second"),
    )
    op.create_table(
        "deals",
        sa.Column("id", sa.Integer, primary_key=True),
        _game(),
        *(sa.Column(name, sa.String, nullable=False) for name in ("by", "other")),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("other_id", sa.BigInteger),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("cycle", sa.Integer, nullable=False),
        sa.Column("year_kind", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False, server_default="offered"),
        sa.Column("made_at", sa.Integer, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("reminded_at", sa.Integer),
        sa.Column("marked_by", sa.String),
        sa.Column("marked_at", sa.Integer),
    )
    op.create_index("deals_by_game", "deals", ["game_id", "status"])
    op.create_table(
        "galleries",
        _game(key=True),
        sa.Column("thread_id", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )
    op.create_table(
        "watchers",
        _game(key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("watchers", "galleries", "deals", "talks", "gift_notes"):
        op.drop_table(table)
    for name, _, _ in GAMES:
        op.drop_column("games", name)
