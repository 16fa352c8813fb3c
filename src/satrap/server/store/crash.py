"""Named points at which a test can make the process die, as if the machine had."""

from __future__ import annotations

import os
import signal
from typing import Final

VARIABLE: Final = "SATRAP_CRASH"  # "before-commit:3": die when that point is reached the third time

OF_STORE: Final = ("before-append", "before-commit", "after-commit")
POINTS: Final = (
    *OF_STORE,
    "before-acknowledge",
    "before-telling",
    "after-telling",
    "before-over",  # around the append that ends a match
    "after-over",
)


class Crash:
    """Counts how often its point is reached."""

    def __init__(self, wanted: str) -> None:
        self.plan(wanted)

    def plan(self, wanted: str) -> None:
        """Choose where to die; nowhere, if `wanted` is empty."""
        self.point, _, times = wanted.partition(":")
        self.left = int(times or 1)

    def reach(self, point: str) -> None:
        """Die here, if it is time."""
        if point != self.point:
            return
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


CRASH: Final = Crash(os.environ.get(VARIABLE, ""))
reach: Final = CRASH.reach
