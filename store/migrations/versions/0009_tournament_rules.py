"""Tournaments name the clock and the rules of talk of their games; entrants can report a table.

Revision ID: 0009
Revises: 0007
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("talk", sa.String, nullable=False, server_default="open"))
    op.add_column("tournaments", sa.Column("talks_shown", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("tournaments", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE organisers SET role = 'organiser'")
    op.create_table(
        "tournament_reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("tournament_id", sa.Integer, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("tournament_reports_by_tournament", "tournament_reports", ["tournament_id"])


def downgrade() -> None:
    op.drop_table("tournament_reports")
    for name in ("clock", "talks_shown", "talk"):
        op.drop_column("tournaments", name)
