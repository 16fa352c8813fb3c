"""A house where days pass at once: its clock is ahead by as much as a file says."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from satrap.server import deadlines
from satrap.server.clock import Clock, set_clock
from tests.browser.house import House
from tests.browser.serving import serve

AHEAD = "SATRAP_TEST_AHEAD"  # the file: milliseconds


class Ahead(Clock):
    """The clock of this machine, and some more."""

    def now(self) -> int:
        return super().now() + int(Path(os.environ[AHEAD]).read_text())


def serve_ahead() -> None:
    set_clock(Ahead())
    never = 10**12  # time that passes at once is no outage
    pytest.MonkeyPatch().setattr(deadlines, "LATE_MS", never)
    serve()


class PassingHouse(House):
    """A house where a test lets time pass."""

    program = staticmethod(serve_ahead)

    def start(self) -> None:
        os.environ[AHEAD] = str(self.folder / "ahead")
        self.pass_time(0)
        super().start()

    def pass_time(self, ms: int) -> None:
        """Let so much time pass since the start."""
        (self.folder / "ahead.new").write_text(str(ms))
        (self.folder / "ahead.new").rename(self.folder / "ahead")
