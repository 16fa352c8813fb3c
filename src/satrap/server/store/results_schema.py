"""Results of finished matches: for profiles, searches and totals. They follow from the logs."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
)

from satrap.server.store.schema import metadata

# One row per seat. `is_first`: the seat is the first one of its person, who may have several on a
# shared device; `opening` is a sentence as JSON: the first march, or the first split.
results = Table(
    "results",
    metadata,
    Column("match", String, ForeignKey("matches.id", name="results_of_match"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("reason", String, nullable=False),
    Column("person", String, nullable=False),
    Column("is_first", Boolean, nullable=False),
    Column("bot", String, nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("opening", String, nullable=False),
    PrimaryKeyConstraint("match", "seat", name="results_pk"),
    Index("results_by_age", "seat", "at", "match"),
    Index("results_by_game", "seat", "game", "seats", "at", "match"),
    Index("results_by_person", "person", "is_first", "at", "match"),
)

# Matches that were over before there were results: they are still to be gone through.
unresulted = Table(
    "unresulted",
    metadata,
    Column("match", String, ForeignKey("matches.id", name="unresulted_match"), nullable=False),
    PrimaryKeyConstraint("match", name="unresulted_pk"),
)
