"""A minimal HTTP client with a local address of its own: it shares the server's cores."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

Json = Any
SECONDS = 30  # until somebody who waits for an answer gives up
LONGEST_HEAD = 65_536
GONE = (OSError, EOFError, asyncio.LimitOverrunError, TimeoutError)


class Reply(NamedTuple):
    """An HTTP response."""

    status: int
    head: bytes
    body: bytes

    @property
    def is_done(self) -> bool:
        return 200 <= self.status < 300

    @property
    def kind(self) -> str:
        """Return the status, and the code of a refusal."""
        if self.is_done:
            return "done"
        with suppress(msgspec.MsgspecError, KeyError, TypeError):
            return f"{self.status} {msgspec.json.decode(self.body)['code']}"
        return str(self.status)

    @property
    def json(self) -> Json:
        return msgspec.json.decode(self.body)

    @property
    def cookie(self) -> str:
        """Return the cookie that a response sets, or an empty string."""
        for line in self.head.decode("latin-1").split("\r\n"):
            name, _, value = line.partition(":")
            if name.lower() == "set-cookie":
                return value.split(";")[0].strip()
        return ""


def request(
    place: str, method: str, path: str, body: bytes = b"", cookie: str = "", length: int = -1
) -> bytes:
    """Return the bytes of a request; `length` announces a longer body than is sent."""
    lines = [f"{method} /api{path} HTTP/1.1", f"Host: {place}"]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    if body or length >= 0:
        size = len(body) if length < 0 else length
        lines += ["Content-Type: application/json", f"Content-Length: {size}"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


class Caller:
    """Sends requests in turn over one persistent connection, from one address."""

    def __init__(self, url: str, address: str, seconds: float = SECONDS) -> None:
        self.url, self.address, self.seconds = url, address, seconds
        self.place = urlsplit(url).netloc
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Json = None, cookie: str = "") -> Reply:
        """Return the answer, or raise one of GONE."""
        data = body if isinstance(body, bytes) else b"" if body is None else encode(body)
        sent = request(self.place, method, path, data, cookie)
        try:
            async with asyncio.timeout(self.seconds):
                return await self._kept(sent)
        except BaseException:
            self.close()
            raise

    async def _kept(self, sent: bytes) -> Reply:
        """Ask over the open connection, or over a new one if the server has closed it."""
        if self._streams is not None:
            try:
                return await self._ask(sent)
            except (OSError, EOFError):
                self.close()
        return await self._ask(sent)

    async def _ask(self, sent: bytes) -> Reply:
        reader, writer = self._streams or await self._connect()
        writer.write(sent)
        await writer.drain()
        head = await reader.readuntil(b"\r\n\r\n")
        fields = head.lower()
        body = await reader.readexactly(_length(fields))
        if b"connection: close" in fields:
            self.close()
        return Reply(int(head.split(b" ", 2)[1]), head, body)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self._streams = await dial(self.url, self.address)
        return self._streams

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def dial(url: str, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect from an address."""
    place = urlsplit(url)
    return await asyncio.open_connection(
        place.hostname, place.port, local_addr=(address, 0), limit=LONGEST_HEAD
    )


def encode(body: Json) -> bytes:
    """Return JSON."""
    return msgspec.json.encode(body)


def _length(fields: bytes) -> int:
    _, _, rest = fields.partition(b"content-length:")
    return int(rest.split(b"\r\n", 1)[0]) if rest else 0
