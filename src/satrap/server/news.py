"""News in the page: whoever has it open is sent their notices, and again when they change."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import Connection

from satrap.core.text import Text
from satrap.server import clock
from satrap.server.listener import Listener
from satrap.server.notifying import Eyes
from satrap.server.store import notices
from satrap.server.store.attempts import Work
from satrap.server.store.errors import StoreError
from satrap.server.store.jobs import Job
from satrap.server.store.notices import KEPT_MS, Notice, changed_since, list_notices
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing

LOOK_SECONDS: Final = 0.5  # between two looks for what has changed
OVERLAP_MS: Final = 10_000  # a change may be stored some time after it was made


class Tiding(msgspec.Struct, frozen=True):
    """A notice, as its person reads it."""

    id: str
    kind: str
    tag: str
    path: str
    words: Text
    at: int
    is_seen: bool


class Tidings(msgspec.Struct, frozen=True):
    """What somebody has to hear, the newest first, and how much of it is unseen."""

    news: list[Tiding]
    unseen: int


class Newsroom:
    """Sends news to the pages that are open."""

    def __init__(self, store: SqlStore, eyes: Eyes) -> None:
        self._store, self._eyes = store, eyes
        self._listeners: dict[Listener, bytes] = {}  # and what each was sent last
        self._task: asyncio.Task[None] | None = None
        self._since = 0

    async def of(self, person: str) -> Tidings:
        """Return what somebody has to hear."""
        with storing():
            async with self._store.reading() as connection:
                found = await list_notices(connection, person)
        items = [_item(each) for each in found]
        return Tidings(items, sum(not each.is_seen for each in items))

    async def see(self, person: str, ids: list[str]) -> Tidings:
        """Note what somebody has seen, and tell all their pages."""
        at = clock.now()
        with storing():
            await self._store.writer.submit(lambda to: notices.see(to, person, ids, at))
        await self.tell(person)
        return await self.of(person)

    async def renew(self, job: Job) -> Work[None]:
        """Let what somebody watched, and has not answered since, be new again."""
        at = clock.now()
        return lambda to: notices.renew(to, job.key, at)

    # Pages

    async def join(self, listener: Listener) -> None:
        """Send a page its news, from now on."""
        self._listeners[listener] = b""
        await self.tell(listener.person)

    def leave(self, listener: Listener) -> None:
        """Send a page nothing more."""
        self._listeners.pop(listener, None)

    async def tell(self, person: str) -> None:
        """Send somebody's pages what has changed for them."""
        listeners = [each for each in self._listeners if each.person == person]
        if not listeners:
            return
        message = msgspec.json.encode(await self.of(person))
        for each in listeners:
            if self._listeners.get(each) not in (None, message):
                self._listeners[each] = message
                each.put(message)

    # Changes

    def start(self) -> None:
        """Start looking for changes."""
        self._since = clock.now()
        self._task = asyncio.create_task(self._run(), name="news")

    async def stop(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def forget_old(self) -> None:
        """Forget notices that are too old to be news."""
        before = clock.now() - KEPT_MS
        await self._store.writer.submit(lambda to: _forget(to, before))

    async def _run(self) -> None:
        while True:
            if self._listeners:
                try:
                    await self.look()
                except Exception as error:
                    is_usual = isinstance(error, StoreError)
                    log = logging.getLogger(__name__)
                    log.warning("news cannot be read; trying again", exc_info=not is_usual)
            await clock.poll(LOOK_SECONDS, None)

    async def look(self) -> None:
        """Tell everybody whose news has changed since the last look."""
        since, self._since = self._since - OVERLAP_MS, clock.now()
        async with self._store.reading() as connection:
            changed = await changed_since(connection, since)
        for person in changed & {each.person for each in self._listeners}:
            await self.tell(person)


def _forget(connection: Connection, before: int) -> None:
    notices.forget_old(connection, before)


def _item(notice: Notice) -> Tiding:
    return Tiding(
        notice.id,
        notice.kind,
        notice.tag,
        notice.path,
        notice.words,
        notice.at,
        notice.seen is not None,
    )
