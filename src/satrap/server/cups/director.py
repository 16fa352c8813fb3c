"""Runs tournaments unattended: one job for each, which does whatever is due now.

Everything that is done can be done again: what is stored says how far a tournament has come, and
the ids of its tables follow from its round. So the server may stop between any two steps.
"""

from __future__ import annotations

import asyncio
import logging
from importlib import import_module
from typing import Final

import msgspec
from sqlalchemy import Connection

from satrap.server.clock import now
from satrap.server.cups.cup import CANCELLED, OPEN, OVER, RUNNING, Cup, result_of
from satrap.server.cups.fillers import fillers
from satrap.server.cups.plan import JOB, KNOCKOUT, MINUTE_MS
from satrap.server.cups.seats import hand_over, open_tables
from satrap.server.cups.telling import tell_begun, tell_cancelled, tell_over, tell_paired
from satrap.server.following import Done
from satrap.server.hall import Hall
from satrap.server.jobs import Jobs
from satrap.server.store import cups as stored
from satrap.server.store.attempts import Work
from satrap.server.store.cups import TableRow
from satrap.server.store.errors import Unknown
from satrap.server.store.jobs import Job, put
from satrap.server.store.sql_store import SqlStore
from satrap.server.tables.table import OVER as MATCH_OVER

GATHER_MS: Final = 2 * MINUTE_MS  # until the first round, if nobody knew when it would begin


class Director:
    """Does what is due in tournaments."""

    def __init__(self, store: SqlStore, hall: Hall, jobs: Jobs) -> None:
        self._store, self._hall = store, hall
        jobs.handle(JOB, self._go_on)
        hall.followers.append(follow)

    async def load(self) -> None:
        """Note at which tables bots play on although nobody is there."""
        async with self._store.reading() as connection:
            self._hall.unattended |= set(await connection.run_sync(stored.under_way))

    async def cup(self, id: str) -> Cup:
        """Return a tournament, or raise Unknown."""
        async with self._store.reading() as connection:
            return Cup(await connection.run_sync(lambda to: stored.read(to, id)))

    async def _go_on(self, job: Job) -> Work[None] | None:
        """Do the next step of a tournament."""
        try:
            cup = await self.cup(job.key)
        except Unknown:
            return None
        if cup.row.status == OPEN:
            return await self._start(cup) if _is_due(cup) else _later(cup)
        if cup.row.status != RUNNING:
            return None
        if not cup.row.is_playing:
            return await self._begin(cup) if _is_due(cup) else _later(cup)
        for match, person in cup.left():
            await hand_over(self._hall, match, person)
        return await self._next(cup) if cup.is_round_over else None

    async def _start(self, cup: Cup) -> Work[None]:
        """Draw up the first round; what was decided while that took place is not overlooked."""
        cup.entrants += fillers(cup)
        cup.by_number |= {each.number: each for each in cup.entrants}
        if len(cup.entrants) < 2:
            return lambda connection: _cancel(connection, cup)
        tables = await _draw_up(cup)

        def work(connection: Connection) -> None:
            found = Cup(stored.read(connection, cup.id, is_locked=True))
            asked = {each.number for each in cup.entrants if each.person}
            if found.row.status != OPEN:
                return
            if {each.number for each in found.entrants if each.person} != asked:
                put(connection, JOB, cup.id, now())
                return
            for each in cup.entrants:
                if not each.person:
                    stored.add_entrant(connection, cup.id, each)
            stored.add_tables(connection, cup.id, tables)
            starts = cup.plan.starts
            is_known = not cup.plan.is_live or (starts is not None and now() >= starts)
            _set_round(connection, cup, tables, 1, now() + (0 if is_known else GATHER_MS))

        return work

    async def _begin(self, cup: Cup) -> Work[None]:
        """Open the tables of a round."""
        await open_tables(self._hall, cup, lambda: self._goes_on(cup.id))

        def work(connection: Connection) -> None:
            found = Cup(stored.read(connection, cup.id, is_locked=True))
            if found.row.status != RUNNING or found.row.round != cup.row.round:
                return
            stored.change_cup(connection, cup.id, is_playing=True)
            tell_begun(connection, found, now())
            if found.is_round_over or found.left():  # bots are quick, and so is who drops out
                put(connection, JOB, cup.id, now())

        return work

    async def _goes_on(self, id: str) -> bool:
        """Say whether a tournament has not been cancelled meanwhile."""
        async with self._store.reading() as connection:
            return await connection.run_sync(lambda to: stored.status_of(to, id)) == RUNNING

    async def _next(self, cup: Cup) -> Work[None]:
        """Note who missed the round; then draw up the next one, or end the tournament."""
        self._hall.unattended -= {table.match for table in cup.at_round(cup.row.round)}
        missed = cup.after_round()
        cup.by_number |= {each.number: each for each in missed}
        cup.entrants = [cup.by_number[each.number] for each in cup.entrants]
        is_last = cup.row.round >= cup.rounds or cup.is_deserted
        if cup.plan.format == KNOCKOUT:
            is_last = len(cup.still_in()) < 2 or cup.is_deserted
        tables = [] if is_last else await _draw_up(cup)

        def work(connection: Connection) -> None:
            found = Cup(stored.read(connection, cup.id, is_locked=True))
            if found.row.status != RUNNING or found.row.round != cup.row.round:
                return
            for each in missed:
                there = found.by_number[each.number]  # perhaps nobody any more
                is_in = each.is_in and there.is_in
                changed = msgspec.structs.replace(there, missed=each.missed, is_in=is_in)
                stored.add_entrant(connection, cup.id, changed)
            if is_last:
                stored.change_cup(connection, cup.id, status=OVER)
                after = Cup(stored.read(connection, cup.id))
                tell_over(connection, after, now())
                return
            stored.add_tables(connection, cup.id, tables)
            pause = cup.plan.pause * MINUTE_MS if cup.plan.is_live else 0
            round = cup.row.round + 1
            shown = tables or cup.at_round(round)
            _set_round(connection, cup, shown, round, now() + pause)

        return work


async def _draw_up(cup: Cup) -> list[TableRow]:
    """Draw up a round in a thread; the solver is loaded when it is first needed."""
    tables: list[TableRow] = await asyncio.to_thread(
        lambda: import_module("satrap.server.cups.drawing_up").draw_up(cup)
    )
    return tables


def _set_round(
    connection: Connection, cup: Cup, tables: list[TableRow], round: int, begins: int
) -> None:
    values = {"status": RUNNING, "round": round, "begins": begins, "is_playing": False}
    stored.change_cup(connection, cup.id, **values)
    after = Cup(stored.read(connection, cup.id))
    tell_paired(connection, after, [table for table in tables if table.round == round], now())
    put(connection, JOB, cup.id, begins)


def _cancel(connection: Connection, cup: Cup) -> None:
    logging.getLogger(__name__).info("tournament %s has too few players", cup.id)
    stored.change_cup(connection, cup.id, status=CANCELLED)
    tell_cancelled(connection, Cup(stored.read(connection, cup.id)), now())


def _is_due(cup: Cup) -> bool:
    return cup.row.begins is not None and now() >= cup.row.begins


def _later(cup: Cup) -> Work[None] | None:
    """Look again when something is due: the time may have been moved."""
    begins = cup.row.begins
    if begins is None:
        return None
    return lambda connection: put(connection, JOB, cup.id, begins)


def follow(done: Done) -> Work[None] | None:
    """Note the result of a match of a tournament; after the last one, the round is over."""
    if done.status == MATCH_OVER or done.table.status != MATCH_OVER or done.table.imported:
        return None
    result, at = msgspec.json.encode(result_of(done.table)), done.at

    def work(connection: Connection) -> None:
        cup = stored.set_result(connection, done.match, result)
        if cup is not None:
            put(connection, JOB, cup, at)

    return work
