"""How what computes for long leaves the processor to those who answer people."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

STEP: Final = 5  # as `nice` counts: a third of the share of others, if all are busy
LAST: Final = 19  # next to nothing
GROUP: Final = Path("/proc/self/autogroup")


def give_way() -> None:
    """Let this thread run when no other of its terminal wants to, where the system can do that.

    It stands still while the others are busy: nothing that is short may be done in it.
    """
    with suppress(AttributeError, OSError):  # there are no such threads
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def stand_back(kindness: int) -> None:
    """Let this process give way to all others of the machine, by as much as `nice` counts.

    Linux shares the processor among terminals first, and who is kind within one stays at its share:
    so a process that has left the server's terminal has to be kind to the others as well.
    """
    os.nice(kindness)
    with suppress(OSError):  # no Linux, or it does not share like this
        GROUP.write_text(str(kindness), encoding="ascii")
