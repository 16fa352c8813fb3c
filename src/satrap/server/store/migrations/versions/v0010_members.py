"""Members, and jobs that fall due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the two tables."""
    op.create_table(
        "members",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("folded", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="members_are_people"),
        sa.PrimaryKeyConstraint("person", name="members_pk"),
    )
    op.create_index("members_by_name", "members", ["folded"], unique=True)
    op.create_table(
        "jobs",
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("kind", "key", name="jobs_pk"),
    )
    op.create_index("jobs_by_time", "jobs", ["due"])
