"""A WebSocket client that does only what the load test needs, to leave the server its time.

It shares two cores with the server, and a full client takes several times as long per message.
Messages from a server are unmasked; ours sends each in one frame.
"""

from __future__ import annotations

import asyncio
import base64
import os
import time
from typing import Protocol, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_FINAL, _MASKED, _ACCEPTED = 0x80, 0x80, b"HTTP/1.1 101 "
_SHORT, _MIDDLE = 126, 127  # instead of longer lengths, which are in the next 2, or 8, bytes


class Taker(Protocol):
    """Receives what arrives on a connection."""

    def take(self, message: bytes, at: float) -> None:
        """Take a message and its arrival time."""

    def lose(self) -> None:
        """Hear that the server has closed the connection."""


class Socket(asyncio.Protocol):
    """One connection."""

    def __init__(self, request: bytes, taker: Taker) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0  # bytes
        self._request, self._taker = request, taker
        self._bytes = bytearray()
        self._transport: asyncio.Transport
        self._is_closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self.received += len(data)
        self._bytes += data
        if not self.opened.done() and not self._is_accepted():
            return
        while (found := parse_frame(self._bytes)) is not None:
            kind, message, length = found
            del self._bytes[:length]
            self._read(kind, message, at)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed before it accepted"))
        elif not self._is_closing:
            self._taker.lose()

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        self._transport.write(format_frame(kind, message))

    def send_raw(self, data: bytes) -> None:
        """Send ready-made frames."""
        self._transport.write(data)

    def close(self) -> None:
        """Say goodbye and hang up."""
        self._is_closing = True
        self.send(b"", CLOSE)
        self._transport.close()

    def _is_accepted(self) -> bool:
        head, end, rest = bytes(self._bytes).partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(_ACCEPTED):
            self.opened.set_exception(ConnectionError(head.decode()))
            self._transport.close()
            return False
        self._bytes[:] = rest
        self.opened.set_result(None)
        return True

    def _read(self, kind: int, message: bytes, at: float) -> None:
        if kind == PING:
            self.send(message, PONG)
        elif kind == CLOSE:
            self._transport.close()
        else:
            self._taker.take(message, at)


def parse_frame(data: bytes | bytearray) -> tuple[int, bytes, int] | None:
    """Return kind, message and length of the first frame; None if it is still incomplete."""
    if len(data) < 2:
        return None
    if not data[0] & _FINAL or data[1] & _MASKED:
        raise ConnectionError("a frame that our server does not send")
    start, size = 2, data[1]
    if size >= _SHORT:
        start = 4 if size == _SHORT else 10
        size = int.from_bytes(data[2:start], "big")
    end = start + size
    if len(data) < max(start, end):
        return None
    return data[0] & 0x0F, bytes(data[start:end]), end


def format_frame(kind: int, message: bytes) -> bytes:
    """Return a message as a client's frame; a mask of zeros leaves the bytes as they are."""
    size = len(message)
    if size < _SHORT:
        head = bytes([_FINAL | kind, _MASKED | size])
    else:
        head = bytes([_FINAL | kind, _MASKED | _SHORT]) + size.to_bytes(2, "big")
    return head + bytes(4) + message


async def connect(
    url: str, path: str, cookie: str, taker: Taker, address: str | None = None
) -> Socket:
    """Return an open connection to a path of a server, from a given local address if any."""
    place = urlsplit(url)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {place.netloc}",
        f"Cookie: {cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    assert place.hostname and place.port
    _, socket = await loop.create_connection(
        lambda: Socket(request, taker),
        place.hostname,
        place.port,
        local_addr=(address, 0) if address else None,
    )
    await socket.opened
    return socket
