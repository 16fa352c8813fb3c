"""Measures how long seats think, by a monotonic clock; time while the server is down is free."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence

from satrap.core.game import Seat
from satrap.server.tables import entries as log
from satrap.server.tables.clocks import ticking, time_left
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.table import Table


class Stopwatch:
    """Since when each seat has been thinking without being charged for it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: dict[Seat, float] = {}

    def elapsed(self) -> dict[Seat, int]:
        """Return how long (ms) each seat has thought since it was last charged."""
        at = self._clock()
        return {seat: int((at - since) * 1000) for seat, since in self._since.items()}

    def follow(self, table: Table, charged: Iterable[Seat] = ()) -> None:
        """Run the time of the seats that have to decide now, and of no others."""
        at, wanted, anew = self._clock(), ticking(table), set(charged)
        self._since = {
            seat: at if seat in anew else self._since.get(seat, at) for seat in sorted(wanted)
        }

    def charge(self, table: Table, done: Sequence[AnyEntry]) -> list[log.Timed]:
        """Charge the seats that have decided or whose time no longer runs, in a separate entry."""
        if any(isinstance(entry, log.Clocked) for entry in done):  # time used is forgotten
            self._since.clear()
            return []
        decided = {entry.seat for entry in done if isinstance(entry, log.Played)}
        now = ticking(table)
        spent = {
            seat: ms
            for seat, ms in self.elapsed().items()
            if ms > 0 and (seat in decided or seat not in now)
        }
        charged = [log.Timed(spent)] if spent else []
        for entry in charged:
            enter(table, entry)
        return charged

    def out_of_time(self, table: Table) -> list[Seat]:
        """Return the seats that have no time left."""
        return [seat for seat, ms in self._left(table).items() if ms <= 0]

    def next_alarm(self, table: Table) -> float | None:
        """Return in how many seconds the next seat is out of time, if any time runs."""
        left = self._left(table).values()
        return max(0, min(left)) / 1000 if left else None

    def _left(self, table: Table) -> dict[Seat, int]:
        clock = table.opened.clock
        if clock is None or clock.is_daily:
            return {}
        return {seat: time_left(table, clock, seat) - ms for seat, ms in self.elapsed().items()}
