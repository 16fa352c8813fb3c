"""A process, to be killed, that appends to several matches at once and acknowledges on stdout.

`python -m tests.server.store.worker WHERE STARTS UNTIL FAULT`: STARTS is JSON, each match with the
number of its first submission; UNTIL is the number to stop at, or 0 for never; FAULT holds names
from FAULTS to plant, separated by commas, or is empty.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from satrap.server.store import sqlite
from satrap.server.store.crash import CRASH
from satrap.server.store.errors import Repeated
from satrap.server.store.interface import StoredLine
from satrap.server.store.opening import open_store
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.writer import Job, Writer
from tests.server.store.samples import submission


async def play(store: SqlStore, told: int, match: str, number: int, until: int) -> None:
    """Send one submission after another; acknowledge each when the store has returned."""
    seq = len(await store.read(match))
    while number < until or until == 0:
        lines = submission(match, number, seq)
        try:
            await store.append(lines)
            seq += len(lines)
        except Repeated:
            pass
        os.write(told, f"{match} {number}\n".encode())
        number += 1


def acknowledge_early() -> None:
    """Plant a fault: everything is acknowledged before the commit."""
    write = Writer.write

    async def early(self: Writer, batch: list[Job]) -> None:
        for job in batch:
            job.tell((None, None))
        for _ in range(10):  # clients have gone on before anything is written
            await asyncio.sleep(0)
        await write(self, batch)

    Writer.write = early  # type: ignore[method-assign]


def forget_keys() -> None:
    """Plant a fault: no line carries its key."""
    append = SqlStore.append

    async def keyless(self: SqlStore, lines: Sequence[StoredLine], **rest: Any) -> None:
        await append(self, [msgspec.structs.replace(line, key="") for line in lines], **rest)

    SqlStore.append = keyless  # type: ignore[method-assign]


def sync_seldom() -> None:
    """Plant a fault: SQLite syncs only when it checkpoints."""
    sqlite.WRITER["synchronous"] = 1


def checkpoint_often() -> None:
    """Not a fault: let a short run see checkpoints."""
    sqlite.WRITER["wal_autocheckpoint"] = 60


FAULTS: dict[str, Callable[[], None]] = {
    "early": acknowledge_early,
    "keyless": forget_keys,
    "normal": sync_seldom,
    "often": checkpoint_often,
}


async def main(told: int, where: str, starts: dict[str, int], until: int) -> None:
    store = await open_store(where)
    clients = (play(store, told, match, first, until) for match, first in starts.items())
    await asyncio.gather(*clients)
    os._exit(0)  # as abruptly as a kill: nothing is closed


def work(
    pipe: Connection | None, where: str, starts: str, until: str, faults: str, crash: str = ""
) -> None:
    """Run with faults and a place to die; acknowledge to a pipe or to stdout."""
    for fault in filter(None, faults.split(",")):
        FAULTS[fault]()
    CRASH.plan(crash)
    told = 1 if pipe is None else pipe.fileno()
    asyncio.run(main(told, where, json.loads(starts), int(until)))


if __name__ == "__main__":
    work(None, *sys.argv[1:])
