"""Power losses of a whole server: cut at any point, only synced bytes are sure to survive."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import NamedTuple

from satrap.cli.serving import FILE
from tests.server.kills.checking import ask_again
from tests.server.kills.killing import finish
from tests.server.kills.log import faults_of_log, read_log
from tests.server.kills.notes import Notes
from tests.server.kills.server import Server
from tests.server.kills.swarm import Swarm
from tests.server.kills.tracing import TRACE, TracedServer, heard
from tests.server.store.power import Disk, events

FILES = (FILE, f"{FILE}-wal")
RESTARTS = 10  # after every tenth power loss the server is restarted and queried


class Darkness(NamedTuple):
    """How many acknowledgements a server has sent, and what power losses took."""

    acknowledged: int
    moves: int
    faults: list[str]


async def darkened(folder: Path, seed: int, tables: int, losses: int, faults: str) -> Darkness:
    """Play whole matches under a trace, and cut the trace anywhere."""
    swarm, disk = await traced(folder, seed, tables, faults)
    told = list(events(folder / TRACE))
    assert {seen.file for seen in told if seen.kind == "sync"} >= set(FILES), "no checkpoint seen"
    known = Notes()
    found, generator = list(swarm.notes.faults), random.Random(seed)
    cuts = sorted(generator.sample(range(len(told)), losses))
    for number, seen in enumerate(told):
        disk.see(seen)
        for key, ack in heard(seen, swarm.notes):
            known.acknowledge(swarm.notes.sent[key], ack)
        if number in cuts:
            left = folder / str(number)
            disk.lose_power(left, generator)
            found += faults_of_log(read_log(left / FILE, "rw"), known, is_all=False)
            if cuts.index(number) % RESTARTS == 0:
                found += await asked(left, swarm, known)
    assert known.acks == swarm.notes.acks, "the trace must show all that was acknowledged"
    return Darkness(len(known.acks), known.moves(), found)


async def traced(folder: Path, seed: int, tables: int, faults: str) -> tuple[Swarm, Disk]:
    """Play under a trace; return who played, and the disk as it was before."""
    server = Server(folder)
    await server.start()
    swarm = Swarm(server, seed)
    await swarm.open(tables)
    await server.close()
    disk = Disk(folder, FILES)
    traced_server = TracedServer(folder, faults)
    await traced_server.start()
    try:
        for player in swarm.players:
            player.server = traced_server
        await finish(asyncio.create_task(swarm.play()))
    finally:
        await traced_server.close()
    assert not server.complaints()
    return swarm, disk


async def asked(folder: Path, swarm: Swarm, known: Notes) -> list[str]:
    """Start a server on what is left, and repeat all requests acknowledged by then."""
    server, answers = Server(folder), Notes()
    answers.acks, answers.sent = dict(known.acks), dict(known.sent)
    await server.start()
    try:
        await asyncio.gather(*(ask_again(server, answers, each) for each in swarm.players))
    finally:
        await server.close()
    return answers.faults
