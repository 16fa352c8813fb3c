"""Deletes an account: seats go to bots, then everything of the person goes in one transaction.

What is stored of a person is listed in `forgetting.py`. Tables in memory are loaded again from
their logs, so that everybody sees what is left of them.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from satrap.core.game import Seat
from satrap.server.cleaning import Cleaning, note_unclean
from satrap.server.errors import Damaged, NoSuchTable, Unavailable
from satrap.server.forgetting import forget
from satrap.server.hall import Hall
from satrap.server.jobs import Jobs
from satrap.server.store.devices import end_all
from satrap.server.store.erasing import new_stand_in, traces_of
from satrap.server.store.keys import remove_keys
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.texts import last_of
from satrap.server.store.unidentified import guests_of
from satrap.server.store.unnoticed import called, take_out_again
from satrap.server.storing import storing
from satrap.server.tables import entries as log
from satrap.server.tables.acts import stand_in
from satrap.server.tables.consent import is_end_agreed, voters
from satrap.server.tables.effects import GONE, enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.table import OVER, RUNNING, WAITING, Table

if TYPE_CHECKING:
    from satrap.server.api.known import People
    from satrap.server.order import Order

ROUNDS: Final = 5  # of forgetting at most, while others still write about a person


class Deletion:
    """Deletes accounts, on a running server."""

    def __init__(
        self, store: SqlStore, hall: Hall, people: People, order: Order, jobs: Jobs
    ) -> None:
        self._store, self._hall, self._people, self._order = store, hall, people, order
        self._cleaning = Cleaning(store, jobs)

    async def delete(self, person: str) -> None:
        """Delete an account, and everything of the person behind it."""
        await self._leave(person)
        other, everybody = new_stand_in(), (*await self._guests_of(person), person)
        names = [await self._called(each) for each in everybody]
        for each in everybody:
            await self._forget(each, other)
            for _ in range(ROUNDS):  # what was under way when their tables were loaded again
                if not await self._forget(each, other):
                    break
        with storing():  # a bot may have moved meanwhile, at a table that still knew them
            for found in names:
                await self._store.writer.submit(partial(take_out_again, names=found))
        await self._cleaning.clean()

    async def _guests_of(self, person: str) -> list[str]:
        """Return the guests who turned out to be this person: logs know them by those ids."""
        with storing():
            async with self._store.reading() as connection:
                return await guests_of(connection, person)

    async def _called(self, person: str) -> dict[str, set[str]]:
        with storing():
            async with self._store.reading() as connection:
                return await connection.run_sync(called, person)

    async def _forget(self, person: str, other: str) -> bool:
        """Forget somebody in the store and in memory; say whether a log still knew them."""
        with storing():
            async with self._store.reading() as connection:
                found = await traces_of(connection, person)

            def work(connection: Connection) -> list[bytes]:
                ended = end_all(connection, person) + remove_keys(connection, person)
                forget(connection, person, other, found)
                note_unclean(connection)
                return ended

            ended = await self._store.writer.submit(work)
        self._people.forget_all(person, ended)
        self._order.forget(person)
        self._hall.whereabouts.forget(person)
        self._hall.ties.forget(person)
        for room in self._hall.rooms():
            room.forget_person(person)
        for match in found:
            await self._show(match)
        return bool(found)

    async def _show(self, match: str) -> None:
        """Show what is left of a table; if it was an imported record, nothing is."""
        try:
            if await self._store.match(match) is None:
                self._hall.drop(match)
            else:
                await self._hall.reload(match)
        except (Damaged, NoSuchTable, Unavailable):
            self._hall.drop(match)

    # Seats

    async def _leave(self, person: str) -> None:
        """Leave all tables that are not over."""
        for status in (WAITING, RUNNING):
            last = None
            while True:
                with storing():
                    rows = await self._store.list_matches(status, after=last, person=person)
                for row in rows:
                    await self._leave_table(row.id, person)
                if (last := last_of(rows)) is None:
                    break

    async def _leave_table(self, match: str, person: str) -> None:
        try:
            async with self._hall.held(match) as (room, standing):
                change = lambda table: gone(table, person)  # noqa: E731
                standing = await self._hall.change(room, person, "", change)
                self._hall.went_on(room, standing)
        except Damaged:
            return


def gone(table: Table, person: str) -> list[AnyEntry]:
    """Let somebody leave a table for good; it ends if they were the last person there."""
    seats = table.seats_of(person)
    if table.status == OVER:
        return []
    if table.status == WAITING:
        if table.opened.host == person:
            return [enter(table, log.Abandoned())]
        return [enter(table, log.Left(seat)) for seat in seats]
    return _leave_match(table, seats) if seats else []


def _leave_match(table: Table, seats: list[Seat]) -> list[AnyEntry]:
    if not voters(table) - set(seats):
        asked = [enter(table, log.EndAsked(seat, wants=True)) for seat in seats]
        return [*asked, enter(table, log.Abandoned())]
    done = [enter(table, log.Replaced(seat, stand_in(table), GONE)) for seat in seats]
    is_agreed = table.leaving and is_end_agreed(table)
    return [*done, *([enter(table, log.Abandoned())] if is_agreed else [])]
