"""Tournaments on the real objects of a server, in virtual time."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from satrap.core.game import sample
from satrap.server.cups import asking as ask
from satrap.server.cups.cup import CANCELLED, OVER, Cup
from satrap.server.cups.cups import Cups
from satrap.server.cups.plan import Plan
from satrap.server.deadlines import Deadlines
from satrap.server.errors import NotNow
from satrap.server.hall import Hall
from satrap.server.jobs import Jobs
from satrap.server.lanes import Lanes
from satrap.server.members import Members
from satrap.server.ratings.shown import Ratings
from satrap.server.requests import Request
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from satrap.server.tables import commands as do
from satrap.server.tables.entries import Clock
from satrap.server.tables.table import RUNNING
from tests.server.clocks import VirtualClock

MINUTE = 60_000


class House:
    """A server with tournaments."""

    def __init__(self, clock: VirtualClock, hall: Hall, jobs: Jobs, cups: Cups) -> None:
        self.clock, self.hall, self.jobs, self.cups = clock, hall, jobs, cups
        self.members = Members(hall.store)  # type: ignore[arg-type]
        self.dice = random.Random(1)
        self.moves = 0

    async def people(self, *names: str) -> list[str]:
        """Return new members."""
        for name in names:
            person = Person(f"p-{name}", name, self.clock.now())
            await self.hall.store.add_person(person, name.encode().ljust(32, b"."))
            await self.members.join(person.id, name)
        return [f"p-{name}" for name in names]

    async def ask(self, cup: str, person: str, *commands: ask.AnyAsking) -> None:
        for command in commands:
            await self.cups.act(cup, person, "", command)

    async def cup(self, id: str) -> Cup:
        cup, _ = await self.cups.find(id, await self._host(id), "")
        return cup

    async def _host(self, id: str) -> str:
        return (await self.cups._director.cup(id)).row.host

    async def pass_time(self, minutes: int = 1) -> None:
        """Let time pass; it stands still while a job is done."""
        end = self.clock.now() + minutes * MINUTE
        while (due := min((job.due for job in await self.jobs.list()), default=end)) < end:
            await self._advance_to(max(due, self.clock.now()))
        await self._advance_to(end)

    async def _advance_to(self, at: int) -> None:
        await self.clock.advance(at - self.clock.now())
        while self.jobs._busy:
            await asyncio.sleep(0.002)

    async def until_open(self, id: str) -> Cup:
        """Wait until the tables of the round that is due are open."""
        for _ in range(500):
            cup = await self.cup(id)
            if cup.row.is_playing:
                return cup
            await self.clock.advance(1000)
        raise AssertionError("the round does not begin")

    async def play(self, cup: Cup, people: Sequence[str]) -> None:
        """Let people who are not replaced by bots make a move each wherever it is their turn."""
        for row in cup.at_round(cup.row.round):
            if row.result is None and cup.row.is_playing:
                await self._play_at(row.match, people)

    async def _play_at(self, match: str, people: Sequence[str]) -> None:
        for _ in range(40):
            await self.wait_for_bots(match)
            async with self.hall.held(match) as (room, standing):
                self.hall.went_on(room, standing)
                table = standing.table
                running = table.match
                if table.status != RUNNING or running is None:
                    return
                due = [
                    seat
                    for seat in running.waiting()
                    if table.places[seat].person in people and not table.places[seat].bot
                ]
                if not due:
                    return
                legal = running.legal(due[0])
                play = str(sample(legal, self.dice))
                who, ply = table.places[due[0]], running.ply
            self.moves += 1
            request = Request(f"m{self.moves}", do.Play([play], ply), seat=due[0])
            await self.hall.act(match, Person(who.person, who.name, 0), request)

    async def wait_for_bots(self, match: str) -> None:
        """Wait until people have to decide, where somebody plays: bots need real time to think."""
        for _ in range(2000):
            async with self.hall.held(match) as (room, standing):
                self.hall.went_on(room, standing)
                table = standing.table
                if table.status != RUNNING or table.deciding() or not table.people():
                    return
            await asyncio.sleep(0.002)
        raise AssertionError("a bot does not move")

    async def until_over(
        self, id: str, people: Sequence[str] = (), *, most: int = 4000, step: int = 1
    ) -> Cup:
        """Run a tournament to its end; these people are there in every round, and play.

        A step has so many minutes.
        """
        for _ in range(most):
            cup = await self.cup(id)
            if cup.row.status in (OVER, CANCELLED):
                return cup
            for person in people:
                who = cup.entrant_of(person)
                if who and who.is_in and not cup.row.is_playing and who.here <= cup.row.round:
                    with suppress(NotNow):  # not yet
                        await self.ask(id, person, ask.HereAtCup())
            await self.play(cup, people)
            await self.pass_time(step)
        raise AssertionError("it goes on for ever")


@asynccontextmanager
async def house(folder: Path, clock: VirtualClock) -> AsyncIterator[House]:
    """Yield a server that starts, and in the end stops in good order."""
    store = await open_store(folder / "cups.sqlite")
    hall = Hall(store)
    hall.idling.stop()
    hall.idling = Lanes("idling", (math.inf,))
    jobs = Jobs(store)
    cups = Cups(store, hall, jobs, Members(store), Ratings(store))
    deadlines = Deadlines(hall, jobs)
    await cups.load()
    await deadlines.start()
    hall.start()
    jobs.start()
    try:
        yield House(clock, hall, jobs, cups)
    finally:
        await jobs.stop()
        await deadlines.stop()
        await hall.close()


def plan(**given: object) -> Plan:
    """Return a plan for a quick tournament."""
    rest = {"name": "Granicus Cup", "game": "alexandros", "clock": Clock(86_400), "bot": "random"}
    return Plan(**{**rest, "has_bots": True, "pause": 2, **given})  # type: ignore[arg-type]
