"""The hall: all tables, on top of a store.

A command is carried out on the table in memory, then stored, then acknowledged, then shown to the
others, in this order. If it cannot be stored, the table in memory is discarded and loaded again
from its log: nobody has seen anything of it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from satrap.core.game import Seat
from satrap.core.record import Record
from satrap.server.aside import Aside
from satrap.server.clock import now
from satrap.server.counting import counted
from satrap.server.damage import Damages
from satrap.server.drivers import Drivers
from satrap.server.errors import Damaged, NoSuchTable, Unavailable
from satrap.server.fairness import Owner
from satrap.server.following import Done, Follower, Reaction, due_people, what_follows
from satrap.server.housekeeping import Housekeeping
from satrap.server.lanes import MEDIUM, Lanes
from satrap.server.listener import REMOVED, Listener
from satrap.server.listing import Listings, Told, glance, kind_of
from satrap.server.live_table import Ack, LiveTable
from satrap.server.opening import Opening, import_record, open_table, table_id
from satrap.server.places import MOST_WAITING, Places, newcomer
from satrap.server.replays import Replays
from satrap.server.requests import Request, check_version
from satrap.server.room import LINKS, Room, is_invited, link_to, people_of, stored
from satrap.server.rooms import KEEPING, Keeping, Rooms
from satrap.server.running import NO_END, Most, check_running
from satrap.server.store.crash import reach
from satrap.server.store.errors import Repeated, StoreError
from satrap.server.store.interface import Person, Store
from satrap.server.store.texts import last_of
from satrap.server.storing import storing
from satrap.server.tables import commands as ask
from satrap.server.tables.acts import carry_out
from satrap.server.tables.commands import Sender, Start
from satrap.server.tables.entries import AnyEntry, Reserved, Seated
from satrap.server.tables.length import is_long
from satrap.server.tables.permissions import Read, Write, check
from satrap.server.tables.table import RUNNING, Table
from satrap.server.tasks import Tasks
from satrap.server.ties import BLOCK, Ties
from satrap.server.timing import Timing
from satrap.server.whereabouts import Whereabouts

# How long (seconds) a search may take in each thread of the other process; one core stays free.
SEARCHING = (MEDIUM, *[math.inf] * max(1, (os.cpu_count() or 2) - 1))
IDLE = 3.0  # a busy thread for bots that nobody plays against rests this many times as long
TIDY_SECONDS = 10.0  # between two searches for tables that can leave memory
AWAY_SECONDS = 60.0  # until the others may let a bot play for somebody
Acknowledge = Callable[[Ack], None]
Change = Callable[[Table], list[AnyEntry] | Awaitable[list[AnyEntry]]]


class Hall:
    """All tables."""

    def __init__(
        self,
        store: Store,
        patience: float = AWAY_SECONDS,
        keeping: Keeping = KEEPING,
        most_running: Most = NO_END,
        most_waiting: float = MOST_WAITING,
    ) -> None:
        self.store, self.most_running = store, most_running
        self.places = Places(store, most_waiting)
        self.damages = Damages()
        self.listings = Listings()
        self.followers: list[Follower] = []
        self.reactions: list[Reaction] = []
        self.unattended: set[str] = set()  # tables where bots play even if nobody is there
        self.tasks = Tasks()
        self.house = Housekeeping()
        self.aside = Aside(SEARCHING.count(math.inf))
        self.thinking = Lanes("thinking")
        self.idling = Lanes("idling", (math.inf,), IDLE)
        self.searching = Lanes("searching", SEARCHING, run=self.aside.run)
        self.records = Lanes("records", (math.inf,), 1.0, self.aside.run_record)
        self.whereabouts = Whereabouts()
        self.replays = Replays(self.whereabouts.of)
        self.drivers = Drivers(self)
        self.timing = Timing(self)
        self.ties = Ties()
        self._rooms = Rooms(patience, keeping, self.ties.deaf_to)
        self.house.add(self._rooms.tidy, TIDY_SECONDS)

    # Requests

    async def open(
        self,
        person: str,
        opening: Opening,
        *,
        redraw: bool = False,
        rematch_of: str = "",
        reserved: Sequence[Reserved] = (),
    ) -> str:
        """Open a table and return its id."""
        with storing():
            is_new = not rematch_of and not await self._is_opened(person, opening.key)
        async with self.places.held(person if is_new else ""):
            with storing():
                return await open_table(
                    self.store,
                    person,
                    opening,
                    redraw=redraw,
                    rematch_of=rematch_of,
                    reserved=reserved,
                )

    async def _is_opened(self, person: str, key: str) -> bool:
        """Say whether somebody asks again for a table that exists."""
        return bool(key) and await self.store.match(table_id(person, key)) is not None

    async def keep(self, person: str, record: Record) -> tuple[str, str]:
        """Store a record from elsewhere; return its table, and the link to it."""
        owner = Owner(self.whereabouts.of(person) or person, person)
        with storing():
            match = await import_record(self.store, owner, record, self.records)
            return match, link_to(match, await self.store.secret(LINKS))

    async def act(
        self,
        match: str,
        person: Person,
        request: Request,
        link: str = "",
        acknowledge: Acknowledge = lambda ack: None,
    ) -> Ack:
        """Carry out a command once, however often it is sent with the same key."""

        def stored(ack: Ack) -> None:
            command.is_stored()
            acknowledge(ack)

        with counted(request.command) as command:
            # A client that hangs up must not stop it halfway.
            task = self.tasks.spawn(self._act(match, person, request, link, stored), "act")
            return await asyncio.shield(task)

    async def _act(
        self, match: str, person: Person, request: Request, link: str, acknowledge: Acknowledge
    ) -> Ack:
        def change(table: Table) -> list[AnyEntry] | Awaitable[list[AnyEntry]]:
            check_version(table, person.id, request)
            away = frozenset(filter(room.presence.is_away, people_of(table)))
            unwelcome = self.ties.has(table.opened.host, person.id, BLOCK)
            sender = Sender(person.id, person.name, request.seat, now(), invited, away, unwelcome)
            if isinstance(request.command, ask.Change):  # it may have to read a board
                return asyncio.to_thread(carry_out, table, sender, request.command)
            return carry_out(table, sender, request.command)

        async with self.entered(match, person.id, link) as (room, standing):
            key = (person.id, request.key)
            ack = room.heard.get(key) or standing.acks.get(key)
            if ack is None:
                invited = is_invited(standing, link)
                if isinstance(request.command, Start):
                    check_running(self, person.id)
                who = newcomer(standing.table, person.id, request.command)
                async with self.places.held(who):
                    standing = await self.change(room, *key, change)
                ack = standing.acks.get(key) or room.hear(*key, standing)
            reach("before-acknowledge")
            acknowledge(ack)
            reach("before-telling")
            self.went_on(room, standing)
            reach("after-telling")
            return ack

    def join(self, room: Room, listener: Listener, standing: LiveTable) -> None:
        """Add a listener; bots that had paused continue."""
        room.join(listener, standing)
        self._wake(room, standing)

    def went_on(self, room: Room, standing: LiveTable) -> None:
        """Send everybody what has changed, and let bots and clocks continue."""
        room.tell(standing)
        self._wake(room, standing)

    def _wake(self, room: Room, standing: LiveTable) -> None:
        self.drivers.wake(room, standing)
        self.timing.wake(room, standing)

    async def retell(self, person: str) -> None:
        """Send somebody all their tables again: it has changed whose words reach them."""
        for room in self._rooms:
            if any(each.person == person for each in room.listeners):
                async with self.held(room.match) as (_, standing):
                    room.tell(standing)

    # Holding a table

    @asynccontextmanager
    async def held(self, match: str) -> AsyncIterator[tuple[Room, LiveTable]]:
        """Hold a room; everything that its table shows is stored."""
        room = self._rooms.find(match)
        with room.used():
            async with room.lock:
                standing = await self._load(room)
                yield room, standing

    async def _load(self, room: Room) -> LiveTable:
        """Return the table of a room, loaded if need be."""
        if room.standing is None:
            self.listings.forget(room.match)  # from now on the table in memory is used
        try:
            with storing(), self.damages.watched(room.match):
                standing = await room.load(self.store, self.replays)
        except (NoSuchTable, Damaged):
            if room.users == 1 and not room.listeners:  # nobody else waits here
                self._rooms.drop(room.match)
            raise
        self._rooms.weigh(room)
        return standing

    def leave(self, room: Room, listener: Listener) -> None:
        """Remove a connection; something may fall due because somebody has gone."""
        room.leave(listener)
        if room.standing is not None:
            self.timing.wake(room, room.standing)

    @asynccontextmanager
    async def reading(
        self, match: str, what: Read | Write, person: str, link: str = "", seat: Seat | None = None
    ) -> AsyncIterator[tuple[Room, LiveTable]]:
        """Hold a room for somebody who may read something there; it changes nothing."""
        async with self.held(match) as (room, standing):
            check(standing.table, _asker(standing, person, link, seat), what)
            yield room, standing

    @asynccontextmanager
    async def entered(
        self,
        match: str,
        person: str,
        link: str = "",
        what: Read | Write = Read.TABLE,
        seat: Seat | None = None,
    ) -> AsyncIterator[tuple[Room, LiveTable]]:
        """Hold a room for somebody who may act there; note their presence, and wake the table."""
        async with self.held(match) as (room, standing):
            check(standing.table, _asker(standing, person, link, seat), what)
            room.presence.saw(person)
            self.drivers.wake(room, standing)
            if room.alarm is None:  # it may just have been loaded
                self.timing.wake(room, standing)
            yield room, standing

    async def listed(self, match: str) -> Told:
        """Return what lists show of a table, without waiting for a replay.

        Only a table that was damaged is replayed: then the rules say whether it is sound.
        """
        room = self._rooms.get(match)
        standing = room.standing if room else None
        if standing is None and match in self.damages:
            async with self.held(match) as (_, standing):
                pass
        if standing is not None:
            return kind_of(standing.table.opened), standing.listed
        return self.listings.get(match) or await self._glanced_at(match)

    async def _glanced_at(self, match: str) -> Told:
        """Return what lists show of a table, read from its log."""
        watched = self.damages.watched(match, is_whole=False)
        with storing(), watched, self.listings.reading(match) as keep:
            seed, lines = await stored(self.store, match)
            size = sum(len(line.body) for line in lines)
            told = await self.replays.glance(
                lines[0].actor, size, lambda: glance(match, seed, lines)
            )
            keep(told)
        return told

    async def reload(self, match: str) -> None:
        """Load a table in memory again, since what is beside its log has changed, and show it."""
        self.listings.forget(match)
        room = self._rooms.get(match)
        if room is None:
            return
        async with self.held(match):
            room.renew()
        async with self.held(match) as (room, standing):
            self.went_on(room, standing)

    def drop(self, match: str) -> None:
        """Forget a table that is no longer stored."""
        self.listings.forget(match)
        room = self._rooms.get(match)
        if room is not None:
            for listener in list(room.listeners):
                listener.cut(REMOVED)
            self._rooms.drop(match)

    def rooms(self) -> list[Room]:
        """Return the rooms in memory."""
        return list(self._rooms)

    # The one way to change a table, for people and for bots

    async def change(self, room: Room, actor: str, key: str, change: Change) -> LiveTable:
        """Carry out a change and store it; the caller holds the room."""
        standing = room.standing
        assert standing is not None, "the room was entered"
        count, status = len(standing.table.entries), standing.table.status
        before = {place.person for place in standing.table.places}
        due = due_people(standing.table)
        was_public = standing.table.opened.is_public
        at = now()  # no time set by the change may be earlier than its lines
        standing.table.at = max(standing.table.at, at)
        try:
            entries = await _carried_out(change, standing.table)
            for reaction in self.reactions:
                entries = [*entries, *await reaction(room.match, standing.table)]
            charged = standing.watch.charge(standing.table, entries)
            entries = [*entries, *charged]
            if not entries:
                return standing  # words of watchers go into no log
            lines = standing.make_lines(entries, actor, key, at)
            new = standing.table.status
            reach(f"before-{new}")
            people = [each.person for each in entries if isinstance(each, Seated) and each.person]
            left = sorted(before - {place.person for place in standing.table.places})
            done = Done(room.match, standing.table, entries, status, at, due, actor)
            try:
                is_public = standing.table.opened.is_public
                await self.store.append(
                    lines,
                    status=None if new == status else new,
                    is_public=None if is_public == was_public else is_public,
                    people=people,
                    left=left,
                    also=what_follows(self.followers, done),
                )
            finally:
                self.listings.forget(room.match)
            reach(f"after-{new}")
        except Repeated:
            room.forget()
            return await room.load(self.store, self.replays)
        except BaseException as error:
            is_cancelled = isinstance(error, asyncio.CancelledError)  # a thread may still run
            if is_cancelled or len(standing.table.entries) != count:
                room.forget()
            if isinstance(error, StoreError):
                raise Unavailable("server-unavailable") from error
            raise
        for line, entry in zip(lines, entries, strict=True):
            standing.note(line, entry)
        standing.settle()
        seats = (seat for entry in charged for seat in entry.spent)
        standing.watch.follow(standing.table, seats)
        return standing

    # Start and end

    def start(self) -> None:
        """Resume clocks, bots as soon as somebody is there, and the housekeeping."""
        self.tasks.spawn(self._resume())
        self.house.start()

    async def _resume(self) -> None:
        last = None
        while rows := await self.store.list_matches(status=RUNNING, after=last):
            for row in rows:
                try:
                    async with self.held(row.id) as (room, standing):
                        self.went_on(room, standing)
                except Damaged:
                    continue
                except Exception:  # one bad log must not stop the others
                    logging.getLogger(__name__).exception("table %s cannot be resumed", row.id)
            if (last := last_of(rows)) is None:
                break

    async def close(self) -> None:
        """Finish what was begun, then close the store."""
        self.drivers.stop()
        self.thinking.stop()
        self.idling.stop()
        self.searching.stop()
        self.records.stop()
        self.aside.stop()
        self.timing.stop()
        await self.house.stop()
        await self.tasks.finish()
        self.replays.stop()
        await self.store.close()


def _asker(standing: LiveTable, person: str, link: str, seat: Seat | None) -> Sender:
    return Sender(person, seat=seat, is_invited=is_invited(standing, link))


async def _carried_out(change: Change, table: Table) -> list[AnyEntry]:
    """Carry out a change; at a long table in a thread, since it may have to make the record."""
    made = await asyncio.to_thread(change, table) if is_long(table) else change(table)
    return made if isinstance(made, list) else await made
