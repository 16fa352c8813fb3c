"""Stories about tournaments on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from satrap.server.cups import asking as ask
from satrap.server.cups.plan import Plan
from tests.server.clocks import VirtualClock, virtual_time
from tests.server.cups.running import House, house

Story = Callable[[House], Awaitable[None]]


def tell(folder: Path, *stories: Story) -> None:
    """Tell stories one after the other; between two of them the server stops and starts again."""

    async def run(clock: VirtualClock) -> None:
        for story in stories:
            async with house(folder, clock) as there:
                await story(there)

    with virtual_time() as clock:
        asyncio.run(run(clock))


async def opened(there: House, wanted: Plan, bots: int, *names: str) -> tuple[str, list[str]]:
    """Return a tournament with these people, the first as its organiser, and some bots."""
    people = await there.people(*names)
    id = await there.cups.open(people[0], wanted)
    for person in people:
        await there.ask(id, person, ask.JoinCup())
    if bots:
        await there.ask(id, people[0], ask.InviteBots("recruit", bots))
    return id, people
