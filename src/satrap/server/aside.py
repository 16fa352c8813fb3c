"""A separate process for the bots that search, so that the server keeps answering.

A thread that computes holds the interpreter lock, even while it yields the processor to other
processes. `python -m satrap.server.aside LONG` reads work from stdin and writes the results to
stdout. It ends when the process that started it ends.

Thread 0 is for short work. The next LONG threads are for long work: they run when nothing else
does. The last one is for records: people wait for them, so it yields but is never starved.
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

Outcome = tuple[float, Any, Exception | None]  # seconds of work, and its result or error
Work = Callable[[], Any]
COMMAND: Final = (sys.executable, "-m", "satrap.server.aside")
TRIES: Final = 2
RECORDS: Final = -1  # the thread for them
SWITCH_SECONDS: Final = 0.0001  # between threads


class Gone(Exception):
    """The process ended before it answered."""


class Aside:
    """The server's side of the process: started when first needed, and restarted when it ends."""

    def __init__(self, long: int) -> None:
        self._long, self._lock = long, threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._waiting: dict[int, Future[Outcome]] = {}
        self._numbers = count()
        self._is_open = True

    def run(self, work: Work, thread: int) -> Outcome:
        """Wait for the result of some work; it is sent again if the process ends in between."""
        for _ in range(TRIES):
            with suppress(Gone, BrokenPipeError):
                return self._sent(work, thread).result()
        return 0.0, None, Gone()

    def run_record(self, work: Work, _: int = 0) -> Outcome:
        """Wait for the result of some work with a record."""
        return self.run(work, RECORDS)

    def stop(self) -> None:
        """Kill the process."""
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
        """Deliver answers until the process ends."""
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
    """Do some work; return the thread's own time and the result or error.

    The time of other threads does not count: nobody pays for others.
    """
    began = time.thread_time()
    try:
        result, error = work(), None
    except Exception as failed:
        result, error = None, failed
    return time.thread_time() - began, result, error


class Worker:
    """The process itself: takes work and answers it."""

    def __init__(self, long: int, out: IO[bytes]) -> None:
        self._threads = [
            ThreadPoolExecutor(1),
            *(ThreadPoolExecutor(1, initializer=give_way) for _ in range(long)),
            ThreadPoolExecutor(1, initializer=os.nice, initargs=(STEP,)),
        ]
        self._out, self._lock = out, threading.Lock()

    def work(self, asked: IO[bytes]) -> None:
        """Do all work that comes, until the input ends."""
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
    """Return an answer as bytes; an error that cannot be pickled is reduced to its kind."""
    try:
        return pickle.dumps((number, outcome))
    except Exception:
        return pickle.dumps((number, (outcome[0], None, RuntimeError(type(outcome[2]).__name__))))


def main() -> None:
    """Work at a lower priority than the server, and end with it; Ctrl-C is not for us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(STEP)
    sys.setswitchinterval(SWITCH_SECONDS)  # otherwise short work waits for long work, every time
    out, sys.stdout = sys.stdout.buffer, sys.stderr  # printed text is not an answer
    Worker(int(sys.argv[1]), out).work(sys.stdin.buffer)
    os._exit(0)


if __name__ == "__main__":
    main()
