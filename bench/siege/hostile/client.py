"""A hostile client: it has read the source, keeps to its pace, and counts the answers."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import Protocol
from urllib.parse import quote

import msgspec

from bench.load_socket import Socket, connect
from bench.siege.wire import GONE, Caller, Json, Reply

TOO_LONG = (400, 409, 413, 422)  # how the server may reject a record
PATIENCE = 60.0  # seconds to wait for an answer: it has nothing else to do


class World:
    """What all hostile clients share: the server, their records, the tables they have found."""

    def __init__(self, url: str, ladder: list[bytes]) -> None:
        self.url, self.ladder = url, ladder
        self.rung = 0  # the longest record that has not been refused for its length
        self.long: list[str] = []  # tables of imported long records
        self.public: list[str] = []  # tables in the lobby


class Client:
    """One client, at one address."""

    def __init__(self, world: World, number: int, address: str, rate: float) -> None:
        self.world, self.number, self.address = world, number, address
        self.counts: Counter[str] = Counter()
        self.generator = random.Random(number)
        self.cookie = ""
        self._caller = Caller(world.url, address, PATIENCE)
        self._gap, self._next = 1 / rate, time.monotonic() + self.generator.random()
        self._keys = 0

    async def pace(self) -> None:
        """Wait until the next request is due."""
        at = time.monotonic()
        self._next = max(at, self._next + self._gap * self.generator.uniform(0.5, 1.5))
        await asyncio.sleep(self._next - at)

    async def ask(self, method: str, path: str, body: Json = None, what: str = "") -> Reply | None:
        """Send a request when it is due, and count the answer; None if there was none."""
        await self.pace()
        try:
            reply = await self._caller.ask(method, path, body, self.cookie)
        except GONE as error:
            self.count(what or "requests", f"gone: {type(error).__name__}")
            return None
        except asyncio.CancelledError:
            self.count(what or "requests", "not answered before the end")
            raise
        self.count(what or "requests", reply.kind)
        return reply

    async def come(self) -> bool:
        """Come back as a new guest, or stay the old one if that is refused."""
        before, self.cookie = self.cookie, ""
        name = f"Visitor {self.number}-{self.generator.randrange(10**6)}"
        reply = await self.ask("POST", "/guests", {"name": name}, "guests")
        is_new = reply is not None and reply.is_done and bool(reply.cookie)
        self.cookie = reply.cookie if reply and is_new else before
        return is_new

    async def act(self, table: str, command: Json, what: str) -> Reply | None:
        """Send a command over HTTP."""
        body = {"key": self.key(), "command": command}
        return await self.ask("POST", f"/tables/{table}/act", body, what)

    async def bring(self) -> str:
        """Import the longest record the server accepts; return its table, or an empty string."""
        world, rung = self.world, self.world.rung
        reply = await self.ask("POST", "/records", world.ladder[rung], "records brought")
        if reply is None or not reply.is_done:
            has_shorter = rung == world.rung and rung + 1 < len(world.ladder)
            world.rung += reply is not None and reply.status in TOO_LONG and has_shorter
            return ""
        made = reply.json
        table = f"{made['id']}?link={quote(made['link'])}"
        world.long.append(table)
        return table

    async def listen(self, table: str, what: str) -> Ear | None:
        """Open a WebSocket at a table, and count whether it was accepted."""
        await self.pace()
        ear = Ear(self, what)
        path = f"/api/tables/{at(table, 'ws')}"
        try:
            async with asyncio.timeout(PATIENCE):
                ear.socket = await connect(self.world.url, path, self.cookie, ear, self.address)
        except (OSError, TimeoutError) as error:
            status = str(error)[9:12]  # of "HTTP/1.1 429 ..."
            self.count(what, f"gone: {status if status.isdigit() else type(error).__name__}")
            return None
        self.count(what, "done")
        return ear

    def key(self) -> str:
        """Return a new key."""
        self._keys += 1
        return f"x{self.number}-{self._keys}"

    def count(self, what: str, kind: str) -> None:
        """Count an answer."""
        self.counts[f"{what}: {kind}"] += 1


class Ear:
    """A connection that discards what it reads, but counts acknowledgements and refusals."""

    socket: Socket

    def __init__(self, client: Client, what: str) -> None:
        self._client, self._what = client, what
        self.is_open = True

    def say(self, words: str) -> None:
        """Say something."""
        request = {"key": self._client.key(), "command": {"do": "say", "words": words}}
        self.socket.send(msgspec.json.encode(request))

    def take(self, message: bytes, at: float) -> None:
        head = message[:60]
        if head.startswith(b'{"ack"'):
            self._client.count("words over WebSocket", "done")
        elif head.startswith(b'{"refused"'):
            code = head.split(b'"')[3].decode()
            self._client.count("words over WebSocket", f"refused {code}")

    def lose(self) -> None:
        self.is_open = False
        self._client.count(self._what, "cut off")


class Attack(Protocol):
    """What a client does until it is cancelled."""

    async def __call__(self, client: Client) -> None:
        """Attack."""


def at(table: str, part: str) -> str:
    """Return the path of a part of a table, with the table's link if it has one."""
    place, _, link = table.partition("?")
    return f"{place}/{part}" + (f"?{link}" if link else "")
