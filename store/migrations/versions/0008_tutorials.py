"""Tutorial games: which step is being taught, which are behind.

Revision ID: 0008
Revises: 0006
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tutorials",
        sa.Column("game_id", sa.Integer, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("lesson", sa.String, nullable=False, server_default=""),
        sa.Column("since", sa.Integer, nullable=False, server_default="0"),
        sa.Column("met", sa.Text, nullable=False, server_default=""),
        sa.Column("missed", sa.Text, nullable=False, server_default=""),
        sa.Column("status", sa.String, nullable=False, server_default="open"),
    )


def downgrade() -> None:
    op.drop_table("tutorials")
