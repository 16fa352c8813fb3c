"""How much the loop of a server has to do by itself for what is asked.

Calls are counted, not milliseconds: so a slow machine changes nothing. The loop of a common machine
makes some five million of them in a second.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import httpx

from satrap.server.api import Settings, make_app


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[Any, httpx.AsyncClient]]:
    """Give a server without sockets, and somebody who asks it."""
    app = make_app(Settings(folder / "tables.sqlite", slack=1000))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
            await web.post("/api/guests", json={"name": "Ana"})
            yield app, web


class Calls:
    """Counts the calls between two moments at which the loop of this thread can turn."""

    def __init__(self) -> None:
        self.most = self._now = 0

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if event in ("call", "c_call"):
            self._now += 1
            self.most = max(self.most, self._now)

    async def beat(self) -> None:
        """Begin to count anew whenever it is the turn of others."""
        while True:
            self._now = 0
            await asyncio.sleep(0)


async def most_calls(
    web: httpx.AsyncClient, method: str, path: str, **rest: Any
) -> tuple[int, httpx.Response]:
    """Return how many calls the loop made at a stretch for a request, and the answer."""
    calls = Calls()
    beat = asyncio.create_task(calls.beat())
    sys.setprofile(calls)  # of this thread alone
    try:
        reply = await web.request(method, path, **rest)
    finally:
        sys.setprofile(None)
        beat.cancel()
    return calls.most, reply
