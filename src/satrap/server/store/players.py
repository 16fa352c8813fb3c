"""Who is at which match, in SQL: whoever opened it or sits there."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, func, insert, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.schema import matches, players

TRUE = true()


def add_players(connection: Connection, match: str, people: Sequence[str]) -> None:
    """Note who is at a match, once each."""
    if not people:
        return
    rows = connection.execute(
        select(players.c.person, players.c.is_there).where(players.c.match == match)
    )
    known = {row.person: row.is_there for row in rows}
    missing = sorted(set(people).difference(known))
    if missing:
        added = [{"person": person, "match": match, "is_there": True} for person in missing]
        connection.execute(insert(players), added)
    _note(connection, match, [person for person in people if known.get(person) is False], True)


def note_left(connection: Connection, match: str, people: Sequence[str]) -> None:
    """Note who has left; whoever opened the match always counts as there."""
    if people:
        host = select(matches.c.host).where(matches.c.id == match).scalar_subquery()
        _note(connection, match, people, False, players.c.person != host)


def _note(
    connection: Connection,
    match: str,
    people: Sequence[str],
    is_there: bool,
    wanted: ColumnElement[bool] = TRUE,
) -> None:
    if people:
        which = (players.c.match == match) & players.c.person.in_(people) & wanted
        connection.execute(update(players).where(which).values(is_there=is_there))


async def count_places(connection: AsyncConnection, person: str, status: str) -> int:
    """Return how many matches of a status a person has opened or sits at."""
    query = (
        select(func.count())
        .select_from(players)
        .join(matches, matches.c.id == players.c.match)
        .where(players.c.person == person, players.c.is_there, matches.c.status == status)
    )
    return await connection.scalar(query) or 0
