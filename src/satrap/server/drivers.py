"""Bots at tables: they think in threads, and come in by the same door as people."""

from __future__ import annotations

import asyncio
import logging
import random
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from satrap.bots.preparing import is_needed, prepare_aside, stop_aside
from satrap.bots.registry import get_bot
from satrap.core.game import Choices, Seat, sample
from satrap.server import meters
from satrap.server.errors import Unavailable
from satrap.server.room import Room
from satrap.server.standing import Standing
from satrap.server.tables.acts import decide as decide_at

if TYPE_CHECKING:
    from satrap.server.hall import Hall

THREADS = 2
RETRY_SECONDS = 0.5  # until a store that failed is tried again


class Decision(Struct, frozen=True):
    """What a bot has to decide: it is shown what its seat may know, and given dice."""

    game: str
    bot: str
    seat: Seat
    moment: int  # entries of the match so far
    view: Any
    legal: Choices[Any]
    dice: bytes


def next_decision(standing: Standing) -> Decision | None:
    """Return what a bot has to decide at a table now, if anything."""
    table = standing.table
    due = table.bots_to_move()
    if table.match is None or not due:
        return None
    (seat, bot), match = due[0], table.match
    moment = len(match.entries)
    dice = sha256(table.match_seed() + f"/bot/{seat}/{moment}".encode()).digest()
    return Decision(match.game.id, bot, seat, moment, match.view(seat), match.legal(seat), dice)


def decide(decision: Decision) -> str:
    """Let the bot choose; one that fails plays anything, so that nobody waits for ever."""
    try:
        bot = get_bot(decision.game, decision.bot)
        with meters.thinking(decision.bot):
            action = bot.choose(decision.view, decision.legal, random.Random(decision.dice))
    except Exception:
        logging.getLogger(__name__).exception("the bot %s failed", decision.bot)
        action = None
    if action not in decision.legal:
        action = sample(decision.legal, random.Random(decision.dice))
    return str(action)


class Drivers:
    """Lets bots decide, one decision of a table after another."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._is_open = True
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="preparing")

    def wake(self, room: Room, standing: Standing) -> None:
        """See to it that the bots of a table decide, if they have to, and are prepared before."""
        if self._is_open and _is_unprepared(standing):
            self._aside.submit(prepare_aside, standing.table.opened.game, self._is_wanted)
        if self._is_open and room.driver is None and standing.table.bots_to_move():
            room.driver = self._hall.tasks.spawn(self._drive(room))

    def stop(self) -> None:
        """Let no bot decide any more."""
        self._is_open = False
        for room in self._hall.rooms():
            if room.driver is not None:
                room.driver.cancel()
        stop_aside()
        for pool in (self._pool, self._aside):
            pool.shutdown(wait=False, cancel_futures=True)

    def _is_wanted(self) -> bool:
        return self._is_open

    async def _drive(self, room: Room) -> None:
        try:
            decision = await self._enter(room, None, "")
            while decision is not None:
                loop = asyncio.get_running_loop()
                if is_needed(decision.game, [get_bot(decision.game, decision.bot)]):
                    await loop.run_in_executor(
                        self._aside, prepare_aside, decision.game, self._is_wanted
                    )
                play = await loop.run_in_executor(self._pool, decide, decision)
                decision = await self._enter(room, decision, play)
        finally:
            room.driver = None

    async def _enter(self, room: Room, decision: Decision | None, play: str) -> Decision | None:
        """Enter a decision if it is still due, and return the next one."""
        while True:
            try:
                async with self._hall.held(room.match) as (_, standing):
                    if decision is not None and _is_due(decision, standing):
                        standing = await self._play(room, standing, decision, play)
                    return next_decision(standing)
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)

    async def _play(
        self, room: Room, standing: Standing, decision: Decision, play: str
    ) -> Standing:
        match = standing.table.running()
        key = f"bot/{match.ply}/{decision.seat}/{standing.count}"
        done = await self._hall.change(
            room, "", key, lambda table: decide_at(table, decision.seat, (play,))
        )
        self._hall.went_on(room, done)
        return done


def _is_unprepared(standing: Standing) -> bool:
    """Say whether bots of a table need machine code that is not there; later is too late."""
    table = standing.table
    names = [place.bot for place in table.places if place.bot]
    return is_needed(table.opened.game, [get_bot(table.opened.game, name) for name in names])


def _is_due(decision: Decision, standing: Standing) -> bool:
    match, due = standing.table.match, standing.table.bots_to_move()
    is_same = match is not None and len(match.entries) == decision.moment
    return is_same and (decision.seat, decision.bot) in due
