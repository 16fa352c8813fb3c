"""API tokens: what a program may do for somebody, and until when."""

from __future__ import annotations

from typing import Final, Literal, get_args

from satrap.server.clock import now, pause
from satrap.server.errors import NoSuchKey, TooManyKeys
from satrap.server.store import keys as stored
from satrap.server.store.errors import Taken, Unknown
from satrap.server.store.interface import Person
from satrap.server.store.keys import Key
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing

Scope = Literal["read", "play", "tables"]  # look; act at tables; open tables
SCOPES: Final = get_args(Scope)
MOST: Final = 20  # of a person
DAY_MS: Final = 24 * 60 * 60 * 1000


class Keys:
    """All API tokens. Only their hashes are stored."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def find(self, key_hash: bytes) -> tuple[Person, frozenset[str]] | None:
        """Return who holds a valid token, and its scopes."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.holder(connection, key_hash, now())

    async def ended(self, key_hash: bytes) -> None:
        """Wait until a token is no longer valid."""
        with storing():
            async with self._store.reading() as connection:
                end = await stored.end_of(connection, key_hash)
        await pause(max(0, (end or 0) - now()) / 1000)

    async def of(self, person: str) -> list[Key]:
        """Return the tokens of a person."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.list_keys(connection, person)

    async def add(
        self, person: str, key_hash: bytes, name: str, scopes: set[Scope], days: int
    ) -> Key:
        """Add a token for some days, or raise TooManyKeys."""
        at, wanted = now(), [scope for scope in SCOPES if scope in scopes]
        made = Key(stored.new_id(), name, " ".join(wanted), at, at + days * DAY_MS)
        try:
            with storing():
                await self._store.writer.submit(
                    lambda to: stored.add_key(to, person, key_hash, made, MOST)
                )
        except Taken as error:
            raise TooManyKeys("server-too-many-keys", most=MOST) from error
        return made

    async def revoke(self, person: str, key: str) -> list[bytes]:
        """End a token and return its hash, or raise NoSuchKey."""
        try:
            with storing():
                return await self._store.writer.submit(
                    lambda to: stored.remove_key(to, person, key)
                )
        except Unknown as error:
            raise NoSuchKey("server-no-key") from error

    async def revoke_all(self, person: str) -> list[bytes]:
        """End all tokens of somebody and return their hashes."""
        with storing():
            return await self._store.writer.submit(lambda to: stored.remove_keys(to, person))
