"""Who is waited for, and decisions that are prepared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the two tables."""
    op.create_table(
        "waits",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("is_due", sa.Boolean, nullable=False),
        sa.Column("is_away", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="waits_of_match"),
        sa.PrimaryKeyConstraint("match", "seat", name="waits_pk"),
    )
    op.create_index("waits_by_person", "waits", ["person", "is_due"])
    op.create_table(
        "prepared",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("actions", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="prepared_of_match"),
        sa.PrimaryKeyConstraint("match", "seat", name="prepared_pk"),
    )
