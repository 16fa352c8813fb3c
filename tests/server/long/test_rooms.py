"""Tables that nobody uses are dropped from memory, within a budget; those in use stay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from satrap.core.record import parse_record
from satrap.server.hall import Hall
from satrap.server.housekeeping import Housekeeping
from satrap.server.listener import Listener
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.rooms import KEEPING, Keeping
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.show import show
from satrap.server.tables.shown import TableView
from tests.offered import GAMES
from tests.server.long.marathon import long_record

ANA = Person("a", "Ana", 0)
FOR_EVER = 1e9
Story = Callable[[Hall], Coroutine[Any, Any, None]]


def tell(folder: Path, story: Story, keeping: Keeping = KEEPING) -> None:
    """Play a story in a hall over a real store."""

    async def run() -> None:
        hall = Hall(await open_store(folder / "tables.sqlite"), keeping=keeping)
        try:
            await story(hall)
        finally:
            await hall.close()

    asyncio.run(run())


async def running(hall: Hall) -> str:
    chairs = [Seating("open"), Seating("open")]
    match = await hall.open(ANA.id, Opening(next(iter(GAMES)), chairs))
    await hall.act(match, ANA, Request("sit", ask.Sit(0, "Ana")))
    return match


async def finished(hall: Hall) -> str:
    match, _ = await hall.keep(ANA.id, parse_record(long_record(200)))
    await look(hall, match)
    return match


async def look(hall: Hall, match: str) -> TableView:
    async with hall.entered(match, ANA.id) as (_, standing):
        return show(standing.table, 0 if standing.table.seats_of(ANA.id) else -1)


def loaded(hall: Hall) -> set[str]:
    return {room.match for room in hall.rooms() if room.standing}


def test_a_finished_table_leaves_after_its_time_and_comes_back_when_looked_at(
    tmp_path: Path,
) -> None:
    async def story(hall: Hall) -> None:
        over, going = await finished(hall), await running(hall)
        before = await look(hall, over)
        await hall.house.clean()
        assert loaded(hall) == {going}
        assert await look(hall, over) == before

    tell(tmp_path, story, Keeping(finished=0, others=FOR_EVER))


def test_a_table_in_progress_leaves_too_when_nobody_is_there(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        over, going = await finished(hall), await running(hall)
        await hall.house.clean()
        assert loaded(hall) == {over}
        await hall.act(going, ANA, Request("leave", ask.Leave()))
        assert (await look(hall, going)).seats[0].name == ""

    tell(tmp_path, story, Keeping(finished=FOR_EVER, others=0))


def test_finished_tables_make_room_first_then_the_longest_unused(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        first, going, second = await finished(hall), await running(hall), await finished(hall)
        await look(hall, first)
        third = await finished(hall)  # the budget holds two and a half of them
        assert loaded(hall) == {first, going, third}
        fourth = await finished(hall)
        assert loaded(hall) == {going, third, fourth}
        assert second not in loaded(hall)

    tell(tmp_path, story, Keeping(memory=1_500_000, finished=FOR_EVER, others=FOR_EVER))


def test_a_finished_table_leaves_although_people_look_at_it_and_comes_back(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        tables, listeners = [], []
        for _ in range(6):
            tables.append(await finished(hall))
            listeners.append(Listener(ANA.id))
            async with hall.held(tables[-1]) as (room, standing):
                room.join(listeners[-1], standing)
        assert len(loaded(hall)) <= 3  # the budget holds two and a half of them
        sent = listeners[0]._waiting.qsize()
        await hall.act(tables[0], ANA, Request("say", ask.Say("hello")))
        assert listeners[0]._waiting.qsize() > sent  # they still get what is new

    tell(tmp_path, story, Keeping(memory=1_500_000, finished=FOR_EVER, others=FOR_EVER))


def test_a_list_of_tables_waits_for_nobody_who_is_at_work_there(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        match = await running(hall)
        async with hall.held(match) as (_, standing):
            standing.table.places[0].name = "not stored yet"
            _, listed = await asyncio.wait_for(hall.listed(match), 5)
        assert listed.seats == ["Ana", ""]

    tell(tmp_path, story)


def test_tables_in_use_stay_however_small_the_budget(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        matches = [await running(hall) for _ in range(5)]
        for match in matches:
            async with hall.held(match) as (room, standing):
                room.join(Listener(ANA.id), standing)
        await hall.house.clean()
        assert loaded(hall) == set(matches)
        for match in matches:
            await hall.act(match, ANA, Request("say", ask.Say("hello")))

    tell(tmp_path, story, Keeping(memory=1, finished=0, others=0))


def test_who_waits_for_a_room_and_who_comes_later_are_in_the_same_one(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        match = await running(hall)
        order: list[str] = []

        async def say(key: str) -> None:
            await hall.act(match, ANA, Request(key, ask.Say(key)))
            order.append(key)

        async with hall.held(match):
            waiting = asyncio.create_task(say("first"))
            await asyncio.sleep(0.01)
        await hall.house.clean()  # the lock is free, and the first has not taken it yet
        await asyncio.gather(waiting, say("second"))
        assert order == ["first", "second"]
        assert len(hall.rooms()) == 1

    tell(tmp_path, story, Keeping(finished=0, others=0))


def test_a_chore_that_fails_does_not_stop_the_others() -> None:
    done: list[str] = []

    async def failing() -> None:
        raise ValueError("planted")

    async def working() -> None:
        done.append("worked")

    async def story() -> None:
        house = Housekeeping()
        house.add(failing, 0.001)
        house.add(working, 0.001)
        house.start()
        while len(done) < 3:
            await asyncio.sleep(0.001)
        await house.stop()

    asyncio.run(asyncio.wait_for(story(), 60))
