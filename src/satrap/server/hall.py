"""The hall: all tables, over a store.

What is asked is carried out on the table in memory, then stored, then acknowledged, then shown to
the others, in this order. If it cannot be stored, the table in memory is thrown away and comes
back from its log: nobody was told anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from satrap.core.record import Record
from satrap.server.counting import counted
from satrap.server.drivers import Drivers
from satrap.server.errors import NoSuchTable, Unavailable
from satrap.server.opening import Opening, import_record, now, open_table
from satrap.server.requests import Request, check_invited, check_version
from satrap.server.room import Room, check_admitted, check_away
from satrap.server.standing import Ack, Standing
from satrap.server.store.crash import reach
from satrap.server.store.errors import Repeated, StoreError
from satrap.server.store.interface import Person, Store
from satrap.server.storing import storing
from satrap.server.tables.acts import carry_out
from satrap.server.tables.commands import Sender
from satrap.server.tables.entries import AnyEntry, Seated
from satrap.server.tables.table import RUNNING, Table
from satrap.server.tasks import Tasks
from satrap.server.timing import Timing

MOST_ROOMS = 2000  # in memory while nobody is in them
AWAY_SECONDS = 60.0  # until the others may let a bot play for somebody
Acknowledge = Callable[[Ack], None]
Change = Callable[[Table], list[AnyEntry]]


class Hall:
    """All tables."""

    def __init__(self, store: Store, patience: float = AWAY_SECONDS) -> None:
        self.store, self.patience = store, patience
        self.tasks = Tasks()
        self.drivers = Drivers(self)
        self.timing = Timing(self)
        self._rooms: dict[str, Room] = {}

    # Asking

    async def open(self, person: str, opening: Opening, *, redraw: bool = False) -> str:
        """Open a table and return its id."""
        with storing():
            return await open_table(self.store, person, opening, redraw=redraw)

    async def keep(self, person: str, record: Record) -> str:
        """Keep a record from elsewhere and return its table."""
        with storing():
            return await import_record(self.store, person, record)

    async def act(
        self,
        match: str,
        person: Person,
        request: Request,
        link: str = "",
        acknowledge: Acknowledge = lambda ack: None,
    ) -> Ack:
        """Carry out a command once, however often it comes with the same key."""

        def stored(ack: Ack) -> None:
            command.is_stored()
            acknowledge(ack)

        with counted(request.command) as command:
            # Who hangs up in the middle must not stop it half way.
            task = self.tasks.spawn(self._act(match, person, request, link, stored), "act")
            return await asyncio.shield(task)

    async def _act(
        self, match: str, person: Person, request: Request, link: str, acknowledge: Acknowledge
    ) -> Ack:
        def change(table: Table) -> list[AnyEntry]:
            check_version(table, person.id, request)
            return carry_out(table, Sender(person.id, person.name, request.seat), request.command)

        async with self.entered(match, person.id, link) as (room, standing):
            if (person.id, request.key) not in standing.acks:
                check_invited(standing, request.command, link)
                check_away(room, standing.table, request.command)
                standing = await self.change(room, person.id, request.key, change)
            ack = standing.acks[person.id, request.key]
            reach("before-acknowledge")
            acknowledge(ack)
            reach("before-telling")
            self.went_on(room, standing)
            reach("after-telling")
            return ack

    def went_on(self, room: Room, standing: Standing) -> None:
        """Tell everybody what has changed, and let bots and clocks go on."""
        room.tell(standing)
        self.drivers.wake(room, standing)
        self.timing.wake(room, standing)

    # Holding a table

    @asynccontextmanager
    async def held(self, match: str) -> AsyncIterator[tuple[Room, Standing]]:
        """Hold a room; all that its table shows is stored."""
        room = self._room(match)
        async with room.lock:
            try:
                with storing():
                    standing = await room.load(self.store)
            except NoSuchTable:
                self._rooms.pop(match, None)
                raise
            yield room, standing

    @asynccontextmanager
    async def entered(
        self, match: str, person: str, link: str = ""
    ) -> AsyncIterator[tuple[Room, Standing]]:
        """Hold a room for a person who may be there."""
        async with self.held(match) as (room, standing):
            check_admitted(standing, person, link)
            room.presence.saw(person)
            yield room, standing

    def _room(self, match: str) -> Room:
        if match not in self._rooms:
            if len(self._rooms) >= MOST_ROOMS:
                self._rooms = {each: room for each, room in self._rooms.items() if not room.is_idle}
            self._rooms[match] = Room(match, self.patience)
        return self._rooms[match]

    def rooms(self) -> list[Room]:
        """Return the rooms in memory."""
        return list(self._rooms.values())

    # The one door, for people and for bots

    async def change(self, room: Room, actor: str, key: str, change: Change) -> Standing:
        """Carry out a change and store it; who calls holds the room."""
        standing = room.standing
        assert standing is not None, "the room was entered"
        count, status = len(standing.table.entries), standing.table.status
        try:
            entries = change(standing.table)
            charged = standing.watch.charge(standing.table, entries)
            entries = [*entries, *charged]
            lines = standing.make_lines(entries, actor, key, now())
            new = standing.table.status
            reach(f"before-{new}")
            people = [each.person for each in entries if isinstance(each, Seated) and each.person]
            await self.store.append(lines, status=None if new == status else new, people=people)
            reach(f"after-{new}")
        except Repeated:
            room.forget()
            return await room.load(self.store)
        except BaseException as error:
            if len(standing.table.entries) != count:
                room.forget()
            if isinstance(error, StoreError):
                raise Unavailable("server-unavailable") from error
            raise
        for line in lines:
            standing.note(line)
        seats = (seat for entry in charged for seat in entry.spent)
        standing.watch.follow(standing.table, seats)
        return standing

    # Opening and closing the doors

    def start(self) -> None:
        """Let bots go on where they have to decide."""
        self.tasks.spawn(self._resume())

    async def _resume(self) -> None:
        last = None
        while rows := await self.store.list_matches(status=RUNNING, after=last):
            for row in rows:
                try:
                    async with self.held(row.id) as (room, standing):
                        self.went_on(room, standing)
                except Exception:  # one bad log must not keep the others from going on
                    logging.getLogger(__name__).exception("table %s cannot go on", row.id)
            last = rows[-1].id

    async def close(self) -> None:
        """Finish what was begun, then close the store."""
        self.drivers.stop()
        self.timing.stop()
        await self.tasks.finish()
        await self.store.close()
