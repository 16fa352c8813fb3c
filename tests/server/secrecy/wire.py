"""Two ways to reach a server: its app in this process, and a process of its own over real sockets.

Both return everything that the server sends: status, headers in order, every byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol
from urllib.parse import unquote

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from satrap.server.api.app import make_app
from satrap.server.api.settings import Settings
from tests.server.advisers import install

SECONDS = 60
SLACK = 1e9
Headers = tuple[tuple[bytes, bytes], ...]


class Reply(NamedTuple):
    """An answer over HTTP."""

    status: int
    headers: Headers
    body: bytes


class Socket(Protocol):
    """A client's WebSocket."""

    handshake: Headers

    async def send(self, text: str) -> None: ...
    async def receive(self) -> bytes: ...
    async def close(self) -> None: ...


class Wire(Protocol):
    """A way to reach a server."""

    async def ask(
        self, method: str, path: str, headers: Headers = (), body: bytes = b""
    ) -> Reply: ...
    async def connect(self, path: str, headers: Headers = ()) -> Socket: ...


# In this process


class Inside:
    """The app of a server, called directly."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def ask(self, method: str, path: str, headers: Headers = (), body: bytes = b"") -> Reply:
        status, got, parts = 0, (), []  # type: tuple[int, Headers, list[bytes]]
        asked = [{"type": "http.request", "body": body}]

        async def receive() -> Any:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status, got
            if message["type"] == "http.response.start":
                status = message["status"]
                got = tuple((bytes(name), bytes(value)) for name, value in message["headers"])
            else:
                parts.append(message.get("body", b""))

        size = ((b"content-length", str(len(body)).encode()),) if body else ()
        scope = _scope("http", path, (*headers, *size)) | {"method": method}
        await self.app(scope, receive, send)
        return Reply(status, got, b"" if method == "HEAD" else b"".join(parts))

    async def connect(self, path: str, headers: Headers = ()) -> Socket:
        socket = InsideSocket()
        await socket.open(self.app, _scope("websocket", path, headers))
        return socket


def _scope(kind: str, path: str, headers: Headers) -> dict[str, Any]:
    plain, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(plain),
        "raw_path": plain.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"localhost"), *headers],
        "client": ("203.0.113.5", 5000),
        "server": ("table", 80),
        "state": {},
        "subprotocols": [],
    }


class InsideSocket:
    """A WebSocket to an app."""

    def __init__(self) -> None:
        self.handshake: Headers = ()
        self._to: asyncio.Queue[Any] = asyncio.Queue()
        self._from: asyncio.Queue[Any] = asyncio.Queue()

    async def open(self, app: Any, scope: Any) -> None:
        self._to.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._to.get, self._from.put))
        first = await asyncio.wait_for(self._from.get(), SECONDS)
        assert first["type"] == "websocket.accept", first
        self.handshake = tuple(map(tuple, first.get("headers", ())))

    async def send(self, text: str) -> None:
        self._to.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self) -> bytes:
        message = await asyncio.wait_for(self._from.get(), SECONDS)
        return str(message.get("text", message)).encode()

    async def close(self) -> None:
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


@asynccontextmanager
async def inside(store: Path) -> AsyncIterator[Inside]:
    """Open a server in this process, and close it at the end."""
    app = make_app(Settings(store=store, slack=SLACK))
    life = app.router.lifespan_context(app)
    with pytest.MonkeyPatch.context() as patch:
        install(patch)
        await life.__aenter__()
        try:
            yield Inside(app)
        finally:
            await life.__aexit__(None, None, None)


# Over real sockets


class Outside:
    """A server process, reached over sockets."""

    def __init__(self, url: str, added: frozenset[bytes] = frozenset()) -> None:
        """`added` names headers to leave out: they are set not by the app but by its server."""
        self.url, self._added = url, added
        plain = {"Accept-Encoding": "identity"}  # as it is asked for in this process
        self._web = httpx.AsyncClient(base_url=url, timeout=SECONDS, verify=False, headers=plain)

    async def ask(self, method: str, path: str, headers: Headers = (), body: bytes = b"") -> Reply:
        got = await self._web.request(method, path, headers=_text(headers), content=body)
        self._web.cookies.clear()  # everybody brings their own
        raw = [each for each in got.headers.raw if each[0].lower() not in self._added]
        return Reply(got.status_code, tuple(raw), got.content)

    async def connect(self, path: str, headers: Headers = ()) -> Socket:
        address = self.url.replace("http", "ws", 1) + path
        sent = _text(headers)
        found = await connect(address, additional_headers=sent, compression=None)
        return OutsideSocket(found)

    async def __aenter__(self) -> Outside:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._web.aclose()


def _text(headers: Sequence[tuple[bytes, bytes]]) -> list[tuple[str, str]]:
    return [(name.decode(), value.decode()) for name, value in headers]


class OutsideSocket:
    """A WebSocket to a server process."""

    def __init__(self, found: ClientConnection) -> None:
        self._found = found
        assert found.response
        raw = found.response.headers.raw_items()
        self.handshake = tuple((name.encode(), value.encode()) for name, value in raw)

    async def send(self, text: str) -> None:
        await self._found.send(text)

    async def receive(self) -> bytes:
        got = await asyncio.wait_for(self._found.recv(decode=False), SECONDS)
        return bytes(got)

    async def close(self) -> None:
        await self._found.close()
