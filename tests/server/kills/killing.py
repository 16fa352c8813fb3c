"""Kills a server again and again while a swarm plays."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from satrap.server.store.crash import POINTS
from tests.server.kills.checking import check, count_faults
from tests.server.kills.notes import Notes
from tests.server.kills.server import Server
from tests.server.kills.serving import SENT
from tests.server.kills.swarm import PATIENCE, Swarm

MOMENT = ""  # any moment, not a named place
LONGEST = 0.4  # seconds until a kill at any moment
MOST = 10  # times that a named place is reached


class Plan(NamedTuple):
    """Where or when a server dies: at `name:times`, or after some seconds."""

    name: str
    times: int = 0
    seconds: float | None = None

    @property
    def crash(self) -> str:
        return f"{self.name}:{self.times}" if self.name else ""


class Round(NamedTuple):
    """The result: the kills, what clients noted, and what is wrong."""

    kills: list[Plan]
    notes: Notes
    faults: list[str]

    def counts(self) -> dict[str, int]:
        """Return the numbers of a report."""
        return {
            "kills": len(self.kills),
            "moves acknowledged": self.notes.moves(),
            "requests acknowledged": len(self.notes.acks),
            "sent again": self.notes.resent,
            **count_faults(self.faults),
        }

    def places(self) -> Counter[str]:
        """Return how often the server died at each place."""
        return Counter(f"kills at {plan.name or 'any moment'}" for plan in self.kills)


def plans(kills: int, generator: random.Random) -> list[Plan]:
    """Return this many plans: every named place and any moment; the ends of matches come last."""
    kinds = [*POINTS, SENT, MOMENT, MOMENT]
    chosen = [kinds[number % len(kinds)] for number in range(kills)]
    generator.shuffle(chosen)
    chosen.sort(key=lambda name: name.endswith("-over"))
    return [
        Plan(name, generator.randint(1, MOST))
        if name
        else Plan(name, seconds=generator.uniform(0, LONGEST))
        for name in chosen
    ]


async def kill_often(server: Server, playing: asyncio.Task[None], todo: list[Plan]) -> list[Plan]:
    """Start and kill a server plan by plan; return the plans that led to a kill."""
    done = []
    for plan in todo:
        await server.start(plan.crash)
        dying = asyncio.create_task(server.died())
        await asyncio.wait({dying, playing}, timeout=plan.seconds, return_when="FIRST_COMPLETED")
        if not playing.done():
            done.append(plan)
        await server.kill()
        await dying
    await server.start()
    return done


async def finish(playing: asyncio.Task[None]) -> None:
    """Wait until all matches are over; any that are not after that are stuck."""
    await asyncio.wait({playing}, timeout=PATIENCE)
    playing.cancel()
    await asyncio.wait({playing})
    if not playing.cancelled():
        playing.result()


async def killed(folder: Path, seed: int, tables: int, todo: list[Plan], faults: str = "") -> Round:
    """Play many matches at once on a server that dies by plan, then check everything."""
    server = Server(folder)
    await server.start()
    swarm = Swarm(server, seed)
    try:
        await swarm.open(tables)
        await server.kill()
        server.faults = faults
        playing = asyncio.create_task(swarm.play())
        done = await kill_often(server, playing, todo)
        await finish(playing)
        return Round(done, swarm.notes, await check(swarm))
    finally:
        await server.close()
