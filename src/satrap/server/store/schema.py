"""The database tables. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    text,
    true,
)

HEAD: Final = "0018"  # the newest migration

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String, nullable=False),
    Column("game", String, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("status", String, nullable=False),
    Column("host", String, nullable=False, server_default=""),  # who opened it
    PrimaryKeyConstraint("id", name="matches_pk"),
    Index("matches_by_age", "created_at", "id"),
    Index("matches_by_host", "host", "status", "created_at", "id"),
    Index("matches_by_status", "status", "created_at", "id"),
)

# `start` is the number of the first line of the same append.
lines = Table(
    "lines",
    metadata,
    Column("match", String, ForeignKey("matches.id", name="lines_of_match"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("start", Integer, nullable=False),
    Column("actor", String, nullable=False),
    Column("key", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("nonce", LargeBinary, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("beside", LargeBinary, nullable=True),
    PrimaryKeyConstraint("match", "seq", name="lines_pk"),
    CheckConstraint("start >= 0 AND seq >= start", name="lines_numbers"),
    CheckConstraint("length(nonce) = 16 AND length(head) = 32", name="lines_sizes"),
)
Index(
    "lines_once",
    lines.c.match,
    lines.c.actor,
    lines.c.key,
    unique=True,
    sqlite_where=text("key <> ''"),
    postgresql_where=text("key <> ''"),
)

people = Table(
    "people",
    metadata,
    Column("id", String, nullable=False),
    Column("name", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="people_pk"),
)

# How a person is recognised: a token for each device; with `until`, it is a one-time link.
# A device is listed by `id`, which gives no access; `seen` is the day of its last visit, `proved`
# when its owner last signed in there, with a key, a password or a letter.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, nullable=False),
    Column("person", String, ForeignKey("people.id", name="tokens_of_person"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    Column("id", String, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("name", String, nullable=False, server_default=""),
    Column("proved", BigInteger, nullable=False, server_default="0"),
    PrimaryKeyConstraint("hash", name="tokens_pk"),
    Index("tokens_by_person", "person"),
    Index("tokens_by_end", "until"),
    Index("tokens_by_visit", "seen"),
)

# Private notes; `seat` is -1 if a note is not for one seat.
notes = Table(
    "notes",
    metadata,
    Column("match", String, ForeignKey("matches.id", name="notes_of_match"), nullable=False),
    Column("person", String, ForeignKey("people.id", name="notes_of_person"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", "person", "seat", name="notes_pk"),
)

# The matches that a person has opened or sat at; `is_there` is false for those they left.
players = Table(
    "players",
    metadata,
    Column("person", String, nullable=False),
    Column("match", String, ForeignKey("matches.id", name="players_of_match"), nullable=False),
    Column("is_there", Boolean, nullable=False, server_default=true()),
    PrimaryKeyConstraint("person", "match", name="players_pk"),
)

# What the analysis of a match has found: stored, since it takes long.
analyses = Table(
    "analyses",
    metadata,
    Column("match", String, ForeignKey("matches.id", name="analyses_of_match"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("match", name="analyses_pk"),
)

# The secrets of this server, by purpose: made once, kept as long as the store.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String, nullable=False),
    Column("value", LargeBinary, nullable=False),
    PrimaryKeyConstraint("name", name="secrets_pk"),
)

pulse = Table(  # one row, changed by every health check
    "pulse",
    metadata,
    Column("id", Integer, nullable=False, autoincrement=False),
    Column("beats", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="pulse_pk"),
)
