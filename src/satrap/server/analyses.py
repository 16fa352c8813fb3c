"""Analyses of matches that are over: one at a time, in a process of its own, kept for ever."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncGenerator
from contextlib import aclosing
from tempfile import TemporaryFile
from typing import IO, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from satrap.analysis.results import VERSION, Analysis, Progress
from satrap.core.record import Record, format_record
from satrap.server.errors import TooMany
from satrap.server.opening import now
from satrap.server.store.interface import Store
from satrap.server.storing import storing
from satrap.server.tasks import Tasks

COMMAND = (sys.executable, "-m", "satrap.analysis")
LONGEST_LINE = 2**24  # bytes that such a process may write in a line
LONGEST_KIND = 60  # letters of an error in the log
MOST_WAITING, MOST_EACH = 100, 5  # in all, and of one person
LONGEST_TURN = 600.0  # seconds without a word


class AnalysisState(Struct, frozen=True):
    """How far an analysis has come."""

    status: Annotated[
        Literal["none", "waiting", "running", "done", "failed"],
        Meta(description="`waiting` while another one runs; POST begins `none` and `failed`"),
    ]
    done: Annotated[int, Meta(description="turns that were looked at")]
    of: Annotated[int, Meta(description="turns in all; 0 while that is not known")]
    analysis: Annotated[Analysis | None, Meta(description="null until it is done")]


NONE = AnalysisState("none", 0, 0, None)


class Failed(Exception):
    """The process ended without a result."""

    def __init__(self, kind: str) -> None:
        self.kind = kind


class Analyses:
    """Lets matches be looked through, in the order in which that was asked for."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self._store, self._tasks = store, tasks
        self._turn = asyncio.Lock()
        self._known: dict[str, AnalysisState] = {}  # those that wait, run or have failed
        self._work: dict[asyncio.Task[None], str] = {}  # and who asked for it

    async def state(self, match: str) -> AnalysisState:
        """Tell how far the analysis of a match has come."""
        known = self._known.get(match, NONE)  # it may be stored, and forgotten, meanwhile
        with storing():
            body = await self._store.analysis(match, VERSION)
        if body is None:
            return self._known.get(match, known)
        kept = msgspec.json.decode(body, type=Analysis)
        return AnalysisState("done", len(kept.points), len(kept.points), kept)

    async def start(self, match: str, record: Record, asker: str) -> AnalysisState:
        """Begin the analysis of a match unless it is done or under way."""
        found = await self.state(match)
        going = self._known.get(match, found)  # somebody may have begun it meanwhile
        if going.status not in ("none", "failed"):
            return going
        own = list(self._work.values()).count(asker)
        if own >= MOST_EACH or len(self._work) >= MOST_WAITING:
            raise TooMany("server-too-many")
        self._known[match] = AnalysisState("waiting", 0, 0, None)
        task = self._tasks.spawn(self._run(match, record))
        self._work[task] = asker
        task.add_done_callback(self._work.pop)
        return self._known[match]

    def stop(self) -> None:
        """End what runs, and begin nothing more."""
        for task in self._work:
            task.cancel()

    async def _run(self, match: str, record: Record) -> None:
        try:
            async with self._turn:
                found = await self._analyse(match, record)
                body = msgspec.json.encode(found)
                await self._store.set_analysis(match, VERSION, body, now())
            del self._known[match]
        except Exception as error:
            kind = error.kind if isinstance(error, Failed) else type(error).__name__
            logging.getLogger(__name__).exception("an analysis has failed: %s", kind)
            self._known[match] = AnalysisState("failed", 0, 0, None)

    async def _analyse(self, match: str, record: Record) -> Analysis:
        """Let a process look through a match, and follow how far it comes."""
        self._known[match] = AnalysisState("running", 0, 0, None)
        with TemporaryFile() as words:
            async with aclosing(progress_of(record, words)) as process:
                async for told in process:
                    if told.analysis is not None:
                        return told.analysis
                    self._known[match] = AnalysisState("running", told.done, told.of, None)
            raise Failed(kind_of(words))


async def progress_of(record: Record, words: IO[bytes]) -> AsyncGenerator[Progress, None]:
    """Yield what the process of an analysis tells; it ends when nobody listens any more."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=pipe, stdout=pipe, stderr=words, limit=LONGEST_LINE, start_new_session=True
    )
    assert process.stdin and process.stdout
    try:
        process.stdin.write(format_record(record))
        process.stdin.close()
        while line := await asyncio.wait_for(process.stdout.readline(), LONGEST_TURN):
            yield msgspec.json.decode(line, type=Progress)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def kind_of(words: IO[bytes]) -> str:
    """Return the kind of error that a process ended with; the log takes no more than that."""
    words.seek(0)
    *_, last = words.read().decode("utf-8", "replace").strip().rpartition("\n")
    return last.partition(":")[0][:LONGEST_KIND]
