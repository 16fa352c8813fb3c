"""Results of finished matches, and which older matches still have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the two tables; every match that is over is to be gone through."""
    op.create_table(
        "results",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("preset", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("is_first", sa.Boolean, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("opening", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="results_of_match"),
        sa.PrimaryKeyConstraint("match", "seat", name="results_pk"),
    )
    op.create_index("results_by_age", "results", ["seat", "at", "match"])
    op.create_index("results_by_game", "results", ["seat", "game", "seats", "at", "match"])
    op.create_index("results_by_person", "results", ["person", "is_first", "at", "match"])
    op.create_table(
        "unresulted",
        sa.Column("match", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="unresulted_match"),
        sa.PrimaryKeyConstraint("match", name="unresulted_pk"),
    )
    op.execute("INSERT INTO unresulted (match) SELECT id FROM matches WHERE status = 'over'")
