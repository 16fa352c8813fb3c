"""Files: where matches are stored, written so that a crash never loses what was there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path

from satrap.core.errors import SatrapError, Unreadable
from satrap.core.record import LARGEST, Record, format_record, parse_record


class CannotSave(SatrapError):
    """A file cannot be written."""

    code = "cannot-save"


def data_folder() -> Path:
    """Return the user's folder for saved matches."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        if os.environ.get(name):
            return Path(os.environ[name]) / "satrap"
    return Path.home() / ".local" / "share" / "satrap"


def new_file(game: str) -> Path:
    """Return an unused file name for a new match."""
    folder = data_folder()
    make_folder(folder)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}.json" if number == 1 else f"{stem}-{number}.json" for number in count(1))
    return next(path for name in names if not (path := folder / name).exists())


def make_folder(folder: Path) -> None:
    """Make a folder unless it exists, or raise CannotSave."""
    with saving(folder):
        folder.mkdir(parents=True, exist_ok=True)


def check_new(file: Path) -> Path:
    """Return a file to write to if nothing is there yet; otherwise raise CannotSave."""
    if os.path.exists(file):  # unlike Path.exists it never raises
        raise CannotSave("cli-file-exists", file=str(file))
    return file


def write_record(path: Path, record: Record) -> None:
    """Write a record whole or not at all, and return only when it is on the disk."""
    write_file(path, format_record(record))


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, and return only when it is on the disk."""
    spare = path.with_name(f"{path.name}.part")
    with saving(path):
        with spare.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        spare.replace(path)
        _sync_folder(path.parent)


@contextmanager
def saving(path: Path) -> Iterator[None]:
    """Raise CannotSave if writing fails."""
    try:
        yield
    except OSError as error:
        raise CannotSave("cli-cannot-save", file=str(path), reason=_reason(error)) from error


def read_record(path: Path) -> Record:
    """Read a record, or raise Unreadable."""
    return parse_record(_read(path))


def read_text(path: Path) -> str:
    """Read a text file, or raise Unreadable."""
    return _read(path).decode(errors="replace")


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise Unreadable("cli-cannot-read", file=str(path), reason=_reason(error)) from error


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
