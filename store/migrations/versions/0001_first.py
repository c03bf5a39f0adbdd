"""The first tables.

Revision ID: 0001
Revises: none
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _game() -> sa.Column[int]:
    return sa.Column("game_id", sa.Integer, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String, nullable=False, server_default="en"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("opener_id", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("length", sa.String, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String, nullable=False, server_default="en"),
        sa.Column("content", sa.String, nullable=False, server_default=""),
        sa.Column("nations", sa.Text, nullable=False, server_default=""),
        sa.Column("seq", sa.Integer, nullable=False, server_default="0"),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("told", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("waiting_since", sa.Integer),
        sa.Column("created_at", sa.Integer, nullable=False),
        sa.Column("started_at", sa.Integer),
        sa.Column("ended_at", sa.Integer),
    )
    op.create_index("games_by_thread", "games", ["thread_id"])
    op.create_index("games_by_channel", "games", ["channel_id", "phase"])
    op.create_table(
        "seats",
        _game(),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("nation", sa.String),
        sa.Column("persona", sa.String),
        sa.Column("absent", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("wants_dm", sa.Boolean, nullable=False, server_default="1"),
        sa.PrimaryKeyConstraint("game_id", "position"),
    )
    op.create_index("seats_by_user", "seats", ["user_id"])
    op.create_table(
        "actions",
        _game(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("option", sa.String, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("barrier", sa.Boolean, nullable=False),
        sa.Column("sealed", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seq"),
    )
    op.create_table(
        "events",
        _game(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ordinal", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seq", "ordinal"),
    )
    op.create_table(
        "snapshots",
        _game(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seq"),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, primary_key=True),
        _game(),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, server_default="0"),
        sa.Column("ordinal", sa.Integer, nullable=False, server_default="0"),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("messages_by_game", "messages", ["game_id", "kind"])
    op.create_table(
        "prompts",
        _game(),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id"),
    )


def downgrade() -> None:
    for name in ("prompts", "messages", "snapshots", "events", "actions", "seats", "games", "guilds", "facts"):
        op.drop_table(name)
