"""Reports, penalties, and what operators did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the three tables."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("attached", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=True),
        sa.Column("decision", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="reports_of_match"),
        sa.PrimaryKeyConstraint("id", name="reports_pk"),
    )
    op.create_index("reports_by_age", "reports", ["closed", "at", "id"])
    op.create_index("reports_by_person", "reports", ["by", "at"])
    op.create_table(
        "penalties",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("person", "kind", name="penalties_pk"),
    )
    op.create_table(
        "audit",
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.String, nullable=False),
        sa.Column("deed", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("seq", name="audit_pk"),
    )
