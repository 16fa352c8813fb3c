"""The HTTP and WebSocket protocols of uvicorn, with each connection registered at the door."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import h11
from starlette.applications import Starlette
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from satrap.server.api.door import NOTHING, Door, Phase

MOST_WASTED: Final = 2**20  # bytes of a body that may still arrive after it was refused
MOST_FRAGMENTS: Final = 64  # of one message
CHUNKED: Final = b"transfer-encoding"
SLICE: Final = 1024  # bytes parsed at a time: they may hold hundreds of frames


def door_of(config: Config) -> Door:
    """Return the door of the app that is served."""
    return cast("Door", cast("Starlette", config.app).state.door)


class Http(H11Protocol):
    """A connection that speaks HTTP."""

    def __init__(self, config: Config, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.door = door_of(config)
        self._wasted = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        client = get_remote_addr(transport)
        self.place = self.door.enter(transport, client[0] if client else "", self)
        if self.place is not None:
            super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.place is not None:
            self.door.leave(self.place.transport)
            super().connection_lost(exc)
            self.place = None  # breaks the cycle, so that both are freed immediately

    def data_received(self, data: bytes) -> None:
        if self._is_sending() and self.cycle.response_complete:
            self._wasted += len(data)
            if self._wasted > MOST_WASTED and self.place is not None:
                self.door.drop(self.place, "body")
                return
        for start in range(0, len(data), SLICE):
            if self._has_chunks() or self.transport.is_closing():
                return  # refused: the rest is not read
            if (speaker := self.transport.get_protocol()) is not self:  # WebSocket from here on
                cast("Socket", speaker).data_received(data[start:])
                return
            super().data_received(data[start : start + SLICE])

    def phase(self) -> Phase:
        """Return what we are waiting for: the head of a request, or the rest of its body."""
        if self.conn.their_state is h11.IDLE:
            return ("headers", self.door.header_seconds, self.cycle)
        if self._is_sending():  # later than `Timely`, which answers slow clients
            return ("body", self.door.body_seconds + self.door.header_seconds, self.cycle)
        return NOTHING

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.place is not None:
            self.door.check_unread(self.place)

    def send_400_response(self, msg: str) -> None:
        if self.place is not None:
            self.door.refuse(self.place.address)
        if self.cycle is not None:  # nobody is left to read a pending answer
            self.cycle.disconnected = True
        super().send_400_response(msg)

    def _is_sending(self) -> bool:
        return self.conn.their_state is h11.SEND_BODY

    def _has_chunks(self) -> bool:
        """Say whether a body comes in chunks, each of which may be a single byte."""
        return self._is_sending() and any(name == CHUNKED for name, _ in self.headers)


class Socket(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket; it keeps the place it had as HTTP."""

    def __init__(self, config: Config, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.door = door_of(config)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.place = self.door.at(transport)
        if self.place is not None:
            self.place.owner = self

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)
        self.place = None

    def phase(self) -> Phase:
        """Return what we are waiting for: only the handshake; after it, pings find lost clients."""
        if self.handshake_complete:
            return NOTHING
        return ("headers", self.door.body_seconds, self)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.place is not None:
            self.door.check_unread(self.place)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_ping(self) -> None:
        self._count()
        if self.writable.is_set() and not self.transport.is_closing():
            super().handle_ping()
        else:  # a client that does not read gets no pongs: they would only pile up
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        self._count()
        super().send_receive_event_to_app()
        if self.queue.qsize() > self.door.most_queued and self.place is not None:
            self.door.drop(self.place, "messages")

    def _count(self) -> None:
        if self.place is not None:
            self.door.count_frame(self.place)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS and self.place is not None:  # even empty ones count
            self.door.drop(self.place, "fragments")
