"""A clock that moves only when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from satrap.server.clock import Clock, set_clock

START = 1_800_000_000_000  # 15 January 2027


class VirtualClock(Clock):
    """Time stands still until `advance`; whoever pauses is woken in the order of time."""

    def __init__(self, at: int = START) -> None:
        self.at = at
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self._pollers: list[tuple[int | None, asyncio.Future[None]]] = []
        self._count = 0

    def now(self) -> int:
        return self.at

    async def pause(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._count += 1
        self._sleepers.append((self.at + max(1, int(seconds * 1000)), self._count, woken))
        await woken

    async def poll(self, seconds: float, due: int | None) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pollers.append((due, woken))
        await woken

    async def advance(self, ms: int) -> None:
        """Let so much time pass, waking everybody at their own time.

        Whoever polls looks again after each thing that has happened: it may have made work.
        """
        end = self.at + ms
        await self._look()
        while (at := self._next()) is not None and at <= end:
            self.at = max(self.at, at)
            for sleeper in sorted(self._sleepers)[:]:
                if sleeper[0] <= self.at:
                    self._sleepers.remove(sleeper)
                    _wake(sleeper[2])
            await self._look()
        self.at = end
        await self._look()

    def polling(self) -> int:
        """Return how many wait for the next look."""
        return sum(not woken.done() for _, woken in self._pollers)

    def _next(self) -> int | None:
        """Return the next time at which somebody wants to be woken."""
        times = [at for at, _, woken in self._sleepers if not woken.done()]
        times += [due for due, woken in self._pollers if due is not None and not woken.done()]
        return min(times, default=None)

    async def _look(self) -> None:
        """Let everybody who polls look, and look once more at what follows from that."""
        for _ in range(2):
            pollers, self._pollers = self._pollers, []
            for _, woken in pollers:
                _wake(woken)
            await settle()


def _wake(woken: asyncio.Future[None]) -> None:
    if not woken.done():
        woken.set_result(None)


async def settle(turns: int = 5) -> None:
    """Let tasks run, and what they wait for in other threads."""
    for _ in range(turns):
        await asyncio.sleep(0.002)


@contextmanager
def virtual_time(at: int = START) -> Iterator[VirtualClock]:
    """Yield a clock that the whole server uses."""
    clock = VirtualClock(at)
    before = set_clock(clock)
    try:
        yield clock
    finally:
        set_clock(before)
