"""The tables of what people sign in with."""

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

# Passkeys: `mark` names one in lists, `host` is the name of the server that it was made for.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, nullable=False),
    Column("person", String, ForeignKey("people.id", name="passkeys_of_person"), nullable=False),
    Column("mark", String, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("host", String, nullable=False),
    Column("name", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="passkeys_pk"),
    Index("passkeys_by_person", "person"),
)

passwords = Table(  # hashes, with the salt and the cost in them
    "passwords",
    metadata,
    Column("person", String, ForeignKey("people.id", name="passwords_of_person"), nullable=False),
    Column("hash", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", name="passwords_pk"),
)

# Confirmed e-mail addresses; `folded` is the same for all ways to write one.
addresses = Table(
    "addresses",
    metadata,
    Column("person", String, ForeignKey("people.id", name="addresses_of_person"), nullable=False),
    Column("folded", String, nullable=False),
    Column("address", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", name="addresses_pk"),
    Index("addresses_once", "folded", unique=True),
)

# What a letter with a link and a code is about. `person` is who wants the address to be theirs;
# empty: whoever has it wants to sign in. `link` is the hash of the secret in the link.
tickets = Table(
    "tickets",
    metadata,
    Column("id", String, nullable=False),
    Column("link", LargeBinary, nullable=False),
    Column("person", String, nullable=False),
    Column("address", String, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("id", name="tickets_pk"),
    Index("tickets_by_link", "link", unique=True),
    Index("tickets_by_end", "until"),
)

# Second factors; `step` is the last time step of which a code was used.
factors = Table(
    "factors",
    metadata,
    Column("person", String, ForeignKey("people.id", name="factors_of_person"), nullable=False),
    Column("secret", String, nullable=False),
    Column("step", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", name="factors_pk"),
)

recovery_codes = Table(  # hashes; each can be used once
    "recovery_codes",
    metadata,
    Column("person", String, ForeignKey("people.id", name="recovery_of_person"), nullable=False),
    Column("hash", LargeBinary, nullable=False),
    PrimaryKeyConstraint("person", "hash", name="recovery_codes_pk"),
)

# Guests who turned out to be members: in the log of this match, `was` is `person` now.
aliases = Table(
    "aliases",
    metadata,
    Column("match", String, ForeignKey("matches.id", name="aliases_of_match"), nullable=False),
    Column("was", String, nullable=False),
    Column("person", String, nullable=False),
    PrimaryKeyConstraint("match", "was", name="aliases_pk"),
    Index("aliases_by_person", "person"),
)
