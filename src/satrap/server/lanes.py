"""A few threads, shared fairly, in which bots and advisers think and logs are replayed.

Each thread has its own limit on the length of work, so short work never waits for long work.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from msgspec import Struct

from satrap.server import meters
from satrap.server.aside import Outcome, Work, timed
from satrap.server.fairness import Begun, FairQueue, Owner

T = TypeVar("T")
Run = Callable[[Work, int], Outcome]  # in the thread with a number
SHORT: Final = 0.05  # seconds
MEDIUM: Final = 0.3
LONG: Final = 1.01 * MEDIUM
MUCH: Final = 1.5  # seconds that an address was served recently
FADING: Final = 0.97  # one quick decision does not make a slow bot quick


class Pace:
    """How long a kind of work takes: a first guess, then the longest of the recent times."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self.last = 0.0  # how long it took last time

    def note(self, seconds: float) -> None:
        """Note how long it took this time."""
        self.last = seconds
        self.seconds = max(seconds, FADING * self.seconds)


class Job(Struct, eq=False):
    """Some work, and the future of whoever waits for it."""

    kind: str
    work: Callable[[], Any]
    pace: Pace
    first: int  # the first thread that takes work as long as this
    future: asyncio.Future[Any]
    since: float


class Lane:
    """One thread, and the longest work that it takes."""

    def __init__(self, number: int, longest: float, name: str) -> None:
        self.number, self.longest, self.is_free = number, longest, True
        self.pool = ThreadPoolExecutor(1, thread_name_prefix=name)


class Lanes:
    """Threads and their queue. Everything but the work itself is done in the event loop.

    `limits` are the longest work (seconds) that each thread takes. The work of an address that was
    served more than `much` recently counts as long. After it a thread rests for `rest` times as
    long: others need the processor, too.
    """

    def __init__(
        self,
        name: str,
        limits: Sequence[float] = (SHORT, math.inf),
        rest: float = 0.0,
        run: Run = timed,
        much: float = MUCH,
    ) -> None:
        self._queue: FairQueue[Job] = FairQueue()
        self._run, self._much = run, much
        self._lanes = [
            Lane(number, longest, name) for number, longest in enumerate(limits)
        ]  # the shortest first
        self._waiting = Counter[int]()  # how many jobs wait, by the first thread that takes them
        self._rest = rest
        self._is_open = True

    async def do(self, owner: Owner, kind: str, pace: Pace, work: Callable[[], T]) -> T:
        """Queue some work, and return its result."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._is_open:
            future.cancel()
        seconds = math.inf if self._had_much(owner) else pace.seconds
        first = next(lane.number for lane in self._lanes if seconds <= lane.longest)
        job = Job(kind, work, pace, first, future, time.monotonic())
        self._queue.put(owner, job)
        self._count(job, 1)
        self._go_on()
        return await future

    def charge(self, owner: Owner, seconds: float) -> None:
        """Note that somebody was served without waiting."""
        self._queue.charge(owner, seconds)

    def stop(self) -> None:
        """Start no more work, and cancel what waits."""
        self._is_open = False
        for _, job in self._queue.waiting():
            job.future.cancel()
        for lane in self._lanes:
            lane.pool.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        """Start all jobs that there is a free thread for."""
        while any(count and self._lane(first) for first, count in self._waiting.items()):
            turn = self._queue.take(lambda job: self._lane(job.first) is not None)
            assert turn is not None, "a job waits that there is a free thread for"
            self._count(turn.item, -1)
            lane = self._lane(turn.item.first)
            if turn.item.future.done() or lane is None:  # nobody waits for it any more
                self._queue.done(turn, 0.0)
            else:
                self._begin(turn, lane)

    def _lane(self, first: int) -> Lane | None:
        """Return the first free thread from `first` on; short work leaves the others free."""
        return next((lane for lane in self._lanes[first:] if lane.is_free), None)

    def _count(self, job: Job, change: int) -> None:
        self._waiting[job.first] += change
        meters.WAITING.labels(job.kind).inc(change)

    def _begin(self, turn: Begun[Job], lane: Lane) -> None:
        job, lane.is_free = turn.item, False
        meters.WAITED.labels(job.kind).observe(time.monotonic() - job.since)
        work = asyncio.get_running_loop().run_in_executor(
            lane.pool, self._run, job.work, lane.number
        )
        work.add_done_callback(lambda work: self._ended(turn, lane, work))

    def _ended(self, turn: Begun[Job], lane: Lane, work: asyncio.Future[Outcome]) -> None:
        job = turn.item
        if work.cancelled():  # the server stops
            job.future.cancel()
            return
        seconds, result, error = work.result()
        job.pace.note(seconds)
        self._queue.done(turn, seconds)
        if not job.future.done():
            job.future.set_result(result) if error is None else job.future.set_exception(error)
        if self._rest and self._had_much(turn.owner):
            rest = self._rest * (time.monotonic() - turn.began)
            asyncio.get_running_loop().call_later(rest, self._free, lane)
        else:
            self._free(lane)

    def _had_much(self, owner: Owner) -> bool:
        """Say whether an address was served a lot recently: then its work counts as long."""
        return self._queue.served(owner.address) > self._much

    def _free(self, lane: Lane) -> None:
        lane.is_free = True
        if self._is_open:
            self._go_on()
