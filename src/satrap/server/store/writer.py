"""The one writer: writes that wait at the same time share one durable commit.

A write is a job in a bounded queue: when it is full, callers wait. If a job of a batch is refused,
the batch is written again with a savepoint for each job, so that it spoils no other. No caller gets
an answer, not even a refusal, before the commit is done; if that fails, every job of the batch has
failed.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, TypeVar

from satrap.server import meters
from satrap.server.store.attempts import Outcome, Work, commit
from satrap.server.store.crash import reach
from satrap.server.store.errors import Closed
from satrap.server.store.failures import failure
from satrap.server.store.runners import Runner

WAITING: Final = 1024  # jobs in the queue
BATCH: Final = 256  # jobs in one commit

T = TypeVar("T")


class Job:
    """One write, and the caller who waits for it."""

    def __init__(self, work: Work[Any], lines: int) -> None:
        self.work, self.lines = work, lines
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def tell(self, outcome: Outcome) -> None:
        """Pass the outcome to the caller, if they still wait."""
        result, error = outcome
        if self.done.done():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class Writer:
    """Takes jobs from the queue and commits them, a batch at a time."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self._queue: asyncio.Queue[Job] = asyncio.Queue(WAITING)
        self._waiting: set[asyncio.Future[Any]] = set()
        self._is_open = True
        self._task = asyncio.create_task(self._run(), name="store writer")

    def waiting(self) -> int:
        """Return how many jobs are in the queue."""
        return self._queue.qsize()

    async def submit(self, work: Work[T], lines: int = 0) -> T:
        """Return what the work returned, once it is durable; `lines` is how many lines it adds."""
        if not self._is_open or self._task.done():
            raise Closed("the store is closed")
        job = Job(work, lines)
        self._waiting.add(job.done)
        job.done.add_done_callback(self._waiting.discard)
        try:
            await self._queue.put(job)
            result: T = await job.done
        finally:
            job.done.cancel()  # if the caller has gone and there is time, nothing is written
        return result

    async def close(self) -> None:
        """Finish the waiting jobs, then stop."""
        self._is_open = False
        while self._waiting:
            await asyncio.wait(set(self._waiting))
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self.write([job for job in batch if not job.done.done()])

    async def write(self, batch: list[Job]) -> None:
        """Commit a batch, then pass the outcomes to the callers."""
        reach("before-append")
        began = time.perf_counter()
        try:
            outcomes = await self._commit([job.work for job in batch])
        except Exception as error:
            outcomes = [(None, failure(error)) for _ in batch]
            meters.COMMITS_FAILED.inc()
        else:
            reach("after-commit")
            lines = sum(job.lines for job in batch)
            meters.count_commit(len(batch), lines, time.perf_counter() - began)
        for job, outcome in zip(batch, outcomes, strict=True):
            job.tell(outcome)

    async def _commit(self, batch: list[Work[Any]]) -> list[Outcome]:
        return await self.runner.run(lambda connection: commit(connection, batch))
