"""Closes tables that nobody starts."""

from __future__ import annotations

from typing import Final

from satrap.core.errors import SatrapError
from satrap.server.clock import now
from satrap.server.errors import Unavailable
from satrap.server.hall import Hall
from satrap.server.store.interface import Idle
from satrap.server.storing import storing
from satrap.server.tables import entries as log
from satrap.server.tables.effects import enter
from satrap.server.tables.table import WAITING

AT_ONCE: Final = 200  # tables in one read
MOST_READS: Final = 10  # in one pass
HOUR_MS: Final = 60 * 60 * 1000
BY_DAYS: Final = 7  # tables by correspondence wait so many times as long


async def close_stale_tables(hall: Hall, public_hours: float, private_hours: float) -> None:
    """Close the waiting tables at which nothing has happened for so many hours.

    Tables by correspondence may take seven times as long to fill.
    """
    for is_public, hours in ((True, public_hours), (False, private_hours)):
        await _close_all(hall, is_public, int(hours * HOUR_MS))


async def _close_all(hall: Hall, is_public: bool, longest: int) -> None:
    """Close tables, the oldest first; skip those that cannot be closed yet."""
    left, before = 0, now() - longest
    for _ in range(MOST_READS):
        with storing():
            idle = await hall.store.list_idle(WAITING, is_public, before, AT_ONCE, left)
        try:
            left += sum([not await _close(hall, each, longest) for each in idle])
        except Unavailable:
            return  # nothing can be stored now: perhaps next time
        if len(idle) < AT_ONCE:
            return


async def _close(hall: Hall, idle: Idle, longest: int) -> bool:
    """Close a table unless something has happened there since; say whether it is closed."""
    try:
        async with hall.held(idle.match) as (room, standing):
            if standing.table.status != WAITING or standing.count != idle.count:
                return False
            clock = standing.table.opened.clock
            if clock and clock.is_daily and standing.table.at > now() - BY_DAYS * longest:
                return False
            standing = await hall.change(
                room, "", f"stale/{idle.count}", lambda table: [enter(table, log.Abandoned())]
            )
            hall.went_on(room, standing)
    except Unavailable:
        raise
    except SatrapError:
        return False  # it is damaged
    return True
