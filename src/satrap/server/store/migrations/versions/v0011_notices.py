"""Notices: what somebody should hear of, where it goes, and what has yet to go out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the four tables."""
    op.create_table(
        "notices",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("tag", sa.String, nullable=False),
        sa.Column("path", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=True),
        sa.Column("gone", sa.BigInteger, nullable=True),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="notices_pk"),
    )
    op.create_index("notices_by_person", "notices", ["person", "gone", "at"])
    op.create_index("notices_by_change", "notices", ["changed"])
    op.create_table(
        "targets",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("channel", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("given", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("silent", sa.BigInteger, nullable=True),
        sa.Column("after", sa.BigInteger, nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="targets_pk"),
    )
    op.create_index("targets_by_person", "targets", ["person"])
    op.create_index("targets_by_address", "targets", ["address"])
    op.create_table(
        "outbox",
        sa.Column("notice", sa.String, nullable=False),
        sa.Column("target", sa.String, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=True),
        sa.Column("closing", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("notice", "target", name="outbox_pk"),
    )
    op.create_index("outbox_by_target", "outbox", ["target", "due"])
    op.create_table(
        "tastes",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("body", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", name="tastes_pk"),
    )
