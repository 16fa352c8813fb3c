"""People who play by correspondence for days, and forget a turn now and then."""

from __future__ import annotations

import heapq
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection

from satrap.core.errors import Refused
from satrap.core.game import sample
from satrap.server.clock import set_clock
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.store.people import add_guest
from satrap.server.store.targets import Given, add_target
from satrap.server.store.tastes import set_taste
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.entries import Clock
from satrap.server.tastes import MINUTE
from tests.offered import GAMES
from tests.server.days.people import DAY, Somebody, somebody
from tests.server.days.screens import AGAIN, SOON, Screens, addresses, mailbox
from tests.server.days.server import QuickClock, Running, Stopped
from tests.server.days.turns import Asked, Turns
from tests.server.receivers import Browser

# Clocks go forward in the north, then back in the south; half a year later the other way.
MARCH, SEPTEMBER = 1_804_204_800_000, 1_821_398_400_000  # 5 March, 20 September 2027
HOUR = 60 * MINUTE
LATE_IN, INSTANT = 0.12, 0.15  # of all turns: forgotten; and answered at once
Event = Callable[[], Awaitable[None]]


class Days:
    """Tables, their people, and what happens there."""

    def __init__(self, folder: Path, number: int, people: int, *, start: int = MARCH) -> None:
        self.chance = random.Random(number)
        self.clock, self.start = QuickClock(start), start
        self.people = [somebody(each, self.chance, start) for each in range(people)]
        self.turns = Turns({each.id: each for each in self.people})
        self.screens = Screens(self.turns, random.Random(number + 1))
        self.server = Running(folder, self.clock, self.turns, self.screens)
        self.downs = list[tuple[int, int]]()
        self.counts: Counter[str] = Counter()
        self.tables: dict[str, list[Somebody]] = {}
        self._events = list[tuple[int, int, Event]]()
        self._number, self.instant = 0, INSTANT

    @property
    def faults(self) -> list[str]:
        return self.turns.faults + self.screens.faults

    async def live(self, days: int, restarts: int) -> None:
        """Live so many days."""
        before = set_clock(self.clock)
        try:
            await self.server.start()
            await self._come()
            for first in range(0, len(self.people), 2):
                self._at(self.chance.randrange(DAY), self._opening(self.people[first : first + 2]))
            for number in range(restarts):
                at = (number + 1) * days * DAY // (restarts + 1)
                self._at(at, self._killing if number % 2 else self._stopping)
            await self._run(self.start + days * DAY)
            self._check_open()
            await self.server.stop()
        finally:
            set_clock(before)

    def told(self) -> dict[str, int]:
        """Return what was done, and what was checked."""
        return {**self.counts, **self.screens.counts, "deadlines to the second": self.turns.fallen}

    # Events

    def _at(self, wait: int, event: Event) -> None:
        self._number += 1
        heapq.heappush(self._events, (self.clock.at + wait, self._number, event))

    async def _run(self, end: int) -> None:
        while self._events and self._events[0][0] <= end:
            at, _, event = heapq.heappop(self._events)
            await self._pass_to(at)
            await event()
            await self.clock.settle()
            self._look()
        await self._pass_to(end)

    async def _pass_to(self, at: int) -> None:
        while self.clock.at < at:
            try:
                await self.clock.advance(min(at, self.clock.at + HOUR) - self.clock.at)
            except Stopped:
                self.counts["restarts in the middle of a call"] += 1
                await self.server.kill()
                await self._start_again()
            self._look()

    def _look(self) -> None:
        """Plan what follows from what has happened."""
        fresh, self.turns.fresh = self.turns.fresh, []
        for asked in fresh:
            late = self.clock.at - (asked.gone or asked.at)
            if asked.gone is not None:
                self.screens.check_told(asked, asked.gone, self.downs)
                self._at(max(0, SOON - late), self._checking_gone(asked))
            else:
                self._at(max(0, SOON - late), self._checking(asked))
                self._answer(asked)

    def _answer(self, asked: Asked) -> None:
        kind, _, match = asked.tag.partition(":")
        self.counts[f"told: {kind}"] += 1
        if kind == "seat":
            self._at(self.chance.randrange(HOUR, 20 * HOUR), self._returning(asked, match))
        elif kind == "over" and match in self.tables:
            self._at(HOUR, self._opening(self.tables.pop(match)))
        elif kind == "turn" and self.chance.random() > LATE_IN:
            is_quick = self.chance.random() < self.instant
            wait = 1000 if is_quick else self.chance.randrange(10 * MINUTE, 36 * HOUR)
            self._at(wait, self._moving(asked, match))

    # Checks

    def _checking(self, asked: Asked) -> Event:
        async def check() -> None:
            self.screens.check_begun(asked)

        return check

    def _checking_gone(self, asked: Asked) -> Event:
        async def check() -> None:
            if not self.screens.check_gone(asked):
                self.counts["closed late, after a call that failed"] += 1
                self._at(AGAIN, self._checking_gone(asked))

        return check

    def _check_open(self) -> None:
        for asked in self.turns.open.values():
            asked.pass_to(self.clock.at)
            self.screens.check_told(asked, self.clock.at, self.downs)

    # What people do

    async def _come(self) -> None:
        store = self.server.state.store
        for number, each in enumerate(self.people):
            token = number.to_bytes(32, "big")

            def write(to: Connection, each: Somebody = each, token: bytes = token) -> None:
                add_guest(to, each.person, token)
                set_taste(to, each.id, each.taste)

            await store.writer.submit(write)
            device = (await store.devices(each.id, token))[0].id
            await store.writer.submit(self._places(each, device))

    def _places(self, each: Somebody, device: str) -> Callable[[Connection], None]:
        def write(to: Connection) -> None:
            for url in addresses(each):
                if url.startswith("http://push"):
                    browser = Browser()
                    self.screens.browsers[url] = (each.id, browser)
                    given = Given(**browser.keys(), device=device, origin="https://x.org")
                    add_target(to, each.id, "push", url, given, "en", 0)
                else:
                    given = Given(style="plain", secret="s", origin="https://x.org")
                    add_target(to, each.id, "webhook", url, given, "en", 0)
            if each.has_mail:
                given = Given(origin="https://x.org")
                add_target(to, each.id, "mail", mailbox(each), given, "en", 0)

        return write

    def _opening(self, people: list[Somebody]) -> Event:
        async def open_table() -> None:
            self._number += 1
            clock = Clock(
                self.chance.choice((0, 7200)),
                per_turn=self.chance.choice((1, 2, 3)) * 86_400,
                bot="recruit",
            )
            game = list(GAMES)[self._number % len(GAMES)]
            chairs = [Seating("open")] * len(people)
            opening = Opening(game, chairs, clock=clock, key=str(self._number))
            match = await self.server.state.hall.open(people[0].id, opening)
            self.tables[match] = people
            for seat, each in enumerate(people):
                await self._act(match, each, ask.Sit(seat, each.person.name))
            await self._act(match, people[0], ask.Start())
            self.counts["tables"] += 1

        return open_table

    def _moving(self, asked: Asked, match: str) -> Event:
        async def move() -> None:
            if asked.gone is None:
                with suppress(Refused):
                    await self._move(asked.somebody, match)

        return move

    def _returning(self, asked: Asked, match: str) -> Event:
        async def come_back() -> None:
            if asked.gone is None:
                with suppress(Refused):  # the match has ended
                    await self._act(match, asked.somebody, ask.Return())

        return come_back

    async def _move(self, who: Somebody, match: str) -> None:
        """Decide until somebody else has to, or for one turn."""
        ended = -1
        while True:
            async with self.server.state.hall.held(match) as (_, standing):
                table = standing.table
                mine = [seat for seat in table.deciding() if table.places[seat].person == who.id]
                turns = sum(mine[0] in each for each in table.charged) if mine else 0
                if not mine or turns > ended >= 0:
                    return
                ended, running = turns, table.running()
                plays, ply = [str(sample(running.legal(mine[0]), self.chance))], running.ply
            await self._act(match, who, ask.Play(plays, ply))
            self.counts["moves"] += 1

    async def _act(self, match: str, who: Somebody, command: ask.AnyCommand) -> None:
        self._number += 1
        await self.server.state.hall.act(match, who.person, Request(str(self._number), command))
        await self.clock.settle()

    # Restarts

    async def _stopping(self) -> None:
        await self.server.stop()
        await self._start_again()

    async def _killing(self) -> None:
        self.screens.dies = self.chance.random() < 0.5

    async def _start_again(self) -> None:
        down = self.clock.at
        self.clock.at += self.chance.randrange(1000, 2 * HOUR)
        self.counts["restarts"] += 1
        self.downs.append((down, self.clock.at))
        self.screens.is_dead = False
        self.server = Running(self.server.folder, self.clock, self.turns, self.screens)
        await self.server.start()


def check(days: Days, restarts: int) -> None:
    """Fail if anything was wrong, or nothing was tried."""
    if days.faults:
        raise AssertionError("\n".join(days.faults))
    assert days.counts["restarts"] >= restarts and days.counts["moves"] > len(days.people)
