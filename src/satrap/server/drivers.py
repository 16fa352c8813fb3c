"""Bots at tables: they think in threads, and their decisions are entered like people's."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

from satrap.arena.preparing import is_needed, prepare_aside, stop_aside
from satrap.bots.thinking import Thinker
from satrap.core.game import Seat
from satrap.packs import get_pack
from satrap.server import meters
from satrap.server.aside import timed
from satrap.server.deciding import Decision, Plays, anything, decide
from satrap.server.errors import Damaged, Unavailable
from satrap.server.lanes import LONG, Lanes, Pace
from satrap.server.live_table import LiveTable
from satrap.server.room import Room
from satrap.server.tables.acts import decide as decide_at
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.length import is_long
from satrap.server.tables.table import Table
from satrap.server.whereabouts import is_attended, is_awake

if TYPE_CHECKING:
    from satrap.server.hall import Change, Hall

BOT = "bot"  # the kind of job
RETRY_SECONDS = 0.5  # until a store that failed is tried again
LONGEST_TURN = 0.1  # seconds in which the decisions of a turn are gathered


def next_decision(standing: LiveTable) -> Decision | None:
    """Return what a bot has to decide at a table now, if anything."""
    table = standing.table
    due = table.bots_to_move()
    if table.match is None or not due:
        return None
    (seat, bot), match = due[0], table.match
    moment = len(match.entries)
    dice = sha256(table.match_seed() + f"/bot/{seat}/{moment}".encode()).digest()
    return Decision(match.game.id, bot, seat, moment, match.view(seat), match.legal(seat), dice)


class Drivers:
    """Lets bots decide, one decision at a time per table, while somebody is there."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._is_open = True
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="preparing")
        self._preparing: set[str] = set()  # games
        self._loaded: set[str] = set()  # games whose machine code the other process has loaded
        self._paces: dict[tuple[str, str], Pace] = {}  # of bots, by game and level

    def wake(self, room: Room, standing: LiveTable) -> None:
        """Make the bots of a table decide if it is their turn, and prepare them beforehand."""
        if not self._is_open or not self._is_awake(room, standing.table):
            return
        if _is_unprepared(standing):
            self._prepare_soon(standing.table.opened.game)
        if room.driver is None and standing.table.bots_to_move():
            room.driver = self._hall.tasks.spawn(self._drive(room))

    def stop(self) -> None:
        """Stop all bots."""
        self._is_open = False
        for room in self._hall.rooms():
            if room.driver is not None:
                room.driver.cancel()
        stop_aside()
        self._aside.shutdown(wait=False, cancel_futures=True)

    def _is_awake(self, room: Room, table: Table) -> bool:
        return room.match in self._hall.unattended or is_awake(room, table)

    def _is_wanted(self) -> bool:
        return self._is_open

    def _prepare_soon(self, game: str) -> None:
        """Compile machine code once, however many wait for it."""
        if game not in self._preparing:
            self._preparing.add(game)
            self._hall.tasks.spawn(self._prepare(game))

    async def _prepare(self, game: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._aside, prepare_aside, game, self._is_wanted)
        finally:
            self._preparing.discard(game)

    async def _drive(self, room: Room) -> None:
        try:
            decision = await self._enter(room, None, ())
            while decision is not None:
                if is_needed(decision.game, [decision.find_bot()]):
                    await self._prepare(decision.game)
                plays = await self._think(room, decision)
                decision = await self._enter(room, decision, plays)
        except Damaged:
            return  # already logged; leave it alone
        finally:
            room.driver = None

    async def _think(self, room: Room, decision: Decision) -> Plays:
        """Queue a decision of a bot; a bot that fails plays at random, so nobody waits for ever.

        A bot that searches counts as slow until its kind has proved otherwise.
        """
        if not _is_thinker(decision):
            return await self._paced(self._quick(room), room, decision, 0.0)
        if decision.game not in self._loaded:
            self._loaded.add(decision.game)
            return await self._load(decision)
        return await self._paced(self._hall.searching, room, decision, LONG)

    def _quick(self, room: Room) -> Lanes:
        """Return the threads for quick bots; bots on their own must not hold up people who play."""
        return self._hall.thinking if room.is_played else self._hall.idling

    async def _paced(self, lanes: Lanes, room: Room, decision: Decision, guess: float) -> Plays:
        others = self._paces.setdefault((decision.game, decision.bot), Pace(guess))
        pace = room.paces.setdefault(decision.bot, Pace(others.seconds))
        try:
            plays = await lanes.do(room.payer, BOT, pace, partial(decide, decision))
        except Exception as error:
            plays = _instead(decision, error)
        others.note(pace.last)
        meters.BOT_SECONDS.labels(decision.bot).observe(pace.last)
        return plays

    async def _load(self, decision: Decision) -> Plays:
        """Make the first decision of a game, which loads machine code: nobody is charged for it."""
        work = partial(decide, decision)
        _, plays, error = await asyncio.to_thread(self._hall.aside.run, work, 0)
        return _instead(decision, error) if error else tuple(plays)

    async def _enter(self, room: Room, decision: Decision | None, plays: Plays) -> Decision | None:
        """Enter a decision if it is still due, and return the next one while somebody is there."""
        while True:
            try:
                async with self._hall.held(room.match) as (_, standing):
                    if decision is not None and _is_due(decision, standing):
                        standing = await self._play(room, standing, decision, plays)
                    if not self._is_awake(room, standing.table):
                        return None
                    room.payer = self._hall.whereabouts.payer(room, standing.table)
                    room.is_played = _is_played(room, standing.table)
                    return next_decision(standing)
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)

    async def _play(
        self, room: Room, standing: LiveTable, decision: Decision, plays: Plays
    ) -> LiveTable:
        """Carry out what a bot has decided, store it and send it out.

        A quick bot plays its whole turn in one go: others wait for one commit, not for ten.
        """
        match = standing.table.running()
        key = f"bot/{match.ply}/{decision.seat}/{standing.count}"
        change: Change = partial(self._turn, room, standing, decision, plays)
        if _is_thinker(decision) or is_long(standing.table):
            change = partial(_carry_out, seat=decision.seat, plays=plays)
        done = await self._hall.change(room, "", key, change)
        self._hall.went_on(room, done)
        return done

    async def _turn(
        self, room: Room, standing: LiveTable, decision: Decision, plays: Plays, table: Table
    ) -> list[AnyEntry]:
        """Let a bot decide until somebody else has to; charge for all but the first decision."""
        entries = _carry_out(table, decision.seat, plays)
        rest = partial(_rest_of_turn, standing, decision.seat)
        pace = room.paces.setdefault(f"{decision.bot}/rest", Pace())
        more = await self._quick(room).do(room.payer, BOT, pace, rest)
        return [*entries, *more]


def _rest_of_turn(standing: LiveTable, seat: Seat) -> list[AnyEntry]:
    """Carry out what a bot decides in the rest of its turn, or until that takes too long."""
    end, entries = time.monotonic() + LONGEST_TURN, list[AnyEntry]()
    while (decision := next_decision(standing)) and decision.seat == seat:
        if time.monotonic() > end or _is_thinker(decision):
            break
        _, plays, error = timed(partial(decide, decision))
        plays = _instead(decision, error) if error else plays
        entries += _carry_out(standing.table, seat, plays)
    return entries


def _carry_out(table: Table, seat: Seat, plays: Plays) -> list[AnyEntry]:
    """Enter what a bot has planned, as far as it is still that bot's turn and what it may do."""
    entries = decide_at(table, seat, plays[:1])
    for play in plays[1:]:
        match = table.match
        if match is None or seat not in match.waiting():
            break
        if match.game.parse_action(match.setup, play) not in match.legal(seat):
            break
        entries += decide_at(table, seat, (play,))
    return entries


def _instead(decision: Decision, error: Exception) -> Plays:
    """Return a random legal action for a bot that failed, so nobody waits for ever."""
    logging.getLogger(__name__).error("the bot %s failed", decision.bot, exc_info=error)
    return anything(decision)


def _is_played(room: Room, table: Table) -> bool:
    """Say whether people wait for the bots of a table; by correspondence, only those who look."""
    return bool(table.people()) and is_attended(room, table)


def _is_thinker(decision: Decision) -> bool:
    return isinstance(decision.find_bot(), Thinker)


def _is_unprepared(standing: LiveTable) -> bool:
    """Say whether bots of a table need machine code that is not compiled yet."""
    table = standing.table
    names = [place.bot for place in table.places if place.bot]
    return is_needed(table.opened.game, map(get_pack(table.opened.game).bot, names))


def _is_due(decision: Decision, standing: LiveTable) -> bool:
    match, due = standing.table.match, standing.table.bots_to_move()
    is_same = match is not None and len(match.entries) == decision.moment
    return is_same and (decision.seat, decision.bot) in due
