"""People can let their games count for the ladder of all servers.

Revision ID: 0010
Revises: 0009
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("rated", sa.Boolean, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("persons", "rated")
