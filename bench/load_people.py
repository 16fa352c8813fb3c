"""Two people at a table, each with a connection of their own, who play move after move."""

from __future__ import annotations

import asyncio
import random
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import count
from typing import NamedTuple

import httpx
import msgspec

from bench.load_moves import Json, choose, patched
from bench.load_socket import Socket, connect

SECONDS = 60  # until somebody who waits gives up
NAMES = ("Ana", "Ben")
WANTED = "patch=true"  # after the first view, only what changes


class Timing(NamedTuple):
    """When a move was sent, acknowledged to whoever sent it, and shown to the other."""

    sent: float
    acked: float
    told: float


class Refused(Exception):
    """The server refused what it had offered."""


class Person:
    """A guest at a table: the last view, and the futures that wait for messages."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.view: Json = None
        self.socket: Socket
        self.received = 0  # bytes, over connections that are closed
        self._waiting: dict[str, asyncio.Future[float]] = {}

    def next(self, kind: str) -> asyncio.Future[float]:
        """Return a future for the arrival time of the next `ack` or `view`."""
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[kind] = future
        return future

    def take(self, message: bytes, at: float) -> None:
        told = msgspec.json.decode(message)
        if "ack" in told:
            self._came("ack", at)
        elif "refused" in told:
            self._failed(Refused(told["text"]))
        elif "view" in told or "patch" in told:
            self._see(told)
            self._came("view", at)

    def lose(self) -> None:
        self._failed(ConnectionError("the server has closed a connection"))

    async def connect(self, url: str, path: str) -> None:
        """Connect to a table, and wait for its view."""
        shown = self.next("view")
        self.socket = await connect(url, path, self.cookie, self)
        await shown

    def leave(self) -> None:
        """Hang up."""
        self.received += self.socket.received
        self.socket.close()

    def _see(self, told: Json) -> None:
        if "patch" not in told:
            self.view = told["view"]
            return
        patch = told["patch"]
        assert patch["from"] == self.view["version"], "a patch for another view"
        self.view = patched(self.view, patch["ops"])

    def _came(self, kind: str, at: float) -> None:
        future = self._waiting.pop(kind, None)
        if future is not None and not future.done():
            future.set_result(at)

    def _failed(self, error: Exception) -> None:
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(error)


class Pair:
    """Two people who play one match after another."""

    def __init__(self, url: str, game: str, web: httpx.AsyncClient, seed: str) -> None:
        self.people: list[Person] = []
        self._url, self._game, self._web = url, game, web
        self._generator = random.Random(seed)
        self._keys = count()
        self.acked = 0  # commands

    async def come(self) -> None:
        """Arrive as guests."""
        for name in NAMES:
            reply = await self._web.post("/guests", json={"name": name})
            reply.raise_for_status()
            cookies = [f"{key}={value}" for key, value in reply.cookies.items()]
            self.people.append(Person("; ".join(cookies)))

    async def sit_down(self) -> None:
        """Open a table and begin a match."""
        host = self.people[0]
        body = {"game": self._game, "chairs": [{"who": "open"} for _ in self.people]}
        reply = await self._web.post("/tables", json=body, headers={"Cookie": host.cookie})
        reply.raise_for_status()
        for person in self.people:
            await person.connect(self._url, f"/api/tables/{reply.json()['id']}/ws?{WANTED}")
        for seat, person in enumerate(self.people):
            await self._do(person, {"do": "sit", "seat": seat, "name": NAMES[seat]})
        await self._do(host, {"do": "start"})

    def leave(self) -> None:
        """Leave the table."""
        for person in self.people:
            person.leave()

    @property
    def is_over(self) -> bool:
        return bool(self.people[0].view["status"] == "over")

    async def move(self) -> Timing:
        """Play a random legal move for somebody whose turn it is; wait until both have seen it."""
        match = self.people[0].view["match"]
        seat = self._generator.choice(match["waiting"])
        legal = self.people[seat].view["match"]["legal"]
        play = choose(legal, self._generator)
        return await self._do(
            self.people[seat], {"do": "play", "plays": [play], "ply": match["ply"]}
        )

    async def _do(self, person: Person, command: Json) -> Timing:
        (other,) = (each for each in self.people if each is not person)
        acked, seen, told = person.next("ack"), person.next("view"), other.next("view")
        request = {"key": f"k{next(self._keys)}", "command": command}
        request["version"] = person.view["version"]
        sent = time.perf_counter()
        person.socket.send(msgspec.json.encode(request))
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(acked, seen, told)
        self.acked += 1
        return Timing(sent, acked.result(), told.result())


def no_cookies() -> CookieJar:
    """Return a jar that stores nothing: each guest has a cookie of their own."""
    return CookieJar(DefaultCookiePolicy(allowed_domains=[]))
