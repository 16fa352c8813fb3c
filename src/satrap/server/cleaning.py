"""Cleans the files of a store after somebody was forgotten: a job, until it is done.

The files are written anew, for pages may keep copies of rows in unused space. That holds up whoever
writes, so it takes a hundredth of the time at most; several deletions are then cleaned together.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from satrap.server import clock
from satrap.server.jobs import Jobs
from satrap.server.store.attempts import Work
from satrap.server.store.jobs import Job, finish, put
from satrap.server.store.sql_store import SqlStore

CLEAN: Final = "clean"
AGAIN_MS: Final = 60_000  # until it is tried again
SHARE: Final = 100  # pauses are so many times as long as writing


class Cleaning:
    """Leaves nothing of what was deleted in the files."""

    def __init__(self, store: SqlStore, jobs: Jobs) -> None:
        self._store, self._jobs = store, jobs
        self._not_before = -math.inf  # when files may be written anew (monotonic, in seconds)
        self._lock = asyncio.Lock()  # whoever waits for it may find that it is too soon again
        jobs.handle(CLEAN, self._do)

    async def clean(self) -> None:
        """Clean the files, now if possible; otherwise the job does it."""
        try:
            found = await self._jobs.find(CLEAN)  # what is noted from now on has to be cleaned, too
            if await self._is_cleaned():
                await self._store.writer.submit(lambda to: _finish(to, found))
        except Exception:  # nothing is left that anybody could read through the server
            logging.getLogger(__name__).exception("the files could not be cleaned yet")

    async def _do(self, job: Job) -> Work[None] | None:
        return None if await self._is_cleaned() else note_unclean

    async def _is_cleaned(self) -> bool:
        async with self._lock:
            start = time.monotonic()
            if start < self._not_before:
                return False
            is_done = await self._store.scrub()
            end = time.monotonic()
            self._not_before = end + SHARE * (end - start)
            return is_done


def _finish(connection: Connection, jobs: Sequence[Job]) -> None:
    for job in jobs:
        finish(connection, job)


def note_unclean(connection: Connection) -> None:
    """Note that the files have to be cleaned, in the transaction that deletes something."""
    put(connection, CLEAN, "", clock.now() + AGAIN_MS)
