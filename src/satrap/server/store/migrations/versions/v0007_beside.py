"""A column beside the lines of logs, for names, words and ids of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, empty for the lines that exist."""
    op.add_column("lines", sa.Column("beside", sa.LargeBinary, nullable=True))
