"""Whose consent an undo and an early end need, and when silence counts as consent.

While another person decides, nothing is taken back without asking. Everybody who has not given up
has a say, present or not. Going back needs an explicit yes from all. A match ends when all agree; a
player who is away and silent counts as agreeing after a day, after ten minutes with a live clock,
after a week by correspondence, but not before a day after their vacation.
Anything that such a player does after the last request for the end breaks the silence.
"""

from __future__ import annotations

from collections.abc import Collection

from satrap.core.game import Seat
from satrap.server.tables import entries as log
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import RUNNING, UNTOLD, Table

SILENCE_MS = 24 * 60 * 60 * 1000
SILENCE_WITH_CLOCK_MS = 10 * 60 * 1000
SILENCE_BY_DAYS_MS = 7 * SILENCE_MS


def voters(table: Table) -> set[Seat]:
    """Return the seats whose consent counts."""
    if table.has_old_law:
        return table.people()
    return {seat for seat, at in enumerate(table.places) if at.person and not at.has_given_up}


def free_undo(table: Table, seat: Seat) -> int:
    """Return the earliest ply that a seat may return to without asking the others.

    Nothing is free once another person, and not a bot, has to decide: they may be thinking already.
    """
    match = table.running()
    others = table.people() - table.companions(seat)
    return match.ply if others & set(match.waiting()) else match.free_undo(seat)


def is_last_action(table: Table, asked: log.UndoAsked | log.Undone) -> bool:
    """Say whether going back undoes one action of a seat, in one ply or several, and what followed.

    Otherwise it goes further back, or undoes only what others did.
    """
    moments = table.running().line[asked.to + 1 :]
    own = [number for number, moment in enumerate(moments) if moment.seats == (asked.seat,)]
    return bool(own) and own == list(range(len(own)))


def is_undo_agreed(table: Table) -> bool:
    """Say whether all agree to go back."""
    return voters(table) <= table.agreed


def is_clock_agreed(table: Table) -> bool:
    """Say whether all agree to another clock."""
    return voters(table) <= table.clock_agreed


def is_end_agreed(table: Table) -> bool:
    """Say whether all have asked for the end."""
    return voters(table) <= table.leaving.keys()


def undecided(table: Table) -> set[Seat]:
    """Return the seats whose consent to the end is missing."""
    return voters(table) - table.leaving.keys()


def check_end(table: Table, silent: Collection[Seat]) -> None:
    """Refuse an end to which not all have agreed, in words or by silence."""
    has_anybody_asked = table.has_old_law or voters(table) & table.leaving.keys()
    if not has_anybody_asked or undecided(table) != set(silent):
        raise NotAtTable("table-not-agreed")


def ends_at(table: Table) -> int | None:
    """Return when (ms) a match ends at the earliest, if all undecided players stay away until then.

    None if nobody has asked for it, all have agreed, or somebody has broken the silence.
    """
    asked = [table.leaving[seat] for seat in voters(table) & table.leaving.keys()]
    missing = undecided(table)
    if table.has_old_law or table.status != RUNNING or not asked or not missing:
        return None
    line, at = max(asked)
    if any(table.acted.get(table.places[seat].person, -1) > line for seat in missing):
        return None
    return _end_of_silence(table, at, missing)


def ends_by_silence(table: Table, at: int) -> int | None:
    """Return the same if what has just been asked was asked at a moment (ms)."""
    is_new = any(table.leaving.get(seat) == UNTOLD for seat in voters(table))
    missing = undecided(table) if table.status == RUNNING else set()
    return _end_of_silence(table, at, missing) if is_new and missing else ends_at(table)


def _end_of_silence(table: Table, asked: int, missing: Collection[Seat]) -> int:
    """Return until when silence does not count: whoever is on vacation need not look."""
    end = asked + silence_ms(table)
    away = [
        each.end + SILENCE_MS
        for seat in missing
        for each in table.rests.get(seat, ())
        if each.is_vacation and each.start < end
    ]
    return max([end, *away])


def silence_ms(table: Table) -> int:
    """Return how long (ms) somebody has to be away and silent to count as agreeing to the end."""
    clock = table.opened.clock
    if clock and clock.is_daily:
        return SILENCE_BY_DAYS_MS
    return SILENCE_WITH_CLOCK_MS if clock else SILENCE_MS


def note(table: Table, entry: AnyEntry, person: str, line: int, at: int) -> None:
    """Note the line in which somebody did something, and since when (ms) they ask for the end.

    The order of the lines says what came first: two may have the same millisecond. A change of
    mind about a sealed choice does not count: others would notice it.
    """
    if isinstance(entry, log.Timed) or table.is_change_of_mind(entry):
        return
    table.acted[person] = line
    if isinstance(entry, log.EndAsked) and table.leaving.get(entry.seat) == UNTOLD:
        table.leaving[entry.seat] = (line, at)
