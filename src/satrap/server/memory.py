"""Memory: how much of it a table takes, and giving back to the system what is free."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Final

from satrap.server.live_table import LiveTable

MEGABYTE: Final = 2**20

# Measured as the growth of a process that replays records. Matches of 190 to 300 plies, of both
# games: 1.5 to 1.6 KB a ply. A match of 4,000 plies: 5.6 KB a ply, since states grow with what is
# remembered in them. So each ply takes 2,000 bytes, and one more for each ply of the match.
TABLE_BYTES: Final = 50_000
PLY_BYTES: Final = 2_000
ENTRY_BYTES: Final = 500  # with its acknowledgement


def weight(standing: LiveTable) -> int:
    """Return how many bytes a table takes in memory, roughly and rather too many."""
    table = standing.table
    plies = len(table.match.line) if table.match else 0
    entries = len(table.entries) + (len(table.match.entries) if table.match else 0)
    return TABLE_BYTES + plies * (PLY_BYTES + plies) + entries * ENTRY_BYTES


def _trimmer() -> Callable[[int], int] | None:
    """Return what makes the C library give free memory back; only that of GNU can."""
    if not sys.platform.startswith("linux"):
        return None
    return getattr(ctypes.CDLL(None), "malloc_trim", None)


_trim = _trimmer()


def give_back() -> None:
    """Give memory that is free back to the system; without this most of it would be kept."""
    if _trim is not None:
        _trim(0)
