"""Lets players send everything several times at the tables of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.kills.checking import check, count_faults
from tests.server.kills.killing import finish
from tests.server.kills.server import Server
from tests.server.kills.stammering import Stammerer
from tests.server.kills.swarm import Swarm


async def repeated(
    folder: Path, seed: int, tables: int, faults: str = ""
) -> tuple[dict[str, int], list[str]]:
    """Play; return the counts to report, and what is wrong."""
    server = Server(folder, faults)
    swarm = Swarm(server, seed, Stammerer)
    await server.start()
    try:
        await swarm.open(tables)
        await finish(asyncio.create_task(swarm.play()))
        found = await check(swarm)
    finally:
        await server.close()
    times = sum(player.times for player in swarm.players if isinstance(player, Stammerer))
    counts = {"submissions": times, "requests acknowledged": len(swarm.notes.acks)}
    return counts | count_faults(found), found
