"""Ratings and rated matches, in SQL. What a match does to them is decided elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.members_schema import members
from satrap.server.store.ratings_schema import rated, ratings
from satrap.server.store.schema import people
from satrap.server.store.ties_schema import manners


class Stored(msgspec.Struct, frozen=True):
    """The rating of a person or of a level."""

    game: str
    seats: int
    person: str
    bot: str  # the level; empty for people
    mu: float
    sigma: float
    games: int
    at: int  # of the last match (ms)


class Rated(msgspec.Struct, frozen=True):
    """How one seat of a rated match came out, and what that did to the rating of its player."""

    turn: int
    seat: int
    match: str
    game: str
    at: int
    is_whole: bool
    person: str
    bot: str
    place: int
    has_left: bool
    heir: str
    seats: int
    old_mu: float
    old_sigma: float
    mu: float
    sigma: float


class Listed(NamedTuple):
    """A line of a list: a member or a level, and the rating."""

    name: str  # of the member; empty for a level
    is_bot: bool  # a member that is a program
    rating: Stored


# Writing


def rating(connection: Connection, game: str, seats: int, person: str, bot: str) -> Stored | None:
    """Return the rating of somebody, inside a transaction."""
    which = (ratings.c.game == game) & (ratings.c.seats == seats)
    which &= (ratings.c.person == person) & (ratings.c.bot == bot)
    row = connection.execute(select(ratings).where(which)).first()
    return None if row is None else Stored(*row)


def set_rating(connection: Connection, made: Stored) -> None:
    """Store a rating, in place of the one before."""
    which = (ratings.c.game == made.game) & (ratings.c.seats == made.seats)
    which &= (ratings.c.person == made.person) & (ratings.c.bot == made.bot)
    connection.execute(delete(ratings).where(which))
    connection.execute(insert(ratings), msgspec.structs.asdict(made))


def next_turn(connection: Connection) -> int:
    """Return the number of the next rated match."""
    last = connection.scalar(select(func.max(rated.c.turn)))
    return 0 if last is None else last + 1


def is_known(connection: Connection, match: str) -> bool:
    """Say whether a match has been rated."""
    return connection.scalar(select(rated.c.seat).where(rated.c.match == match)) is not None


def add_rated(connection: Connection, rows: Sequence[Rated]) -> None:
    """Store the seats of a rated match."""
    connection.execute(insert(rated), [msgspec.structs.asdict(row) for row in rows])


def change_rated(connection: Connection, row: Rated) -> None:
    """Store what a match did to a rating, computed again."""
    which = (rated.c.turn == row.turn) & (rated.c.seat == row.seat)
    found = (row.old_mu, row.old_sigma, row.mu, row.sigma)
    values = dict(zip(("old_mu", "old_sigma", "mu", "sigma"), found, strict=True))
    connection.execute(update(rated).where(which).values(**values))


def matches(connection: Connection) -> Iterator[list[Rated]]:
    """Yield the seats of all rated matches, in the order in which they count."""
    found = connection.execute(select(rated).order_by(rated.c.turn, rated.c.seat)).all()
    for _, rows in groupby((Rated(*row) for row in found), key=lambda row: row.turn):
        yield list(rows)


def clear(connection: Connection) -> None:
    """Remove all ratings, but no rated match."""
    connection.execute(delete(ratings))


def forget(connection: Connection, person: str, pseudonym: str) -> None:
    """Put a pseudonym in place of a person: the ratings of the others still follow."""
    for table in (ratings, rated):
        connection.execute(update(table).where(table.c.person == person).values(person=pseudonym))


# Reading


async def of(connection: AsyncConnection, person: str, game: str, seats: int) -> Stored | None:
    """Return the rating of a person."""
    which = (ratings.c.person == person) & (ratings.c.game == game) & (ratings.c.seats == seats)
    row = (await connection.execute(select(ratings).where(which))).first()
    return None if row is None else Stored(*row)


async def leaders(
    connection: AsyncConnection,
    game: str,
    seats: int,
    sure: float,
    limit: int,
    skip: int,
    asker: str,
) -> list[Listed]:
    """Return members and levels, the strongest first; those not yet known well come last."""
    query = (
        select(people.c.name, members.c.is_bot, *ratings.c)
        .join(members, members.c.person == ratings.c.person, isouter=True)
        .join(people, people.c.id == members.c.person, isouter=True)
        .join(manners, manners.c.person == ratings.c.person, isouter=True)
        .where(ratings.c.game == game, ratings.c.seats == seats)
        .where(or_(ratings.c.bot != "", _is_shown(asker)))
        .order_by(
            case((ratings.c.sigma > sure, 1), else_=0),
            ratings.c.mu.desc(),
            ratings.c.person,
            ratings.c.bot,
        )
        .limit(limit)
        .offset(skip)
    )
    rows = await connection.execute(query)
    return [Listed(row[0] or "", bool(row[1]), Stored(*row[2:])) for row in rows]


async def history(connection: AsyncConnection, person: str, limit: int) -> list[Rated]:
    """Return the last rated matches of a person, the oldest first."""
    query = select(rated).where(rated.c.person == person).order_by(rated.c.turn.desc())
    return [Rated(*row) for row in await connection.execute(query.limit(limit))][::-1]


async def all_of(connection: AsyncConnection, person: str) -> list[Stored]:
    """Return all ratings of a person."""
    order = (ratings.c.game, ratings.c.seats)
    query = select(ratings).where(ratings.c.person == person).order_by(*order)
    return [Stored(*row) for row in await connection.execute(query)]


async def changes(connection: AsyncConnection, match: str, asker: str) -> list[tuple[Rated, bool]]:
    """Return the seats of a rated match, and whether the asker may see them: not of guests."""
    query = (
        select(_is_shown(asker), *rated.c)
        .join(members, members.c.person == rated.c.person, isouter=True)
        .join(manners, manners.c.person == rated.c.person, isouter=True)
        .where(rated.c.match == match)
        .order_by(rated.c.seat)
    )
    rows = [(bool(row[0]), Rated(*row[1:])) for row in await connection.execute(query)]
    return [(row, bool(row.bot) or is_shown) for is_shown, row in rows]


def _is_shown(asker: str) -> ColumnElement[bool]:
    """Select members who let everybody see their results, and whoever asks."""
    is_open = or_(manners.c.is_private.is_(None), manners.c.is_private.is_(False))
    return and_(members.c.person.is_not(None), or_(is_open, members.c.person == asker))
