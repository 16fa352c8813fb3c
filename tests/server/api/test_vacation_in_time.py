"""A vacation that was confirmed counts at once where time is about to run out."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import select

from satrap.server.jobs import Jobs
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.resting import REST
from satrap.server.store.interface import Person
from satrap.server.store.jobs import Job
from satrap.server.store.schema import people
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.entries import Clock, Replaced, Rested, parse_entry
from tests.server.api.inside import Inside, inside
from tests.server.clocks import VirtualClock, virtual_time

CLOCK = Clock(0, per_turn=86_400, bot="recruit", vacation=True)
DAY, SECOND = 86_400_000, 1000


async def opened(server: Inside) -> str:
    """Open a table by correspondence that waits for the first of two people."""
    hall, ana, ben = server.state.hall, await known(server, "Ana"), await known(server, "Ben")
    opening = Opening("alexandros", [Seating("open")] * 2, clock=CLOCK, starter=0)
    match = await hall.open(ana.id, opening)
    await hall.act(match, ana, Request("1", ask.Sit(0, ana.name)))
    await hall.act(match, ben, Request("2", ask.Sit(1, ben.name)))
    await hall.act(match, ana, Request("3", ask.Start()))
    return match


async def known(server: Inside, name: str) -> Person:
    """Return somebody as the server knows them."""
    async with server.state.store.reading() as connection:
        id = await connection.scalar(select(people.c.id).where(people.c.name == name))
    return Person(str(id), name, 0)


async def lines(server: Inside, match: str, kind: type) -> int:
    """Count the lines of a kind in the log of a table."""
    found = await server.state.hall.store.read(match)
    return sum(isinstance(parse_entry(each.body, each.beside), kind) for each in found)


async def advance(clock: VirtualClock, jobs: Jobs, ms: int) -> None:
    await clock.advance(ms)
    for _ in range(1000):
        if set(jobs._lanes.elements()) <= {REST}:
            return
        await asyncio.sleep(0.002)


def test_a_confirmed_vacation_does_not_wait_behind_other_tables(tmp_path: Path) -> None:
    async def story(clock: VirtualClock) -> None:
        async with inside(tmp_path) as server:
            ana, jobs, is_free = await server.guest("Ana"), server.state.jobs, asyncio.Event()

            async def busy(job: Job) -> None:
                await is_free.wait()

            jobs.handle(REST, busy)  # as if it looked at many other tables before
            await server.guest("Ben")
            match = await opened(server)
            await advance(clock, jobs, DAY - 20 * SECOND)
            rests = (await ana.get("/api/me/rests")).json()
            days = {"first": rests["today"], "last": rests["today"]}
            assert (await ana.post("/api/me/rests/vacations", json=days)).status_code == 201
            await advance(clock, jobs, 60 * SECOND)
            taken = await lines(server, match, Replaced)
            is_free.set()
            assert (taken, await lines(server, match, Rested)) == (0, 1)

    with virtual_time() as clock:
        asyncio.run(story(clock))
