"""What bots seal is as secret as what people seal: in each world they roll different dice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from satrap.core.game import PUBLIC, Observer
from tests.conformance.games import new_match
from tests.offered import GAMES
from tests.server.secrecy.course import TABLE
from tests.server.secrecy.leaks import SPLITS
from tests.server.secrecy.pair import Leak, apart
from tests.server.secrecy.run import in_memory
from tests.server.secrecy.wire import Inside
from tests.server.secrecy.world import ANYBODY, HOST, World, Worlds, two_worlds

GAME = GAMES["alexander_the_great"]
TABLES = 8
BOTS = 4
CHAIRS = [{"who": "open"}, *({"who": "bot", "bot": "random"} for _ in range(BOTS))]
POSITION = GAME.dump_state(new_match(GAME, 1, seats=BOTS + 1).state)  # lots are drawn already
OPENING = {"game": GAME.id, "chairs": CHAIRS, "position": POSITION, "is_teaching": True}
ASKED = [
    "",
    "/legal",
    "/why?play=stop",
    "/preview?play=stop",
    "/plies/0",
    "/story",
    "/events?before=2",
    "/record",
    "/notes",
]


async def seen(world: World, observer: Observer) -> list[object]:
    """Return all that an observer receives while the bots choose, and the answers given then."""
    sockets = [await world.connect(observer, f"{TABLE}/ws{more}") for more in ("", "?patch=1")]
    if observer != PUBLIC:
        await world.act(0, "sit", {"do": "sit", "seat": 0, "name": "Ana"})
        watchers = []
    else:
        watchers = [await world.connect(ANYBODY, f"{TABLE}/ws")]
        await world.act(0, "sit", {"do": "sit", "seat": 0, "name": "Ana"})
    await world.act(HOST, "start", {"do": "start"})
    got: list[object] = []
    for socket in sockets + watchers:
        ready: set[int] = set()
        while len(ready) < BOTS:
            message = await socket.receive()
            ready |= _ready(json.loads(message))
            got.append(world.mask.of(message))
    for path in ASKED:
        got.append(world.mask.of_reply(await world.ask(observer, "GET", TABLE + path)))
    for socket in sockets + watchers:
        await socket.close()
    return got


def _ready(message: Any) -> set[int]:
    """Return the seats that a message shows as ready."""
    if "view" in message:
        seats = message["view"]["seats"]
        return {number for number, seat in enumerate(seats) if seat["is_ready"]}
    ops = message.get("patch", {}).get("ops", [])
    return {int(op["path"][7]) for op in ops if op["path"].endswith("is_ready") and op["value"]}


def sealed(world: World) -> list[str]:
    assert isinstance(world.wire, Inside)
    rooms = world.wire.app.state.satrap.hall.rooms()
    match = next(room.standing for room in rooms if room.match == world.table).table.match
    return [str(match.sealed(seat)) for seat in range(1, BOTS + 1)]


async def compare(worlds: Worlds) -> int:
    """Compare what observers of bots see; return in how many cases the bots chose differently."""
    different = 0
    for number in range(TABLES):
        observer = (0, PUBLIC)[number % 2]
        got = []
        for world in worlds:
            await world.open(OPENING)
            got.append(await seen(world, observer))
        if got[0] != got[1]:
            raise Leak(apart(*got))
        different += sealed(worlds[0]) != sealed(worlds[1])
    return different


def run(before: Callable[[], None] = lambda: None) -> int:
    async def play() -> int:
        with in_memory() as folder:
            async with two_worlds(folder) as worlds:
                before()
                return await compare(worlds)

    return asyncio.run(play())


def test_nobody_sees_what_bots_have_sealed(
    record_property: Callable[[str, object], None],
) -> None:
    different = run()
    assert different == TABLES
    record_property("counted", f"{different} pairs of worlds")


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Leak):
        run(lambda: SPLITS["anothers_choice_in_the_view"](monkeypatch))
