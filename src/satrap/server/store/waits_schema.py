"""Tables beside the logs: who is waited for at running matches, and what people have prepared."""

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

# The seats of running matches. `person` is empty for a bot's own seat; `since` is when the seat
# began to be waited for, or to wait; `until` is when its time ends, if it has a clock that runs.
waits = Table(
    "waits",
    metadata,
    Column("match", String, ForeignKey("matches.id", name="waits_of_match"), nullable=False),
    Column("seat", Integer, nullable=False, autoincrement=False),
    Column("person", String, nullable=False),
    Column("is_due", Boolean, nullable=False),
    Column("is_away", Boolean, nullable=False),  # a bot plays for the person
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    PrimaryKeyConstraint("match", "seat", name="waits_pk"),
    Index("waits_by_person", "person", "is_due"),
)

# Decisions that people prepared before they are due: private, and never part of a log.
prepared = Table(
    "prepared",
    metadata,
    Column("match", String, ForeignKey("matches.id", name="prepared_of_match"), nullable=False),
    Column("seat", Integer, nullable=False, autoincrement=False),
    Column("person", String, nullable=False),
    Column("actions", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "seat", name="prepared_pk"),
)
