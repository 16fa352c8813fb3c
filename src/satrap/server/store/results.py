"""Results of finished matches, in SQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.members_schema import members
from satrap.server.store.results_schema import results, unresulted
from satrap.server.store.schema import people
from satrap.server.store.ties_schema import manners


class Result(msgspec.Struct, frozen=True):
    """How one seat came out of a finished match."""

    match: str
    seat: int
    game: str
    preset: str
    seats: int
    is_public: bool
    at: int  # when it was over (ms)
    turns: int
    reason: str
    person: str  # who played the seat, even if they left it to a bot; empty: always a bot
    is_first: bool
    bot: str  # the level that played it to the end; empty: a person
    has_left: bool
    place: int  # 1: won, alone or with others
    points: int
    opening: str


class Wanted(msgspec.Struct, frozen=True):
    """Which finished matches are looked for; what is None does not matter."""

    game: str | None = None
    seats: int | None = None
    preset: str | None = None
    person: str | None = None
    opponent: str | None = None
    bot: str | None = None
    has_won: bool | None = None  # the person
    since: int | None = None  # ms
    until: int | None = None
    least: int | None = None  # turns
    most: int | None = None


class Sum(msgspec.Struct, frozen=True):
    """Some matches of a person, added up."""

    of: tuple[str, str, int]
    games: int
    won: int


class Named(msgspec.Struct, frozen=True):
    """A member whose results are shown."""

    name: str
    is_bot: bool
    is_private: bool


def add_results(connection: Connection, rows: Sequence[Result]) -> None:
    """Add the results of a match, or do nothing if they are there."""
    match = rows[0].match
    if connection.scalar(select(results.c.seat).where(results.c.match == match).limit(1)) is None:
        connection.execute(insert(results), [msgspec.structs.asdict(row) for row in rows])


def settle(connection: Connection, match: str, rows: Sequence[Result]) -> None:
    """Add the results of an older match, if it has any, and note that it has been gone through."""
    if rows:
        add_results(connection, rows)
    connection.execute(delete(unresulted).where(unresulted.c.match == match))


async def unsettled(connection: AsyncConnection, limit: int) -> list[str]:
    """Return older matches that still have to be gone through."""
    query = select(unresulted.c.match).order_by(unresulted.c.match).limit(limit)
    return list((await connection.scalars(query)).all())


def may_see(asker: str) -> ColumnElement[bool]:
    """Select what somebody may be shown: public matches, and those in which they played."""
    if not asker:
        return results.c.is_public
    own = results.alias("own")
    return or_(
        results.c.is_public,
        exists().where(own.c.match == results.c.match, own.c.person == asker),
    )


def searching(
    wanted: Wanted, asker: str, limit: int, after: tuple[int, str] | None
) -> Select[tuple[str]]:
    """Return the query for the matches that somebody looks for, the newest first."""
    query = select(results.c.match).where(may_see(asker), *_conditions(wanted))
    if wanted.person is None:
        query = query.where(results.c.seat == 0)
    else:
        query = query.where(results.c.person == wanted.person, results.c.is_first)
    place = tuple_(results.c.at, results.c.match)
    if after is not None:
        query = query.where(results.c.at <= after[0], place < tuple_(*after))
    return query.order_by(results.c.at.desc(), results.c.match.desc()).limit(limit)


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    column = results.c
    found: list[ColumnElement[bool] | None] = [
        None if wanted.game is None else column.game == wanted.game,
        None if wanted.seats is None else column.seats == wanted.seats,
        None if wanted.preset is None else column.preset == wanted.preset,
        None if wanted.since is None else column.at >= wanted.since,
        None if wanted.until is None else column.at < wanted.until,
        None if wanted.least is None else column.turns >= wanted.least,
        None if wanted.most is None else column.turns <= wanted.most,
        None if wanted.opponent is None else _has("person", wanted.opponent),
        None if wanted.bot is None else _has("bot", wanted.bot),
        None if wanted.has_won is None else (column.place == 1) == wanted.has_won,
    ]
    return [each for each in found if each is not None]


def _has(name: str, value: str) -> ColumnElement[bool]:
    """Select matches in which somebody sits at another seat."""
    other = results.alias("other")
    same = and_(other.c.match == results.c.match, other.c.seat != results.c.seat)
    if name == "bot":
        return exists().where(same, other.c.bot == value, other.c.person == "")
    return exists().where(same, other.c[name] == value)


async def search(
    connection: AsyncConnection,
    wanted: Wanted,
    asker: str,
    limit: int,
    after: tuple[int, str] | None = None,
) -> list[Result]:
    """Return the results of one page of matches, the newest first, seat by seat."""
    found = (await connection.scalars(searching(wanted, asker, limit, after))).all()
    query = select(results).where(results.c.match.in_(found))
    order = (results.c.at.desc(), results.c.match.desc(), results.c.seat)
    return [Result(*row) for row in await connection.execute(query.order_by(*order))]


async def totals(connection: AsyncConnection, person: str, asker: str) -> list[Sum]:
    """Return how a person fared, by game and number of players."""
    by = (results.c.game, results.c.seats)
    rows = await connection.execute(_summed(person, asker, *by).order_by(*by))
    return [Sum((row[0], "", row[1]), row[2], row[3]) for row in rows]


async def openings(connection: AsyncConnection, person: str, asker: str, limit: int) -> list[Sum]:
    """Return how a person fared with each opening, the most frequent first in each game."""
    by = (results.c.game, results.c.opening)
    query = _summed(person, asker, *by).where(results.c.opening != "")
    rows = await connection.execute(query.order_by(func.count().desc(), *by).limit(limit))
    return [Sum((row[0], row[1], 0), row[2], row[3]) for row in rows]


async def opponents(connection: AsyncConnection, person: str, asker: str, limit: int) -> list[Sum]:
    """Return against whom a person played: people by id, bots by level; how often they won."""
    other = results.alias("other")
    who = other.c.person
    bot = case((who == "", other.c.bot), else_="")  # one that had its seat from the start
    query = (
        _summed(person, asker, who, bot)
        .join(
            other,
            and_(
                other.c.match == results.c.match,
                other.c.seat != results.c.seat,
                other.c.person != person,
            ),
        )
        .order_by(func.count(results.c.match.distinct()).desc(), who, bot)
        .limit(limit)
    )
    return [Sum((row[0], row[1], 0), row[2], row[3]) for row in await connection.execute(query)]


async def against(
    connection: AsyncConnection, one: str, other: str, asker: str
) -> list[tuple[str, int, int, int, int]]:
    """Return by game and number of players how many matches two people played with each other.

    Also how often the first came out ahead, and how often behind.
    """
    rival = results.alias("rival")
    by = (results.c.game, results.c.seats)
    query = (
        select(
            *by,
            func.count(),
            func.count().filter(results.c.place < rival.c.place),
            func.count().filter(results.c.place > rival.c.place),
        )
        .join(rival, and_(rival.c.match == results.c.match, rival.c.person == other))
        .where(results.c.person == one, results.c.is_first, rival.c.is_first, may_see(asker))
        .group_by(*by)
        .order_by(*by)
    )
    rows = await connection.execute(query)
    return [(row[0], row[1], row[2], row[3], row[4]) for row in rows]


async def names_of(connection: AsyncConnection, persons: Iterable[str]) -> dict[str, Named]:
    """Return the members among some people."""
    wanted = sorted(set(persons) - {""})
    query = (
        select(people.c.id, people.c.name, members.c.is_bot, manners.c.is_private)
        .join(members, members.c.person == people.c.id)
        .outerjoin(manners, manners.c.person == people.c.id)
        .where(people.c.id.in_(wanted))
    )
    rows = await connection.execute(query)
    return {row[0]: Named(row[1], row[2], bool(row[3])) for row in rows}


def _summed(person: str, asker: str, *by: ColumnElement[Any]) -> Select[Any]:
    """Return a query for how many matches of a person there were, and how many they won."""
    won = func.count(results.c.match.distinct()).filter(results.c.place == 1)
    return (
        select(*by, func.count(results.c.match.distinct()), won)
        .where(results.c.person == person, results.c.is_first, may_see(asker))
        .group_by(*by)
    )
