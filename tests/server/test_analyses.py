"""How far an analysis has come is told without a gap; none blocks the others for ever."""

from __future__ import annotations

import asyncio
import sys
from tempfile import TemporaryFile
from typing import Any, cast

import pytest

from satrap.analysis.results import VERSION, Analysis
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch, make_record
from satrap.games import GAMES
from satrap.server import analyses as module
from satrap.server.analyses import MOST_EACH, Analyses, progress_of
from satrap.server.errors import TooMany
from satrap.server.store.interface import Store
from satrap.server.tasks import Tasks

FOUND = Analysis(VERSION, [], [], [])


class Slow:
    """A store whose answers are on their way for a while."""

    def __init__(self) -> None:
        self.body: bytes | None = None

    async def analysis(self, match: str, version: int) -> bytes | None:
        body = self.body
        await asyncio.sleep(0.05)
        return body

    async def set_analysis(self, match: str, version: int, body: bytes, at: int) -> None:
        self.body = body


def test_who_asks_while_it_is_stored_is_never_told_that_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> list[str]:
        tasks = Tasks()
        analyses = Analyses(cast(Store, Slow()), tasks)
        monkeypatch.setattr(analyses, "_analyse", found)
        await analyses.start("m", cast(Any, None), "ana")
        told: list[str] = []
        for _ in range(12):
            told.append((await analyses.state("m")).status)
            await asyncio.sleep(0.01)
        await tasks.finish()
        return told

    async def found(match: str, record: object) -> Analysis:
        await asyncio.sleep(0.02)  # and so it is stored while somebody asks
        return FOUND

    told = asyncio.run(story())
    assert "none" not in told
    assert told[-1] == "done"


def test_nobody_fills_the_queue_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        tasks = Tasks()
        analyses = Analyses(cast(Store, Slow()), tasks)
        monkeypatch.setattr(analyses, "_analyse", never)
        for number in range(MOST_EACH):
            await analyses.start(f"m{number}", cast(Any, None), "ana")
        with pytest.raises(TooMany):
            await analyses.start("one more", cast(Any, None), "ana")
        assert (await analyses.start("one more", cast(Any, None), "ben")).status == "waiting"
        analyses.stop()
        await tasks.finish()

    async def never(match: str, record: object) -> Analysis:
        await asyncio.sleep(3600)
        return FOUND

    asyncio.run(story())


def test_a_process_that_says_nothing_more_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", "import time; time.sleep(3600)"))
    monkeypatch.setattr(module, "LONGEST_TURN", 0.2)
    game = GAMES["alexandros"]
    match: AnyMatch = Match(game, game.setup(("Ana", "Ben")), seeded(bytes(32)))

    async def story() -> None:
        with TemporaryFile() as words, pytest.raises(TimeoutError):
            await anext(progress_of(make_record(match, bytes(32)), words))

    asyncio.run(story())
