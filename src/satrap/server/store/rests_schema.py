"""The table of when people rest: their weekend and their vacations."""

from __future__ import annotations

from sqlalchemy import Column, PrimaryKeyConstraint, String, Table

from satrap.server.store.schema import metadata

rests = Table(
    "rests",
    metadata,
    Column("person", String, nullable=False),
    Column("body", String, nullable=False),
    PrimaryKeyConstraint("person", name="rests_pk"),
)
