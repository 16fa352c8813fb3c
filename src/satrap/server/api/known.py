"""The guests by their tokens, and the open connections of each token."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

from satrap.server.clock import now
from satrap.server.errors import Forbidden, NameTaken, NoSuchDevice
from satrap.server.presence import Presence
from satrap.server.store.errors import StoreError, Taken, Unknown
from satrap.server.store.interface import Also, Device, Person, Store
from satrap.server.storing import storing

MOST_KNOWN = 10_000
DAY_MS = 24 * 60 * 60 * 1000


class People:
    """Guests, with recent ones cached in memory.

    A token that was not seen for `keep_ms` is not valid. When a token ends, every connection that
    uses it ends, too.
    """

    def __init__(self, store: Store, keep_ms: int, patience: float) -> None:
        self._store, self._keep_ms = store, keep_ms
        self.presence = Presence(patience)  # who has been here recently, at any table or none
        self._known: dict[bytes, Person] = {}
        self._visits: dict[bytes, int] = {}  # when a visit was last stored
        self._open: dict[bytes, set[asyncio.Event]] = {}  # set when a token ends
        self._changes = 0  # so that nothing read before a change is cached

    # Arriving

    async def find(self, token_hash: bytes) -> Person | None:
        """Return the guest who holds a token, and note the visit."""
        person = self._known.get(token_hash) or await self._read(token_hash)
        if person is not None:
            self.presence.saw(person.id)
            await self._visit(token_hash)
        return person

    async def _read(self, token_hash: bytes) -> Person | None:
        changes = self._changes
        with storing():
            person = await self._store.person_by_token(token_hash, now() - self._keep_ms)
        if person is not None and changes == self._changes:  # nothing has changed since we asked
            self._keep(token_hash, person)
        return person

    async def _visit(self, token_hash: bytes) -> None:
        """Store that a guest came, once a day; a full disk must not keep them out."""
        at = now()
        if at - self._visits.get(token_hash, 0) < DAY_MS:
            return
        if len(self._visits) >= MOST_KNOWN:
            self._visits.clear()
        self._visits[token_hash] = at
        with suppress(StoreError):
            await self._store.visit(token_hash, at)

    @contextmanager
    def connected(self, token_hash: bytes) -> Iterator[asyncio.Event]:
        """Register a connection that uses a token; yield an event that is set when that ends."""
        ended = asyncio.Event()
        self._open.setdefault(token_hash, set()).add(ended)
        try:
            yield ended
        finally:
            rest = self._open.get(token_hash, set())
            rest.discard(ended)
            if not rest:
                self._open.pop(token_hash, None)

    async def add(self, person: Person, token_hash: bytes, device: str = "") -> None:
        """Add a guest."""
        with storing():
            await self._store.add_person(person, token_hash, device)
        self._keep(token_hash, person)
        self._visits[token_hash] = person.at

    async def rename(self, person: Person, name: str) -> None:
        """Change a name; a member's must be free, or it raises NameTaken."""
        try:
            with storing():
                await self._store.rename(person.id, name)
        except Taken as error:
            raise NameTaken("server-name-taken", name=name) from error
        self.forget_name(person.id)

    async def add_link(self, person: Person, link_hash: bytes, at: int, until: int) -> None:
        """Add a link that lets another device in as the same guest, once and before it expires."""
        with storing():
            await self._store.add_link(person.id, link_hash, at, until)

    async def use_link(
        self,
        link_hash: bytes,
        token_hash: bytes,
        at: int,
        device: str = "",
        also: Also | None = None,
    ) -> Person:
        """Exchange a link for a token, and write something else with it; or raise Forbidden."""
        try:
            with storing():
                person = await self._store.use_link(link_hash, token_hash, at, device, also)
        except Unknown as error:
            raise Forbidden("server-link-over") from error
        self._visits[token_hash] = at
        return person

    async def sign_in(
        self, person: str, token_hash: bytes, before: bytes, device: str, also: Also | None = None
    ) -> None:
        """Give a device a new token for the one it had before, and write something else with it."""
        at = now()
        with storing():
            ended = await self._store.sign_in(person, token_hash, before, device, at, also)
        self._end(ended)
        self._visits[token_hash] = at

    async def proved_at(self, token_hash: bytes) -> int:
        """Return when the owner of a device last signed in there."""
        with storing():
            return await self._store.proved_at(token_hash)

    async def name_device(self, person: Person, device: str, name: str) -> None:
        """Change the name of a device, or raise NoSuchDevice."""
        try:
            with storing():
                await self._store.name_device(person.id, device, name)
        except Unknown as error:
            raise NoSuchDevice("server-no-device") from error

    def forget_name(self, person: str) -> None:
        """Read the name of a person again when it is next needed."""
        self._drop([token for token, known in self._known.items() if known.id == person])

    # Leaving

    async def devices(self, person: Person, own: bytes) -> list[Device]:
        """Return the devices of a guest; `own` is the token of the device that asks."""
        with storing():
            return await self._store.devices(person.id, own)

    async def forget(self, token_hash: bytes) -> None:
        """End a token."""
        with storing():
            await self._store.forget_token(token_hash)
        self._end([token_hash])

    async def revoke(self, person: Person, device: str) -> None:
        """End the token of one device, or raise NoSuchDevice."""
        try:
            with storing():
                self._end(await self._store.revoke(person.id, device))
        except Unknown as error:
            raise NoSuchDevice("server-no-device") from error

    async def revoke_others(self, person: Person, own: bytes) -> None:
        """End all tokens of a guest but one."""
        with storing():
            self._end(await self._store.revoke_others(person.id, own))

    def end(self, hashes: Sequence[bytes]) -> None:
        """Close the connections of API tokens that have ended."""
        self._end(hashes)

    def forget_all(self, person: str, hashes: Sequence[bytes]) -> None:
        """Forget somebody who is no more, with all their tokens, which have ended."""
        self._end(hashes)
        self._drop([token for token, known in self._known.items() if known.id == person])
        self.presence.forget(person)

    async def revoke_all(self, person: str) -> None:
        """End all tokens of a guest."""
        with storing():
            self._end(await self._store.revoke_all(person))

    async def expire(self) -> None:
        """End the tokens that were not seen for too long; connected ones count as seen."""
        with storing():
            for token_hash in list(self._open):
                await self._store.visit(token_hash, now())
            self._end(await self._store.expire_tokens(now() - self._keep_ms))

    def _end(self, hashes: Sequence[bytes]) -> None:
        self._drop(hashes)
        for token_hash in hashes:
            self._visits.pop(token_hash, None)
            for ended in self._open.get(token_hash, ()):
                ended.set()

    def _drop(self, hashes: Iterable[bytes]) -> None:
        """Drop tokens from the cache, and do not cache reads under way: they may be of these."""
        self._changes += 1
        for token_hash in hashes:
            self._known.pop(token_hash, None)

    def _keep(self, token_hash: bytes, person: Person) -> None:
        if token_hash not in self._known and len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]
        self._known[token_hash] = person
