"""Bots think only while somebody is there; a host can run only so many tables with bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from satrap.server import presence
from satrap.server.again import Again, rematch
from satrap.server.errors import TooMany
from satrap.server.fairness import Owner
from satrap.server.hall import Hall
from satrap.server.listener import Listener
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.room import Room
from satrap.server.running import Most
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.table import OVER, RUNNING, WAITING
from tests.offered import GAMES
from tests.server.test_hall import ANA, Story, tell

BEN, ZOE = Person("b", "Ben", 0), Person("z", "Zoe", 0)
GAME = next(iter(GAMES))
BOTS = [Seating("bot", "random")] * 2


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the clock that presence reads; it moves only when a test moves it."""
    now = [1000.0]
    monkeypatch.setattr(presence.Presence.__init__, "__defaults__", (lambda: now[0],))
    return now


async def started(hall: Hall, *chairs: Seating, host: Person = ANA) -> str:
    """Return a table that its host has started, with the host in the first open chair."""
    match = await hall.open(host.id, Opening(GAME, list(chairs), starter=0))
    if chairs[0].who == "open":
        await hall.act(match, host, Request("sit", ask.Sit(0, host.name)))
    await hall.act(match, host, Request("start", ask.Start()))
    return match


async def driven(hall: Hall, match: str) -> str:
    """Wait until the bots of a table have nothing to do; return its status."""
    async with hall.held(match) as (room, _):
        driver = room.driver
    if driver is not None:
        await driver
    async with hall.held(match) as (_, standing):
        return standing.table.status


def watching(room: Room) -> Listener:
    listener = Listener("", address="192.0.2.9")
    room.listeners.add(listener)
    return listener


def test_bots_pause_when_nobody_is_there_and_go_on_when_somebody_comes(
    tmp_path: Path, clock: list[float]
) -> None:
    async def story(hall: Hall) -> None:
        match = await started(hall, *BOTS)
        clock[0] += presence.AROUND_SECONDS + 1
        assert await driven(hall, match) == RUNNING
        async with hall.entered(match, ZOE.id):  # a stranger who does not stay
            pass
        assert await driven(hall, match) == RUNNING
        async with hall.entered(match, ANA.id):
            pass
        assert await driven(hall, match) == OVER

    tell(tmp_path, story)


def test_bots_go_on_for_whoever_watches_and_stop_with_them(
    tmp_path: Path, clock: list[float]
) -> None:
    async def story(hall: Hall) -> None:
        match = await started(hall, *BOTS)
        clock[0] += presence.AROUND_SECONDS + 1
        await driven(hall, match)
        listener = Listener("")
        async with hall.held(match) as (room, standing):
            hall.join(room, listener, standing)
            assert room.driver is not None
        async with hall.held(match):
            room.leave(listener)
        assert await driven(hall, match) == RUNNING
        async with hall.held(match) as (room, standing):
            hall.join(room, Listener(""), standing)
        assert await driven(hall, match) == OVER

    tell(tmp_path, story)


def test_bots_wait_for_somebody_when_the_server_starts(tmp_path: Path) -> None:
    async def first(hall: Hall) -> None:
        tables.append(await started(hall, *BOTS))

    async def second() -> None:
        hall = Hall(await open_store(tmp_path / "tables.sqlite"))
        await hall._resume()
        try:
            assert [room.driver for room in hall.rooms()] == [None]
            assert await driven(hall, tables[0]) == RUNNING
            async with hall.entered(tables[0], ANA.id):
                pass
            assert await driven(hall, tables[0]) == OVER
        finally:
            await hall.close()

    tables: list[str] = []
    tell(tmp_path, first)
    asyncio.run(second())


def test_the_host_pays_or_whoever_keeps_the_table_going(tmp_path: Path, clock: list[float]) -> None:
    async def story(hall: Hall) -> None:
        for person in (ANA, BEN):
            hall.whereabouts.saw(person.id, f"home of {person.name}")
        match = await hall.open(ANA.id, Opening(GAME, [Seating("open"), Seating("open")]))
        await hall.act(match, BEN, Request("sit", ask.Sit(1, "Ben")))
        async with hall.entered(match, ANA.id) as (room, standing):
            table, payer = standing.table, hall.whereabouts.payer
        assert payer(room, table) == Owner("home of Ana", ANA.id)
        clock[0] += presence.AROUND_SECONDS + 1
        assert payer(room, table) == Owner("home of Ana", ANA.id), "even if nobody is there"
        room.presence.saw(BEN.id)
        assert payer(room, table) == Owner("home of Ben", BEN.id)
        clock[0] += presence.AROUND_SECONDS + 1
        watching(room)
        assert payer(room, table) == Owner("192.0.2.9", "")

    tell(tmp_path, story)


def capped(folder: Path, most: Most, story: Story) -> None:
    async def within(hall: Hall) -> None:
        hall.most_running = most
        await story(hall)

    tell(folder, within)


MINE = [Seating("open"), Seating("bot", "random")]


def test_a_host_lets_only_so_many_tables_run(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        first, _ = [await started(hall, *MINE) for _ in range(2)]
        with pytest.raises(TooMany):
            await started(hall, *MINE)
        await started(hall, *MINE, host=BEN)
        people = await hall.open(ANA.id, Opening(GAME, [Seating("device")] * 2))
        for seat, name in enumerate(("Ana", "Bea")):
            await hall.act(people, ANA, Request(f"sit{seat}", ask.Sit(seat, name)))
        with pytest.raises(TooMany):  # leaving it would let bots play on
            await hall.act(people, ANA, Request("start", ask.Start()))
        await hall.act(first, ANA, Request("end", ask.Abandon()))
        await started(hall, *MINE)

    capped(tmp_path, Most(2, 100), story)


def test_a_table_that_nobody_has_seen_for_long_does_not_count(
    tmp_path: Path, clock: list[float]
) -> None:
    async def story(hall: Hall) -> None:
        for _ in range(2):
            await started(hall, *MINE)
        with pytest.raises(TooMany):
            await started(hall, *MINE)
        clock[0] += 601
        await started(hall, *MINE)

    capped(tmp_path, Most(2, 100), story)


def test_an_address_lets_only_so_many_tables_run(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        for person, address in ((ANA, "home"), (BEN, "home"), (ZOE, "elsewhere")):
            hall.whereabouts.saw(person.id, address)
        await started(hall, *MINE)
        await started(hall, *MINE, host=BEN)
        with pytest.raises(TooMany):
            await started(hall, *MINE, host=BEN)
        await started(hall, *MINE, host=ZOE)

    capped(tmp_path, Most(100, 2), story)


async def finished(hall: Hall, *chairs: Seating, people: tuple[Person, ...]) -> str:
    """Return a match that bots have played to its end for people who gave up."""
    match = await hall.open(people[0].id, Opening(GAME, list(chairs), starter=0))
    for seat, person in enumerate(people):
        await hall.act(match, person, Request("sit", ask.Sit(seat, person.name)))
    await hall.act(match, people[0], Request("start", ask.Start()))
    for person in people:
        await hall.act(match, person, Request("resign", ask.Resign()))
    assert await driven(hall, match) == OVER
    return match


def test_a_rematch_starts_only_if_its_host_may_let_it_run(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        alone = await finished(hall, *MINE, people=(ANA,))
        chairs = [Seating("open"), Seating("open"), Seating("bot", "random")]
        match = await finished(hall, *chairs, people=(ANA, BEN))
        again = await rematch(hall, match, ANA, Again())
        await started(hall, *MINE)
        with pytest.raises(TooMany):
            await rematch(hall, alone, ANA, Again())
        assert await rematch(hall, match, BEN, Again()) == again
        async with hall.held(again) as (_, standing):
            assert standing.table.status == WAITING, "Ben sits there, and Ana starts it later"
            assert standing.table.seats_of(BEN.id)

    capped(tmp_path, Most(1, 100), story)
