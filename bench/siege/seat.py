"""An honest player's connection to a table, over which commands are sent until answered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from bench.load_moves import Json, patched
from bench.load_socket import Socket, connect
from bench.siege.notes import Notes

RETRY_SECONDS = 0.5


class Seat:
    """Reconnects whenever the connection is lost, and resends what was not answered."""

    def __init__(self, notes: Notes, url: str, table: str, cookie: str, address: str) -> None:
        self.table = table
        self.view: Json = None
        self._notes, self._url, self._cookie, self._address = notes, url, cookie, address
        self._socket: Socket | None = None
        self._pending: Json = None
        self._answer: Json = None
        self._answered_at = self._seen_at = 0.0
        self._change = asyncio.Event()

    # Called by the connection

    def take(self, message: bytes, at: float) -> None:
        told = msgspec.json.decode(message)
        if "view" in told and "refused" not in told:
            self.view, self._seen_at = told["view"], at
        elif "patch" in told:
            self._patch(told["patch"], at)
        elif self._pending and self._pending["key"] in (told.get("ack"), told.get("key")):
            self._answer, self._answered_at = told, at
        self._change.set()

    def lose(self) -> None:
        self._notes.phase.lost_connections += 1
        self._socket = None
        self._change.set()

    def _patch(self, patch: Json, at: float) -> None:
        if self.view is None or patch["from"] != self.view["version"]:
            self.leave()  # reconnect for the whole view
        else:
            self.view, self._seen_at = patched(self.view, patch["ops"]), at

    # Called by the player

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until a condition holds, over as many connections as it takes."""
        while not is_so():
            if self._socket is None:
                await self._connect()
            self._change.clear()
            if not is_so():
                await self._change.wait()

    async def send(self, request: Json) -> tuple[Json, float]:
        """Send a command until it is answered; return the answer, and when it arrived."""
        self._pending, self._answer = request, None
        if self._socket is not None:
            self._socket.send(msgspec.json.encode(request))
        await self.until(lambda: self._answer is not None)
        self._pending = None
        return self._answer, self._answered_at

    async def turn(self, is_mine: Callable[[Json], bool]) -> float:
        """Wait for a view in which a condition holds; return when it arrived."""
        await self.until(lambda: self.view is not None and is_mine(self.view))
        return self._seen_at

    def leave(self) -> None:
        """Hang up."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    async def _connect(self) -> None:
        path = f"/api/tables/{self.table}/ws?patch=true"
        try:
            async with asyncio.timeout(60):
                self._socket = await connect(self._url, path, self._cookie, self, self._address)
        except (OSError, TimeoutError) as error:
            self._notes.phase.refused[f"connection: {type(error).__name__}"] += 1
            await asyncio.sleep(RETRY_SECONDS)
            return
        if self._pending is not None:
            self._socket.send(msgspec.json.encode(self._pending))


def now() -> float:
    """Return the time that messages are stamped with."""
    return time.perf_counter()
