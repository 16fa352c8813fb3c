"""What the lobby shows, in SQL: one match of each host; and the matches that have gone idle."""

from __future__ import annotations

from sqlalchemy import ColumnElement, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.interface import Hosted, Idle, MatchRow
from satrap.server.store.matches import COLUMNS, PLACE, following
from satrap.server.store.schema import lines, matches


async def page_of_lobby(
    connection: AsyncConnection, status: str, limit: int, after: str | None
) -> list[Hosted]:
    """Return the newest public match of each host with a status, the newest first."""
    query = (
        select(*COLUMNS, matches.c.host)
        .where(matches.c.status == status, matches.c.is_public, ~_has_newer(status))
        .order_by(*(column.desc() for column in PLACE))
        .limit(limit)
    )
    if after is not None:
        query = query.where(following(after))
    found = await connection.execute(query)
    return [Hosted(MatchRow(*row[:-1]), row[-1]) for row in found]


def _has_newer(status: str) -> ColumnElement[bool]:
    """Select matches whose host has a newer one of this kind; unknown hosts are never the same."""
    other = matches.alias()
    place = tuple_(other.c.created_at, other.c.id)
    return (
        select(other.c.id)
        .where(other.c.host == matches.c.host, other.c.host != "", other.c.status == status)
        .where(other.c.is_public, place > tuple_(*PLACE))
        .exists()
    )


async def idle_matches(
    connection: AsyncConnection, status: str, is_public: bool, before: int, limit: int, skip: int
) -> list[Idle]:
    """Return matches of a status whose last line is older, and how many lines they have.

    The oldest come first, without the first `skip` of them.
    """
    query = (
        select(matches.c.id, func.max(lines.c.seq) + 1)
        .join(lines, lines.c.match == matches.c.id)
        .where(matches.c.status == status, matches.c.is_public == is_public)
        .where(matches.c.created_at < before)
        .group_by(matches.c.id)
        .having(func.max(lines.c.at) < before)
        .order_by(func.max(lines.c.at), matches.c.id)
        .limit(limit)
        .offset(skip)
    )
    return [Idle(*row) for row in await connection.execute(query)]
