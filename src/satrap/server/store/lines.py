"""The lines of a log, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Conflict, Repeated, Unknown
from satrap.server.store.interface import StoredLine
from satrap.server.store.schema import lines

COLUMNS = tuple(lines.c[name] for name in StoredLine.__struct_fields__)

# The queries of every append are text: building them from objects costs twice as much.
START = """
    SELECT start FROM lines
    WHERE match = :match AND actor = :actor AND key = :key AND key <> '' LIMIT 1
"""  # the first line of the append that carried a key
STATE = f"""
    SELECT
        (SELECT id FROM matches WHERE id = :match),
        ({START}),
        coalesce((SELECT max(seq) + 1 FROM lines WHERE match = :match), 0)
"""
START_OF_KEY = text(START)
STATE_OF_LOG = text(STATE)
ADD = insert(lines)


def require_append(batch: Sequence[StoredLine]) -> None:
    """Raise unless these can be the lines of one append: one match, in order, at most one key."""
    if not batch:
        raise ValueError("an append must have at least one line")
    first = batch[0]
    if [line.seq for line in batch] != list(range(first.seq, first.seq + len(batch))):
        raise ValueError("the lines of an append must be consecutive")
    if {line.match for line in batch} != {first.match}:
        raise ValueError("the lines of an append must belong to one match")
    if sum(line.key != "" for line in batch) > 1:
        raise ValueError("only one line of an append may carry a key")


def add_lines(connection: Connection, batch: Sequence[StoredLine]) -> None:
    """Add lines, or raise why not; the unique keys stop anyone who writes at the same time."""
    first = batch[0]
    sender = next((line for line in batch if line.key), first)
    sent = {"match": first.match, "actor": sender.actor, "key": sender.key}
    known, start, expected = connection.execute(STATE_OF_LOG, sent).one()
    if start is not None:
        stored = connection.execute(in_order(of_append(first.match, start)))
        raise Repeated([StoredLine(*row) for row in stored])
    if known is None:
        raise Unknown(f"there is no match {first.match}")
    if expected != first.seq:
        raise Conflict(first.match, expected)
    rows = [{**msgspec.structs.asdict(line), "start": first.seq} for line in batch]
    connection.execute(ADD, rows)


async def found(connection: AsyncConnection, match: str, actor: str, key: str) -> list[StoredLine]:
    """Return all lines of the append that carried a key."""
    sent = {"match": match, "actor": actor, "key": key}
    start = await connection.scalar(START_OF_KEY, sent)
    return [] if start is None else await lines_where(connection, of_append(match, start))


def of_append(match: str, start: int) -> ColumnElement[bool]:
    """Select all lines of one append."""
    return and_(lines.c.match == match, lines.c.seq >= start, lines.c.start == start)


def in_order(wanted: ColumnElement[bool]) -> Select[Any]:
    """Return the query for lines in their order."""
    return select(*COLUMNS).where(wanted).order_by(lines.c.match, lines.c.seq)


async def lines_where(connection: AsyncConnection, wanted: ColumnElement[bool]) -> list[StoredLine]:
    """Return lines in their order."""
    return [StoredLine(*row) for row in await connection.execute(in_order(wanted))]
