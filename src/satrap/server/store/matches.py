"""Matches, in SQL; only `seed_of` reads a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    func,
    insert,
    select,
    tuple_,
    type_coerce,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import UserDefinedType

from satrap.server.store.errors import Taken, Unknown
from satrap.server.store.interface import MatchRow
from satrap.server.store.schema import matches, players
from satrap.server.store.texts import shown


class YesOrNo(UserDefinedType[Any]):
    """A boolean as it is stored; anything else, from a damaged row, is left as it is."""

    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        return lambda value: bool(value) if value in (0, 1) else value


STORED = {"is_public": type_coerce(matches.c.is_public, YesOrNo)}
COLUMNS = tuple(STORED.get(name, matches.c[name]) for name in MatchRow.__struct_fields__)
PLACE = (matches.c.created_at, matches.c.id)  # the order of lists


def add_match(connection: Connection, row: MatchRow, seed: bytes, host: str) -> None:
    """Add a match."""
    values = {**msgspec.structs.asdict(row), "seed": seed, "host": host}
    try:
        connection.execute(insert(matches), values)
    except IntegrityError:
        raise Taken(f"there is a match {row.id} already") from None


def change_status(connection: Connection, match: str, status: str) -> None:
    """Change the status of a match in lists."""
    done = connection.execute(update(matches).where(matches.c.id == match).values(status=status))
    if done.rowcount == 0:
        raise Unknown(f"there is no match {match}")


def change_publicity(connection: Connection, match: str, is_public: bool) -> None:
    """Change whether a match is public."""
    changed = update(matches).where(matches.c.id == match).values(is_public=is_public)
    connection.execute(changed)


async def match_row(connection: AsyncConnection, match: str) -> MatchRow | None:
    """Return one match."""
    row = (await connection.execute(select(*COLUMNS).where(matches.c.id == match))).first()
    return None if row is None else MatchRow(*row)


async def host_of(connection: AsyncConnection, match: str) -> str:
    """Return who opened a match; empty if that is not known."""
    host: str | None = await connection.scalar(select(matches.c.host).where(matches.c.id == match))
    return host or ""


async def count_by_status(connection: AsyncConnection) -> dict[str, int]:
    """Return how many matches have each status."""
    query = select(matches.c.status, func.count()).group_by(matches.c.status)
    return {shown(row[0]): row[1] for row in await connection.execute(query)}


async def seed_of(connection: AsyncConnection, match: str) -> bytes:
    """Return the secret seed of a match."""
    seed: bytes | None = await connection.scalar(
        select(matches.c.seed).where(matches.c.id == match)
    )
    if seed is None:
        raise Unknown(f"there is no match {match}")
    return seed


async def page_of_matches(
    connection: AsyncConnection,
    status: str | None,
    is_public: bool | None,
    limit: int,
    after: str | None,
    person: str | None = None,
) -> list[MatchRow]:
    """Return the matches that follow `after`, the newest first."""
    query = select(*COLUMNS).order_by(*(column.desc() for column in PLACE)).limit(limit)
    if status is not None:
        query = query.where(matches.c.status == status)
    if is_public is not None:
        query = query.where(matches.c.is_public == is_public)
    if person is not None:
        query = query.join(players, players.c.match == matches.c.id)
        query = query.where(players.c.person == person)
    if after is not None:
        query = query.where(following(after))
    return [MatchRow(*row) for row in await connection.execute(query)]


def following(after: str) -> ColumnElement[bool]:
    """Select what comes after a match in lists, the newest first."""
    last = select(*PLACE).where(matches.c.id == after).subquery()
    return tuple_(*PLACE) < select(last).scalar_subquery()
