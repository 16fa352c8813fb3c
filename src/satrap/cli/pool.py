"""Long work in several processes: Ctrl-C ends all of them immediately, whatever they are doing."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeVar

INTERRUPTED = 130  # the exit code of a program that Ctrl-C ended
Work = TypeVar("Work")
Done = TypeVar("Done")


def in_processes(do: Callable[[Work], Done], todo: Sequence[Work], jobs: int) -> Iterator[Done]:
    """Yield the results, in whatever order they are finished."""
    if jobs == 1 or len(todo) < 2:
        yield from map(do, todo)
        return
    with _processes(min(jobs, len(todo))) as pool:
        rest = iter(todo)
        with _deaf():
            waiting = {pool.submit(do, each) for each in islice(rest, 2 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(do, each) for each in islice(rest, len(done))}
            yield from (future.result() for future in done)


@contextmanager
def _processes(count: int) -> Iterator[Executor]:
    """Start processes, and end these immediately, whatever happens."""
    others = active_children()
    pool = ProcessPoolExecutor(
        count, mp_context=get_context("spawn"), initializer=_leave_interrupts
    )
    try:
        yield pool
    finally:
        for process in active_children():
            if process not in others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that never receive Ctrl-C, not even while they start."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_interrupts() -> None:
    """Let only the main process receive Ctrl-C; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
