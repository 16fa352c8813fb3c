"""Playing logs and records again: in a thread, one after another, fairly for each."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeVar

from satrap.server.fairness import Owner
from satrap.server.lanes import Lanes, Pace

T = TypeVar("T")
BYTES_A_SECOND: Final = 1_000_000  # of a log; that of a match of usual length has up to 50,000
MUCH: Final = 0.2  # seconds
REST: Final = 9.0  # for whoever brings much: a tenth of the time is theirs at most
REPLAY: Final = "replay"  # what the queue calls it
GLANCED_A_SECOND: Final = 10_000_000  # bytes of a log that is checked, but not played
GLANCE: Final = "glance"


class Replays:
    """What is to be played again; whoever had least of it lately comes next."""

    def __init__(self, address_of: Callable[[str], str] = lambda person: "") -> None:
        self._address_of = address_of
        self._lanes = Lanes(REPLAY, (math.inf,), REST, much=MUCH)
        self._glances = Lanes(GLANCE)

    async def run(self, person: str, size: int, work: Callable[[], T]) -> T:
        """Do some work of a person in a thread; `size` is how many bytes are played again."""
        pace = Pace(size / BYTES_A_SECOND)
        return await self._lanes.do(self._owner(person), REPLAY, pace, work)

    async def glance(self, person: str, size: int, work: Callable[[], T]) -> T:
        """Look through a log in a thread: it waits for nothing that is played again."""
        pace = Pace(size / GLANCED_A_SECOND)
        return await self._glances.do(self._owner(person), GLANCE, pace, work)

    def stop(self) -> None:
        """Begin nothing more."""
        self._lanes.stop()
        self._glances.stop()

    def _owner(self, person: str) -> Owner:
        return Owner(self._address_of(person) or person, person)
