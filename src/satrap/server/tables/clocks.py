"""Thinking time, from the log alone: how much each seat has left, and whose time runs.

A turn is what a seat decides until somebody else has to decide; of what several decide at once,
each has a turn. Who goes back gives back what the turns had brought.
"""

from __future__ import annotations

from satrap.core.game import Seat
from satrap.core.record import AnyMatch
from satrap.server.tables.entries import Clock
from satrap.server.tables.table import RUNNING, Table

GRACE = 30_000  # ms that who comes back has at least


def running(table: Table) -> set[Seat]:
    """Return the seats whose time runs: people who owe a decision."""
    if table.opened.clock is None or table.match is None or table.status != RUNNING:
        return set()
    return table.people() & set(table.match.waiting())


def time_left(table: Table, clock: Clock, seat: Seat) -> int:
    """Return how long (ms) a seat may still think, but for what it has not been charged yet."""
    turns = sum(seat in seats for seats in table.turns)
    return clock.main * 1000 + turns * clock.increment * 1000 - table.spent.get(seat, 0)


def grace(clock: Clock | None) -> int:
    """Return the time (ms) that who comes back has at least."""
    return max(GRACE, clock.increment * 1000) if clock else 0


def lend(table: Table, clock: Clock, seat: Seat, least: int) -> None:
    """Give a seat that comes back as much time as it needs at least."""
    lacking = max(0, least - time_left(table, clock, seat))
    table.spent[seat] = table.spent.get(seat, 0) - lacking


def note_turns(table: Table, match: AnyMatch) -> None:
    """Note whose turn each ply ended, after plies were played or taken back."""
    del table.turns[len(match.line) :]
    for moment in match.line[len(table.turns) :]:
        goes_on = len(moment.seats) == 1 and match.game.deciders(moment.state) == moment.seats
        table.turns.append(() if goes_on else moment.seats)
