"""Who is waited for at running matches, in SQL: so a list of them replays none."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.schema import matches, notes
from satrap.server.store.texts import shown
from satrap.server.store.waits_schema import waits

MOST = 500  # tables of a person that are looked at
NO_SEAT = -1  # of a note that is not for one seat


class Wait(msgspec.Struct, frozen=True):
    """A seat of a running match: whether it is waited for, and since when (ms)."""

    match: str
    seat: int
    person: str  # empty: a bot's own seat
    is_due: bool
    is_away: bool  # a bot plays for the person
    since: int
    until: int | None  # when its time ends


class Own(msgspec.Struct, frozen=True):
    """A seat of a person, with what a list shows of its match."""

    wait: Wait
    created_at: int
    note: str


def set_waits(connection: Connection, match: str, found: Sequence[Wait]) -> None:
    """Replace the seats of a match; whoever is still waited for has been since then."""
    query = select(waits).where(waits.c.match == match)
    old = {row.seat: Wait(*row) for row in connection.execute(query)}
    rows = [_kept(old.get(each.seat), each) for each in found]
    if rows == [old[seat] for seat in sorted(old)]:
        return
    connection.execute(delete(waits).where(waits.c.match == match))
    if rows:
        connection.execute(insert(waits), [msgspec.structs.asdict(row) for row in rows])


def _kept(old: Wait | None, new: Wait) -> Wait:
    is_same = old is not None and (old.is_due, old.person) == (new.is_due, new.person)
    return msgspec.structs.replace(new, since=old.since) if old and is_same else new


def ends_of(connection: Connection, person: str) -> dict[str, int]:
    """Return when the time of a person ends at each table that waits for them."""
    mine = (waits.c.person == person) & waits.c.is_due & waits.c.is_away.is_(False)
    query = select(waits.c.match, func.min(waits.c.until)).where(mine, waits.c.until.is_not(None))
    rows = connection.execute(query.group_by(waits.c.match)).all()
    return {row[0]: row[1] for row in rows}


async def waits_of(connection: AsyncConnection, person: str) -> list[Own]:
    """Return the seats of a person at running matches, those that are waited for first."""
    columns = [waits.c[name] for name in Wait.__struct_fields__]
    is_own_note = (
        (notes.c.match == waits.c.match)
        & (notes.c.person == waits.c.person)
        & (notes.c.seat == NO_SEAT)
    )
    query = (
        select(*columns, matches.c.created_at, notes.c.words)
        .join(matches, matches.c.id == waits.c.match)
        .join(notes, is_own_note, isouter=True)
        .where(waits.c.person == person)
        .order_by(waits.c.is_due.desc(), waits.c.since, waits.c.match, waits.c.seat)
        .limit(MOST)
    )
    found = await connection.execute(query)
    return [Own(Wait(*row[:-2]), row[-2], shown(row[-1] or "")) for row in found]


async def waits_at(connection: AsyncConnection, ids: Sequence[str]) -> list[Wait]:
    """Return all seats of some matches."""
    query = select(waits).where(waits.c.match.in_(ids)).order_by(waits.c.match, waits.c.seat)
    return [Wait(*row) for row in await connection.execute(query)]


async def without_waits(connection: AsyncConnection, status: str) -> list[str]:
    """Return the matches of a status about which nothing is stored: those of older versions."""
    known = select(waits.c.match)
    query = select(matches.c.id).where(matches.c.status == status, matches.c.id.not_in(known))
    return list(await connection.scalars(query))
