"""A connection that is told what changes; who reads too slowly is cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from satrap.core.game import Seat

MOST_WAITING = 64  # messages


class Listener:
    """What one connection still has to be sent."""

    def __init__(
        self, person: str, seat: Seat | None = None, *, takes_patches: bool = False
    ) -> None:
        self.person, self.seat, self.takes_patches = person, seat, takes_patches
        self.shown: tuple[int, int] | None = None  # observer and version of the last view
        self.told = (0, 0)  # how many plies it was told of, after how many undos
        self.knows_here = False
        self.is_cut = asyncio.Event()
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)

    def put(self, message: bytes) -> None:
        """Queue a message; if there is no room left, the connection is cut off."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.is_cut.set()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits, one message after another."""
        while True:
            await send(await self._waiting.get())
