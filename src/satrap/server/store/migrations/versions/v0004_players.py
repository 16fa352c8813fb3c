"""Which people have been at which tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, empty: it is filled when people sit down."""
    op.create_table(
        "players",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="players_of_match"),
        sa.PrimaryKeyConstraint("person", "match", name="players_pk"),
    )
