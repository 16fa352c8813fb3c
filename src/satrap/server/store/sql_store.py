"""The store through SQLAlchemy, for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from satrap.server.store import (
    analyses,
    copying,
    devices,
    matches,
    members,
    notes,
    players,
    scrubbing,
    secrets,
    tokens,
)
from satrap.server.store import lines as logs
from satrap.server.store import people as guests
from satrap.server.store.attempts import Work
from satrap.server.store.errors import StoreError
from satrap.server.store.interface import Also, MatchRow, NoteOf, Person, StoredLine
from satrap.server.store.schema import pulse
from satrap.server.store.sql_reader import SqlReader
from satrap.server.store.writer import Writer

TRIES, PAUSE = 40, 0.1  # to empty the WAL while others read, and seconds in between


class SqlStore(SqlReader):
    """Writes through one writer, and reads beside it; only SQLite has a `path` and a `lock`."""

    def __init__(
        self,
        writer: Writer,
        readers: AsyncEngine,
        path: Path | None = None,
        lock: int | None = None,
    ) -> None:
        super().__init__(readers)
        self.writer = writer
        self._path = path
        self._lock = lock

    async def append(
        self,
        lines: Sequence[StoredLine],
        *,
        status: str | None = None,
        is_public: bool | None = None,
        people: Sequence[str] = (),
        left: Sequence[str] = (),
        also: Sequence[Work[None]] = (),
    ) -> None:
        logs.require_append(lines)

        def work(connection: Connection) -> None:
            logs.add_lines(connection, lines)
            if status is not None:
                matches.change_status(connection, lines[0].match, status)
            if is_public is not None:
                matches.change_publicity(connection, lines[0].match, is_public)
            players.add_players(connection, lines[0].match, people)
            players.note_left(connection, lines[0].match, left)
            for write in also:
                write(connection)

        await self.writer.submit(work, len(lines))

    async def open_match(
        self,
        row: MatchRow,
        seed: bytes,
        lines: Sequence[StoredLine],
        *,
        host: str = "",
        people: Sequence[str] = (),
    ) -> None:
        logs.require_append(lines)
        if lines[0].match != row.id:
            raise ValueError("a match must open with lines of its own")

        def work(connection: Connection) -> None:
            matches.add_match(connection, row, seed, host)
            logs.add_lines(connection, lines)
            players.add_players(connection, row.id, people)

        await self.writer.submit(work, len(lines))

    async def set_status(self, match: str, status: str) -> None:
        await self.writer.submit(lambda to: matches.change_status(to, match, status))

    async def add_person(self, person: Person, token_hash: bytes, device: str = "") -> None:
        await self.writer.submit(lambda to: guests.add_guest(to, person, token_hash, device))

    async def add_link(self, person: str, link_hash: bytes, at: int, until: int) -> None:
        await self.writer.submit(lambda to: tokens.add_link(to, person, link_hash, at, until))

    async def use_link(
        self,
        link_hash: bytes,
        token_hash: bytes,
        at: int,
        device: str = "",
        also: Also | None = None,
    ) -> Person:
        def work(connection: Connection) -> Person:
            person = tokens.use_link(connection, link_hash, token_hash, at, device)
            if also is not None:
                also(connection, person.id)
            return person

        return await self.writer.submit(work)

    async def sign_in(
        self,
        person: str,
        token_hash: bytes,
        before: bytes,
        device: str,
        at: int,
        also: Also | None = None,
    ) -> list[bytes]:
        def work(connection: Connection) -> list[bytes]:
            ended = tokens.sign_in(connection, person, token_hash, before, device, at)
            if also is not None:
                also(connection, person)
            return ended

        return await self.writer.submit(work)

    async def name_device(self, person: str, device: str, name: str) -> None:
        await self.writer.submit(lambda to: devices.name_device(to, person, device, name))

    async def forget_token(self, token_hash: bytes) -> None:
        await self.writer.submit(lambda to: tokens.forget(to, token_hash))

    async def visit(self, token_hash: bytes, at: int) -> None:
        await self.writer.submit(lambda to: devices.visit(to, token_hash, at))

    async def revoke(self, person: str, device: str) -> list[bytes]:
        return await self.writer.submit(lambda to: devices.revoke(to, person, device))

    async def revoke_others(self, person: str, own: bytes) -> list[bytes]:
        return await self.writer.submit(lambda to: devices.revoke_others(to, person, own))

    async def revoke_all(self, person: str) -> list[bytes]:
        return await self.writer.submit(lambda to: devices.revoke_all(to, person))

    async def expire_tokens(self, before: int) -> list[bytes]:
        return await self.writer.submit(lambda to: devices.expire(to, before))

    async def secret(self, name: str) -> bytes:
        if (found := await self.find_secret(name)) is not None:  # even if nothing can be written
            return found
        return await self.writer.submit(lambda to: secrets.secret(to, name))

    async def rename(self, person: str, name: str) -> None:
        def work(connection: Connection) -> None:
            members.rename_member(connection, person, name)
            guests.change_name(connection, person, name)

        await self.writer.submit(work)

    async def set_note(self, of: NoteOf, words: str, at: int) -> None:
        await self.writer.submit(lambda to: notes.set_note(to, of, words, at))

    async def set_analysis(self, match: str, version: int, body: bytes, at: int) -> None:
        await self.writer.submit(lambda to: analyses.set_analysis(to, match, version, body, at))

    async def ping(self) -> None:
        await self.writer.submit(beat)

    async def backup(self, path: Path) -> None:
        if self._path is None:
            raise StoreError("a PostgreSQL store is backed up with pg_dump")
        await asyncio.to_thread(copying.copy, self._path, path)

    async def scrub(self) -> bool:
        """Leave nothing of what was deleted in SQLite's files, which are written anew.

        Returns False if a reader was in the way for too long: then try again later. In PostgreSQL,
        its own vacuum does this.
        """
        if self._path is None:
            return True
        await self.writer.runner.run(scrubbing.write_anew)
        return await self._checkpointed()

    async def _checkpointed(self) -> bool:
        for _ in range(TRIES):
            if await self.writer.runner.run(scrubbing.checkpoint):
                return True
            await asyncio.sleep(PAUSE)
        return False

    async def close(self) -> None:
        await self.writer.close()
        await super().close()
        await self.writer.runner.close()  # SQLite checkpoints with its last connection
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def beat(connection: Connection) -> None:
    """Change the one row of the health check."""
    done = connection.execute(update(pulse).values(beats=pulse.c.beats + 1))
    if done.rowcount == 0:
        connection.execute(insert(pulse), {"id": 0, "beats": 1})
