"""A match that somebody offers to end: players who stay away and silent do not hold it up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from satrap.server import hall as hall_module
from satrap.server import presence, timing
from satrap.server.clock import now
from satrap.server.hall import Hall
from satrap.server.listener import Listener
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.commands import AnyCommand
from satrap.server.tables.consent import ends_at
from satrap.server.tables.entries import Clock
from satrap.server.tables.permissions import Read
from satrap.server.tables.show import show
from satrap.server.tables.table import OVER, RUNNING
from tests.offered import GAMES

ANA, BEN = Person("a", "Ana", 0), Person("b", "Ben", 0)
Story = Callable[[Hall], Coroutine[Any, Any, None]]
DAY_MS, TEN_MINUTES_MS = 86_400_000, 600_000
PATIENCE, LONG, STEPS = 0.5, 60.0, 600  # seconds, and how often something is checked


class Days:
    """The clocks that alarms and presence read; a day passes when a test says so."""

    def __init__(self) -> None:
        self._passed = 0

    def now(self) -> int:
        return now() + self._passed

    def monotonic(self) -> float:
        return time.monotonic() + self._passed / 1000

    def skip_one(self) -> None:
        """Let a day pass before any alarm has rung."""
        self._passed += DAY_MS

    async def pass_one(self, hall: Hall, match: str) -> bool:
        """Let a day pass, and say whether something is due at a table then."""
        self.skip_one()
        async with hall.held(match) as (room, standing):
            hall.timing.wake(room, standing)
            return room.alarm is not None


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    made = Days()
    monkeypatch.setattr(timing, "now", made.now)
    monkeypatch.setattr(presence.Presence.__init__, "__defaults__", (made.monotonic,))
    return made


def tell(folder: Path, *stories: Story) -> None:
    """Run stories in turn, each on a server of its own over the same store."""

    async def run(story: Story) -> None:
        hall = Hall(await open_store(folder / "tables.sqlite"), PATIENCE)
        try:
            await story(hall)
        finally:
            await hall.close()

    for story in stories:
        asyncio.run(run(story))


async def begun(hall: Hall, clock: Clock | None = None) -> str:
    """Return a running table of two people."""
    opening = Opening(next(iter(GAMES)), [Seating("open")] * 2, clock=clock, starter=0, key="one")
    match = await hall.open(ANA.id, opening)
    for seat, person in enumerate((ANA, BEN)):
        await hall.act(match, person, Request("sit", ask.Sit(seat, person.name)))
    await hall.act(match, ANA, Request("start", ask.Start()))
    return match


async def do(hall: Hall, match: str, who: Person, key: str, command: AnyCommand) -> None:
    await hall.act(match, who, Request(key, command))


async def status(hall: Hall, match: str) -> str:
    async with hall.held(match) as (_, standing):
        return standing.table.status


async def until_over(hall: Hall, match: str) -> None:
    for _ in range(STEPS):
        if await status(hall, match) == OVER:
            return
        await asyncio.sleep(LONG / STEPS)
    raise AssertionError("the match goes on")


async def last_line(hall: Hall, match: str) -> Any:
    return msgspec.json.decode((await hall.store.read(match))[-1].body)


async def shown_end(hall: Hall, match: str, observer: int = 0) -> Any:
    async with hall.held(match) as (_, standing):
        return show(standing.table, observer).ends_at


def test_a_match_ends_when_nobody_objects_for_a_day(tmp_path: Path, days: Days) -> None:
    async def story(hall: Hall) -> None:
        match = await begun(hall)
        await do(hall, match, BEN, "go", ask.Leave())
        await do(hall, match, ANA, "end", ask.Abandon())
        assert await status(hall, match) == RUNNING
        assert await days.pass_one(hall, match)
        await until_over(hall, match)
        line = await last_line(hall, match)
        assert (line["kind"], line["silent"]) == ("abandoned", [1])
        assert await hall.store.check() == []

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("clock", "wait"), [(None, DAY_MS), (Clock(900), TEN_MINUTES_MS)], ids=["day", "clock"]
)
def test_silence_counts_after_a_day_or_with_a_clock_after_ten_minutes(
    tmp_path: Path, clock: Clock | None, wait: int
) -> None:
    async def story(hall: Hall) -> None:
        match = await begun(hall, clock)
        assert await shown_end(hall, match) is None
        await do(hall, match, ANA, "end", ask.Abandon())
        (line,) = await hall.store.find(match, ANA.id, "end")
        assert await shown_end(hall, match) == line.at + wait
        assert await shown_end(hall, match, -1) is None
        async with hall.held(match) as (room, _):
            assert room.alarm is not None
        await do(hall, match, ANA, "more", ask.Abandon())  # asking again does not restart the wait
        assert await shown_end(hall, match) == line.at + wait
        await do(hall, match, ANA, "not", ask.Abandon(wants=False))
        assert await shown_end(hall, match) is None

    tell(tmp_path, story)


def test_whatever_one_does_breaks_the_silence(tmp_path: Path, days: Days) -> None:
    async def story(hall: Hall) -> None:
        match = await begun(hall)
        signs: list[AnyCommand] = [ask.Say("No!"), ask.Abandon(wants=False), ask.Leave()]
        for number, command in enumerate(signs):
            await do(hall, match, ANA, f"end-{number}", ask.Abandon())
            await do(hall, match, BEN, f"stir-{number}", command)
            assert await shown_end(hall, match) is None
            assert not await days.pass_one(hall, match)
            assert await status(hall, match) == RUNNING
            await do(hall, match, ANA, f"not-{number}", ask.Abandon(wants=False))

    tell(tmp_path, story)


def test_what_comes_first_is_told_by_the_order_of_the_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two lines may have the same millisecond, and the time of day may be set back."""
    at = now()
    monkeypatch.setattr(hall_module, "now", lambda: at)

    async def story(hall: Hall) -> None:
        match = await begun(hall)
        await do(hall, match, BEN, "go", ask.Leave())
        await do(hall, match, ANA, "end", ask.Abandon())
        assert await shown_end(hall, match) == at + DAY_MS
        await do(hall, match, BEN, "stir", ask.Say("No!"))
        assert await shown_end(hall, match) is None

    tell(tmp_path, story)


def test_who_is_here_can_still_object(tmp_path: Path, days: Days) -> None:
    async def story(hall: Hall) -> None:
        match = await begun(hall)
        here = Listener(BEN.id)
        async with hall.held(match) as (room, standing):
            room.join(here, standing)
        await do(hall, match, ANA, "end", ask.Abandon())
        assert not await days.pass_one(hall, match)
        hall.leave(room, here)
        wait = timing.until_end(room, standing.table)
        assert wait is not None and wait > DAY_MS / 1000 - 60  # the day of absence begins now
        assert await days.pass_one(hall, match)
        await until_over(hall, match)

    tell(tmp_path, story)


def test_whoever_connects_has_not_been_away(tmp_path: Path, days: Days) -> None:
    async def story(hall: Hall) -> None:
        match = await begun(hall)
        await do(hall, match, ANA, "end", ask.Abandon())
        days.skip_one()
        async with hall.reading(match, Read.LISTEN, BEN.id) as (room, standing):
            hall.join(room, ben := Listener(BEN.id), standing)
        hall.leave(room, ben)
        wait = timing.until_end(room, standing.table)
        assert wait is not None and wait > DAY_MS / 1000 - 60

    tell(tmp_path, story)


def test_after_a_restart_everybody_has_a_day_again(tmp_path: Path, days: Days) -> None:
    """Nobody knows who was here before, and nobody could come while the server was down."""
    tables: list[str] = []

    async def before(hall: Hall) -> None:
        tables.append(await begun(hall))
        await do(hall, tables[0], ANA, "end", ask.Abandon())
        days.skip_one()

    async def after(hall: Hall) -> None:
        async with hall.held(tables[0]) as (room, standing):
            wait = timing.until_end(room, standing.table)
        assert wait is not None and wait > DAY_MS / 1000 - 60
        assert await days.pass_one(hall, tables[0])
        await until_over(hall, tables[0])

    tell(tmp_path, before, after)


def test_a_change_of_mind_is_no_sign_of_life(tmp_path: Path) -> None:
    """Others must not see that it happened."""

    async def story(hall: Hall) -> None:
        opening = Opening("alexander_the_great", [Seating("open")] * 2)
        match = await hall.open(ANA.id, opening)
        for seat, person in enumerate((ANA, BEN)):
            await do(hall, match, person, "sit", ask.Sit(seat, person.name))
        await do(hall, match, ANA, "start", ask.Start())
        await do(hall, match, BEN, "split", ask.Play(["split 2 6 4 3"], 0))
        await do(hall, match, ANA, "end", ask.Abandon())
        end = await shown_end(hall, match)
        await do(hall, match, BEN, "other", ask.Play(["split 0 5 5 5"], 0))
        assert end is not None and await shown_end(hall, match) == end
        async with hall.held(match) as (room, standing):
            room.forget()
        async with hall.held(match) as (_, standing):
            assert ends_at(standing.table) == end

    tell(tmp_path, story)
