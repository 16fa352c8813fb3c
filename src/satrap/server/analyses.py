"""Analyses of finished matches: run one at a time, each in its own process, and stored for good."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import aclosing
from tempfile import TemporaryFile
from typing import IO, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from satrap.analysis.results import VERSION, Analysis, Progress
from satrap.core.record import Record, format_record
from satrap.server import meters
from satrap.server.clock import now
from satrap.server.errors import TooMany
from satrap.server.fairness import Begun, FairQueue, Owner
from satrap.server.store.interface import Store
from satrap.server.storing import storing
from satrap.server.tasks import Tasks

COMMAND = (sys.executable, "-m", "satrap.analysis")
LONGEST_LINE = 2**24  # bytes in a line that such a process writes
LONGEST_KIND = 60  # characters of an error in the log
MOST_WAITING, MOST_NEAR, MOST_EACH = 100, 20, 5  # in total, per address and per person
LONGEST_TURN = 600.0  # seconds without output; machine code may have to be compiled first
LONGEST = 900.0  # seconds in total; only a stuck analysis takes this long
HALF_LIFE = 600.0  # seconds until an analysis counts half against whoever requested it
ANALYSIS = "analysis"  # its label in the meters


class AnalysisState(Struct, frozen=True):
    """The progress of an analysis."""

    status: Annotated[
        Literal["none", "waiting", "running", "done", "failed"],
        Meta(
            description="`waiting` while another analysis runs; POST starts it if `none` or "
            "`failed`"
        ),
    ]
    done: Annotated[int, Meta(description="turns analysed so far")]
    of: Annotated[int, Meta(description="turns in total; 0: not known yet")]
    analysis: Annotated[Analysis | None, Meta(description="null until it is done")]
    before: Annotated[int, Meta(description="roughly how many analyses come first")] = 0


NONE = AnalysisState("none", 0, 0, None)


class Failed(Exception):
    """The process ended without a result."""

    def __init__(self, kind: str) -> None:
        self.kind = kind


class Wanted(Struct, frozen=True, eq=False):
    """An analysis that somebody has requested."""

    match: str
    record: bytes
    since: float


class Analyses:
    """Analyses matches one at a time, shared fairly; for each person the shortest comes first."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self._store, self._tasks = store, tasks
        self._queue: FairQueue[Wanted] = FairQueue(HALF_LIFE)
        self._known: dict[str, AnalysisState] = {}  # waiting, running or failed
        self._running: tuple[Begun[Wanted], asyncio.Task[None]] | None = None
        self._is_open = True

    async def state(self, match: str) -> AnalysisState:
        """Return the progress of the analysis of a match."""
        known = self._known.get(match, NONE)  # it may be stored and forgotten during the read
        with storing():
            body = await self._store.analysis(match, VERSION)
        if body is None:
            found = self._known.get(match, known)
            waits = found.status == "waiting"
            return msgspec.structs.replace(found, before=self._before(match)) if waits else found
        kept = msgspec.json.decode(body, type=Analysis)
        return AnalysisState("done", len(kept.points), len(kept.points), kept)

    async def start(self, match: str, record: Record, asker: Owner) -> AnalysisState:
        """Begin the analysis of a match unless it is done or under way."""
        found = await self.state(match)
        going = self._known.get(match, found)  # somebody may have started it by now
        if going.status not in ("none", "failed") or not self._is_open:
            return going
        self._check(asker)
        self._known[match] = waiting = AnalysisState("waiting", 0, 0, None)
        wanted = Wanted(match, format_record(record), time.monotonic())
        self._queue.put(asker, wanted, cost_of(record))
        meters.WAITING.labels(ANALYSIS).inc()
        self._go_on()
        return msgspec.structs.replace(waiting, before=self._before(match))

    def _before(self, match: str) -> int:
        """Return how many analyses were requested before one that waits, and are not done."""
        waiting = {wanted.match: wanted.since for _, wanted in self._queue.waiting()}
        since = waiting.get(match, 0.0)
        running = self._running is not None and self._running[0].item.match != match
        return sum(each < since for each in waiting.values()) + running

    def stop(self) -> None:
        """Cancel the running analysis, and start no more."""
        self._is_open = False
        if self._running is not None:
            self._running[1].cancel()

    def _check(self, asker: Owner) -> None:
        """Refuse a person or an address with too many waiting; make room if the queue is full."""
        waiting = [owner for owner, _ in self._queue.waiting()]
        running = [self._running[0].owner] if self._running is not None else []
        owners = [*waiting, *running]
        near = sum(owner.address == asker.address for owner in owners)
        if owners.count(asker) >= MOST_EACH or near >= MOST_NEAR:
            raise TooMany("server-too-many")
        if len(waiting) >= MOST_WAITING:
            self._make_room(Counter(owner.address for owner in waiting), asker.address)

    def _make_room(self, waiting: Counter[str], address: str) -> None:
        """Drop the newest request of the address with the most waiting; it can be made again."""
        ((most, count),) = waiting.most_common(1)
        if count <= waiting[address] + 1:
            raise TooMany("server-too-many")
        del self._known[self._queue.give_up(most).match]
        meters.WAITING.labels(ANALYSIS).dec()

    def _go_on(self) -> None:
        """Start the next analysis, if any."""
        turn = self._queue.take() if self._running is None and self._is_open else None
        if turn is not None:
            meters.WAITING.labels(ANALYSIS).dec()
            meters.WAITED.labels(ANALYSIS).observe(time.monotonic() - turn.item.since)
            self._running = (turn, self._tasks.spawn(self._run(turn)))

    async def _run(self, turn: Begun[Wanted]) -> None:
        match = turn.item.match
        try:
            async with asyncio.timeout(LONGEST):
                found = await self._analyse(match, turn.item.record)
            await self._store.set_analysis(match, VERSION, msgspec.json.encode(found), now())
            del self._known[match]
        except Exception as error:
            kind = error.kind if isinstance(error, Failed) else type(error).__name__
            logging.getLogger(__name__).exception("an analysis has failed: %s", kind)
            self._note_failure(match)
        finally:
            self._running = None
            self._queue.done(turn, time.monotonic() - turn.began)
            self._go_on()

    def _note_failure(self, match: str) -> None:
        """Note that an analysis has failed, and forget those that failed long ago."""
        failed = [each for each, state in self._known.items() if state.status == "failed"]
        for each in failed[:-MOST_WAITING]:
            del self._known[each]
        self._known[match] = AnalysisState("failed", 0, 0, None)

    async def _analyse(self, match: str, record: bytes) -> Analysis:
        """Run a process that analyses a match, and follow its progress."""
        self._known[match] = AnalysisState("running", 0, 0, None)
        with TemporaryFile() as words:
            async with aclosing(progress_of(record, words)) as process:
                async for told in process:
                    if told.analysis is not None:
                        return told.analysis
                    self._known[match] = AnalysisState("running", told.done, told.of, None)
            raise Failed(kind_of(words))


async def progress_of(record: bytes, words: IO[bytes]) -> AsyncGenerator[Progress, None]:
    """Yield what the process of an analysis reports; it ends when nobody listens any more."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=pipe, stdout=pipe, stderr=words, limit=LONGEST_LINE, start_new_session=True
    )
    assert process.stdin and process.stdout
    try:
        process.stdin.write(record)
        process.stdin.close()
        while line := await asyncio.wait_for(process.stdout.readline(), LONGEST_TURN):
            yield msgspec.json.decode(line, type=Progress)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def cost_of(record: Record) -> int:
    """Return roughly how long an analysis takes compared with others."""
    return len(record.entries) * (len(record.seats) + 1)


def kind_of(words: IO[bytes]) -> str:
    """Return the kind of error that a process ended with; nothing more goes into the log."""
    words.seek(0)
    *_, last = words.read().decode("utf-8", "replace").strip().rpartition("\n")
    return last.partition(":")[0][:LONGEST_KIND]
