"""A work file: settings, then a line for each finished piece of work. A crash loses none of it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from satrap.cli.files import saving, write_file
from satrap.core.canonical import canonical
from satrap.core.errors import SatrapError, Unreadable

Settings = TypeVar("Settings", bound=msgspec.Struct)
Line = TypeVar("Line", bound=msgspec.Struct)


class OtherSettings(SatrapError):
    """The file was begun with other settings."""

    code = "other-settings"


class WorkFile(Generic[Settings, Line]):
    """Stores every finished piece of work; the file is created, or read and continued."""

    def __init__(self, path: Path, settings: Settings, kind: type[Line]) -> None:
        self.path, self._kind = path, kind
        self.lines: list[Line] = []
        with saving(path):
            kept = _whole_lines(path)
            if kept:
                self._read(kept, settings)
                os.truncate(path, sum(map(len, kept)))
            else:
                write_file(path, _written(settings))

    def add(self, lines: Iterable[Line]) -> None:
        """Append finished work, and return only when it is on the disk."""
        fresh = list(lines)
        with saving(self.path):
            self._append(b"".join(map(_written, fresh)))
        self.lines += fresh

    def _append(self, data: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def _read(self, kept: list[bytes], settings: Settings) -> None:
        try:
            begun = msgspec.json.decode(kept[0], type=type(settings))
            self.lines = [msgspec.json.decode(line, type=self._kind) for line in kept[1:]]
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Unreadable("cli-balance-damaged", file=str(self.path)) from error
        check_same(self.path, settings, begun)


def check_same(path: Path, wanted: Settings, found: Settings) -> None:
    """Raise OtherSettings unless a file was made with the settings wanted now."""
    fields = wanted.__struct_fields__
    names = [name for name in fields if getattr(wanted, name) != getattr(found, name)]
    if names:
        raise OtherSettings("cli-balance-other", file=str(path), names=", ".join(names))


def _written(value: msgspec.Struct) -> bytes:
    return canonical(msgspec.to_builtins(value)) + b"\n"


def _whole_lines(path: Path) -> list[bytes]:
    """Return the lines of a file, without a last one that was cut off during writing."""
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
