"""Whom people follow, mute and block, and what others may learn about them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the two tables."""
    op.create_table(
        "ties",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("called", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "kind", name="ties_pk"),
    )
    op.create_index("ties_by_other", "ties", ["other", "kind"])
    op.create_table(
        "manners",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("is_private", sa.Boolean, nullable=False),
        sa.Column("may_follow", sa.Boolean, nullable=False),
        sa.Column("presence", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", name="manners_pk"),
    )
