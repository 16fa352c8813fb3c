"""Measure what a server and its children use, every second, from outside."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")
MB = 2**20
SECONDS = 1.0


class Sample(NamedTuple):
    """Bytes at one moment."""

    memory: int  # of the server and all its descendants
    children: int  # the descendants' part of it
    disk: int  # of all files in the folder: database, its log, the server's log


def tree(root: int) -> list[int]:
    """Return the ids of a process and all its descendants."""
    parents = {}
    for folder in PROC.glob("[0-9]*"):
        with suppress(OSError):  # it has just ended
            fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            parents[int(folder.name)] = int(fields[1])
    found = [root]
    for pid in found:
        found += [child for child, parent in parents.items() if parent == pid]
    return found


def memory_of(pid: int) -> int:
    """Return the bytes of a process: shared pages are divided among those that share them (PSS)."""
    with suppress(OSError, StopIteration):
        lines = (PROC / str(pid) / "smaps_rollup").read_text(encoding="utf-8").splitlines()
        return 1024 * int(next(line for line in lines if line.startswith("Pss:")).split()[1])
    return 0


def disk_of(folder: Path) -> int:
    """Return the bytes of all files in a folder."""
    total = 0
    for file in folder.rglob("*"):
        with suppress(OSError):
            total += file.stat().st_size if file.is_file() else 0
    return total


def errors_of(log: Path) -> dict[str, int]:
    """Count the warnings and errors in a server's log, by kind and place."""
    found: Counter[str] = Counter()
    with log.open("rb") as lines:
        for line in lines:
            if b'"level":"info"' in line:
                continue
            with suppress(ValueError):
                told = json.loads(line)
                place = (told.get("where") or ["nowhere"])[-1]
                found[f"{told['event'][:60]}: {told.get('error', 'no error')}, {place}"] += 1
    return dict(found.most_common())


def sample(pid: int, folder: Path) -> Sample:
    """Take one sample."""
    own, *children = (memory_of(each) for each in tree(pid))
    return Sample(own + sum(children), sum(children), disk_of(folder))


class Watch:
    """Samples every second; `part` ends one part and begins the next."""

    def __init__(self, pid: int, folder: Path) -> None:
        self._pid, self._folder = pid, folder
        self.samples: list[Sample] = []

    async def run(self) -> None:
        """Sample until cancelled."""
        while True:
            self.samples.append(await asyncio.to_thread(sample, self._pid, self._folder))
            await asyncio.sleep(SECONDS)

    def part(self) -> list[Sample]:
        """Return the samples since the last part, and begin another."""
        self.samples.append(sample(self._pid, self._folder))
        done, self.samples = self.samples, self.samples[-1:]
        return done
