"""Copies of a SQLite store, made while others read and write it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from satrap.server.store.errors import StoreError
from satrap.server.store.sqlite import make_private, name


def copy(path: Path, target: Path) -> None:
    """Copy a database that is in use to a new file, whole or not at all."""
    part = target.with_name(target.name + ".part")
    if os.path.lexists(target):
        raise taken(target)
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        copy_pages(path, part)
        with part.open("rb") as done:
            os.fsync(done.fileno())
        put(part, target)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(target.parent)


def copy_pages(path: Path, part: Path) -> None:
    """Copy everything in one go: a write at the same time is copied whole or not at all."""
    with (
        closing(sqlite3.connect(f"{name(path)}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(part)) as copied,
    ):
        source.backup(copied)
        copied.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it


def put(part: Path, target: Path) -> None:
    """Give a file its name, without ever replacing another."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise taken(target) from None
    except OSError:  # a disk without hard links
        if os.path.lexists(target):
            raise taken(target) from None
        part.rename(target)


def taken(target: Path) -> StoreError:
    return StoreError(f"{target.name} is there already")


def sync_folder(folder: Path) -> None:
    """Make a new name durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
