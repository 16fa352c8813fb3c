"""How much work a server's event loop does itself for a request.

Calls are counted, not milliseconds, so a slow machine changes nothing. The loop of an ordinary
machine makes about five million of them in a second.
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
    """Yield a server without sockets, and a client for it."""
    app = make_app(Settings(folder / "tables.sqlite", slack=1000))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
            await web.post("/api/guests", json={"name": "Ana"})
            yield app, web


class Calls:
    """Counts the calls between two turns of this thread's event loop."""

    def __init__(self) -> None:
        self.most = self._now = 0

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if event in ("call", "c_call"):
            self._now += 1
            self.most = max(self.most, self._now)

    async def beat(self) -> None:
        """Restart the count whenever other tasks get a turn."""
        while True:
            self._now = 0
            await asyncio.sleep(0)


async def most_calls(
    web: httpx.AsyncClient, method: str, path: str, **rest: Any
) -> tuple[int, httpx.Response]:
    """Return the most calls the loop made in a row for a request, and the answer."""
    calls = Calls()
    beat = asyncio.create_task(calls.beat())
    sys.setprofile(calls)  # for this thread only
    try:
        reply = await web.request(method, path, **rest)
    finally:
        sys.setprofile(None)
        beat.cancel()
    return calls.most, reply
