"""How many files and connections this process may have open."""

from __future__ import annotations

import resource
from contextlib import suppress
from typing import Final

WANTED: Final = 4096
KEPT: Final = 128  # files for everything but connections: the store, bots, the page


def raise_files() -> None:
    """Raise the limit on open files to what we want, if the system starts with a lower one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> float:
    """Return how many connections leave enough files for everything else."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return float("inf") if soft == resource.RLIM_INFINITY else max(soft - KEPT, KEPT)
