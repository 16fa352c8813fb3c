"""The tables with which operators keep order: reports, penalties, and what operators did."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
)

from satrap.server.store.schema import metadata

# What people reported; `attached` is what was said at the table, and how long its log was.
reports = Table(
    "reports",
    metadata,
    Column("id", String, nullable=False),
    Column("match", String, ForeignKey("matches.id", name="reports_of_match"), nullable=False),
    Column("by", String, nullable=False),
    Column("about", String, nullable=False),
    Column("words", String, nullable=False),
    Column("attached", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=True),
    Column("decision", String, nullable=False),
    PrimaryKeyConstraint("id", name="reports_pk"),
    Index("reports_by_age", "closed", "at", "id"),
    Index("reports_by_person", "by", "at"),
)

# What somebody may not do, and until when; without `until`, for good.
penalties = Table(
    "penalties",
    metadata,
    Column("person", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    PrimaryKeyConstraint("person", "kind", name="penalties_pk"),
)

# What operators did, in order; never changed.
audit = Table(
    "audit",
    metadata,
    Column("seq", Integer, nullable=False, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("operator", String, nullable=False),
    Column("deed", String, nullable=False),
    Column("about", String, nullable=False),
    Column("words", String, nullable=False),
    PrimaryKeyConstraint("seq", name="audit_pk"),
)
