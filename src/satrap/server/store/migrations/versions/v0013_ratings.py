"""Ratings, and the rated matches that they follow from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the two tables."""
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "person", "bot", name="ratings_pk"),
    )
    op.create_index("ratings_by_person", "ratings", ["person", "game", "seats"])
    op.create_table(
        "rated",
        sa.Column("turn", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("is_whole", sa.Boolean, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False),
        sa.Column("heir", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("old_mu", sa.Float, nullable=False),
        sa.Column("old_sigma", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="rated_match"),
        sa.PrimaryKeyConstraint("turn", "seat", name="rated_pk"),
    )
    op.create_index("rated_by_match", "rated", ["match", "seat"], unique=True)
    op.create_index("rated_by_person", "rated", ["person", "game", "seats", "turn"])
