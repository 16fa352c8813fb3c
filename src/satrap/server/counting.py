"""Counts commands: how many there are, how they end, how long they take."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from satrap.core.errors import SatrapError
from satrap.server import meters
from satrap.server.logs import log
from satrap.server.tables.commands import AnyCommand

ACKNOWLEDGED, FAILED = "acknowledged", "failed"


class Timed:
    """The time since one command arrived."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    def seconds(self) -> float:
        return time.perf_counter() - self._began

    def is_stored(self) -> None:
        """Note that it is durable, and about to be acknowledged."""
        meters.ACKNOWLEDGED_SECONDS.observe(self.seconds())


@contextmanager
def counted(command: AnyCommand) -> Iterator[Timed]:
    """Count a command and log it when it has ended, whatever the outcome."""
    kind, outcome, timed = type(command).__name__.lower(), FAILED, Timed()
    try:
        yield timed
        outcome = ACKNOWLEDGED
    except SatrapError as error:
        outcome = error.code
        raise
    finally:
        meters.count_command(kind, outcome)
        log("command", kind=kind, outcome=outcome, ms=round(timed.seconds() * 1000, 1))
