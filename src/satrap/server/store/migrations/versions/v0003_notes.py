"""Private notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of notes."""
    op.create_table(
        "notes",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="notes_of_match"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="notes_of_person"),
        sa.PrimaryKeyConstraint("match", "person", "seat", name="notes_pk"),
    )
