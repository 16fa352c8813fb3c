"""Make long computations leave the processor to whatever answers people."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

STEP: Final = 5  # a `nice` value: a third of the others' share, if all are busy
LAST: Final = 19  # next to nothing
GROUP: Final = Path("/proc/self/autogroup")


def give_way() -> None:
    """Let this thread run only when no other in its terminal wants to, if the system allows it.

    It stands still while the others are busy: do not use it for anything short.
    """
    with suppress(AttributeError, OSError):  # the system has no such threads
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def stand_back(kindness: int) -> None:
    """Let this process give way to all others on the machine, by a `nice` value.

    Linux divides the processor among terminals first, and `nice` counts only within one: a process
    that has left the server's terminal must lower the priority of its own terminal as well.
    """
    os.nice(kindness)
    with suppress(OSError):  # not Linux, or it does not divide like this
        GROUP.write_text(str(kindness), encoding="ascii")
