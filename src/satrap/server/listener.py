"""A connection that is sent what changes; it is cut off if it reads too slowly or is removed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from satrap.core.game import Observer, Seat

MOST_WAITING = 64  # messages
TOO_SLOW = (1013, "too-slow")  # why a connection is cut off: a WebSocket code and a word
REMOVED = (1008, "removed")


class Reader(NamedTuple):
    """Everything that a view depends on besides the table: all who share it get the same."""

    observer: Observer
    deaf_to: frozenset[str]


Shown = tuple[Reader, int]


class Listener:
    """A connection, and the messages that it has yet to be sent."""

    def __init__(
        self,
        person: str,
        seat: Seat | None = None,
        *,
        takes_patches: bool = False,
        address: str = "",
    ) -> None:
        self.person, self.seat, self.takes_patches = person, seat, takes_patches
        self.address = address
        self.shown: Shown | None = None  # whose view it was sent last, and its version
        self.told = (0, (0, ""))  # how many plies it was sent, after how many undos, and the status
        self.knows_here = False
        self.is_cut = asyncio.Event()
        self.why = TOO_SLOW
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)

    def put(self, message: bytes) -> None:
        """Queue a message; if there is no room left, the connection is cut off."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.is_cut.set()

    def cut(self, why: tuple[int, str]) -> None:
        """Cut the connection off."""
        self.why = why
        self.is_cut.set()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send the waiting messages, one by one."""
        while True:
            await send(await self._waiting.get())
