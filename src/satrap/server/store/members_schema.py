"""The table of members: people who have kept their games."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    PrimaryKeyConstraint,
    String,
    Table,
)

from satrap.server.store.schema import metadata

# A member's name is in `people`; `folded` is the same for all names that could be mistaken for it.
members = Table(
    "members",
    metadata,
    Column("person", String, ForeignKey("people.id", name="members_are_people"), nullable=False),
    Column("folded", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("is_bot", Boolean, nullable=False),
    PrimaryKeyConstraint("person", name="members_pk"),
    Index("members_by_name", "folded", unique=True),
)
