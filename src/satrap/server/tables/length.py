"""Limits on the length of a match and its log, far above any match that is played to win.

Of 480 matches between bots none had more than 420 plies. But people who just want a match to go on
can make it last for thousands, or undo and redo moves endlessly.
"""

from __future__ import annotations

from typing import Final

from satrap.core.game import Seat
from satrap.core.record import AnyMatch, LogEntry, Record
from satrap.server.errors import TooLarge
from satrap.server.tables import commands as ask
from satrap.server.tables.commands import AnyCommand, Sender
from satrap.server.tables.entries import EndAsked
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import WAITING, Table

MOST_PLIES: Final = 1_500  # not counting undone ones; then a match is broken off
MOST_DECISIONS: Final = 4_000  # in a record, including undone ones
LONG_TABLE: Final = 1_000  # entries or plies; longer tables are worked on in threads
LONG_LOG: Final = 4_000  # lines; after these a match can only continue or end
MOST_ASKED: Final = 20  # times that a seat may ask for the end after that


def check_record(record: Record) -> None:
    """Refuse a record that is too long, before it is replayed."""
    ply = decisions = 0
    for entry in record.entries:
        decisions += len(entry.plays or ()) or 1
        ply = _next_ply(ply, entry)
        if ply > MOST_PLIES or decisions > MOST_DECISIONS:
            raise TooLarge("server-long-record", plies=MOST_PLIES, decisions=MOST_DECISIONS)


def _next_ply(ply: int, entry: LogEntry) -> int:
    if entry.plays is not None:
        return ply + 1
    return ply if entry.undo is None else min(ply, entry.undo)


def is_long(table: Table) -> bool:
    """Say whether a table is so long that work on the whole of it takes long."""
    plies = len(table.match.entries) if table.match else 0
    return max(len(table.entries), plies) >= LONG_TABLE


def is_too_long(match: AnyMatch) -> bool:
    """Say whether a match has reached the limit of plies without a result."""
    return match.ply >= MOST_PLIES and match.outcome is None


def check_log(table: Table, sender: Sender, command: AnyCommand) -> None:
    """Refuse what only makes a long log longer: there must be room to finish the match."""
    if len(table.entries) >= LONG_LOG and not _is_needed(table, sender, command):
        raise NotAtTable("table-log-full")


def _is_needed(table: Table, sender: Sender, command: AnyCommand) -> bool:
    """Say whether a command brings the end nearer, or has a limit of its own."""
    seats = [sender.seat] if sender.seat is not None else table.seats_of(sender.person)
    if isinstance(command, ask.Play):  # unless it is a change of mind
        match = table.match
        return match is None or all(match.sealed(seat) is None for seat in seats)
    if table.status == WAITING and isinstance(command, ask.Sit | ask.Leave | ask.Free | ask.Hush):
        return True  # these have limits of their own
    if isinstance(command, ask.Abandon):
        return table.status == WAITING or _may_ask_end(table, seats, command.wants)
    return isinstance(
        command,
        ask.Start | ask.Resign | ask.Replace | ask.Return | ask.AnswerUndo | ask.AnswerClock,
    )


def _may_ask_end(table: Table, seats: list[Seat], wants: bool) -> bool:
    """Let people ask for the end a few times, and decline whenever somebody has asked."""
    if not wants:
        return bool(table.leaving)
    late = table.entries[LONG_LOG:]
    asked = sum(isinstance(each, EndAsked) and each.wants and each.seat in seats for each in late)
    return not table.leaving.keys() >= set(seats) and asked < MOST_ASKED
