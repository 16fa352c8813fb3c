"""What all requests of a running server share."""

from __future__ import annotations

import asyncio
from typing import cast

from starlette.requests import HTTPConnection

from satrap.server.analyses import Analyses
from satrap.server.api.addresses import Near
from satrap.server.api.limits import Limits
from satrap.server.api.pulse import Pulse
from satrap.server.errors import Forbidden
from satrap.server.hall import Hall
from satrap.server.hints import Hints
from satrap.server.store.errors import Unknown
from satrap.server.store.interface import Person, Store
from satrap.server.storing import storing

MOST_KNOWN = 10_000


class People:
    """Guests, with those who came last in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Person] = {}
        self._changes = 0  # so that nothing is kept that was read before a change

    async def find(self, token_hash: bytes) -> Person | None:
        """Return the guest who holds a token."""
        known, changes = self._known.get(token_hash), self._changes
        if known is not None:
            return known
        with storing():
            person = await self._store.person_by_token(token_hash)
        if person is not None and changes == self._changes:  # it is as it was when we asked
            self._keep(token_hash, person)
        return person

    async def add(self, person: Person, token_hash: bytes) -> None:
        """Add a guest."""
        with storing():
            await self._store.add_person(person, token_hash)
        self._keep(token_hash, person)

    async def rename(self, person: Person, name: str) -> None:
        """Change a guest's name."""
        with storing():
            await self._store.rename(person.id, name)
        self._change()

    async def add_link(self, person: Person, link_hash: bytes, at: int, until: int) -> None:
        """Let another device come as the same guest, once and not for long."""
        with storing():
            await self._store.add_link(person.id, link_hash, at, until)

    async def use_link(self, link_hash: bytes, token_hash: bytes, at: int) -> Person:
        """Take a link for a token of one's own, or raise Forbidden."""
        try:
            with storing():
                return await self._store.use_link(link_hash, token_hash, at)
        except Unknown as error:
            raise Forbidden("server-link-over") from error

    async def forget(self, token_hash: bytes) -> None:
        """End a token."""
        with storing():
            await self._store.forget_token(token_hash)
        self._change()

    def _change(self) -> None:
        self._known.clear()
        self._changes += 1

    def _keep(self, token_hash: bytes, person: Person) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[token_hash] = person


class State:
    """The hall, the people, the limits, and who may see what is not for the public."""

    def __init__(self, store: Store, limits: Limits, near: Near, away_seconds: float) -> None:
        self.store, self.limits, self.near = store, limits, near
        self.hall = Hall(store, away_seconds)
        self.people = People(store)
        self.pulse = Pulse(store)
        self.drawing = asyncio.Semaphore(1)
        self.hints = Hints()
        self.analyses = Analyses(store, self.hall.tasks)

    async def close(self) -> None:
        """Stop thinking, finish what was begun, and let go of the store."""
        self.hints.stop()
        self.analyses.stop()
        await self.hall.close()


def state_of(asker: HTTPConnection) -> State:
    """Return what the server of a request has."""
    return cast(State, asker.app.state.satrap)
