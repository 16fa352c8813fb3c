"""Power losses, from a trace of what a process wrote and synced.

`strace` reports every write, sync and acknowledgement in order. The trace can be cut anywhere:
each file then holds what was synced before the cut, and of what was written since, any part or
nothing, down to sectors of a disk.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SYSCALLS = "pwrite64,write,ftruncate,fsync,fdatasync,sendto"
SECTOR = 512
CALL = re.compile(
    r"(?P<pid>\d+) +(?P<name>\w+)\((?P<handle>\d+)<(?P<path>[^>]*)>"
    r'(?:, "(?P<data>[^"]*)"(?:\.\.\.)?)?(?P<numbers>(?:, \d+)*)(?:, NULL, 0)?\)? *'
    r"(?:= |<unfinished)"
)
RESUMED = re.compile(r"(?P<pid>\d+) +<\.\.\. (?P<name>\w+) resumed>\) *= 0")


class Event(NamedTuple):
    """Something that a process did: `write` at a place, `sync`, `cut` to a size, or `say`.

    What is said is written to stdout or sent to a socket; a long message is cut short.
    """

    kind: str
    file: str = ""
    place: int = 0
    data: bytes = b""


def plain(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))


def events(trace: Path) -> Iterator[Event]:
    """Yield the events of a trace; a sync counts when it has ended."""
    syncing: dict[str, str] = {}
    for text in trace.read_text().splitlines():
        if ended := RESUMED.match(text):
            if ended["name"].endswith("sync"):
                yield Event("sync", syncing.pop(ended["pid"]))
        elif call := CALL.match(text):
            file = Path(plain(call["path"]).decode(errors="replace")).name
            if call["name"].endswith("sync") and text.endswith("<unfinished ...>"):
                syncing[call["pid"]] = file
            else:
                yield from event(call, file)


def event(call: re.Match[str], file: str) -> Iterator[Event]:
    numbers = [int(number) for number in call["numbers"].split(", ")[1:]]
    if call["name"] == "pwrite64":
        data = plain(call["data"])
        assert len(data) == numbers[0], "the trace is truncated"
        yield Event("write", file, numbers[1], data)
    elif call["name"] == "ftruncate":
        yield Event("cut", file, numbers[0])
    elif call["name"].endswith("sync"):
        yield Event("sync", file)
    elif call["name"] == "sendto" or call["handle"] == "1":
        yield Event("say", data=plain(call["data"]))


class Disk:
    """The synced content of each file, and the changes not yet synced."""

    def __init__(self, folder: Path, names: tuple[str, ...]) -> None:
        self.synced = {
            name: bytearray((folder / name).read_bytes() if (folder / name).exists() else b"")
            for name in names
        }
        self.pending: dict[str, list[Event]] = {name: [] for name in names}

    def see(self, seen: Event) -> None:
        if seen.file not in self.synced:
            return
        if seen.kind == "sync":
            for change in self.pending[seen.file]:
                apply(self.synced[seen.file], change)
            self.pending[seen.file].clear()
        else:
            self.pending[seen.file].append(seen)

    def lose_power(self, folder: Path, generator: random.Random) -> None:
        """Write what is left to a folder: everything synced, and some of the rest."""
        folder.mkdir()
        luck = generator.choice([0.0, 0.0, 0.5, 0.9])
        for name, synced in self.synced.items():
            left = bytearray(synced)
            for change in self.pending[name]:
                for part in sectors(change):
                    if generator.random() < luck:
                        apply(left, part)
            (folder / name).write_bytes(left)


def apply(content: bytearray, change: Event) -> None:
    if change.kind == "cut":
        del content[change.place :]
        content.extend(bytes(change.place - len(content)))
        return
    content.extend(bytes(max(0, change.place - len(content))))
    content[change.place : change.place + len(change.data)] = change.data


def sectors(change: Event) -> Iterator[Event]:
    """Yield a change in the parts that a disk writes in one go."""
    if change.kind == "cut":
        yield change
    for start in range(0, len(change.data), SECTOR):
        part = change.data[start : start + SECTOR]
        yield Event("write", change.file, change.place + start, part)
