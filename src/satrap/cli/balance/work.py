"""The work file: the settings, then a line for each finished game. A crash loses no finished line.

It lies beside the report while games are played, and goes when the report is written.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from satrap.cli.balance.games import Line
from satrap.cli.balance.settings import Settings, differences
from satrap.cli.files import saving, write_file
from satrap.core.canonical import canonical
from satrap.core.errors import SatrapError, Unreadable


class OtherSettings(SatrapError):
    """What was begun here has other settings."""

    code = "other-settings"


class WorkFile:
    """Keeps every finished game; made anew, or read and gone on with."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.lines: dict[tuple[int, int], Line] = {}
        with saving(path):
            kept = _whole_lines(path)
            if kept:
                self._read(kept, settings)
                os.truncate(path, sum(map(len, kept)))
            else:
                write_file(path, _written(settings))

    def missing(self, seats: int, games: int) -> list[int]:
        """Return the numbers of the games that are still to be played."""
        return [number for number in range(games) if (seats, number) not in self.lines]

    def add(self, lines: Iterable[Line]) -> None:
        """Append finished games, and return only when they are on the disk."""
        fresh = list(lines)
        with saving(self.path):
            self._append(b"".join(map(_written, fresh)))
        self.lines |= {(line.seats, line.number): line for line in fresh}

    def games(self, seats: int) -> list[Line]:
        """Return the games with this many seats, in the order of their numbers."""
        return [line for key, line in sorted(self.lines.items()) if key[0] == seats]

    def _append(self, data: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def _read(self, kept: list[bytes], settings: Settings) -> None:
        try:
            begun = msgspec.json.decode(kept[0], type=Settings)
            lines = [msgspec.json.decode(line, type=Line) for line in kept[1:]]
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Unreadable("cli-balance-damaged", file=str(self.path)) from error
        check_same(self.path, settings, begun)
        self.lines = {(line.seats, line.number): line for line in lines}


def check_same(path: Path, wanted: Settings, found: Settings) -> None:
    """Raise OtherSettings unless a file was made with the settings that are wanted now."""
    names = differences(wanted, found)
    if names:
        raise OtherSettings("cli-balance-other", file=str(path), names=", ".join(names))


def _written(value: Settings | Line) -> bytes:
    return canonical(msgspec.to_builtins(value)) + b"\n"


def _whole_lines(path: Path) -> list[bytes]:
    """Return the lines of a file, without a last one that was cut off while it was written."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except FileNotFoundError:
        return []
    if lines and not _is_whole(lines[-1]):
        lines.pop()
    return lines


def _is_whole(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return False
    return line.endswith(b"\n")
