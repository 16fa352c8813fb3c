"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of matches, lines, people and the health check."""
    make_matches()
    make_lines()
    make_people()
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pulse_pk"),
    )


def make_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="matches_pk"),
    )
    op.create_index("matches_by_age", "matches", ["created_at", "id"])
    op.create_index("matches_by_status", "matches", ["status", "created_at", "id"])


def make_lines() -> None:
    op.create_table(
        "lines",
        sa.Column("match", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("actor", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("nonce", sa.LargeBinary, nullable=False),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="lines_of_match"),
        sa.PrimaryKeyConstraint("match", "seq", name="lines_pk"),
        sa.CheckConstraint("start >= 0 AND seq >= start", name="lines_numbers"),
        sa.CheckConstraint("length(nonce) = 16 AND length(head) = 32", name="lines_sizes"),
    )
    op.create_index(
        "lines_once",
        "lines",
        ["match", "actor", "key"],
        unique=True,
        sqlite_where=sa.text("key <> ''"),
        postgresql_where=sa.text("key <> ''"),
    )


def make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pk"),
        sa.UniqueConstraint("token_hash", name="people_tokens"),
    )
