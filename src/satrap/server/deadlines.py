"""When seats lose their time by correspondence."""

from __future__ import annotations

from satrap.core.game import Seat
from satrap.server.tables.days import deadline
from satrap.server.tables.table import Table

__all__ = ["deadline", "late_seats", "next_deadline"]


def next_deadline(table: Table) -> int | None:
    """Return when (ms) the first seat of a table is out of time, if nothing happens."""
    found = (deadline(table, seat) for seat in range(len(table.places)))
    return min((each for each in found if each is not None), default=None)


def late_seats(table: Table, at: int) -> list[Seat]:
    """Return the seats that are out of time at a moment (ms)."""
    found = ((seat, deadline(table, seat)) for seat in range(len(table.places)))
    return [seat for seat, until in found if until is not None and until <= at]
