"""Tables by correspondence on a server in virtual time, which is started again and again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from satrap.core.game import sample
from satrap.server.deadlines import Deadlines, deadline
from satrap.server.hall import Hall
from satrap.server.jobs import Jobs
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.resting import Rests
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.commands import AnyCommand
from satrap.server.tables.entries import AnyEntry, Clock, Extended, Replaced, parse_entry
from satrap.server.tables.table import RUNNING
from satrap.server.waits import Waits
from tests.offered import GAMES
from tests.server.clocks import VirtualClock, settle

ANA, BEN = Person("a", "Ana", 0), Person("b", "Ben", 0)
HOUR, DAY = 3_600_000, 86_400_000
DAILY = Clock(0, per_turn=86_400, bot="recruit")
PATIENCE = 30.0  # seconds that a bot may take on a busy machine


class Club:
    """A server with tables by correspondence."""

    def __init__(self, hall: Hall, jobs: Jobs, clock: VirtualClock) -> None:
        self.hall, self.jobs, self.clock = hall, jobs, clock
        self.keys = iter(range(10**9))

    async def open(self, key: str, clock: Clock = DAILY, game: str = "") -> str:
        """Open a table of two people, and start."""
        opening = Opening(
            game or next(iter(GAMES)), [Seating("open")] * 2, clock=clock, starter=0, key=key
        )
        match = await self.hall.open(ANA.id, opening)
        await self.act(match, ANA, ask.Sit(0, "Ana"))
        await self.act(match, BEN, ask.Sit(1, "Ben"))
        await self.act(match, ANA, ask.Start())
        return match

    async def act(self, match: str, who: Person, command: AnyCommand) -> None:
        key = f"{self.clock.now()}-{next(self.keys)}"
        await self.hall.act(match, who, Request(key, command))

    async def play(self, match: str, seat: int, generator: random.Random) -> None:
        """Let a seat decide until somebody else has to."""
        ended = -1
        while seat in await self.waiting(match):
            async with self.hall.held(match) as (_, standing):
                turns = sum(seat in each for each in standing.table.charged)
                if turns > ended >= 0:
                    return
                ended, running = turns, standing.table.running()
                plays, ply = [str(sample(running.legal(seat), generator))], running.ply
            await self.act(match, (ANA, BEN)[seat], ask.Play(plays, ply))

    async def waiting(self, match: str) -> set[int]:
        """Return the people who have to decide, once no bot has to."""
        for _ in range(int(PATIENCE / 0.002)):
            async with self.hall.held(match) as (_, standing):
                table = standing.table
                is_paused = not table.people()  # bots on their own wait for somebody
                if table.status != RUNNING or is_paused or not table.bots_to_move():
                    return table.deciding()
            await asyncio.sleep(0.002)
        raise AssertionError("a bot does not move")

    async def deadlines(self, match: str) -> list[int | None]:
        async with self.hall.held(match) as (_, standing):
            return [deadline(standing.table, seat) for seat in (0, 1)]

    async def lines(self, match: str) -> list[tuple[int, AnyEntry]]:
        """Return the log of a table with the time of each line."""
        return [
            (line.at, parse_entry(line.body, line.beside))
            for line in await self.hall.store.read(match)
        ]

    async def taken_over(self, match: str) -> list[int]:
        """Return when bots took over because time had run out."""
        found = await self.lines(match)
        return [at for at, each in found if isinstance(each, Replaced) and each.reason == "time"]

    async def put_off(self, match: str) -> list[tuple[int, int]]:
        """Return when deadlines were put off, and until when."""
        found = await self.lines(match)
        return [(at, each.until) for at, each in found if isinstance(each, Extended)]

    async def pass_time(self, ms: int) -> None:
        """Let time pass; it stands still while a job is done."""
        end = self.clock.now() + ms
        while (due := min((job.due for job in await self.jobs.list()), default=end)) < end:
            await self._advance_to(max(due, self.clock.now()))
        await self._advance_to(end)

    async def _advance_to(self, at: int) -> None:
        await self.clock.advance(at - self.clock.now())
        while self.jobs._busy:
            await asyncio.sleep(0.002)


@asynccontextmanager
async def club(
    where: Path | str, clock: VirtualClock, *, is_killed: bool = False
) -> AsyncIterator[Club]:
    """Run a server until it is stopped, or killed: then it cannot note until when it was up.

    Its store is in a folder, or in a database.
    """
    store = where / "days.sqlite" if isinstance(where, Path) else where
    hall = Hall(await open_store(store))
    jobs = Jobs(hall.store)  # type: ignore[arg-type]
    deadlines = Deadlines(hall, jobs)
    Rests(hall.store, hall, jobs)  # type: ignore[arg-type]
    Waits(hall.store, hall)  # type: ignore[arg-type]
    await deadlines.start()
    hall.start()
    jobs.start()
    await settle()
    try:
        yield Club(hall, jobs, clock)
    finally:
        await jobs.stop()
        if not is_killed:
            await deadlines.stop()
        await hall.close()
