"""The tables of notices: what somebody should hear of, and by which ways it has yet to go out."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
)

from satrap.server.store.schema import metadata

# `seen`: in the page. `gone`: withdrawn, or replaced by a newer one with the same tag.
# `changed` is when any of this changed last.
notices = Table(
    "notices",
    metadata,
    Column("id", String, nullable=False),
    Column("person", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("tag", String, nullable=False),
    Column("path", String, nullable=False),
    Column("words", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=True),
    Column("gone", BigInteger, nullable=True),
    Column("changed", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="notices_pk"),
    Index("notices_by_person", "person", "gone", "at"),
    Index("notices_by_change", "changed"),
)

# Where notices of a person go: a browser by push, an address by mail, a service by webhook.
# `silent`: since when it has not answered; `after`: not before then; `ended`: given up.
targets = Table(
    "targets",
    metadata,
    Column("id", String, nullable=False),
    Column("person", String, nullable=False),
    Column("channel", String, nullable=False),
    Column("address", String, nullable=False),
    Column("given", String, nullable=False),
    Column("language", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("silent", BigInteger, nullable=True),
    Column("after", BigInteger, nullable=True),
    Column("ended", BigInteger, nullable=True),
    PrimaryKeyConstraint("id", name="targets_pk"),
    Index("targets_by_person", "person"),
    Index("targets_by_address", "address"),
)

# What has yet to go out; once it is `sent`, it stays until the notice is taken back there too.
outbox = Table(
    "outbox",
    metadata,
    Column("notice", String, nullable=False),
    Column("target", String, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("sent", BigInteger, nullable=True),
    Column("closing", BigInteger, nullable=True),
    PrimaryKeyConstraint("notice", "target", name="outbox_pk"),
    Index("outbox_by_target", "target", "due"),
)

# What somebody wants to hear of, by which way and when.
tastes = Table(
    "tastes",
    metadata,
    Column("person", String, nullable=False),
    Column("body", String, nullable=False),
    PrimaryKeyConstraint("person", name="tastes_pk"),
)
