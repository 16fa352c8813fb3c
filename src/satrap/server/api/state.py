"""What all requests of a running server share."""

from __future__ import annotations

from typing import cast

from starlette.requests import HTTPConnection

from satrap.server.api.limits import Limits
from satrap.server.errors import Unavailable
from satrap.server.hall import Hall
from satrap.server.store.errors import StoreError
from satrap.server.store.interface import Person, Store

MOST_KNOWN = 10_000


class People:
    """Guests, with those who came last in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Person] = {}

    async def find(self, token_hash: bytes) -> Person | None:
        """Return the guest who holds a token."""
        if token_hash not in self._known:
            try:
                person = await self._store.person_by_token(token_hash)
            except StoreError as error:
                raise Unavailable("server-unavailable") from error
            if person is None:
                return None
            self._keep(token_hash, person)
        return self._known[token_hash]

    async def add(self, person: Person, token_hash: bytes) -> None:
        """Add a guest."""
        try:
            await self._store.add_person(person, token_hash)
        except StoreError as error:
            raise Unavailable("server-unavailable") from error
        self._keep(token_hash, person)

    async def rename(self, person: Person, name: str) -> None:
        """Change a guest's name."""
        try:
            await self._store.rename(person.id, name)
        except StoreError as error:
            raise Unavailable("server-unavailable") from error
        self._known.clear()

    def _keep(self, token_hash: bytes, person: Person) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[token_hash] = person


class State:
    """The hall, the people, the limits."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store, self.limits = store, limits
        self.hall = Hall(store)
        self.people = People(store)


def state_of(asker: HTTPConnection) -> State:
    """Return what the server of a request has."""
    return cast(State, asker.app.state.satrap)
