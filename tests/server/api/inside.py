"""A server in the test's own process, so that a test can inspect it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from satrap.server.api import Settings, make_app
from satrap.server.api.routes import HttpRoute
from satrap.server.api.state import State

Json = Any
TABLE = "/api/tables/{match}"
NAMED = {"game": "alexandros", "name": "standard-1", "ply": 0, "path": ""}
NAMED |= {"other": "Ben", "cup": "0123456789abcdef", "token": "0123456789abcdef", "who": "ana"}
QUERIES = {f"{TABLE}/why": {"play": "pass"}, f"{TABLE}/preview": {"play": "pass"}}
QUERIES[f"{TABLE}/events"] = {"before": "1"}


class Inside:
    """A server whose state can be inspected."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.state: State = app.state.satrap

    def client(self) -> httpx.AsyncClient:
        """Return a client without a cookie."""
        transport = httpx.ASGITransport(self.app)
        return httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def guest(self, name: str) -> httpx.AsyncClient:
        """Return a client with a cookie."""
        made = self.client()
        assert (await made.post("/api/guests", json={"name": name})).status_code == 201
        return made

    def paths(self, method: str) -> list[str]:
        """Return the paths of all routes that take a method."""
        routes = (each for each in self.app.routes if isinstance(each, HttpRoute))
        return [route.path for route in routes if method in (route.methods or ())]

    async def connect(self, path: str, query: str = "", cookie: str = "") -> list[Json]:
        """Try to open a WebSocket, and return what the server sends until it has answered."""
        sent: list[Json] = []
        scope = {"type": "websocket", "path": path, "query_string": query.encode(), "scheme": "ws"}
        headers = [(b"host", b"localhost"), (b"cookie", cookie.encode())]
        arriving = [{"type": "websocket.connect"}]

        async def receive() -> Json:
            return arriving.pop() if arriving else {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Json) -> None:
            sent.append(message)

        await self.app({**scope, "headers": headers, "client": ("127.0.0.1", 1)}, receive, send)
        return sent


async def asked(who: httpx.AsyncClient, path: str, match: str) -> httpx.Response:
    """Return the answer to a GET, with example values for everything that a path names."""
    named = path.replace(":path", "").replace(":page", "").format(match=match, **NAMED)
    return await who.get(named, params=QUERIES.get(path))


@asynccontextmanager
async def inside(folder: Path, **rest: Any) -> AsyncIterator[Inside]:
    """Run a server; the rest are settings."""
    given = {"slack": 1000, "web": folder / "no-page", **rest}
    app = make_app(Settings(folder / "tables.sqlite", **given))
    async with app.router.lifespan_context(app):
        yield Inside(app)


def tell_inside(folder: Path, story: Callable[[Inside], Awaitable[None]]) -> None:
    """Play a story at a server."""

    async def run() -> None:
        async with inside(folder) as server:
            await story(server)

    asyncio.run(run())
