"""Clients that do not read are cut off: the server buffers little for them; the others play on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.kills.checking import check
from tests.server.kills.killing import finish
from tests.server.kills.server import Server
from tests.server.kills.swarm import Swarm

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")

SLOW, WORDS, LONG = 2, 500, 480
MOST = 32  # megabytes that a server may buffer for them


def memory(server: Server) -> float:
    """Return how many megabytes a server has in memory."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


async def watch(server: Server, table: str) -> ClientConnection:
    """Connect to a table, and buffer at most one unread message."""
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
    return await connect(address, compression=None, max_queue=1, ping_interval=None)


async def heard(reader: ClientConnection) -> int:
    """Start to read now; return how many messages arrive."""
    count = 0
    try:
        while True:
            await asyncio.wait_for(reader.recv(), 2)
            count += 1
    except (ConnectionClosed, TimeoutError):
        return count


class Story:
    """What happened to slow readers."""

    def __init__(self) -> None:
        self.megabytes = 0.0
        self.heard: list[int] = []
        self.faults: list[str] = []


async def tell(folder: Path, faults: str = "") -> Story:
    """Let watchers talk and others play while some do not read."""
    server, story = Server(folder, faults), Story()
    await server.start()
    try:
        swarm = Swarm(server, 4)
        await swarm.open(1)
        table, cookie = swarm.players[0].table, await swarm.guest()
        async with AsyncExitStack() as stack:
            slow = [
                await stack.enter_async_context(await watch(server, table)) for _ in range(SLOW)
            ]
            before = memory(server)
            for number in range(WORDS):
                body = {"key": f"w{number}", "command": {"do": "say", "words": "x" * LONG}}
                reply = await server.ask(f"/tables/{table}/act", cookie, body)
                assert reply.status_code == 200, reply.text
            story.megabytes = memory(server) - before
            await finish(asyncio.create_task(swarm.play()))
            story.heard = [await heard(each) for each in slow]
        story.faults = await check(swarm)
    finally:
        await server.close()
    return story


def test_who_does_not_read_is_cut_off_and_the_others_play_on(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    story = asyncio.run(tell(tmp_path))
    assert story.faults == []
    assert max(story.heard) < WORDS / 2
    assert story.megabytes < MOST
    record_property("counted", f"{WORDS} views, heard {story.heard}, {story.megabytes:.0f} MB more")


def test_a_queue_without_end_is_caught(tmp_path: Path) -> None:
    story = asyncio.run(tell(tmp_path, "unbounded"))
    assert min(story.heard) > WORDS
    assert story.megabytes > MOST
