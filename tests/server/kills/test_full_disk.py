"""The disk is full for a while: what cannot be stored is refused, and play goes on later."""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from satrap.cli.serving import FILE
from tests.server.kills.checking import check
from tests.server.kills.killing import finish
from tests.server.kills.log import read_log
from tests.server.kills.player import Player
from tests.server.kills.server import Server
from tests.server.kills.swarm import Swarm

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs prlimit")

TABLES, TIMES = 5, 5


def fill(server: Server) -> None:
    """Stop the files of a running server from growing."""
    server.has_room.clear()
    limit(server, max(each.stat().st_size for each in server.folder.glob(f"{FILE}*")))


def make_room(server: Server) -> None:
    limit(server, resource.RLIM_INFINITY)
    server.has_room.set()


def limit(server: Server, size: int) -> None:
    pid = server.process.pid
    assert pid is not None
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def refused(swarm: Swarm) -> None:
    """Check that a request is refused with a sentence, and changes nothing."""
    player = swarm.players[0]
    before = read_log(swarm.server.folder / FILE)
    sent = player.make({"do": "say", "words": "x" * 500})
    act = f"/tables/{player.table}/act"
    for path, body in ((act, sent.request), ("/guests", {"name": "Late"})):
        reply = await swarm.server.ask(path, player.cookie, body)
        assert reply.status_code == 503, reply.text
        assert reply.json()["code"] == "unavailable"
        assert reply.json()["text"].endswith(".")
    seen = (await swarm.server.ask(f"/tables/{player.table}", player.cookie)).json()
    said = [each["words"] for each in seen["view"]["said"]]
    assert sent.command["words"] not in said, "it is shown, but not stored"
    assert read_log(swarm.server.folder / FILE) == before


async def seated(player: Player) -> None:
    """Wait until somebody sits: what watchers say is not stored."""
    while not (player.view and player.view["seat"] == player.seat):
        await asyncio.sleep(0.01)


async def filled(folder: Path, faults: str = "") -> Swarm:
    """Play while the disk fills up again and again."""
    server = Server(folder, faults)
    await server.start()
    try:
        swarm = Swarm(server, 3)
        await swarm.open(TABLES)
        playing = asyncio.create_task(swarm.play())
        await seated(swarm.players[0])
        for _ in range(TIMES):
            swarm.notes.is_full.clear()
            fill(server)
            await swarm.notes.is_full.wait()
            await refused(swarm)
            make_room(server)
        await finish(playing)
        assert await check(swarm) == []
    finally:
        await server.close()
    return swarm


def test_a_full_disk_stops_everybody_and_harms_nobody(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    notes = asyncio.run(filled(tmp_path)).notes
    said = f"full {TIMES} times, {notes.times_put_off} refused, {notes.moves()} moves acknowledged"
    record_property("counted", f"{said}, 0 lost, 0 doubled, 0 stuck")


def test_showing_what_could_not_be_stored_is_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="it is shown, but not stored"):
        asyncio.run(filled(tmp_path, "stubborn"))
