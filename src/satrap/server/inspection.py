"""Checks everything that is stored: first the store itself, then the rules.

The store finds lines that are damaged, missing, or do not follow from the one before. Every match
that passes is replayed, and must end up where its log and its row say it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence

import msgspec

from satrap.server import chain
from satrap.server.beside import is_sound
from satrap.server.live_table import NOBODY, LiveTable, rebuild
from satrap.server.store.interface import Fault, MatchRow, StoredLine
from satrap.server.store.sql_reader import SqlReader
from satrap.server.store.texts import is_clean, last_of
from satrap.server.tables.entries import Ended, Imported
from satrap.server.tables.table import Table, record_hash

PAGE = 200
Progress = Callable[[int, int], None]  # how many matches are done, and of how many


class Report(msgspec.Struct):
    """What was checked, and what is wrong with it."""

    matches: int = 0
    lines: int = 0
    faults: list[Fault] = []


def next_head(head: bytes | None, line: StoredLine) -> bytes:
    """Return the head after a line of a store; empty if the line is invalid."""
    try:
        return chain.next_head(head, chain.ChainLine(line.nonce, line.body))
    except (TypeError, ValueError):
        return b""


async def inspect(reader: SqlReader, tell: Progress = lambda done, of: None) -> Report:
    """Check a store; nothing is changed, and others may write at the same time."""
    report = Report(faults=await reader.check(next_head))
    if any(fault.kind == "damaged" for fault in report.faults):
        return report
    known = {fault.match for fault in report.faults}
    total = sum((await reader.count_matches()).values())
    async for row in rows(reader):
        lines = await reader.read(row.id) if is_clean(row.id) else []
        if row.id not in known:
            report.faults += faults_beside(lines) or await faults_of_match(reader, row, lines)
        report.matches += 1
        report.lines += len(lines)
        tell(report.matches, max(total, report.matches))
    return report


def faults_beside(lines: Sequence[StoredLine]) -> list[Fault]:
    """Return the lines whose commitments do not match what is kept beside them."""
    return [Fault(each.match, each.seq, "beside") for each in lines if not _fits(each)]


def _fits(line: StoredLine) -> bool:
    try:
        return is_sound(line.body, line.beside)
    except (msgspec.MsgspecError, ValueError):
        return False


async def rows(reader: SqlReader) -> AsyncIterator[MatchRow]:
    """Yield all matches."""
    last = None
    while page := await reader.list_matches(limit=PAGE, after=last):
        for row in page:
            yield row
        if (last := last_of(page)) is None:
            break


async def faults_of_match(
    reader: SqlReader, row: MatchRow, lines: Sequence[StoredLine]
) -> list[Fault]:
    """Return what is wrong with a match by the rules."""
    seed, host = await reader.seed(row.id), await reader.host(row.id)
    aliases = await reader.aliases(row.id)
    found = await asyncio.to_thread(faults_by_rules, row, host, seed, lines, aliases)
    is_old = bool(found) and await reader.match(row.id) != row  # it has changed since
    return [fault for fault in found if not (is_old and fault.kind == "status")]


def faults_by_rules(
    row: MatchRow,
    host: str,
    seed: bytes,
    lines: Sequence[StoredLine],
    aliases: Mapping[str, str] = NOBODY,
) -> list[Fault]:
    """Replay a match; return its first impossible line, or what disagrees with its log or row."""
    try:
        standing = rebuild(row.id, seed, lines, aliases=aliases)
    except Exception:  # a log that we did not write may hold anything
        bad = lines[first_bad(row.id, seed, lines)]
        is_end = b'"kind":"ended"' in bad.body
        return [Fault(row.id, bad.seq, "record" if is_end else "illegal")]
    found = faults_of_standing(row, seed, standing, lines[-1].seq)
    if not is_said(row, host, standing.table):
        found.append(Fault(row.id, lines[-1].seq, "status"))
    return found


def faults_of_standing(row: MatchRow, seed: bytes, standing: LiveTable, last: int) -> list[Fault]:
    """Compare the replayed match with its record and its seed commitment."""
    table, found = standing.table, []
    is_ours = not isinstance(table.entries[0], Imported)  # an imported record was just replayed
    if is_ours and _ends(table) != [record_hash(table)]:
        found.append(Fault(row.id, last, "record"))
    if is_ours and table.opened.commitment != chain.seed_commitment(seed):
        found.append(Fault(row.id, 0, "seed"))
    return found


def is_said(row: MatchRow, host: str, table: Table) -> bool:
    """Say whether the row of a match agrees with its log; older rows do not name the host."""
    opened = table.opened
    said = (row.status, row.game, row.is_public, type(row.created_at))
    is_host = host in ("", opened.host)
    return is_host and said == (table.status, opened.game, opened.is_public, int)


def _ends(table: Table) -> list[str | None]:
    """Return the record hashes in the final lines of a match; None while it has not ended."""
    return [entry.record for entry in table.entries if isinstance(entry, Ended)] or [None]


def first_bad(match: str, seed: bytes, lines: Sequence[StoredLine]) -> int:
    """Return the index of the first impossible line of a log, by bisection."""
    good, bad = 0, len(lines)  # this many lines can be replayed, this many cannot
    while bad - good > 1:
        middle = (good + bad) // 2
        try:
            rebuild(match, seed, lines[:middle])
            good = middle
        except Exception:
            bad = middle
    return bad - 1
