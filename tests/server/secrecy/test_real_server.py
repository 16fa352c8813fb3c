"""The same over real sockets to server processes, and in-process apps send what those send."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import pytest

from tests.server.advisers import Advised
from tests.server.secrecy.pair import DIFFERENT, Pair
from tests.server.secrecy.run import COURSES, in_memory
from tests.server.secrecy.test_wire import told
from tests.server.secrecy.wire import Outside, inside
from tests.server.secrecy.world import World

EACH = 1  # courses of a game
OF_THE_SERVER = frozenset({b"date", b"server"})


@pytest.mark.parametrize("game", COURSES)
def test_nobody_tells_two_worlds_apart_over_sockets(
    game: str, record_property: Callable[[str, object], None]
) -> None:
    async def play(servers: list[Advised]) -> Counter[str]:
        counts: Counter[str] = Counter()
        async with Outside(servers[0].url) as one, Outside(servers[1].url) as other:
            worlds = World(one), World(other)
            for world in worlds:
                await world.gather()
            for number in range(EACH):
                course = COURSES[game](number)
                counts.update(await Pair(worlds, course, number, is_near=True).play())
        return counts

    with in_memory() as folder:
        servers = [Advised(folder / name) for name in ("one", "other")]
        try:
            counts = asyncio.run(play(servers))
        finally:
            for server in servers:
                server.kill()
    assert counts[DIFFERENT] > 5 * EACH
    record_property("counted", told(counts))


@pytest.mark.parametrize("game", COURSES)
def test_the_app_in_this_process_sends_what_a_server_process_sends(game: str) -> None:
    """So what holds for one holds for the other."""

    async def play(server: Advised) -> None:
        store = server.folder / "inside.sqlite"
        async with inside(store) as app, Outside(server.url, OF_THE_SERVER) as wire:
            worlds = World(app), World(wire)
            for world in worlds:
                await world.gather()
            await Alike(worlds, COURSES[game](1), 1, is_near=True).play()

    with in_memory() as folder:
        server = Advised(folder)
        try:
            asyncio.run(play(server))
        finally:
            server.kill()


class Alike(Pair):
    """Skips what each process does in its own way."""

    def _compare_handshakes(self) -> None:
        """Compare nothing: each program shakes hands in its own way."""
