"""Thinking time, from the log alone: how much each seat has left, and whose time runs.

A turn is all that a seat decides until somebody else has to decide; when several decide at the
same time, each of them has a turn. An undo takes back the time that turns have earned. Turns that
a bot plays for somebody earn no time.
"""

from __future__ import annotations

from satrap.core.game import Seat
from satrap.core.record import AnyMatch
from satrap.server.tables.days import left_by_days
from satrap.server.tables.entries import Clock
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import Table

GRACE = 30_000  # ms that a player who comes back has at least, once in a match
GRACE_BY_DAYS = 24 * 60 * 60 * 1000  # by correspondence


def running(table: Table) -> set[Seat]:
    """Return the seats whose time runs: people who owe a decision."""
    return table.deciding() if table.opened.clock else set()


def ticking(table: Table) -> set[Seat]:
    """Return the seats whose time is measured while the table is in memory."""
    clock = table.opened.clock
    return table.deciding() if clock and not clock.is_daily else set()


def time_left(table: Table, clock: Clock, seat: Seat) -> int:
    """Return how long (ms) a seat may still think, ignoring time that is not charged yet."""
    if clock.is_daily:
        return left_by_days(table, clock, seat)
    turns = sum(seat in seats for seats in table.turns[table.clocked :])
    return clock.main * 1000 + turns * clock.increment * 1000 - table.spent.get(seat, 0)


def grace(table: Table, clock: Clock, seat: Seat) -> int:
    """Return the least time (ms) that a seat is owed if its person comes back now.

    It is owed once in a match, and never to a player who has left: leaving must not gain time.
    """
    least = GRACE_BY_DAYS if clock.is_daily else max(GRACE, clock.increment * 1000)
    had_its_share = table.places[seat].has_left or seat in table.lent
    return 0 if had_its_share or time_left(table, clock, seat) >= least else least


def check_time(table: Table, clock: Clock, seat: Seat, least: int) -> None:
    """Refuse to let a seat come back with no time, or with time that it is not owed."""
    if table.has_old_law:
        return
    if least != grace(table, clock, seat) or max(least, time_left(table, clock, seat)) <= 0:
        raise NotAtTable("table-no-time")


def lend(table: Table, clock: Clock, seat: Seat, least: int) -> None:
    """Top up the time of a seat that comes back to the least that it is owed."""
    lacking = max(0, least - time_left(table, clock, seat))
    if lacking:
        table.lent.add(seat)
        table.spent[seat] = table.spent.get(seat, 0) - lacking


def reset_clock(table: Table) -> None:
    """Begin anew: the time that was used is forgotten, and so is what turns have earned."""
    plies = len(table.match.line) if table.match else 0
    table.spent.clear()
    table.days.clear()
    table.rests.clear()
    table.clocked, table.charged = plies, [{} for _ in range(plies)]


def note_turns(table: Table, match: AnyMatch) -> None:
    """Note whose turns each ply ended, after plies were played or undone."""
    del table.turns[len(match.line) :]
    table.clocked = min(table.clocked, len(match.line))
    for moment in match.line[len(table.turns) :]:
        goes_on = len(moment.seats) == 1 and match.game.deciders(moment.state) == moment.seats
        table.turns.append(() if goes_on else _earning(table, moment.seats))


def _earning(table: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that earn time for a turn: not those that a bot plays for."""
    return tuple(seat for seat in seats if table.has_old_law or not table.places[seat].bot)
