"""The progress of an analysis is reported without gaps; none blocks the others for ever."""

from __future__ import annotations

import asyncio
import sys
from tempfile import TemporaryFile
from typing import cast

import pytest
from msgspec.structs import replace

from satrap.analysis.results import VERSION, Analysis
from satrap.core.match import Match, seeded
from satrap.core.record import LogEntry, format_record, make_record
from satrap.server import analyses as module
from satrap.server.analyses import MOST_EACH, MOST_NEAR, MOST_WAITING, Analyses, progress_of
from satrap.server.errors import TooMany
from satrap.server.fairness import Owner
from satrap.server.store.interface import Store
from satrap.server.tasks import Tasks
from tests.offered import GAMES

ANA, BEN = Owner("a", "ana"), Owner("b", "ben")
GAME = GAMES["alexandros"]
RECORD = make_record(Match(GAME, GAME.setup(("Ana", "Ben")), seeded(bytes(32))), bytes(32))
FOUND = Analysis(VERSION, [], [], [], [])


class Slow:
    """A store whose answers take a while."""

    def __init__(self) -> None:
        self.body: bytes | None = None

    async def analysis(self, match: str, version: int) -> bytes | None:
        body = self.body
        await asyncio.sleep(0.05)
        return body

    async def set_analysis(self, match: str, version: int, body: bytes, at: int) -> None:
        self.body = body


class Forgetful(Slow):
    """A store that forgets everything."""

    async def set_analysis(self, match: str, version: int, body: bytes, at: int) -> None:
        pass


def test_who_asks_while_it_is_stored_is_never_told_that_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> list[str]:
        tasks = Tasks()
        analyses = Analyses(cast(Store, Slow()), tasks)
        monkeypatch.setattr(analyses, "_analyse", found)
        await analyses.start("m", RECORD, ANA)
        told: list[str] = []
        for _ in range(12):
            told.append((await analyses.state("m")).status)
            await asyncio.sleep(0.01)
        await tasks.finish()
        return told

    async def found(match: str, record: object) -> Analysis:
        await asyncio.sleep(0.02)  # so it is stored while somebody asks
        return FOUND

    told = asyncio.run(story())
    assert "none" not in told
    assert told[-1] == "done"


async def never(match: str, record: object) -> Analysis:
    """Run an analysis that never finishes."""
    await asyncio.sleep(3600)
    return FOUND


def test_nobody_fills_the_queue_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        tasks = Tasks()
        analyses = Analyses(cast(Store, Slow()), tasks)
        monkeypatch.setattr(analyses, "_analyse", never)
        for number in range(MOST_EACH):
            await analyses.start(f"m{number}", RECORD, ANA)
        with pytest.raises(TooMany):
            await analyses.start("one more", RECORD, ANA)
        assert (await analyses.start("one more", RECORD, BEN)).status == "waiting"
        analyses.stop()
        await tasks.finish()

    asyncio.run(story())


def test_a_process_that_says_nothing_more_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", "import time; time.sleep(3600)"))
    monkeypatch.setattr(module, "LONGEST_TURN", 0.2)

    async def story() -> None:
        with TemporaryFile() as words, pytest.raises(TimeoutError):
            await anext(progress_of(format_record(RECORD), words))

    asyncio.run(story())


def test_others_come_before_the_rest_of_a_long_row_and_the_shortest_of_each_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []
    all_wait = asyncio.Event()

    async def noted(match: str, record: object) -> Analysis:
        order.append(match)
        await all_wait.wait()
        return FOUND

    async def story() -> None:
        tasks = Tasks()
        analyses = Analyses(cast(Store, Forgetful()), tasks)
        monkeypatch.setattr(analyses, "_analyse", noted)
        for match, plies, asker in (
            ("first", 900, ANA),
            ("long", 2000, ANA),
            ("short", 100, ANA),
            ("of somebody else", 3000, BEN),
        ):
            entries = [LogEntry(((0, "pass"),))] * plies
            await analyses.start(match, replace(RECORD, entries=entries), asker)
        all_wait.set()
        await tasks.finish()

    asyncio.run(story())
    assert order == ["first", "of somebody else", "short", "long"]


def test_an_address_does_not_fill_the_queue_with_many_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        tasks = Tasks()
        analyses = Analyses(cast(Store, Slow()), tasks)
        monkeypatch.setattr(analyses, "_analyse", never)
        for number in range(MOST_NEAR):
            await analyses.start(f"m{number}", RECORD, Owner("a", f"name {number}"))
        with pytest.raises(TooMany):
            await analyses.start("one more", RECORD, Owner("a", "another name"))
        assert (await analyses.start("one more", RECORD, BEN)).status == "waiting"
        analyses.stop()
        await tasks.finish()

    asyncio.run(story())


def test_a_few_addresses_that_fill_the_queue_keep_nobody_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        tasks = Tasks()
        analyses = Analyses(cast(Store, Slow()), tasks)
        monkeypatch.setattr(analyses, "_analyse", never)
        await analyses.start("running", RECORD, BEN)
        hogs = [Owner(f"hog {n % 5}", f"name {n % 20}") for n in range(MOST_WAITING)]
        for number, hog in enumerate(hogs):
            await analyses.start(f"m{number}", RECORD, hog)
        assert (await analyses.start("of somebody else", RECORD, ANA)).status == "waiting"
        assert "m95" not in analyses._known and "m0" in analyses._known  # the last of hog 0
        assert len(analyses._queue) == MOST_WAITING
        with pytest.raises(TooMany):  # its own would have to give way
            await analyses.start("one more", RECORD, Owner("hog 0", "another name"))
        analyses.stop()
        await tasks.finish()

    asyncio.run(story())


def test_what_failed_long_ago_is_forgotten() -> None:
    analyses = Analyses(cast(Store, Slow()), Tasks())
    for number in range(3 * MOST_WAITING):
        analyses._note_failure(f"m{number}")
    assert MOST_WAITING <= len(analyses._known) <= MOST_WAITING + 1
    assert f"m{3 * MOST_WAITING - 1}" in analyses._known


def test_what_takes_for_ever_fails_and_the_next_one_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 0.05)

    async def stuck(match: str, record: object) -> Analysis:
        await asyncio.sleep(3600 if match == "stuck" else 0)
        return FOUND

    async def story() -> list[str]:
        tasks = Tasks()
        analyses = Analyses(cast(Store, Slow()), tasks)
        monkeypatch.setattr(analyses, "_analyse", stuck)
        for match in ("stuck", "next"):
            await analyses.start(match, RECORD, ANA)
        await tasks.finish()
        return [
            analyses._known[match].status for match in ("stuck", "next") if match in analyses._known
        ]

    assert asyncio.run(story()) == ["failed"]
