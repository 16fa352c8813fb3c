"""A process of its own in which the bots that search think, so that the server goes on answering.

A thread that computes keeps the others of its process from Python, also while it gives way to other
processes. `python -m satrap.server.aside LONG` takes work from stdin, and writes what came of it to
stdout. It ends with whoever started it.

Thread 0 is for what is short. The next LONG ones are for what is long: they run when nothing else
does. The last one is for records: people wait for them, so it gives way, but never stands still.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import count
from typing import IO, Any, Final

from satrap.bots.giving_way import STEP, give_way

Outcome = tuple[float, Any, Exception | None]  # seconds of work, and what came of it
Work = Callable[[], Any]
COMMAND: Final = (sys.executable, "-m", "satrap.server.aside")
TRIES: Final = 2
RECORDS: Final = -1  # the thread for them
SWITCH_SECONDS: Final = 0.0001  # between threads


class Gone(Exception):
    """The process has ended before it answered."""


class Aside:
    """The process as the server sees it: begun when it is first needed, and again when it ends."""

    def __init__(self, long: int) -> None:
        self._long, self._lock = long, threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._waiting: dict[int, Future[Outcome]] = {}
        self._numbers = count()
        self._is_open = True

    def run(self, work: Work, thread: int) -> Outcome:
        """Wait for what comes of some work; it is done again if the process ends meanwhile."""
        for _ in range(TRIES):
            with suppress(Gone, BrokenPipeError):
                return self._sent(work, thread).result()
        return 0.0, None, Gone()

    def run_record(self, work: Work, _: int = 0) -> Outcome:
        """Wait for what comes of some work with a record."""
        return self.run(work, RECORDS)

    def stop(self) -> None:
        """End it."""
        with self._lock:
            self._is_open = False
            if self._process is not None:
                self._process.kill()

    def _sent(self, work: Work, thread: int) -> Future[Outcome]:
        data = pickle.dumps(work)
        future: Future[Outcome] = Future()
        with self._lock:
            stdin = self._started().stdin
            assert stdin is not None
            number = next(self._numbers)
            self._waiting[number] = future
            stdin.write(pickle.dumps((thread, number, data)))
            stdin.flush()
        return future

    def _started(self) -> subprocess.Popen[bytes]:
        if not self._is_open:
            raise Gone
        if self._process is None:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen([*COMMAND, str(self._long)], stdin=pipe, stdout=pipe)
            threading.Thread(target=self._listen, args=(self._process,), daemon=True).start()
        return self._process

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Hand out answers until there are no more."""
        with process, suppress(EOFError, pickle.UnpicklingError):
            assert process.stdout is not None
            while True:
                number, outcome = pickle.load(process.stdout)
                self._waiting.pop(number).set_result(outcome)
        with self._lock:
            self._process = None
            left, self._waiting = self._waiting, {}
        for future in left.values():
            future.set_exception(Gone())


def timed(work: Work, thread: int = 0) -> Outcome:
    """Return how long a thread itself was at work, and what came of it.

    What other threads do meanwhile does not count: nobody pays for others.
    """
    began = time.thread_time()
    try:
        result, error = work(), None
    except Exception as failed:
        result, error = None, failed
    return time.thread_time() - began, result, error


class Worker:
    """The process as it sees itself."""

    def __init__(self, long: int, out: IO[bytes]) -> None:
        self._threads = [
            ThreadPoolExecutor(1),
            *(ThreadPoolExecutor(1, initializer=give_way) for _ in range(long)),
            ThreadPoolExecutor(1, initializer=os.nice, initargs=(STEP,)),
        ]
        self._out, self._lock = out, threading.Lock()

    def work(self, asked: IO[bytes]) -> None:
        """Do whatever comes until nobody asks any more."""
        with suppress(EOFError):
            while True:
                thread, *work = pickle.load(asked)
                self._threads[thread].submit(self._answer, *work)

    def _answer(self, number: int, data: bytes) -> None:
        outcome = timed(partial(_done, data))
        with self._lock:
            self._out.write(_written(number, outcome))
            self._out.flush()


def _done(data: bytes) -> Any:
    return pickle.loads(data)()


def _written(number: int, outcome: Outcome) -> bytes:
    """Return an answer as bytes; of an error that cannot be written its kind is told."""
    try:
        return pickle.dumps((number, outcome))
    except Exception:
        return pickle.dumps((number, (outcome[0], None, RuntimeError(type(outcome[2]).__name__))))


def main() -> None:
    """Think, behind the server, and end with it: a key that interrupts it is not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(STEP)
    sys.setswitchinterval(SWITCH_SECONDS)  # else what is short waits for what is long, each time
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # what is printed is no answer
    Worker(int(sys.argv[1]), out).work(sys.stdin.buffer)
    os._exit(0)


if __name__ == "__main__":
    main()
