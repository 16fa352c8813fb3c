"""One world: a server, the people who come to it, and the table they are at now."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from satrap.core.game import PUBLIC, Json
from satrap.server import waits
from satrap.server.clock import Clock
from satrap.server.store.waits import Wait
from satrap.server.tables import consent, show
from satrap.server.tables.table import Table
from tests.server.secrecy.elsewhere_masks import Elsewhere
from tests.server.secrecy.masks import Anything, Mask
from tests.server.secrecy.wire import Headers, Inside, Reply, Socket, Wire, inside

HOST, ANYBODY = -8, -9  # who opens the tables; anyone without a cookie
NAMES = {HOST: "Host", PUBLIC: "Zoe", 0: "Ana", 1: "Ben", 2: "Cleo", 3: "Dion", 4: "Eris"}
MEMBERS = ("Ana", "Ben")  # of those who play: they have profiles


class World:
    """One side of a pair."""

    def __init__(
        self, wire: Wire, drawn: set[str] | None = None, times: set[str] | None = None
    ) -> None:
        self.wire, self.drawn, self.times = wire, drawn, times
        self.cookies: dict[int, bytes] = {}
        self.table = self.link = self.game = ""
        self.cup, self.seats = "0" * 16, 0
        self.known: dict[bytes, bytes] = {}  # values that stay the same at all tables
        self.tables: dict[bytes, bytes] = {}  # when each was opened
        self.mask = Mask(Anything, drawn)

    async def gather(self) -> None:
        """Register everybody as a guest."""
        for who, name in NAMES.items():
            reply = await self.ask(ANYBODY, "POST", "/api/guests", {"name": name})
            self._keep(who, reply)

    def _keep(self, who: int, reply: Reply) -> None:
        for key, value in reply.headers:
            if key.lower() == b"set-cookie":
                self.cookies[who] = value.split(b";")[0]

    async def join(self) -> None:
        """Let some who play become members, and one of them open a tournament."""
        for who, name in NAMES.items():
            if name in MEMBERS:
                body = {"password": "three camels at dawn", "name": name}
                reply = await self.ask(who, "PUT", "/api/me/password", body)
                assert reply.status == 200, reply
                self._keep(who, reply)
        cup = {"name": "Granicus Cup", "game": "alexandros", "clock": {"main": 600}}
        reply = await self.ask(0, "POST", "/api/tournaments", cup)
        self.cup = json.loads(reply.body)["id"]
        reply = await self.ask(0, "GET", "/api/tournaments/{cup}")
        self.known[json.loads(reply.body)["link"].encode()] = b"<link of the cup>"

    async def ask(
        self, who: int, method: str, path: str, body: Json | bytes = b"", language: str = "en"
    ) -> Reply:
        """Send a request over HTTP; `{table}` and `{link}` stand for those of this world."""
        sent = body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self.wire.ask(method, self._path(path), self._headers(who, language), sent)

    async def connect(self, who: int, path: str) -> Socket:
        return await self.wire.connect(self._path(path), self._headers(who, "en"))

    def _path(self, path: str) -> str:
        seats = str(self.seats)
        for name, value in (("table", self.table), ("link", self.link), ("cup", self.cup)):
            path = path.replace(f"{{{name}}}", value)
        return path.replace("{game}", self.game).replace("{seats}", seats)

    def _headers(self, who: int, language: str) -> Headers:
        cookie = self.cookies.get(who, b"")
        given = ((b"cookie", cookie),) if cookie else ()
        return (*given, (b"accept-language", language.encode()))

    # The table

    async def open(self, opening: Json) -> None:
        """Open a table; from now on its values are masked."""
        reply = await self.ask(HOST, "POST", "/api/tables", opening)
        assert reply.status == 201, reply
        made = json.loads(reply.body)
        self.table, self.link = made["id"], made["link"]
        self.game, self.seats = opening["game"], len(opening["chairs"])
        shown = await self.ask(HOST, "GET", "/api/tables/{table}")
        commitment = json.loads(shown.body)["view"]["commitment"]
        assert len(self.table) == 24 and len(self.link) == 32 and len(commitment) == 64
        heads = self._heads if isinstance(self.wire, Inside) else Anything
        clock = bool(opening.get("clock"))
        self.mask = Mask(heads, self.drawn, has_clock=clock)
        rows = json.loads((await self.ask(HOST, "GET", "/api/me/tables")).body)
        self.tables[self.table.encode()] = str(rows[0]["at"]).encode()
        self.mask.tables = self.tables
        self.mask.values = self.known | {
            self.table.encode(): b"<table>",
            self.link.encode(): b"<link>",
            commitment.encode(): b"<commitment>",
            **dict.fromkeys(self.cookies.values(), b"<cookie>"),
        }

    @property
    def elsewhere(self) -> Elsewhere:
        return Elsewhere(self.mask, self.times)

    def _heads(self) -> set[str]:
        """Return every head that the table has sent with an acknowledgement."""
        assert isinstance(self.wire, Inside)
        rooms = self.wire.app.state.satrap.hall.rooms()
        room = next(room for room in rooms if room.match == self.table)
        acks = [*room.standing.acks.values(), *room.heard.values()]
        return {ack.head for ack in acks}

    def forget(self) -> None:
        """Make the server drop the table from memory, as when a change could not be stored."""
        if isinstance(self.wire, Inside):
            for room in self.wire.app.state.satrap.hall.rooms():
                if room.match == self.table:
                    room.forget()

    async def act(self, who: int, key: str, command: Json) -> Reply:
        """Send a command over HTTP."""
        body = {"key": key, "command": command}
        return await self.ask(who, "POST", "/api/tables/{table}/act?link={link}", body)


Worlds = tuple[World, World]


@asynccontextmanager
async def two_worlds(folder: Path) -> AsyncIterator[Worlds]:
    """Open two servers in this process, with the same people at both."""
    drawn, times = set[str](), set[str]()
    draw, end, wait = secrets.token_hex, consent.ends_at, waits.waits_now
    look = Clock.now

    def noted_now(clock: Clock) -> int:
        value = look(clock)
        times.add(str(value))
        return value

    def noted(size: int | None = None) -> str:
        value = draw(size)
        drawn.add(value)
        return value

    def noted_end(table: Table) -> int | None:
        value = end(table)
        drawn.add(str(value))
        return value

    def noted_waits(match: str, table: Table, at: int) -> list[Wait]:
        found = wait(match, table, at)
        drawn.update(str(ms) for each in found for ms in (each.since, each.until) if ms)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", noted)
        patch.setattr(Clock, "now", noted_now)
        patch.setattr(waits, "waits_now", noted_waits)
        patch.setattr(show, "ends_at", noted_end)
        async with AsyncExitStack() as stack:
            made = []
            for name in ("one", "other"):
                wire = await stack.enter_async_context(inside(folder / f"{name}.sqlite"))
                world = World(wire, drawn, times)
                await world.gather()
                await world.join()
                made.append(world)
            yield made[0], made[1]
