"""Sees to it that a bot takes over from who is out of time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from satrap.server.errors import Unavailable
from satrap.server.room import Room
from satrap.server.standing import Standing
from satrap.server.tables import entries as log
from satrap.server.tables.acts import OUT_OF_TIME, STAND_IN
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.table import Table

if TYPE_CHECKING:
    from satrap.server.hall import Hall

RETRY_SECONDS = 0.5  # until a store that failed is tried again
TICK = 0.002  # seconds by which an alarm comes late rather than early


class Timing:
    """One alarm for each table at which time runs."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._is_open = True

    def wake(self, room: Room, standing: Standing) -> None:
        """Set the alarm of a table to when the next seat is out of time."""
        wait = standing.watch.next_alarm(standing.table) if self._is_open else None
        self._set(room, None if wait is None else wait + TICK)

    def stop(self) -> None:
        """Let no alarm ring any more."""
        self._is_open = False
        for room in self._hall.rooms():
            self._set(room, None)

    def _set(self, room: Room, wait: float | None) -> None:
        if room.alarm is not None:
            room.alarm.cancel()
        loop = asyncio.get_running_loop()
        room.alarm = None if wait is None else loop.call_later(wait, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._hall.tasks.spawn(self._replace(room))

    async def _replace(self, room: Room) -> None:
        """Let bots play for those who are out of time by now; then set the alarm anew."""
        try:
            async with self._hall.held(room.match) as (_, standing):
                late = standing.watch.out_of_time(standing.table)
                if late:
                    key = f"time/{standing.count}"
                    standing = await self._hall.change(
                        room, "", key, lambda table: _stand_in(table, late)
                    )
                self._hall.went_on(room, standing)
        except Unavailable:
            self._set(room, RETRY_SECONDS)


def _stand_in(table: Table, late: list[int]) -> list[AnyEntry]:
    return [enter(table, log.Replaced(seat, STAND_IN, OUT_OF_TIME)) for seat in late]
