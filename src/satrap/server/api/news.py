"""Your news: what you have to hear, at once and live."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.websockets import WebSocket, WebSocketDisconnect

from satrap.core.errors import SatrapError
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import parse
from satrap.server.api.askers import need_person
from satrap.server.api.cookies import hashed, token_of
from satrap.server.api.guard import REFUSED
from satrap.server.api.routes import Routes
from satrap.server.api.sockets import ENDED, SECONDS_TO_COOL, _close
from satrap.server.api.state import State, state_of
from satrap.server.errors import TooMany
from satrap.server.listener import Listener
from satrap.server.news import Tidings
from satrap.server.store.interface import Person
from satrap.server.store.notices import MOST

LONGEST_PATH = 200
ID = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
NEWS = {
    "news": [
        {
            "id": "0123456789abcdef",
            "kind": "your-turn",
            "tag": "turn:0123456789abcdef",
            "path": "/table/0123456789abcdef",
            "words": {"key": "notice-turn", "values": {"names": "Ben"}},
            "at": 1_800_000_000_000,
            "is_seen": False,
        }
    ],
    "unseen": 1,
}
routes = Routes("your news")


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """The notices that you have seen."""

    ids: Annotated[list[ID], Meta(max_length=MOST)]


class Looking(Struct, frozen=True, forbid_unknown_fields=True):
    """The path of the page before your eyes; empty: none, or another window is in front."""

    eyes: Annotated[str, Meta(max_length=LONGEST_PATH)]


@routes.add("GET /me/news", shown=NEWS)
async def news(request: Request, person: Person) -> Tidings:
    """Return what you have to hear, the newest first.

    `WS /api/me/news/ws` sends the same at once, and again whenever it changes. Over it, a page
    that is visible and focused says `{"eyes": "/table/..."}` every half minute, and `{"eyes": ""}`
    when it no longer is: what happens at that table meanwhile needs no notice.
    """
    return await state_of(request).newsroom.of(person.id)


@routes.add("POST /me/news/seen", asked={"one": {"ids": ["0123456789abcdef"]}}, shown=NEWS)
async def see(request: Request, person: Person, body: Seen) -> Tidings:
    """Say what you have seen: it vanishes from your other devices."""
    return await state_of(request).newsroom.see(person.id, body.ids)


@routes.socket("/me/news/ws")
async def listen(socket: WebSocket) -> None:
    """Send somebody their news, and again whenever it changes."""
    state = state_of(socket)
    try:
        state.limits.sockets.take(address_of(socket))
        with state.people.connected(hashed(token_of(socket))) as ended:
            person = await need_person(socket)
            with (
                state.limits.address_sockets.hold(address_of(socket)),
                state.limits.person_sockets.hold(person.id),
            ):
                await Connection(state, socket, person.id, ended).run()
    except SatrapError as error:
        await _close(socket, REFUSED, error.code)


class Connection:
    """A page that listens, and says what is before the eyes of its person."""

    def __init__(self, state: State, socket: WebSocket, person: str, ended: asyncio.Event) -> None:
        self.state, self.socket, self.ended = state, socket, ended
        self.listener = Listener(person, address=address_of(socket))
        self.eyes = ""

    async def run(self) -> None:
        """Listen until either side ends the connection."""
        await self.socket.accept()
        try:
            await self.state.newsroom.join(self.listener)
            await self._talk()
        finally:
            self.state.newsroom.leave(self.listener)
            self._look("")

    async def _talk(self) -> None:
        tasks = {
            asyncio.create_task(self._read()),
            asyncio.create_task(self.listener.pump(self._send)),
            asyncio.create_task(self.listener.is_cut.wait()),
            asyncio.create_task(self.ended.wait()),
        }
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
        if self.ended.is_set():
            await _close(self.socket, ENDED, "nobody")
        elif self.listener.is_cut.is_set():
            await _close(self.socket, *self.listener.why)
        for error in done:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                raise error

    async def _send(self, message: bytes) -> None:
        await self.socket.send_text(message.decode())

    async def _read(self) -> None:
        """Read what the page says; what cannot be read is ignored, and too much of it waits."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                self.state.limits.address.take(address_of(self.socket))
            except TooMany:
                await asyncio.sleep(SECONDS_TO_COOL)
                continue
            with suppress(SatrapError, msgspec.DecodeError):
                told = parse(message.get("text") or message.get("bytes") or "", Looking)
                self._look(told.eyes)

    def _look(self, path: str) -> None:
        if self.eyes and self.eyes != path:
            self.state.eyes.look_away(self.listener.person, self.eyes)
        if path:
            self.state.eyes.look(self.listener.person, path)
        self.eyes = path
