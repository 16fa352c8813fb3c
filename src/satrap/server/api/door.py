"""The door: how many connections are let in, and how long they may keep us waiting.

Turning a connection away here costs next to nothing: no request is read, and nothing is logged.
"""

from __future__ import annotations

import asyncio
import math
import time
from typing import Any, Final, Protocol

from satrap.server import meters
from satrap.server.api.addresses import Networks, home_of
from satrap.server.api.limits import Rate
from satrap.server.api.settings import Settings
from satrap.server.errors import TooMany

READ: Final = 2**14  # bytes read at a time: others get a turn in between
TICK: Final = 1.0  # seconds between two checks for connections that keep us waiting
MOST_SHUT: Final = 20_000  # addresses that are remembered
Phase = tuple[str, float, object]  # what we wait for, for how long at most, and since which request
NOTHING: Final[Phase] = ("", math.inf, None)


class Owner(Protocol):
    """The protocol of a connection: HTTP at first, then perhaps WebSocket."""

    def phase(self) -> Phase: ...


class Slot:
    """One connection, and what it keeps us waiting for."""

    def __init__(self, address: str, transport: asyncio.Transport, owner: Owner) -> None:
        self.address, self.transport, self.owner = address, transport, owner
        self._phase, self._since = NOTHING, 0.0
        self._read = time.monotonic()  # when the client had last read all that we sent

    def phase(self, closing: float) -> Phase:
        return ("unread", closing, None) if self.transport.is_closing() else self.owner.phase()

    def unread(self) -> int:
        """Return how many bytes the client has not read yet."""
        return self.transport.get_write_buffer_size()

    def overdue(self, now: float, closing: float, unread: float) -> str:
        """Return what we have waited for too long, or an empty string."""
        phase = self.phase(closing)
        if phase != self._phase:
            self._phase, self._since = phase, now
        if not self.unread():
            self._read = now
        if now - self._read > unread:
            return "unread"
        return phase[0] if now - self._since > phase[1] else ""


class Door:
    """All connections of a server, by address; configured proxies have no limit per address."""

    def __init__(self, settings: Settings, files: float = math.inf) -> None:
        self.settings, slack = settings, settings.slack
        self.header_seconds = settings.header_seconds * slack
        self.body_seconds = settings.body_seconds * slack
        self._most = settings.address_connections * slack
        self._most_of_all = min(settings.all_connections * slack, files)
        self._proxies = Networks(settings.proxies)
        self._places: dict[asyncio.BaseTransport, Slot] = {}
        self._by: dict[str, dict[Slot, None]] = {}  # the oldest first
        self._refusals = Rate(settings.refusal_rate, slack)
        self._frames = Rate(settings.frame_rate, slack)
        self.most_queued = settings.queued_messages * slack
        self._shut: dict[str, float] = {}  # until when each address is shut out
        self._is_looking = False

    def enter(self, transport: asyncio.Transport, host: str, owner: Owner) -> Slot | None:
        """Let a connection in, or end it immediately and return None."""
        is_proxy = self._proxies.has(host)
        address = "" if is_proxy else home_of(host)
        if reason := self._why_not(address):
            meters.DROPPED.labels(reason).inc()
            transport.abort()
            return None
        _read_little(transport)
        place = Slot(address, transport, owner)
        self._places[transport] = place
        self._by.setdefault(address, {})[place] = None
        meters.CONNECTIONS.set(len(self._places))
        self._look_later()
        return place

    def at(self, transport: asyncio.BaseTransport) -> Slot | None:
        """Return the place of a connection that was let in."""
        return self._places.get(transport)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection."""
        if place := self._places.pop(transport, None):
            held = self._by[place.address]
            del held[place]
            if not held:
                del self._by[place.address]
            meters.CONNECTIONS.set(len(self._places))

    def drop(self, place: Slot, reason: str) -> None:
        """End a connection, whatever is under way on it; does nothing the second time."""
        if place.transport not in self._places:
            return
        meters.DROPPED.labels(reason).inc()
        self.leave(place.transport)
        place.transport.abort()

    def refuse(self, address: str) -> None:
        """Note that an address was refused; if it keeps going, it is shut out for a while."""
        try:
            self._refusals.take(address)
        except TooMany:
            now = time.monotonic()
            if len(self._shut) >= MOST_SHUT:
                self._shut = {each: end for each, end in self._shut.items() if end > now}
            self._shut[address] = now + self.settings.shut_seconds

    def is_shut(self, address: str) -> bool:
        """Say whether an address is shut out now."""
        return bool(self._shut) and self._shut.get(address, 0) > time.monotonic()

    def check_unread(self, place: Slot) -> None:
        """End a connection if its address has left too much unread."""
        most = self.settings.address_unread * self.settings.slack
        if place.address and sum(each.unread() for each in self._by[place.address]) > most:
            self.drop(place, "unread")

    def count_frame(self, place: Slot) -> None:
        """Count a frame of a WebSocket, and end the connection if there are too many."""
        try:
            self._frames.take(place.address or str(id(place)))  # a proxy serves many people
        except TooMany:
            self.drop(place, "frames")

    def _why_not(self, address: str) -> str:
        """Return why an address gets no more connections, or an empty string."""
        held = len(self._by.get(address, ()))
        if address and self.is_shut(address):
            return "shut"
        if address and held >= self._most:
            return "address"
        if len(self._places) >= self._most_of_all and not self._make_room(held):
            return "full"
        return ""

    def _make_room(self, held: int) -> bool:
        """Drop a connection of the address that holds most, an idle one if there is any."""
        rows = (row for address, row in self._by.items() if address)
        row = max(rows, key=len, default={})
        if len(row) <= held + 1:
            return False
        waiting = (place for place in row if place.owner.phase()[0] == "headers")
        self.drop(next(waiting, next(iter(row))), "full")
        return True

    def _look_later(self) -> None:
        if not self._is_looking and self._places:
            self._is_looking = True
            tick = min(TICK, self.header_seconds / 8)
            asyncio.get_running_loop().call_later(tick, self._look)

    def _look(self) -> None:
        """End the connections that keep us waiting for too long."""
        now, slack = time.monotonic(), self.settings.slack
        closing, unread = (
            self.settings.closing_seconds * slack,
            self.settings.unread_seconds * slack,
        )
        for place in list(self._places.values()):
            if reason := place.overdue(now, closing, unread):
                self.drop(place, reason)
        self._is_looking = False
        self._look_later()


def _read_little(transport: Any) -> None:
    """Make an asyncio transport read little at a time; other kinds may have no such limit."""
    if hasattr(transport, "max_size"):
        transport.max_size = READ
