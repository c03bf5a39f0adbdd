"""The palette in which a person's private pictures are drawn.

Revision ID: 0005
Revises: 0004
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("palette", sa.String, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("persons", "palette")
