"""The hall over a store that sometimes fails: what was not stored never happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

from satrap.core.errors import SatrapError
from satrap.server.errors import Unavailable
from satrap.server.hall import Hall
from satrap.server.listener import Listener
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.store.errors import Failed
from satrap.server.store.interface import Person, StoredLine
from satrap.server.store.opening import open_store
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.table import OVER, RUNNING
from tests.offered import GAMES

ANA = Person("a", "Ana", 0)
Story = Callable[[Hall], Coroutine[Any, Any, None]]


def tell(folder: Path, story: Story) -> None:
    """Play a story in a hall over a real store."""

    async def run() -> None:
        hall = Hall(await open_store(folder / "tables.sqlite"))
        hall.start()
        try:
            await story(hall)
        finally:
            await hall.close()

    asyncio.run(run())


async def seated(hall: Hall, *bots: str) -> str:
    """Return a table where Ana and some bots sit."""
    chairs = [Seating("open"), *(Seating("bot", bot) for bot in bots)]
    match = await hall.open(ANA.id, Opening(next(iter(GAMES)), chairs, starter=0))
    await hall.act(match, ANA, Request("sit", ask.Sit(0, "Ana")))
    return match


def break_store(monkeypatch: pytest.MonkeyPatch, hall: Hall, times: int, *, is_late: bool) -> None:
    """Make the store fail a few times, before or after it has stored the lines."""
    append, left = hall.store.append, [times]

    async def failing(lines: Sequence[StoredLine], **rest: Any) -> None:
        left[0] -= 1
        if left[0] < 0 or is_late:
            await append(lines, **rest)
        if left[0] >= 0:
            raise Failed("planted")

    monkeypatch.setattr(hall.store, "append", failing)


def test_what_cannot_be_stored_is_shown_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        match = await seated(hall, "random")
        listener = Listener(ANA.id)
        told: list[bytes] = []
        async with hall.held(match) as (room, standing):
            room.listeners.add(listener)
            before = standing.head
        monkeypatch.setattr(listener, "put", told.append)
        break_store(monkeypatch, hall, 1, is_late=False)
        with pytest.raises(Unavailable):
            await hall.act(match, ANA, Request("start", ask.Start()))
        assert told == []
        async with hall.held(match) as (_, standing):
            assert (standing.head, standing.table.match) == (before, None)
        await hall.act(match, ANA, Request("start", ask.Start()))
        assert told

    tell(tmp_path, story)


def test_what_was_stored_without_an_answer_is_acknowledged_when_it_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        match = await seated(hall, "random")
        break_store(monkeypatch, hall, 1, is_late=True)
        with pytest.raises(Unavailable):
            await hall.act(match, ANA, Request("start", ask.Start()))
        ack = await hall.act(match, ANA, Request("start", ask.Start()))
        lines = await hall.store.find(match, ANA.id, "start")
        assert ack.head == lines[-1].head.hex()
        async with hall.held(match) as (_, standing):
            assert standing.table.status == RUNNING

    tell(tmp_path, story)


@pytest.mark.parametrize("is_late", [False, True])
def test_bots_try_again_when_the_store_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_late: bool
) -> None:
    async def story(hall: Hall) -> None:
        chairs = [Seating("bot", "random"), Seating("bot", "random")]
        match = await hall.open(ANA.id, Opening(next(iter(GAMES)), chairs))
        await hall.act(match, ANA, Request("start", ask.Start()))
        break_store(monkeypatch, hall, 2, is_late=is_late)
        async with hall.held(match) as (room, _):
            driver = room.driver
        assert driver is not None
        await driver
        async with hall.held(match) as (_, standing):
            assert standing.table.status == OVER
        assert await hall.store.check() == []

    tell(tmp_path, story)


def test_the_same_key_sent_many_times_at_once_is_done_once(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        match = await seated(hall, "random")
        start = Request("start", ask.Start())
        acks = await asyncio.gather(*(hall.act(match, ANA, start) for _ in range(50)))
        assert len(set(acks)) == 1
        with pytest.raises(SatrapError):
            await hall.act(match, ANA, Request("again", ask.Start()))

    tell(tmp_path, story)


def test_who_hangs_up_in_the_middle_stops_nothing_half_way(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        match = await seated(hall, "random")
        task = asyncio.create_task(hall.act(match, ANA, Request("start", ask.Start())))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with hall.held(match) as (_, standing):
            assert standing.table.status == RUNNING

    tell(tmp_path, story)
