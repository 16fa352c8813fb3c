"""The time of day: one source for the whole server, which a test can replace to pass days."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """The clock of this machine."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def pause(self, seconds: float) -> None:
        """Wait until so many seconds of this clock have passed."""
        await asyncio.sleep(seconds)

    async def poll(self, seconds: float, due: int | None) -> None:
        """Wait until it is worth looking again, if nothing is known to happen before `due` (ms).

        This clock waits so many seconds, since something earlier may come up meanwhile.
        """
        await asyncio.sleep(seconds)


_clock = Clock()


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return _clock.now()


async def pause(seconds: float) -> None:
    """Wait until so many seconds have passed."""
    await _clock.pause(seconds)


async def poll(seconds: float, due: int | None) -> None:
    """Wait so many seconds, unless the clock knows that nothing can happen before `due` (ms)."""
    await _clock.poll(seconds, due)


def set_clock(clock: Clock) -> Clock:
    """Use another clock from now on; return the one before."""
    global _clock
    before, _clock = _clock, clock
    return before
