"""The disk under the load test: what it is, and how long it takes to sync without any server."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from bench.load_numbers import milliseconds

PAGE = 4096
TIMES = 300
IN_MEMORY = {"tmpfs", "ramfs"}


def file_system(folder: Path) -> str:
    """Return the kind of file system that a folder is on."""
    found = ("", "unknown")
    for line in Path("/proc/self/mounts").read_text(encoding="utf-8").splitlines():
        place, kind = line.split()[1:3]
        if folder.resolve().is_relative_to(place):
            found = max(found, (place, kind), key=lambda each: len(each[0]))
    return found[1]


def sync_times(folder: Path) -> dict[str, dict[str, float]]:
    """Return how long a sync takes: of 4 KB appended to a file, and of an SQLite commit."""
    return {
        "append 4 KB, fdatasync": milliseconds(_appends(folder / "sync")),
        "SQLite WAL, insert, commit": milliseconds(_commits(folder / "sync.sqlite")),
    }


def _appends(path: Path) -> list[float]:
    page = os.urandom(PAGE)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def append() -> None:
        os.write(handle, page)
        os.fdatasync(handle)

    try:
        return [_timed(append) for _ in range(TIMES)]
    finally:
        os.close(handle)
        path.unlink()


def _commits(path: Path) -> list[float]:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode=wal")
        database.execute("PRAGMA synchronous=full")
        database.execute("CREATE TABLE lines (body BLOB)")
        body = os.urandom(400)
        times = [
            _timed(lambda: database.execute("INSERT INTO lines VALUES (?)", (body,)))
            for _ in range(TIMES)
        ]
    path.unlink()
    return times


def _timed(work: Callable[[], Any]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin
