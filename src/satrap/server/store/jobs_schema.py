"""The table of jobs: what falls due later, whoever is here then."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
)

from satrap.server.store.schema import metadata

# `id` is new whenever a job is replaced; `due` moves on when it has failed so many `tries`.
jobs = Table(
    "jobs",
    metadata,
    Column("kind", String, nullable=False),
    Column("key", String, nullable=False),
    Column("id", String, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("kind", "key", name="jobs_pk"),
    Index("jobs_by_time", "due"),
)
