"""Alarms of tables, for what happens there even if nobody sends a command.

A bot takes over from a player who is out of time. A match begins without the bytes for the shuffle
that were not opened in time. A match ends when those who have not agreed to end it have been away
and silent for long enough.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from satrap.core.game import Seat
from satrap.server.clock import now
from satrap.server.errors import Damaged, Unavailable
from satrap.server.live_table import LiveTable
from satrap.server.room import Room
from satrap.server.tables import entries as log
from satrap.server.tables.acts import OUT_OF_TIME, begin_without, stand_in
from satrap.server.tables.consent import ends_at, silence_ms, undecided
from satrap.server.tables.days import deadline, late_seats
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.table import Table

if TYPE_CHECKING:
    from satrap.server.hall import Change, Hall

RETRY_SECONDS = 0.5  # until a store that failed is tried again
TICK = 0.002  # seconds added to every alarm: better late than early


class Timing:
    """One alarm for each table at which something will fall due."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._is_open = True

    def wake(self, room: Room, standing: LiveTable) -> None:
        """Set the alarm of a table for the next thing that falls due."""
        wait = next_alarm(room, standing) if self._is_open else None
        self._set(room, None if wait is None else wait + TICK)

    def stop(self) -> None:
        """Cancel all alarms."""
        self._is_open = False
        for room in self._hall.rooms():
            self._set(room, None)

    def _set(self, room: Room, wait: float | None) -> None:
        if room.alarm is not None:
            room.alarm.cancel()
        loop = asyncio.get_running_loop()
        room.alarm = None if wait is None else loop.call_later(wait, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._hall.tasks.spawn(self._fall_due(room))

    async def _fall_due(self, room: Room) -> None:
        """Carry out what is due by now, then set the next alarm."""
        try:
            async with self._hall.held(room.match) as (at, standing):
                change = due(at, standing)
                if change is not None:
                    key = f"time/{standing.count}"
                    standing = await self._hall.change(at, "", key, change)
                self._hall.went_on(at, standing)
        except Damaged:
            return  # already logged; leave it alone
        except Unavailable:
            self._set(room, RETRY_SECONDS)


def next_alarm(room: Room, standing: LiveTable) -> float | None:
    """Return in how many seconds something falls due at a table, if anything does."""
    called = standing.table.called
    if called is not None:
        return max(0, called - now()) / 1000
    waits = (standing.watch.next_alarm(standing.table), until_end(room, standing.table))
    return min((wait for wait in waits if wait is not None), default=None)


def due(room: Room, standing: LiveTable, spared: int = 0) -> Change | None:
    """Return the change that is due at a table by now, if any.

    By correspondence, deadlines that end before `spared` (ms) are put off to then.
    """
    table = standing.table
    if table.called is not None:
        return begin_without if now() >= table.called else None
    late = [*standing.watch.out_of_time(table), *late_seats(table, now())]
    off = [seat for seat in late if now() < spared and deadline(table, seat) is not None]
    late = [seat for seat in late if seat not in off]
    silent = sorted(undecided(table)) if until_end(room, table) == 0 else []
    if not (off or late or silent):
        return None
    return lambda table: [*_put_off(table, off, spared), *_go_on(table, late, silent)]


def until_end(room: Room, table: Table) -> float | None:
    """Return in how many seconds a match ends by silence; None while somebody is here to object.

    Connecting ends an absence, even without a word.
    """
    end = ends_at(table)
    if end is None:
        return None
    waits, clock = [(end - now()) / 1000], table.opened.clock
    for seat in undecided(table):
        gone = room.presence.gone(table.places[seat].person)
        if gone is None:
            return None
        if clock and clock.is_daily:  # nobody sits there for a week
            continue
        waits.append(silence_ms(table) / 1000 - gone)
    return max(0.0, *waits)


def _put_off(table: Table, seats: list[Seat], until: int) -> list[AnyEntry]:
    return [enter(table, log.Extended(seat, until)) for seat in seats]


def _go_on(table: Table, late: list[Seat], silent: list[Seat]) -> list[AnyEntry]:
    done = [enter(table, log.Replaced(seat, stand_in(table), OUT_OF_TIME)) for seat in late]
    return [*done, enter(table, log.Abandoned(silent=tuple(silent)))] if silent else done
