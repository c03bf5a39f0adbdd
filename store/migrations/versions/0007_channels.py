"""Channels of a server: where games may be opened, where what moderators do is noted too.

Revision ID: 0007
Revises: 0008
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("games_channel_id", "log_channel_id"):
        op.add_column("guilds", sa.Column(name, sa.BigInteger))


def downgrade() -> None:
    for name in ("games_channel_id", "log_channel_id"):
        op.drop_column("guilds", name)
