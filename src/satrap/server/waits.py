"""Who is waited for at which table, noted with every change, so that lists replay no matches."""

from __future__ import annotations

import logging
from weakref import WeakKeyDictionary

from sqlalchemy import Connection

from satrap.core.game import Seat
from satrap.server.clock import now
from satrap.server.deadlines import deadline
from satrap.server.errors import Damaged, NoSuchTable
from satrap.server.following import Done
from satrap.server.hall import Hall
from satrap.server.store.attempts import Work
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.waits import Own, Wait, set_waits, waits_at, waits_of, without_waits
from satrap.server.storing import storing
from satrap.server.tables.clocks import running, time_left
from satrap.server.tables.table import RUNNING, Table

NEAR = 1000  # ms by which the end of somebody's time may be off before it is written again


class Waits:
    """Follows all tables."""

    def __init__(self, store: SqlStore, hall: Hall) -> None:
        self._store, self._hall = store, hall
        self._last: WeakKeyDictionary[Table, list[Wait]] = WeakKeyDictionary()
        hall.followers.append(self.follow)

    def follow(self, done: Done) -> Work[None] | None:
        """Return what to write if somebody else is waited for now."""
        if RUNNING not in (done.status, done.table.status):
            return None
        found, last = waits_now(done.match, done.table, done.at), self._last.get(done.table)
        if last is not None and _is_same(last, found):
            return None
        self._last[done.table] = found
        match = done.match
        return lambda connection: set_waits(connection, match, found)

    async def catch_up(self) -> None:
        """Note who is waited for at the tables of an older version."""
        async with self._store.reading() as connection:
            missing = await without_waits(connection, RUNNING)
        for match in missing:
            try:
                await self._note(match)
            except (Damaged, NoSuchTable):
                continue
            except Exception:  # one bad table must not stop the others
                logging.getLogger(__name__).exception("table %s cannot be listed", match)

    async def _note(self, match: str) -> None:
        async with self._hall.held(match) as (_, standing):
            found = waits_now(match, standing.table, now())

            def write(connection: Connection) -> None:
                set_waits(connection, match, found)

            await self._store.writer.submit(write)

    async def of(self, person: str) -> list[Own]:
        """Return the seats of a person at running matches."""
        with storing():
            async with self._store.reading() as connection:
                return await waits_of(connection, person)

    async def at(self, matches: list[str]) -> list[Wait]:
        """Return all seats of some matches."""
        with storing():
            async with self._store.reading() as connection:
                return await waits_at(connection, matches)


def waits_now(match: str, table: Table, at: int) -> list[Wait]:
    """Return the seats of a running match as they are after a change; none of another one."""
    if table.match is None or table.status != RUNNING:
        return []
    due = table.match.waiting()
    return [
        Wait(
            match,
            seat,
            place.person,
            seat in due,
            bool(place.person and place.bot),
            at,
            ends_at(table, seat, at),
        )
        for seat, place in enumerate(table.places)
    ]


def ends_at(table: Table, seat: Seat, at: int) -> int | None:
    """Return when the time of a seat ends, if it runs."""
    clock = table.opened.clock
    if clock is None or seat not in running(table):
        return None
    if clock.is_daily:
        return deadline(table, seat)
    return at + max(0, time_left(table, clock, seat))


def _is_same(one: list[Wait], other: list[Wait]) -> bool:
    """Say whether two lists differ in nothing but when they were made."""
    return len(one) == len(other) and all(map(_is_alike, one, other))


def _is_alike(one: Wait, other: Wait) -> bool:
    kind = (one.person, one.is_due, one.is_away)
    if kind != (other.person, other.is_due, other.is_away):
        return False
    if one.until is None or other.until is None:
        return one.until == other.until
    return abs(one.until - other.until) < NEAR
