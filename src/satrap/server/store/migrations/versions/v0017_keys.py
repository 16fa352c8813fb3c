"""API tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("scopes", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="keys_of_person"),
        sa.PrimaryKeyConstraint("hash", name="keys_pk"),
    )
    op.create_index("keys_by_person", "keys", ["person", "at"])
