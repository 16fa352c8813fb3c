"""Replays logs in a thread, one at a time and shared fairly."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeVar

from satrap.server.fairness import Owner
from satrap.server.lanes import Lanes, Pace

T = TypeVar("T")
BYTES_A_SECOND: Final = 1_000_000  # of a log; a match of the usual length has up to 50,000
MUCH: Final = 0.2  # seconds
REST: Final = 9.0  # for heavy users: they get at most a tenth of the time
REPLAY: Final = "replay"  # the kind of job
GLANCED_A_SECOND: Final = 10_000_000  # bytes of a log that is checked but not replayed
GLANCE: Final = "glance"


class Replays:
    """Queues for replays; whoever used the least time recently comes next."""

    def __init__(self, address_of: Callable[[str], str] = lambda person: "") -> None:
        self._address_of = address_of
        self._lanes = Lanes(REPLAY, (math.inf,), REST, much=MUCH)
        self._glances = Lanes(GLANCE)

    async def run(self, person: str, size: int, work: Callable[[], T]) -> T:
        """Do some work for a person in a thread; `size` is how many bytes are replayed."""
        pace = Pace(size / BYTES_A_SECOND)
        return await self._lanes.do(self._owner(person), REPLAY, pace, work)

    async def glance(self, person: str, size: int, work: Callable[[], T]) -> T:
        """Read through a log in a thread; it does not wait for replays."""
        pace = Pace(size / GLANCED_A_SECOND)
        return await self._glances.do(self._owner(person), GLANCE, pace, work)

    def stop(self) -> None:
        """Start no more work."""
        self._lanes.stop()
        self._glances.stop()

    def _owner(self, person: str) -> Owner:
        return Owner(self._address_of(person) or person, person)
