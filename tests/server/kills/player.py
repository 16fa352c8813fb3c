"""A person at one seat: plays at random, and comes back whenever the server is gone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from itertools import count

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.kills.notes import Ack, Json, Notes, Sent
from tests.server.kills.server import SECONDS, Server

GONE = (OSError, WebSocketException, httpx.TransportError)
RETRY_SECONDS = 0.01
HOST = 0  # the seat of whoever opened the table
WORDS = 0.05  # how often somebody says something instead of playing
OPEN = 0.2  # how often somebody gives open bytes for the shuffle instead of a commitment to them


class Player:
    """Sends one request at a time, and repeats an unanswered one with the same key."""

    def __init__(
        self, server: Server, notes: Notes, table: str, seat: int, cookie: str, seed: str
    ) -> None:
        self.server, self.notes = server, notes
        self.table, self.seat, self.cookie = table, seat, cookie
        self.generator = random.Random(f"{seed}/{seat}")
        self.bytes = self.generator.randbytes(32)  # for the shuffle
        self.numbers = count()
        self.pending: Sent | None = None
        self.view: Json = None
        self.version = 0  # of the table, in the last answer
        self.is_put_off = False
        self.is_over = False

    @property
    def is_done(self) -> bool:
        return self.is_over

    async def play(self) -> None:
        """Play until the match is over, on as many connections as it takes."""
        while not self.is_done:
            with suppress(*GONE):
                async with connected(self.server, self.table, self.cookie) as socket:
                    await self._talk(socket)
            await asyncio.sleep(RETRY_SECONDS)

    async def _talk(self, socket: ClientConnection) -> None:
        self.version = 0  # the first view on a connection is always up to date
        if self.pending is not None:
            await self._send_again(socket, self.pending)
        while not self.is_done:
            self._take(msgspec.json.decode(await socket.recv()))
            if self.pending is None:
                await self._go_on(socket)
            elif self.is_put_off:
                await self.server.has_room.wait()
                await self._send_again(socket, self.pending)

    async def _go_on(self, socket: ClientConnection) -> None:
        """Decide, if the last view is as new as the last answer."""
        if self.view is None or self.view["version"] < self.version:
            return
        self.is_over = self.view["status"] == "over"
        command = await self._wish(self.view)
        if command is not None:
            self.pending = self.make(command)
            await self._send(socket, self.pending)

    def make(self, command: Json) -> Sent:
        """Return a new request, with a unique key."""
        key = f"{self.table[:8]}-{self.seat}-{next(self.numbers)}"
        return Sent(self.table, self.seat, key, command)

    async def _send_again(self, socket: ClientConnection, sent: Sent) -> None:
        self.notes.resent += 1
        self.is_put_off = False
        await self._send(socket, sent)

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        await socket.send(msgspec.json.encode(sent.request).decode())

    def _take(self, message: Json) -> None:
        """Note what the server says."""
        self.view = message.get("view") or self.view
        if "ack" in message:
            self._acknowledged(message)
        elif "refused" in message:
            self._refused(message)

    def _refused(self, message: Json) -> None:
        """Note a refusal: what cannot be stored now is sent again when there is room."""
        if message["refused"] == "unavailable":
            self.is_put_off = True
            self.notes.put_off(message["text"])
            return
        self.notes.faults.append(f"refused: {message['key']} {message['text']}")
        if self.pending is not None and self.pending.key == message["key"]:
            self.pending = None

    def _acknowledged(self, message: Json) -> None:
        sent, ack = self.pending, Ack(message["head"], message["version"])
        if sent is None or sent.key != message["ack"]:
            self.notes.faults.append(f"answered unasked: {message}")
            return
        self.notes.acknowledge(sent, ack)
        self._answered(ack)

    def _answered(self, ack: Ack) -> None:
        """Go on from there; a watcher's view has versions of its own, and is of no more use."""
        self.version, self.pending = ack.version, None
        if self.view and self.view["seat"] != self.seat:
            self.view = None

    async def _wish(self, view: Json) -> Json:
        """Return what to do now, if there is anything."""
        match = view["match"]
        if view["status"] == "waiting":
            return self._start(view)
        if view["status"] == "over" or self.seat not in match["waiting"]:
            return None
        if self.generator.random() < WORDS:
            return {"do": "say", "words": f"{self.seat} {next(self.numbers)}"}
        return {"do": "play", "plays": [await self._choose(match["legal"])], "ply": match["ply"]}

    def _start(self, view: Json) -> Json:
        """Sit down, start the match when all are seated, and reveal one's bytes when called."""
        seats = view["seats"]
        if view["seat"] is None:
            return {"do": "sit", "seat": self.seat, "name": f"P{self.seat}", **self._given()}
        if view["called"]:
            is_closed = seats[self.seat]["commitment"] and not seats[self.seat]["seed"]
            return {"do": "reveal", "seed": self.bytes.hex()} if is_closed else None
        is_full = all(place["name"] or place["bot"] for place in seats)
        return {"do": "start"} if self.seat == HOST and is_full else None

    def _given(self) -> Json:
        """Return the bytes for the shuffle, or a commitment to them."""
        if self.generator.random() < OPEN:
            return {"seed": self.bytes.hex()}
        return {"commitment": sha256(self.bytes).hexdigest()}

    async def _choose(self, legal: Json) -> str:
        if isinstance(legal, dict):
            answer = await self.server.ask(f"/tables/{self.table}/legal", self.cookie)
            legal = answer.json()["actions"]
        return str(self.generator.choice(legal))


@asynccontextmanager
async def connected(server: Server, table: str, cookie: str) -> AsyncIterator[ClientConnection]:
    """Connect to a table."""
    address = f"{(await server.where()).replace('http', 'ws', 1)}/api/tables/{table}/ws"
    async with connect(
        address,
        additional_headers={"Cookie": cookie},
        compression=None,
        proxy=None,
        open_timeout=SECONDS,
        ping_interval=None,
        close_timeout=1,
        max_size=None,
    ) as socket:
        yield socket
