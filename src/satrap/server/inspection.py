"""Looks through everything stored: by the store itself, then by the rules.

The store finds what is damaged, missing, or does not follow from the line before. Every match that
is whole in this sense is played again, and has to come to where its log and its row say it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

import msgspec

from satrap.server import chain
from satrap.server.beside import is_sound
from satrap.server.live_table import LiveTable, rebuild
from satrap.server.store.interface import Fault, MatchRow, StoredLine
from satrap.server.store.sql_reader import SqlReader
from satrap.server.store.texts import is_clean, last_of
from satrap.server.tables.entries import Ended, Imported
from satrap.server.tables.table import Table, record_hash

PAGE = 200
Progress = Callable[[int, int], None]  # how many matches are done, of how many


class Report(msgspec.Struct):
    """What there is, and what is wrong with it."""

    matches: int = 0
    lines: int = 0
    faults: list[Fault] = []


def next_head(head: bytes | None, line: StoredLine) -> bytes:
    """Return the head after a line of a store; none, if it cannot be one."""
    try:
        return chain.next_head(head, chain.ChainLine(line.nonce, line.body))
    except (TypeError, ValueError):
        return b""


async def inspect(reader: SqlReader, tell: Progress = lambda done, of: None) -> Report:
    """Look through a store; nothing is changed, and others may write meanwhile."""
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
    """Return the lines beside which something stands that they hold no commitment to."""
    return [Fault(each.match, each.seq, "beside") for each in lines if not _fits(each)]


def _fits(line: StoredLine) -> bool:
    try:
        return is_sound(line.body, line.beside)
    except (msgspec.MsgspecError, ValueError):
        return False


async def rows(reader: SqlReader) -> AsyncIterator[MatchRow]:
    """Go through all matches."""
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
    found = await asyncio.to_thread(faults_by_rules, row, host, seed, lines)
    is_old = bool(found) and await reader.match(row.id) != row  # read before the match went on
    return [fault for fault in found if not (is_old and fault.kind == "status")]


def faults_by_rules(
    row: MatchRow, host: str, seed: bytes, lines: Sequence[StoredLine]
) -> list[Fault]:
    """Play a match again; return the first line that cannot be, or what it does not come to."""
    try:
        standing = rebuild(row.id, seed, lines)
    except Exception:  # whatever a log holds that was never written by us
        bad = lines[first_bad(row.id, seed, lines)]
        is_end = b'"kind":"ended"' in bad.body
        return [Fault(row.id, bad.seq, "record" if is_end else "illegal")]
    found = faults_of_standing(row, seed, standing, lines[-1].seq)
    if not is_said(row, host, standing.table):
        found.append(Fault(row.id, lines[-1].seq, "status"))
    return found


def faults_of_standing(row: MatchRow, seed: bytes, standing: LiveTable, last: int) -> list[Fault]:
    """Compare where a match has come to with what else is known of it."""
    table, found = standing.table, []
    is_ours = not isinstance(table.entries[0], Imported)  # else its record was just played again
    if is_ours and _ends(table) != [record_hash(table)]:
        found.append(Fault(row.id, last, "record"))
    if is_ours and table.opened.commitment != chain.seed_commitment(seed):
        found.append(Fault(row.id, 0, "seed"))
    return found


def is_said(row: MatchRow, host: str, table: Table) -> bool:
    """Say whether lists tell of a match what its log tells; older ones do not know its host."""
    opened = table.opened
    said = (row.status, row.game, row.is_public, type(row.created_at))
    is_host = host in ("", opened.host)
    return is_host and said == (table.status, opened.game, opened.is_public, int)


def _ends(table: Table) -> list[str | None]:
    """Return the hashes of records that a match has ended with; None while it has not."""
    return [entry.record for entry in table.entries if isinstance(entry, Ended)] or [None]


def first_bad(match: str, seed: bytes, lines: Sequence[StoredLine]) -> int:
    """Return the place of the first line that a log cannot have, by halving."""
    good, bad = 0, len(lines)  # so many lines can be, so many cannot
    while bad - good > 1:
        middle = (good + bad) // 2
        try:
            rebuild(match, seed, lines[:middle])
            good = middle
        except Exception:
            bad = middle
    return bad - 1
