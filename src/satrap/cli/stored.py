"""What the commands for stored matches share: checking them, copying them."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from satrap.cli.files import CannotSave, saving
from satrap.cli.screen import Screen
from satrap.cli.serving import FILE
from satrap.core.errors import Unreadable
from satrap.core.text import text
from satrap.server.inspection import Report, inspect
from satrap.server.store import copying
from satrap.server.store.errors import OtherVersion, StoreError
from satrap.server.store.opening import open_reader
from satrap.server.store.texts import shown
from satrap.server.tracing import Traced, trace

__all__ = ["FILE", "copy", "look_through", "people_of", "secret_of", "tell"]


def look_through(screen: Screen, file: Path) -> Report:
    """Inspect a store under a progress bar."""
    check_there(file)
    with reading(file):
        return asyncio.run(_look_through(screen, file))


def people_of(file: Path, table: str) -> list[Traced]:
    """Return what the log calls the people of a table."""
    check_there(file)
    with reading(file):
        return asyncio.run(_people_of(file, table))


def secret_of(file: Path, name: str) -> bytes:
    """Return a secret of the server that has a store."""
    check_there(file)
    with reading(file):
        return asyncio.run(_secret_of(file, name))


async def _secret_of(file: Path, name: str) -> bytes:
    reader = await open_reader(file)
    try:
        return await reader.find_secret(name) or b""
    finally:
        await reader.close()


async def _people_of(file: Path, table: str) -> list[Traced]:
    reader = await open_reader(file)
    try:
        return await trace(reader, table)
    finally:
        await reader.close()


@contextmanager
def reading(file: Path) -> Iterator[None]:
    """Raise errors that say in words what is wrong with a file."""
    try:
        yield
    except OtherVersion as error:
        raise Unreadable("cli-newer-store", file=str(file)) from error
    except StoreError as error:
        raise Unreadable("cli-not-a-store", file=str(file)) from error


async def _look_through(screen: Screen, file: Path) -> Report:
    console = Console(stderr=True)
    reader = await open_reader(file)
    try:
        with Progress(console=console, disable=not console.is_terminal) as bar:
            task = bar.add_task(screen.words(text("cli-check-bar")), total=None)
            return await inspect(
                reader, lambda done, of: bar.update(task, completed=done, total=of)
            )
    finally:
        await reader.close()


def tell(screen: Screen, report: Report) -> None:
    """Say what there is, and each fault in a sentence."""
    for fault in report.faults:
        match = shown(fault.match)
        screen.say_whole(text(f"cli-fault-{fault.kind}", match=match, line=fault.seq))
    counts = {"matches": report.matches, "lines": report.lines, "faults": len(report.faults)}
    screen.say(text("cli-check-done", **counts))


def copy(source: Path, target: Path) -> None:
    """Copy a store to a new file, or raise what is wrong."""
    check_there(source)
    if os.path.lexists(target):
        raise CannotSave("cli-backup-exists", file=str(target))
    try:
        with saving(target):
            copying.copy(source.absolute(), target.absolute())
    except StoreError as error:  # another file was there first
        raise CannotSave("cli-backup-exists", file=str(target)) from error
    except sqlite3.Error as error:
        reason = str(error)
        raise CannotSave("cli-cannot-save", file=str(target), reason=reason) from error


def check_there(file: Path) -> None:
    if not file.is_file():
        raise Unreadable("cli-no-store", file=str(file))
