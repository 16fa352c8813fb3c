"""Analyses of matches that are over: one at a time, in a process of its own, kept for ever."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from satrap.analysis.results import Analysis, Progress
from satrap.core.record import Record, format_record
from satrap.server.errors import TooMany
from satrap.server.store.interface import Store
from satrap.server.tasks import Tasks

COMMAND = (sys.executable, "-m", "satrap.analysis")
LONGEST_LINE = 2**24  # bytes that such a process may write in a line
MOST_WAITING = 100


class AnalysisState(Struct, frozen=True):
    """How far an analysis has come."""

    status: Annotated[
        Literal["none", "waiting", "running", "done", "failed"],
        Meta(description="`waiting` while another one runs; POST begins `none` and `failed`"),
    ]
    done: Annotated[int, Meta(description="turns that were looked at")]
    of: Annotated[int, Meta(description="turns in all; 0 while that is not known")]
    analysis: Annotated[Analysis | None, Meta(description="null until it is done")]


class Failed(Exception):
    """The process ended without a result."""


class Analyses:
    """Lets matches be looked through, in the order in which that was asked for."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self._store, self._tasks = store, tasks
        self._turn = asyncio.Lock()
        self._known: dict[str, AnalysisState] = {}  # those that wait, run or have failed
        self._done: dict[str, Analysis] = {}
        self._work: set[asyncio.Task[None]] = set()

    async def state(self, match: str) -> AnalysisState:
        """Tell how far the analysis of a match has come."""
        if match in self._known:
            return self._known[match]
        kept = self._done.get(match)
        return (
            AnalysisState("done", len(kept.points), len(kept.points), kept)
            if kept
            else AnalysisState("none", 0, 0, None)
        )

    async def start(self, match: str, record: Record) -> AnalysisState:
        """Begin the analysis of a match unless it is done or under way."""
        now = await self.state(match)
        if now.status not in ("none", "failed"):
            return now
        if len(self._work) >= MOST_WAITING:
            raise TooMany("server-too-many")
        self._known[match] = AnalysisState("waiting", 0, 0, None)
        task = self._tasks.spawn(self._run(match, record))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return self._known[match]

    def stop(self) -> None:
        """End what runs, and begin nothing more."""
        for task in self._work:
            task.cancel()

    async def _run(self, match: str, record: Record) -> None:
        try:
            async with self._turn:
                self._done[match] = await self._analyse(match, record)
                del self._known[match]
        except Exception:
            logging.getLogger(__name__).exception("the analysis of %s has failed", match)
            self._known[match] = AnalysisState("failed", 0, 0, None)

    async def _analyse(self, match: str, record: Record) -> Analysis:
        """Let a process look through a match, and follow how far it comes."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
        )
        assert process.stdin and process.stdout
        try:
            process.stdin.write(format_record(record))
            process.stdin.close()
            async for line in process.stdout:
                told = msgspec.json.decode(line, type=Progress)
                if told.analysis is not None:
                    return told.analysis
                self._known[match] = AnalysisState("running", told.done, told.of, None)
            raise Failed(await process.wait())
        finally:
            if process.returncode is None:
                process.kill()
