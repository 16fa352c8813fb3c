"""Processes forked from one that has imported everything, so that starting takes no time."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from satrap.server.store.crash import CRASH, VARIABLE

CONTEXT = multiprocessing.get_context("forkserver")
LOADED = [
    "satrap.cli.serving",
    "tests.server.store.worker",
    "tests.server.kills.serving",
    "tests.server.fuzz.faults",
]
# What a server loads when it starts, or when it is first needed: each would do so again.
LATE = [
    "typer._adapters",
    "alembic.command",
    "aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "aiosmtplib",
    "argon2",
    "openskill.models",
    "pyotp",
    "pywebpush",
    "webauthn",
    "satrap.server.cups.drawing_up",
]
CONTEXT.set_forkserver_preload([*LOADED, *LATE])


class Forked:
    """A Satrap command in a process of its own, used like a `subprocess.Popen`.

    `start` is called there to run it; what it writes to stderr is appended to a log.
    """

    def __init__(
        self, start: Callable[..., None], *given: str, words: list[str], log: Path | None = None
    ) -> None:
        told, pipe = CONTEXT.Pipe(duplex=False)
        environment = dict(os.environ)
        arguments = (pipe, log, environment, words, start, given)
        self._process = CONTEXT.Process(target=_run, args=arguments)
        self._process.start()
        pipe.close()
        with told:
            self.stdout = os.fdopen(os.dup(told.fileno()), encoding="utf-8")

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, seconds: float | None = None) -> int:
        self._process.join(seconds)
        code = self._process.exitcode
        assert code is not None, "the process has not ended"
        return code

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()


def _run(
    pipe: Connection,
    log: Path | None,
    environment: dict[str, str],
    words: list[str],
    start: Callable[..., None],
    given: tuple[str, ...],
) -> None:
    os.environ.clear()
    os.environ.update(environment)
    CRASH.plan(environment.get(VARIABLE, ""))  # not what it was when the first one was forked
    os.dup2(pipe.fileno(), 1)
    pipe.close()
    if log:
        with log.open("ab") as file:
            os.dup2(file.fileno(), 2)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 -- until the end
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1, closefd=False)  # noqa: SIM115
    sys.argv = ["satrap", *words]
    start(*given)


def address_in(line: str) -> str:
    """Return the address that a server tells, by its number: no name has to be looked up."""
    told = next((word for word in line.split() if word.startswith("http")), "")
    return told.replace("localhost", "127.0.0.1")
