"""The lines of a log, in SQL."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import BindParameter, ColumnElement, and_, bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Conflict, Repeated, Unknown
from satrap.server.store.interface import Line
from satrap.server.store.schema import lines, matches

COLUMNS = tuple(lines.c[name] for name in Line.__struct_fields__)

MATCH: BindParameter[str] = bindparam("of_match")
ACTOR: BindParameter[str] = bindparam("of_actor")
KEY: BindParameter[str] = bindparam("of_key")
START = (  # of the append that carried a key
    select(lines.c.start)
    .where(lines.c.match == MATCH, lines.c.actor == ACTOR, lines.c.key == KEY, lines.c.key != "")
    .limit(1)
)
LAST = select(func.max(lines.c.seq)).where(lines.c.match == MATCH)
KNOWN = select(matches.c.id).where(matches.c.id == MATCH)
STATE = select(
    KNOWN.scalar_subquery(),
    START.scalar_subquery(),
    func.coalesce(LAST.scalar_subquery() + 1, 0),
)


def require_append(batch: Sequence[Line]) -> None:
    """Raise unless these can be lines of one append: one match, in order, at most one key."""
    if not batch:
        raise ValueError("an append has at least one line")
    first = batch[0]
    if [line.seq for line in batch] != list(range(first.seq, first.seq + len(batch))):
        raise ValueError("the lines of an append follow each other")
    if {line.match for line in batch} != {first.match}:
        raise ValueError("the lines of an append are of one match")
    if sum(line.key != "" for line in batch) > 1:
        raise ValueError("one line of an append carries its key")


async def add_lines(connection: AsyncConnection, batch: Sequence[Line]) -> None:
    """Add lines, or say why not; who else writes at the same time meets the unique keys."""
    first = batch[0]
    sender = next((line for line in batch if line.key), first)
    sent = {"of_match": first.match, "of_actor": sender.actor, "of_key": sender.key}
    known, start, expected = (await connection.execute(STATE, sent)).one()
    if start is not None:
        raise Repeated(await lines_of_append(connection, first.match, start))
    if known is None:
        raise Unknown(f"there is no match {first.match}")
    if expected != first.seq:
        raise Conflict(first.match, expected)
    names = first.__struct_fields__
    rows = [{name: getattr(line, name) for name in names} for line in batch]
    await connection.execute(insert(lines), [{**row, "start": first.seq} for row in rows])


async def found(connection: AsyncConnection, match: str, actor: str, key: str) -> list[Line]:
    """Return all lines of the append that carried a key."""
    sent = {"of_match": match, "of_actor": actor, "of_key": key}
    start = await connection.scalar(START, sent)
    return [] if start is None else await lines_of_append(connection, match, start)


async def lines_of_append(connection: AsyncConnection, match: str, start: int) -> list[Line]:
    """Return all lines that came together."""
    wanted = and_(lines.c.match == match, lines.c.seq >= start, lines.c.start == start)
    return await lines_where(connection, wanted)


async def lines_where(connection: AsyncConnection, wanted: ColumnElement[bool]) -> list[Line]:
    """Return lines in their order."""
    query = select(*COLUMNS).where(wanted).order_by(lines.c.match, lines.c.seq)
    return [Line(*row) for row in await connection.execute(query)]
