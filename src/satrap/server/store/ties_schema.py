"""Whom people follow, have muted or have blocked, and what others may learn about them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    PrimaryKeyConstraint,
    String,
    Table,
)

from satrap.server.store.schema import metadata

# `id` is what the person who has a tie calls it; `called` is the other's name at that time.
ties = Table(
    "ties",
    metadata,
    Column("person", String, nullable=False),
    Column("other", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("id", String, nullable=False),
    Column("called", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "other", "kind", name="ties_pk"),
    Index("ties_by_other", "other", "kind"),
)

manners = Table(
    "manners",
    metadata,
    Column("person", String, nullable=False),
    Column("is_private", Boolean, nullable=False),
    Column("may_follow", Boolean, nullable=False),
    Column("presence", String, nullable=False),
    PrimaryKeyConstraint("person", name="manners_pk"),
)
