"""What is to be told of a deal is a row until it has been sent.

Revision ID: 0013
Revises: 0012
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deal_letters",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("deal_id", sa.Integer, sa.ForeignKey("deals.id", ondelete="CASCADE"), nullable=False),
        sa.Column("nation", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.UniqueConstraint("deal_id", "nation", "kind"),
    )
    op.execute(
        "INSERT INTO deal_letters (deal_id, nation, kind) "
        "SELECT id, other, 'offered' FROM deals WHERE status = 'offered' AND NOT told"
    )
    op.drop_column("deals", "told")


def downgrade() -> None:
    op.add_column("deals", sa.Column("told", sa.Boolean, nullable=False, server_default="1"))
    op.drop_table("deal_letters")
