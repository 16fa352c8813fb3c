"""Reading what is stored, over SQLAlchemy; also beside a server that runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from satrap.server.store import analyses, checking, matches, notes, people, tokens
from satrap.server.store import lines as logs
from satrap.server.store.failures import failure
from satrap.server.store.interface import Fault, Line, MatchRow, NextHead, NoteOf, Person
from satrap.server.store.schema import lines as lines_table


class SqlReader:
    """Reads, and can do nothing else."""

    def __init__(self, readers: AsyncEngine) -> None:
        self.readers = readers

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.readers.connect() as connection:
                yield connection
        except DBAPIError as error:
            raise failure(error) from None

    async def read(self, match: str, since: int = 0) -> list[Line]:
        wanted = (lines_table.c.match == match) & (lines_table.c.seq >= since)
        async with self._reading() as connection:
            return await logs.lines_where(connection, wanted)

    async def find(self, match: str, actor: str, key: str) -> list[Line]:
        async with self._reading() as connection:
            return await logs.found(connection, match, actor, key)

    async def list_matches(
        self,
        status: str | None = None,
        is_public: bool | None = None,
        limit: int = 50,
        after: str | None = None,
        person: str | None = None,
    ) -> list[MatchRow]:
        async with self._reading() as connection:
            return await matches.page_of_matches(
                connection, status, is_public, limit, after, person
            )

    async def match(self, match: str) -> MatchRow | None:
        async with self._reading() as connection:
            return await matches.match_row(connection, match)

    async def count_matches(self) -> dict[str, int]:
        async with self._reading() as connection:
            return await matches.count_by_status(connection)

    async def seed(self, match: str) -> bytes:
        async with self._reading() as connection:
            return await matches.seed_of(connection, match)

    async def person(self, person: str) -> Person | None:
        async with self._reading() as connection:
            return await people.guest(connection, person)

    async def person_by_token(self, token_hash: bytes) -> Person | None:
        async with self._reading() as connection:
            return await tokens.holder(connection, token_hash)

    async def note(self, of: NoteOf) -> str:
        async with self._reading() as connection:
            return await notes.note(connection, of)

    async def analysis(self, match: str, version: int) -> bytes | None:
        async with self._reading() as connection:
            return await analyses.analysis(connection, match, version)

    async def check(self, next_head: NextHead | None = None) -> list[Fault]:
        async with self._reading() as connection:
            return await checking.faults(connection, next_head)

    async def close(self) -> None:
        await self.readers.dispose()
