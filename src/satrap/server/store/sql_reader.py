"""Reads the store through SQLAlchemy, even while a server is running."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from satrap.server.store import (
    analyses,
    checking,
    devices,
    lobby,
    matches,
    merging,
    notes,
    people,
    players,
    secrets,
    tokens,
)
from satrap.server.store import lines as logs
from satrap.server.store.failures import failure
from satrap.server.store.interface import (
    Device,
    Fault,
    Hosted,
    Idle,
    MatchRow,
    NextHead,
    NoteOf,
    Person,
    StoredLine,
)
from satrap.server.store.schema import lines as lines_table


class SqlReader:
    """A store that can only be read."""

    def __init__(self, readers: AsyncEngine) -> None:
        self.readers = readers

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection that reads; raise our own errors."""
        try:
            async with self.readers.connect() as connection:
                yield connection
        except (DBAPIError, PoolTimeout) as error:
            raise failure(error) from None

    async def read(self, match: str, since: int = 0) -> list[StoredLine]:
        wanted = (lines_table.c.match == match) & (lines_table.c.seq >= since)
        async with self.reading() as connection:
            return await logs.lines_where(connection, wanted)

    async def find(self, match: str, actor: str, key: str) -> list[StoredLine]:
        async with self.reading() as connection:
            return await logs.found(connection, match, actor, key)

    async def list_matches(
        self,
        status: str | None = None,
        is_public: bool | None = None,
        limit: int = 50,
        after: str | None = None,
        person: str | None = None,
    ) -> list[MatchRow]:
        async with self.reading() as connection:
            return await matches.page_of_matches(
                connection, status, is_public, limit, after, person
            )

    async def list_lobby(
        self, status: str, limit: int = 50, after: str | None = None
    ) -> list[Hosted]:
        async with self.reading() as connection:
            return await lobby.page_of_lobby(connection, status, limit, after)

    async def list_idle(
        self, status: str, is_public: bool, before: int, limit: int, skip: int = 0
    ) -> list[Idle]:
        async with self.reading() as connection:
            return await lobby.idle_matches(connection, status, is_public, before, limit, skip)

    async def count_places(self, person: str, status: str) -> int:
        async with self.reading() as connection:
            return await players.count_places(connection, person, status)

    async def match(self, match: str) -> MatchRow | None:
        async with self.reading() as connection:
            return await matches.match_row(connection, match)

    async def host(self, match: str) -> str:
        """Return who opened a match, as lists have it."""
        async with self.reading() as connection:
            return await matches.host_of(connection, match)

    async def count_matches(self) -> dict[str, int]:
        async with self.reading() as connection:
            return await matches.count_by_status(connection)

    async def seed(self, match: str) -> bytes:
        async with self.reading() as connection:
            return await matches.seed_of(connection, match)

    async def person(self, person: str) -> Person | None:
        async with self.reading() as connection:
            return await people.guest(connection, person)

    async def person_by_token(self, token_hash: bytes, since: int = 0) -> Person | None:
        async with self.reading() as connection:
            return await tokens.holder(connection, token_hash, since)

    async def aliases(self, match: str) -> dict[str, str]:
        async with self.reading() as connection:
            return await merging.aliases_at(connection, match)

    async def proved_at(self, token_hash: bytes) -> int:
        async with self.reading() as connection:
            return await tokens.proved_at(connection, token_hash)

    async def devices(self, person: str, own: bytes) -> list[Device]:
        async with self.reading() as connection:
            return await devices.devices(connection, person, own)

    async def find_secret(self, name: str) -> bytes | None:
        async with self.reading() as connection:
            return await secrets.find_secret(connection, name)

    async def note(self, of: NoteOf) -> str:
        async with self.reading() as connection:
            return await notes.note(connection, of)

    async def analysis(self, match: str, version: int) -> bytes | None:
        async with self.reading() as connection:
            return await analyses.analysis(connection, match, version)

    async def check(self, next_head: NextHead | None = None) -> list[Fault]:
        async with self.reading() as connection:
            return await checking.faults(connection, next_head)

    async def close(self) -> None:
        await self.readers.dispose()
