"""A table over WebSocket: views out, commands in. The messages are described in docs/server.md."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, suppress

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from satrap.core.errors import SatrapError
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import parse, problem
from satrap.server.api.askers import bearer_of, credential_of, find_person, need_person
from satrap.server.api.guard import REFUSED
from satrap.server.api.language import language_of
from satrap.server.api.own_names import named
from satrap.server.api.routes import Routes
from satrap.server.api.speaking import check_pace
from satrap.server.api.state import State, state_of
from satrap.server.api.tables import view_of
from satrap.server.errors import TooMany
from satrap.server.listener import Listener
from satrap.server.live_table import Ack, LiveTable
from satrap.server.messages import AckMessage, RefusedMessage
from satrap.server.requests import Request
from satrap.server.room import Room
from satrap.server.tables.errors import Stale
from satrap.server.tables.permissions import Read

routes = Routes()
ENDED = 4401  # the token of the connection is no longer valid
SECONDS_TO_CLOSE = 2.0
SECONDS_TO_COOL = 0.5  # until the next message is read from somebody who sends too many


class Key(msgspec.Struct, frozen=True):
    """The only field that is read of a refused message."""

    key: str = ""


@routes.socket("/tables/{match}/ws")
async def table(
    socket: WebSocket, match: str, link: str = "", seat: int | None = None, patch: bool = False
) -> None:
    """Show a table and every change to it; take commands."""
    state = state_of(socket)
    try:
        state.limits.sockets.take(address_of(socket))
        # Register it before looking up the person: otherwise the token could end in between.
        with state.people.connected(credential_of(socket)) as ended:
            person = await find_person(socket, "read")
            who = person.id if person else address_of(socket)
            with (
                state.limits.address_sockets.hold(address_of(socket)),
                state.limits.person_sockets.hold(who),
                state.people.presence.connected(person.id if person else ""),
            ):
                listener = Listener(
                    person.id if person else "",
                    seat,
                    takes_patches=patch,
                    address=address_of(socket),
                )
                await Connection(state, socket, match, link, listener, ended).run()
    except SatrapError as error:
        await _close(socket, REFUSED, error.code)


class Connection:
    """One WebSocket at a table."""

    def __init__(
        self,
        state: State,
        socket: WebSocket,
        match: str,
        link: str,
        listener: Listener,
        ended: asyncio.Event,
    ) -> None:
        self.state, self.hall, self.socket = state, state.hall, socket
        self.match, self.link, self.listener, self.ended = match, link, listener, ended
        self.language = language_of(socket)

    async def run(self) -> None:
        """Listen until either side ends the connection."""
        async with self._reading(Read.LISTEN) as (room, at):
            self.hall.join(room, self.listener, at)
        try:
            await self.socket.accept()
            await self._talk()
        finally:
            self.hall.leave(room, self.listener)

    def _reading(self, what: Read) -> AbstractAsyncContextManager[tuple[Room, LiveTable]]:
        person, seat = self.listener.person, self.listener.seat
        return self.hall.reading(self.match, what, person, self.link, seat)

    async def _talk(self) -> None:
        tasks = {
            asyncio.create_task(self._read()),
            asyncio.create_task(self.listener.pump(self._send)),
            asyncio.create_task(self.listener.is_cut.wait()),
            asyncio.create_task(self.ended.wait()),
        }
        if bearer_of(self.socket):
            tasks.add(asyncio.create_task(self._expire()))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        if self.ended.is_set():
            await _close(self.socket, ENDED, "nobody")
        elif self.listener.is_cut.is_set():
            await _close(self.socket, *self.listener.why)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                raise error

    async def _expire(self) -> None:
        """Wait until the API token of this connection has expired."""
        await self.state.keys.ended(credential_of(self.socket))
        self.ended.set()

    async def _send(self, message: bytes) -> None:
        await self.socket.send_text(message.decode())

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._take(message.get("text") or message.get("bytes") or "")

    async def _take(self, message: str | bytes) -> None:
        """Carry out a message, and answer it."""
        try:
            await self._check_rate()
            person = await need_person(self.socket, "play")  # the device may have been signed out
            request = await named(self.state, person, self._for_seat(parse(message, Request)))
            await check_pace(self.socket, self.match, self.link, person, request.command)
            await self.hall.act(
                self.match, person, request, self.link, lambda ack: self._ack(request.key, ack)
            )
        except SatrapError as error:
            await self._refuse(message, error)

    async def _check_rate(self) -> None:
        """Count a message like a request; somebody who sends too many has to wait."""
        try:
            self.state.limits.address.take(address_of(self.socket))
        except TooMany:
            await asyncio.sleep(SECONDS_TO_COOL)
            raise
        await self.state.limits.gate.enter(address_of(self.socket))

    def _for_seat(self, request: Request) -> Request:
        """Return a request with the seat of this connection, unless it names one itself."""
        seat = self.listener.seat if request.seat is None else request.seat
        return replace(request, seat=seat)

    def _ack(self, key: str, ack: Ack) -> None:
        self._put(AckMessage(key, ack.head, ack.version))

    async def _refuse(self, message: str | bytes, error: SatrapError) -> None:
        view = None
        if isinstance(error, Stale):
            async with self._reading(Read.TABLE) as (_, at):
                view = view_of(at, self.listener.person, self.listener.seat)
        told = problem(error, self.language)
        self._put(RefusedMessage(told.code, _key(message), told.text, view))

    def _put(self, message: AckMessage | RefusedMessage) -> None:
        self.listener.put(msgspec.json.encode(message))


def _key(message: str | bytes) -> str:
    with suppress(SatrapError):
        return parse(message, Key).key[:64]
    return ""


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    """Close, without waiting long for a client that does not read."""
    with suppress(TimeoutError, RuntimeError):
        await asyncio.wait_for(socket.close(code, reason), SECONDS_TO_CLOSE)
