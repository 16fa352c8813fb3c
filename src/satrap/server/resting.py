"""Lets clocks rest: writes to the log of each table when the time of its people stands still.

Everything follows from the log, so what is ahead is written there: when a match begins, when
somebody plans or calls off a vacation, and once a week for weekends and nights. Each of these is a
job, stored with the change from which it follows; a line is written only if something is different.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from satrap.core.game import Seat
from satrap.server.clock import now
from satrap.server.errors import Damaged, NoSuchTable, Unavailable
from satrap.server.following import Done
from satrap.server.hall import Hall
from satrap.server.jobs import Jobs
from satrap.server.rhythm import ends_ahead, has_rests, has_rhythm, next_roll, rests_ahead
from satrap.server.store import jobs as stored
from satrap.server.store.attempts import Work
from satrap.server.store.jobs import Job
from satrap.server.store.rests import resting_of, set_resting
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.tastes import taste_of
from satrap.server.store.waits import ends_of
from satrap.server.store.waits_schema import waits
from satrap.server.storing import storing
from satrap.server.tables import entries as log
from satrap.server.tables.days import rests_from
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import AnyEntry, Clock, Rest
from satrap.server.tables.table import RUNNING, Table
from satrap.server.tastes import Taste
from satrap.server.vacation import Resting, counted, counts_at, settled, spans

REST: Final = "rest"  # the kind of a job that looks at one table
RHYTHM: Final = "rhythm"  # and of one that lets clocks follow what a person has changed
URGENT_MS: Final = 5 * 60 * 1000  # before the end of somebody's time, it cannot wait for a job
BEGINS: Final = (log.Started, log.Clocked)

Known = dict[str, tuple[Resting, Taste]]


class Rests:
    """Keeps the rests in the logs of all tables as their people have settled them."""

    def __init__(self, store: SqlStore, hall: Hall, jobs: Jobs) -> None:
        self._store, self._hall = store, hall
        hall.followers.append(follow)
        jobs.handle(REST, self._look)
        jobs.handle(RHYTHM, self._settle)

    async def look_where_urgent(self, person: str) -> None:
        """Look at once where the time of somebody ends soon: many other jobs may be due, too.

        A rest begins when it is written, so one that came after the deadline would be too late.
        """
        task = self._hall.tasks.spawn(self._look_where_urgent(person), "rests")
        with suppress(Unavailable):  # the jobs are still there
            await asyncio.shield(task)

    async def _look_where_urgent(self, person: str) -> None:
        with storing():
            async with self._store.reading() as connection:
                ends = await connection.run_sync(lambda to: ends_of(to, person))
        soon = now() + URGENT_MS
        for match in sorted((each for each in ends if ends[each] <= soon), key=ends.__getitem__):
            with suppress(Damaged, NoSuchTable):
                await self._write(match)

    async def _look(self, job: Job) -> Work[None] | None:
        """Write what is ahead at a table, and look again in time."""
        try:
            table = await self._write(job.key)
        except (Damaged, NoSuchTable):
            return None  # already logged; leave it alone
        clock = table.opened.clock
        if table.status != RUNNING or clock is None or not has_rhythm(clock):
            return None
        due = next_roll(job.key, now())
        return lambda to: stored.put(to, REST, job.key, due)

    async def _write(self, match: str) -> Table:
        """Write what is ahead at a table, if anything has changed."""
        async with self._hall.held(match) as (room, standing):
            known = await self._known(standing.table)
            if _lines(match, standing.table, known, now()):
                key = f"rest/{standing.count}"
                standing = await self._hall.change(
                    room, "", key, lambda table: _enter(match, table, known)
                )
                self._hall.went_on(room, standing)
            return standing.table

    async def _known(self, table: Table) -> Known:
        people = {place.person for place in table.places} - {""}
        if table.status != RUNNING or not has_rests(table.opened.clock):
            return {}
        with storing():
            async with self._store.reading() as connection:
                return await connection.run_sync(_read, people)

    async def _settle(self, job: Job) -> Work[None]:
        return lambda to: settle(to, job.key, now())


def follow(done: Done) -> Work[None] | None:
    """Look at a table when its match begins, or another clock does."""
    if not any(isinstance(each, BEGINS) for each in done.entries):
        return None
    if done.table.status != RUNNING or not has_rests(done.table.opened.clock):
        return None
    return lambda to: stored.put(to, REST, done.match, done.at)


def settle(connection: Connection, person: str, at: int) -> None:
    """Let clocks follow what somebody has changed, now or when the week is over."""
    resting, taste = resting_of(connection, person), taste_of(connection, person)
    new = settled(resting, taste, at)
    due = counts_at(new, taste)
    if due is not None:
        stored.put(connection, RHYTHM, person, due)
    if new != resting:
        set_resting(connection, person, new)
        look_at_all(connection, person, at)


def look_at_all(connection: Connection, person: str, at: int) -> None:
    """Look at all tables where somebody plays."""
    query = select(waits.c.match).where(waits.c.person == person).distinct()
    for match in connection.scalars(query).all():
        stored.put(connection, REST, match, at)


def _read(connection: Connection, people: set[str]) -> Known:
    return {
        person: (resting_of(connection, person), taste_of(connection, person)) for person in people
    }


class _Line(NamedTuple):
    seat: Seat
    rests: tuple[Rest, ...]


def _lines(match: str, table: Table, known: Known, at: int) -> list[_Line]:
    """Return what is to be written at a table: for each seat whose rests are different now."""
    clock = table.opened.clock
    if clock is None or table.status != RUNNING:
        return []
    found = []
    for seat, place in enumerate(table.places):
        if place.person in known:
            ahead = _ahead(match, clock, *known[place.person], at)
            if ahead != rests_from(table.rests.get(seat, ()), at):
                found.append(_Line(seat, ahead))
    return found


def _ahead(match: str, clock: Clock, resting: Resting, taste: Taste, at: int) -> tuple[Rest, ...]:
    until = ends_ahead(clock, match, at)
    return rests_ahead(clock, counted(resting, taste), spans(resting), at, until)


def _enter(match: str, table: Table, known: Known) -> list[AnyEntry]:
    """Enter the lines at the time of their change."""
    lines = _lines(match, table, known, table.at)
    return [enter(table, log.Rested(each.seat, each.rests)) for each in lines]
