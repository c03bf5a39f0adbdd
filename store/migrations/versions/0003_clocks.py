"""Clocks, waits, people, votes, what moderators did.

Revision ID: 0003
Revises: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SEATS = (
    ("owner_id", sa.BigInteger, None),
    ("why", sa.String, ""),
    ("away_until", sa.Integer, None),
    ("missed", sa.Integer, "0"),
    ("bank", sa.Integer, None),
)
GUILDS = (
    ("moderator_id", sa.BigInteger),
    ("clock", sa.String),
    ("home_channel_id", sa.BigInteger),
    ("home_message_id", sa.BigInteger),
)


def _game(key: bool = False, empty: bool = False) -> sa.Column[int]:
    column = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.Integer, column, primary_key=key, nullable=empty)


def upgrade() -> None:
    for name, kind, default in SEATS:
        op.add_column("seats", sa.Column(name, kind, nullable=default is None, server_default=default))
    for name, kind in GUILDS:
        op.add_column("guilds", sa.Column(name, kind))
    op.create_table(
        "persons",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String, nullable=False, server_default=""),
        sa.Column("zone", sa.String, nullable=False, server_default="UTC"),
        sa.Column("quiet_from", sa.Integer, nullable=False, server_default="0"),
        sa.Column("quiet_until", sa.Integer, nullable=False, server_default="0"),
        sa.Column("weekends", sa.Boolean, nullable=False, server_default="1"),
        sa.Column("remind", sa.String, nullable=False, server_default="dm"),
        sa.Column("share", sa.Integer),
        sa.Column("vacation_until", sa.Integer),
    )
    op.create_table(
        "game_clocks",
        _game(key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("increment", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("grace", sa.Integer, nullable=False),
        sa.Column("humane", sa.Boolean, nullable=False),
        sa.Column("remind", sa.Integer, nullable=False),
        sa.Column("vacation", sa.String, nullable=False, server_default="bot"),
        sa.Column("paused_at", sa.Integer),
    )
    op.create_table(
        "waits",
        sa.Column("id", sa.Integer, primary_key=True),
        _game(),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("asked_at", sa.Integer, nullable=False),
        sa.Column("remind_at", sa.Integer),
        sa.Column("due_at", sa.Integer),
        sa.Column("grace_until", sa.Integer),
        sa.Column("left", sa.Integer),
        sa.Column("outcome", sa.String, nullable=False, server_default="open"),
        sa.Column("closed_at", sa.Integer),
        sa.Column("closed_seq", sa.Integer),
        sa.Column("closed_by", sa.BigInteger),
    )
    op.create_index("waits_by_game", "waits", ["game_id", "outcome"])
    op.create_index("waits_by_user", "waits", ["user_id", "outcome"])
    op.create_table(
        "pings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("wait_id", sa.Integer, sa.ForeignKey("waits.id", ondelete="CASCADE"), nullable=False),
        sa.Column("how", sa.String, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False, server_default="0"),
        sa.UniqueConstraint("wait_id", "how"),
    )
    op.create_table(
        "votes",
        _game(),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "what", "user_id"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        _game(empty=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("facts", sa.Text, nullable=False, server_default="{}"),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_index("audit_by_guild", "audit", ["guild_id", "at"])


def downgrade() -> None:
    for name in ("audit", "votes", "pings", "waits", "game_clocks", "persons"):
        op.drop_table(name)
    for name, *_ in SEATS:
        op.drop_column("seats", name)
    for name, _ in GUILDS:
        op.drop_column("guilds", name)
