"""Memory: how much a table takes, and returning free memory to the system."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Final

from satrap.server.live_table import LiveTable

MEGABYTE: Final = 2**20

# Measured as the growth of a process that replays records. Matches of 190 to 300 plies, of both
# games: 1.5 to 1.6 KB per ply. A match of 4,000 plies: 5.6 KB per ply, since states remember more
# and more. So each ply counts 2,000 bytes, and one more for each ply of the match.
TABLE_BYTES: Final = 50_000
PLY_BYTES: Final = 2_000
ENTRY_BYTES: Final = 500  # with its acknowledgement


def weight(standing: LiveTable) -> int:
    """Return roughly how many bytes a table takes in memory, rather too many than too few."""
    table = standing.table
    plies = len(table.match.line) if table.match else 0
    entries = len(table.entries) + (len(table.match.entries) if table.match else 0)
    return TABLE_BYTES + plies * (PLY_BYTES + plies) + entries * ENTRY_BYTES


def _trimmer() -> Callable[[int], int] | None:
    """Return the function of the C library that releases free memory; only GNU has one."""
    if not sys.platform.startswith("linux"):
        return None
    return getattr(ctypes.CDLL(None), "malloc_trim", None)


_trim = _trimmer()


def give_back() -> None:
    """Return free memory to the system; otherwise the process would keep most of it."""
    if _trim is not None:
        _trim(0)
