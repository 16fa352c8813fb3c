"""Ratings of people and bots, and the rated matches that they follow from."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
)

from satrap.server.store.schema import metadata

# The rating of a person, or of the bots of a level, in one game with one number of players.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("person", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "seats", "person", "bot", name="ratings_pk"),
    Index("ratings_by_person", "person", "game", "seats"),
)

# Rated matches in the order in which they count (`turn`), seat by seat: `mu` and `sigma` are those
# after the match, `old_mu` and `old_sigma` those before it. All four can be computed again.
rated = Table(
    "rated",
    metadata,
    Column("turn", Integer, nullable=False, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("match", String, ForeignKey("matches.id", name="rated_match"), nullable=False),
    Column("game", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("is_whole", Boolean, nullable=False),
    Column("person", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("heir", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("old_mu", Float, nullable=False),
    Column("old_sigma", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    PrimaryKeyConstraint("turn", "seat", name="rated_pk"),
    Index("rated_by_match", "match", "seat", unique=True),
    Index("rated_by_person", "person", "game", "seats", "turn"),
)
