"""A WebSocket without manners: it sends whatever bytes it is given."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from types import TracebackType
from typing import Any, NamedTuple

from tests.server.api.people import SECONDS, Guest

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FIN, MASKED = 0x80, 0x80
UPGRADED = b"HTTP/1.1 101 "


class Received(NamedTuple):
    """A frame from the server."""

    opcode: int
    payload: bytes


def frame(
    payload: bytes,
    opcode: int = TEXT,
    *,
    is_last: bool = True,
    reserved: int = 0,
    is_masked: bool = True,
    length: bytes | None = None,
) -> bytes:
    """Return the bytes of a frame; `length` may lie about the payload."""
    first = (FIN if is_last else 0) | reserved << 4 | opcode
    sized = length or _length(len(payload))
    if not is_masked:
        return bytes([first]) + sized + payload
    mask = b"\x37\xfa\x21\x3d"
    hidden = bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
    return bytes([first, sized[0] | MASKED]) + sized[1:] + mask + hidden


def _length(size: int) -> bytes:
    if size < 126:
        return bytes([size])
    return b"\x7e" + struct.pack("!H", size) if size < 65536 else b"\x7f" + struct.pack("!Q", size)


class Wire:
    """Somebody's connection to a table."""

    def __init__(self, guest: Guest, table: str) -> None:
        host, port = guest.server.url.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), SECONDS)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._unread = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nCookie: {guest.cookie}\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._unread:
            self._more()
        answer, self._unread = self._unread.split(b"\r\n\r\n", 1)
        assert answer.startswith(UPGRADED), answer

    def __enter__(self) -> Wire:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def finish(self) -> None:
        """Signal that nothing more will come."""
        self.socket.shutdown(socket.SHUT_WR)

    def receive(self) -> Received | None:
        """Return the next frame; None if the server has closed the connection, or says nothing."""
        try:
            opcode = self._take(1)[0] & 0x0F
            (size,) = self._take(1)
            if size >= 126:
                size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
            return Received(opcode, self._take(size))
        except (ConnectionError, TimeoutError):
            return None

    def answer(self) -> Any:
        """Return the next answer, whatever else comes before it; None at the end."""
        while received := self.receive():
            if received.opcode == PONG:
                return {"pong": received.payload}
            if received.opcode == CLOSE:
                return {"close": int.from_bytes(received.payload[:2], "big")}
            message = json.loads(received.payload) if received.opcode == TEXT else {}
            if "ack" in message or "refused" in message:
                return message
        return None

    def _take(self, count: int) -> bytes:
        while len(self._unread) < count:
            self._more()
        taken, self._unread = self._unread[:count], self._unread[count:]
        return taken

    def _more(self) -> None:
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionResetError
        self._unread += data
