"""The table of API tokens, which programs use in place of a cookie."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
)

from satrap.server.store.schema import metadata

# `scopes` are words with spaces between them; `id` gives no access.
keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary, nullable=False),
    Column("person", String, ForeignKey("people.id", name="keys_of_person"), nullable=False),
    Column("id", String, nullable=False),
    Column("name", String, nullable=False),
    Column("scopes", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("hash", name="keys_pk"),
    Index("keys_by_person", "person", "at"),
)
