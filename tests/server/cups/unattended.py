"""A whole tournament that nobody attends to, from the first round to the final standings.

Everybody plays at random; one in ten drops out, each in another way. Live or by correspondence, in
virtual time, over the real director, hall, tables and store.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from satrap.core.game import sample
from satrap.server.cups import asking as ask
from satrap.server.cups.cup import OVER, RUNNING, Cup
from satrap.server.cups.plan import ROBIN, SWISS, Format
from satrap.server.errors import NotNow
from satrap.server.requests import Request
from satrap.server.store.cups import TableRow
from satrap.server.store.interface import Person
from satrap.server.tables import commands as do
from satrap.server.tables.clocks import ticking
from satrap.server.tables.entries import Clock
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import Table
from tests.server.clocks import virtual_time
from tests.server.cups.checking import check
from tests.server.cups.running import House, house, plan

ABSENT, BETWEEN, VANISHED, REMOVED = WAYS = ("absent", "between rounds", "vanished", "removed")
SHARE: Final = 10  # one in so many drops out
MOST = 3000  # steps in which it must be over
DAY: Final = 86_400
LIVE, DAILY = Clock(DAY), Clock(0, per_turn=DAY)


class Field(NamedTuple):
    """What is played, how, and by how many."""

    format: Format
    players: int
    game: str
    seats: int
    preset: str = "standard"
    rounds: int = 0
    patience: int = 10**6  # moves at a table after which somebody may give up


FIELDS: Final = [  # every size of table that the games allow
    Field(format, players, game, seats, preset)
    for format, players in ((SWISS, 64), (ROBIN, 12))
    for game, preset, most in (
        ("alexandros", "standard", 4),
        ("alexander_the_great", "short", 5),
    )
    for seats in range(2, most + 1)
]


class Course:
    """A tournament on its way, and who drops out of it how."""

    def __init__(self, there: House, field: Field, *, is_daily: bool, first: int = 0) -> None:
        self.there, self.field, self.is_daily = there, field, is_daily
        self.id, self.host = "", ""
        self.moves: Counter[tuple[str, int]] = Counter()  # by match and seat
        self.names = [f"Player {number}" for number in range(1, field.players + 1)]
        leavers = range(-(-field.players // SHARE))
        self.way = {  # from the middle of the field
            f"p-{self.names[3 + 4 * n]}": WAYS[(first + n) % len(WAYS)] for n in leavers
        }
        self.gone: dict[str, int] = {}  # people, and the round from which they were gone
        self.pace = min(40, max(1, field.patience // 2))  # decisions at a table at a time

    async def open(self) -> None:
        """Let everybody join, and start."""
        field, people = self.field, await self.there.people(*self.names)
        clock = DAILY if self.is_daily else LIVE
        wanted = plan(
            format=field.format,
            seats=field.seats,
            game=field.game,
            preset=field.preset,
            rounds=field.rounds,
            clock=clock,
        )
        self.host = people[0]
        self.id = await self.there.cups.open(self.host, wanted)
        for person in people:
            await self.there.ask(self.id, person, ask.JoinCup())
        self.gone = {person: 0 for person, way in self.way.items() if way == ABSENT}
        await self.there.ask(self.id, self.host, ask.StartCup())

    async def run(self) -> Cup:
        """Play until it is over."""
        for _ in range(MOST):
            cup = await self.there.cup(self.id)
            if cup.row.status == OVER:
                return cup
            await self._drop_out(cup)
            moved = self.there.moves
            if cup.row.is_playing:
                for row in cup.at_round(cup.row.round):
                    if row.result is None:
                        await self._play(row)
            else:
                await self._be_here(cup)
            is_still = moved == self.there.moves
            await self.there.pass_time(12 * 60 if self.is_daily and is_still else 1)
        raise AssertionError("it goes on for ever")

    async def _drop_out(self, cup: Cup) -> None:
        """Let people go when it is time for their way of going."""
        if cup.row.status != RUNNING:
            return
        is_between = not cup.row.is_playing and cup.row.round > 1
        for person, way in self.way.items():
            who = cup.entrant_of(person)
            if person in self.gone or who is None:
                continue
            if way == BETWEEN and (is_between or (self.is_daily and cup.row.round > 1)):
                await self.there.ask(self.id, person, ask.LeaveCup())
            elif way == REMOVED and cup.row.is_playing and self._has_moved(cup, who.number):
                await self.there.ask(self.id, self.host, ask.RemoveFromCup(who.number))
            elif not (way == VANISHED and self._has_moved(cup, who.number)):
                continue
            self.gone[person] = cup.row.round

    def _has_moved(self, cup: Cup, player: int) -> bool:
        """Say whether somebody is in the middle of a match."""
        rows = [row for row in cup.at_round(cup.row.round) if player in row.sitting]
        return any(
            row.result is None and self.moves[row.match, row.sitting.index(player)] for row in rows
        )

    async def _be_here(self, cup: Cup) -> None:
        for each in cup.entrants:
            if each.is_in and each.person not in self.gone and not self.is_daily:
                with suppress(NotNow):  # not yet, or by now all are here
                    await self.there.ask(self.id, each.person, ask.HereAtCup())

    async def _play(self, row: TableRow) -> None:
        """Let people at a table decide, until those have to who are gone, or bots."""
        for _ in range(self.pace):
            await self.there.wait_for_bots(row.match)
            async with self.there.hall.held(row.match) as (room, standing):
                table = standing.table
                due = self._due(table)
                if not due:
                    if ticking(table):  # only people who are gone could go on: their time passes
                        standing.watch._clock = lambda: time.monotonic() + 2 * DAY
                        self.there.hall.went_on(room, standing)
                    return
                seat, who = due[0], table.places[due[0]]
                command = self._decide(table, seat)
            self.there.moves += 1
            self.moves[row.match, seat] += 1
            request = Request(f"u{self.there.moves}", command, seat=seat)
            with suppress(NotAtTable):  # a bot was quicker
                await self.there.hall.act(row.match, Person(who.person, who.name, 0), request)

    def _due(self, table: Table) -> list[int]:
        """Return the seats of people who have to decide, and are there to do so."""
        return [seat for seat in table.deciding() if table.places[seat].person not in self.gone]

    def _decide(self, table: Table, seat: int) -> do.AnyCommand:
        match = table.running()
        if match.ply >= self.field.patience:
            return do.Resign()
        return do.Play([str(sample(match.legal(seat), self.there.dice))], match.ply)


def run(folder: Path, field: Field, number: int = 0, *, is_daily: bool = False) -> Counter[str]:
    """Run a tournament to its end, check everything, and return what it was."""
    found: Counter[str] = Counter()

    async def story() -> None:
        with virtual_time() as clock:
            async with house(folder, clock) as there:
                course = Course(there, field, is_daily=is_daily, first=number)
                await course.open()
                cup = await course.run()
                found.update(await check(there, cup, course.gone, course.way))
                found["decisions of people"] = there.moves

    asyncio.run(story())
    return found
