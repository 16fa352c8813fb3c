"""Checks all logs for gaps, lines without a match and heads that do not chain; and finds strays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlalchemy import func, inspect, select
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.interface import Fault, NextHead, StoredLine
from satrap.server.store.lines import lines_where
from satrap.server.store.schema import analyses, lines, matches, notes, people, tokens
from satrap.server.store.texts import is_clean


async def faults(connection: AsyncConnection, next_head: NextHead | None) -> list[Fault]:
    """Return everything that is wrong, match by match."""
    if await is_damaged(connection):
        return [Fault("", 0, "damaged")]
    found: list[Fault] = []
    known = set((await connection.scalars(select(matches.c.id))).all())
    logged = set((await connection.scalars(select(lines.c.match).distinct())).all())
    found += [Fault(match, 0, "empty") for match in sorted(known - logged)]
    found += [Fault(match, 0, "orphan") for match in sorted(logged) if not is_clean(match)]
    for match in sorted(filter(is_clean, logged)):
        log = await lines_where(connection, lines.c.match == match)
        if match not in known and await is_orphan(connection, match):
            found += [Fault(match, line.seq, "orphan") for line in log]
        found += faults_of_log(log, next_head)
    return found + await strays(connection)


async def strays(connection: AsyncConnection) -> list[Fault]:
    """Return the notes, tokens and analyses that belong to nobody, or to no match."""
    names = await connection.run_sync(lambda to: inspect(to).get_table_names())
    found: list[Fault] = []
    if notes.name in names:  # tables of an older version lack it
        found += await stray_notes(connection)
    if analyses.name in names:
        matchless = select(analyses.c.match).where(analyses.c.match.not_in(select(matches.c.id)))
        found += [Fault(match, 0, "analysis") for match in await connection.scalars(matchless)]
    return found


async def stray_notes(connection: AsyncConnection) -> list[Fault]:
    """Return the notes and the tokens that belong to nobody, or to no match."""
    matchless = select(notes.c.match).where(
        notes.c.match.not_in(select(matches.c.id)) | notes.c.person.not_in(select(people.c.id))
    )
    ownerless = select(func.count()).where(tokens.c.person.not_in(select(people.c.id)))
    found = [Fault(match, 0, "note") for match in await connection.scalars(matchless)]
    return found + [Fault("", 0, "token")] * (await connection.scalar(ownerless) or 0)


async def is_orphan(connection: AsyncConnection, match: str) -> bool:
    """Say whether lines still have no match: it may have been opened in the meantime."""
    count = await connection.scalar(select(func.count()).where(matches.c.id == match))
    return count == 0


def faults_of_log(log: Sequence[StoredLine], next_head: NextHead | None) -> Iterator[Fault]:
    """Yield the gaps of one log and the heads that do not follow from the line before."""
    head: bytes | None = None
    for expected, line in enumerate(log):
        if line.seq != expected and (expected == 0 or log[expected - 1].seq != line.seq - 1):
            yield Fault(line.match, line.seq, "gap")
        if next_head is not None and next_head(head, line) != line.head:
            yield Fault(line.match, line.seq, "head")
        if not is_sent(line):
            yield Fault(line.match, line.seq, "beside")
        head = line.head


def is_sent(line: StoredLine) -> bool:
    """Say whether the sender, the key and the time of a line can be read."""
    return is_clean(line.actor) and is_clean(line.key) and type(line.at) is int


async def is_damaged(connection: AsyncConnection) -> bool:
    """Say whether SQLite itself finds its file damaged."""
    if connection.dialect.name != "sqlite":
        return False
    try:
        answer = await connection.exec_driver_sql("PRAGMA integrity_check")
    except DatabaseError:
        return True
    return answer.scalars().all() != ["ok"]
