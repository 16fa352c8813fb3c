"""When seats lose their time by correspondence, and what happens then.

A deadline is a job, stored with the line from which it follows: so it falls due by itself, to the
second, whether the table is in memory or not. Time runs while the server is down, too, but nobody
loses because of that: a deadline that falls into an outage, or follows it by less than the outage
has lasted, is put off to that long after the start (twelve hours at most), by a line in the log.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy import Connection

from satrap.server.clock import now
from satrap.server.errors import Damaged, NoSuchTable
from satrap.server.following import Done
from satrap.server.hall import Hall
from satrap.server.jobs import Jobs
from satrap.server.store import jobs as stored
from satrap.server.store.attempts import Work
from satrap.server.store.errors import StoreError
from satrap.server.store.jobs import Job
from satrap.server.tables import entries as log
from satrap.server.tables.consent import ends_by_silence
from satrap.server.tables.days import deadline, next_deadline
from satrap.server.tables.table import RUNNING
from satrap.server.timing import due

__all__ = ["Deadlines", "deadline"]

DEADLINE: Final = "deadline"  # the kind of job
ALIVE: Final = "alive"  # a job that says until when the server was up
BEAT_MS: Final = 3 * 60 * 60 * 1000  # an outage after a crash may seem longer by so much
LATE_MS: Final = 60 * 1000  # a job that is later than this has met an outage
MOST_SPARED_MS: Final = 12 * 60 * 60 * 1000


class Deadlines:
    """Lets deadlines fall due, and spares those that an outage would have made impossible."""

    def __init__(self, hall: Hall, jobs: Jobs) -> None:
        self._hall, self._jobs = hall, jobs
        self._spared = 0  # no deadline ends before that (ms)
        hall.followers.append(follow)
        jobs.handle(DEADLINE, self._fall_due)
        jobs.handle(ALIVE, self._beat)

    async def start(self) -> None:
        """Note how long the server was down, before any job is done."""
        last = [job.due - BEAT_MS for job in await self._jobs.find(ALIVE)]
        if last:
            self._spare(now() - last[0])
        await self.beat()

    async def beat(self) -> None:
        """Note that the server is up."""
        await self._jobs.put(ALIVE, "", now() + BEAT_MS)

    async def stop(self) -> None:
        """Note until when the server was up; if nothing can be stored, the last beat counts."""
        with suppress(StoreError):
            await self.beat()

    def _spare(self, outage: int) -> None:
        """Let no deadline end sooner after an outage (ms) than it has lasted."""
        at = now()
        self._spared = max(self._spared, at + min(max(0, outage), MOST_SPARED_MS))

    async def _beat(self, job: Job) -> Work[None]:
        if now() - job.due > LATE_MS:  # the machine slept
            self._spare(now() - job.due + BEAT_MS)
        return lambda to: stored.put(to, ALIVE, "", now() + BEAT_MS)

    async def _fall_due(self, job: Job) -> None:
        """Do what is due at a table; the line that is added brings the job for what is next."""
        if (late := now() - job.due) > LATE_MS:
            self._spare(late)
        try:
            async with self._hall.held(job.key) as (room, standing):
                change = due(room, standing, self._spared)
                if change is not None:
                    key = f"time/{standing.count}"
                    standing = await self._hall.change(room, "", key, change)
                self._hall.went_on(room, standing)
        except (Damaged, NoSuchTable):
            return  # already logged; leave it alone


def follow(done: Done) -> Work[None] | None:
    """Store when the next thing falls due at a table by correspondence."""
    clock = done.table.opened.clock
    is_daily = clock is not None and clock.is_daily
    if not is_daily and not any(isinstance(each, log.Clocked) for each in done.entries):
        return None
    at = _next(done) if is_daily and done.table.status == RUNNING else None

    def write(connection: Connection) -> None:
        stored.drop(connection, DEADLINE, done.match)
        if at is not None:
            stored.put(connection, DEADLINE, done.match, at)

    return write


def _next(done: Done) -> int | None:
    waits = (next_deadline(done.table), ends_by_silence(done.table, done.at))
    return min((each for each in waits if each is not None), default=None)
