"""Faults planted in a server to check that the tests notice them."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from satrap.server import listener
from satrap.server.hall import Hall
from satrap.server.live_table import Ack
from satrap.server.requests import Request
from satrap.server.room import Room
from satrap.server.store.interface import Person
from tests.server.store.worker import FAULTS as FAULTS_OF_STORE


def forget_keys() -> None:
    """Plant a fault: every request counts as a new one."""
    act = Hall.act

    async def keyless(
        self: Hall, match: str, person: Person, request: Request, *rest: object
    ) -> Ack:
        fresh = msgspec.structs.replace(request, key=secrets.token_hex(8))
        return await act(self, match, person, fresh, *rest)  # type: ignore[arg-type]

    Hall.act = keyless  # type: ignore[method-assign, assignment]


def queue_without_end() -> None:
    """Plant a fault: the queue of a slow reader has no limit."""
    listener.MOST_WAITING = 0


def remember_too_much() -> None:
    """Plant a fault: a table in memory shows what could not be stored."""

    def keep(self: Room) -> None:
        pass

    Room.forget = keep  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {
    **FAULTS_OF_STORE,
    "keyless": forget_keys,
    "stubborn": remember_too_much,
    "unbounded": queue_without_end,
}
