"""Where tests keep their files: in memory, if there is room.

A server syncs whatever it acknowledges, and most of its time a test would wait for the disk.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

SHARED = Path("/dev/shm")
ROOM = 2 * 2**30  # bytes; a whole run needs much less
ROOT = "PYTEST_DEBUG_TEMPROOT"  # where pytest makes its temporary folders


def memory(shared: Path = SHARED, room: int = ROOM) -> Path | None:
    """Return a folder in memory, or none if there is none with enough room."""
    if not os.access(shared, os.W_OK) or shutil.disk_usage(shared).free < room:
        return None
    return shared


def keep_in_memory() -> None:
    """Let pytest make its temporary folders in memory, unless somebody has said where."""
    if ROOT not in os.environ and (place := memory()):
        os.environ[ROOT] = str(place)
