"""Chores: small jobs that are repeated while a server runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

Chore = Callable[[], Awaitable[None]]


class Housekeeping:
    """Runs each chore at the start, and again so many seconds after it has ended."""

    def __init__(self) -> None:
        self._chores: list[tuple[Chore, float]] = []
        self._tasks: list[asyncio.Task[None]] = []

    def add(self, chore: Chore, seconds: float) -> None:
        """Add a chore, before the start."""
        self._chores.append((chore, seconds))

    async def clean(self) -> None:
        """Do all chores once."""
        for chore, _ in self._chores:
            await _do(chore)

    def start(self) -> None:
        """Start repeating the chores."""
        self._tasks = [asyncio.create_task(_repeat(*each)) for each in self._chores]

    async def stop(self) -> None:
        """Cancel all chores."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _repeat(chore: Chore, seconds: float) -> None:
    while True:
        await _do(chore)
        await asyncio.sleep(seconds)


async def _do(chore: Chore) -> None:
    """Do a chore; if it fails, the others still run, and it is tried again next time."""
    try:
        await chore()
    except Exception:
        logging.getLogger(__name__).exception("a chore has failed")
