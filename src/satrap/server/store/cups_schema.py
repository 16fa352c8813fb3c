"""The tables of tournaments: what was decided, who takes part, and who sits where."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
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

# `plan` is what the organiser decided; `begins` is when the tables of `round` open, or the start.
cups = Table(
    "cups",
    metadata,
    Column("id", String, nullable=False),
    Column("host", String, nullable=False),
    Column("status", String, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("begins", BigInteger, nullable=True),
    Column("round", Integer, nullable=False),
    Column("is_playing", Boolean, nullable=False),
    Column("seed", String, nullable=False),
    Column("plan", LargeBinary, nullable=False),
    PrimaryKeyConstraint("id", name="cups_pk"),
    Index("cups_by_status", "status", "is_public", "at", "id"),
    Index("cups_by_host", "host", "at"),
)

# `here` is the round for which somebody has said that they are here; `missed` counts rounds.
entrants = Table(
    "entrants",
    metadata,
    Column("cup", String, ForeignKey("cups.id", name="entrants_of_cup"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("is_in", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("here", Integer, nullable=False),
    PrimaryKeyConstraint("cup", "number", name="entrants_pk"),
    Index("entrants_by_person", "person", "cup"),
)

# Who sits at a table of a round, as JSON, in the order of the seats; `result` when it is over.
cup_tables = Table(
    "cup_tables",
    metadata,
    Column("cup", String, ForeignKey("cups.id", name="tables_of_cup"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("match", String, nullable=False),
    Column("sitting", String, nullable=False),
    Column("result", LargeBinary, nullable=True),
    PrimaryKeyConstraint("cup", "round", "number", name="cup_tables_pk"),
    Index("cup_tables_by_match", "match", unique=True),
)
