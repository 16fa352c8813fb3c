"""Jobs: what the server does at a certain time, even if it was down then.

A job is stored in the transaction from which it follows (`store/jobs.py`). What its handler returns
is written in the transaction that removes the job, so that takes effect once. Anything else that a
handler does may happen twice: it must be able to tell that it was done.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection

from satrap.server import clock
from satrap.server.store import jobs as stored
from satrap.server.store.attempts import Work
from satrap.server.store.errors import StoreError
from satrap.server.store.jobs import Job
from satrap.server.store.sql_store import SqlStore

LOOK_SECONDS: Final = 0.25  # between two looks for what is due
AT_ONCE: Final = 16  # jobs of one kind that run side by side
PAUSE_MS: Final = 1000  # until a job that failed is tried again; doubled each time
LONGEST_PAUSE_MS: Final = 60 * 60 * 1000

MOST_FAILURES: Final = 50  # that are remembered, the last ones
LONGEST_ERROR: Final = 300  # characters

Handler = Callable[[Job], Awaitable[Work[None] | None]]


class Failure(Struct, frozen=True):
    """What went wrong when a job was done."""

    at: int  # ms
    kind: str
    key: str
    error: str


class Jobs:
    """Does what is due, the earliest first, and several things at a time.

    Each kind has a lane of its own: a thousand letters that are due do not hold up a deadline.
    """

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._handlers: dict[str, Handler] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}  # by the id of the job
        self._done = set[str]()  # what has been done since the last look began
        self._lanes: Counter[str] = Counter()  # how many are busy, by kind
        self._is_full = False  # whether something that is due had to wait
        self._more = asyncio.Event()  # there is room for it
        self._task: asyncio.Task[None] | None = None
        self.failures: deque[Failure] = deque(maxlen=MOST_FAILURES)  # for operators

    def handle(self, kind: str, handler: Handler) -> None:
        """Say what to do for a kind of job, before the start."""
        self._handlers[kind] = handler

    async def put(self, kind: str, key: str, due: int, body: bytes = b"") -> None:
        """Store a job in a transaction of its own."""
        await self._store.writer.submit(lambda to: stored.put(to, kind, key, due, body))

    async def drop(self, kind: str, key: str) -> bool:
        """Remove a job; say whether there was one."""
        return await self._store.writer.submit(lambda to: stored.drop(to, kind, key))

    async def find(self, kind: str) -> Sequence[Job]:
        """Return the jobs of a kind, due or not."""
        async with self._store.reading() as connection:
            return await stored.jobs_of(connection, kind)

    async def list(self, *, is_failing: bool = False) -> list[Job]:
        """Return the jobs that fall due next, or only those that have failed before."""
        async with self._store.reading() as connection:
            return await stored.list_jobs(connection, is_failing=is_failing)

    def start(self) -> None:
        """Start looking for what is due."""
        self._task = asyncio.create_task(self._run(), name="jobs")

    async def stop(self) -> None:
        """Stop looking, and wait for what is under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                due = await self.look()
            except StoreError:
                logging.getLogger(__name__).warning("jobs cannot be read; trying again")
                due = clock.now()
            await self._rest(due)

    async def _rest(self, due: int | None) -> None:
        """Wait until it is worth looking again, or until there is room for what had to wait."""
        waits = {
            asyncio.create_task(clock.poll(LOOK_SECONDS, due)),
            asyncio.create_task(self._more.wait()),
        }
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waits:
                each.cancel()

    async def look(self) -> int | None:
        """Start what is due by now; return when the next job falls due."""
        at = clock.now()
        self._is_full = False
        self._more.clear()
        self._done.clear()
        async with self._store.reading() as connection:
            found = await stored.due_jobs(connection, list(self._handlers), at, 2 * AT_ONCE)
            due = await stored.next_due(connection, list(self._handlers), at)
        for job in found:
            if job.id not in self._busy and job.id not in self._done:
                self._begin(job)
        return due

    def _begin(self, job: Job) -> None:
        if self._lanes[job.kind] < AT_ONCE:
            self._lanes[job.kind] += 1
            task = asyncio.create_task(self._do(job), name=f"job {job.kind}")
            self._busy[job.id] = task
        else:
            self._is_full = True

    async def _do(self, job: Job) -> None:
        """Do a job, or put it off; if even that fails, it is still due."""
        try:
            work = await self._handlers[job.kind](job)
            await self._store.writer.submit(lambda to: _finish(to, job, work))
        except Exception as error:
            logging.getLogger(__name__).exception("a job of kind %s has failed", job.kind)
            words = f"{type(error).__name__}: {error}"[:LONGEST_ERROR]
            self.failures.append(Failure(clock.now(), job.kind, job.key, words))
            await self._put_off(job)
        finally:
            self._busy.pop(job.id, None)
            self._done.add(job.id)
            self._lanes[job.kind] -= 1
            if self._is_full:
                self._more.set()

    async def _put_off(self, job: Job) -> None:
        pause = min(PAUSE_MS * 2 ** min(job.tries, 30), LONGEST_PAUSE_MS)
        try:
            await self._store.writer.submit(lambda to: stored.put_off(to, job, clock.now() + pause))
        except StoreError:
            logging.getLogger(__name__).warning("a job of kind %s is still due", job.kind)


def _finish(connection: Connection, job: Job, work: Work[None] | None) -> None:
    if stored.finish(connection, job) and work is not None:
        work(connection)
