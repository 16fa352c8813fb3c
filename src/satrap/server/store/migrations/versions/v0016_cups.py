"""Tournaments: what was decided, who takes part, and who sits where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the three tables."""
    op.create_table(
        "cups",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("begins", sa.BigInteger, nullable=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("is_playing", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("plan", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="cups_pk"),
    )
    op.create_index("cups_by_status", "cups", ["status", "is_public", "at", "id"])
    op.create_index("cups_by_host", "cups", ["host", "at"])
    _add_entrants()
    op.create_table(
        "cup_tables",
        sa.Column("cup", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("sitting", sa.String, nullable=False),
        sa.Column("result", sa.LargeBinary, nullable=True),
        sa.ForeignKeyConstraint(["cup"], ["cups.id"], name="tables_of_cup"),
        sa.PrimaryKeyConstraint("cup", "round", "number", name="cup_tables_pk"),
    )
    op.create_index("cup_tables_by_match", "cup_tables", ["match"], unique=True)


def _add_entrants() -> None:
    op.create_table(
        "entrants",
        sa.Column("cup", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("is_in", sa.Boolean, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("here", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["cup"], ["cups.id"], name="entrants_of_cup"),
        sa.PrimaryKeyConstraint("cup", "number", name="entrants_pk"),
    )
    op.create_index("entrants_by_person", "entrants", ["person", "cup"])
