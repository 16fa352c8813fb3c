"""SQLite: one writer connection that also checkpoints, and readers that can only read.

SQLite before 3.51.3 can damage a WAL file when two connections write or checkpoint at the same
time. So a lock keeps other processes from writing, and this process has one connection that can.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from satrap.server.store.errors import InUse, NotDurable
from satrap.server.store.texts import MARKED

READERS: Final = 4
BUSY_MS: Final = 5000

# The settings, and what reading them back must return.
WRITER: Final[dict[str, str | int]] = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: every commit is synced
    "fullfsync": 1,
    "checkpoint_fullfsync": 1,
    "wal_autocheckpoint": 1000,  # pages
    "foreign_keys": 1,
    "secure_delete": 1,  # what is deleted is overwritten
    "busy_timeout": BUSY_MS,
}
READER: Final[dict[str, str | int]] = {"query_only": 1, "busy_timeout": BUSY_MS}

# Columns of matches and their logs that older stores lack, and what they hold then.
ADDED: Final = {"matches": {"host": "''"}, "lines": {"beside": "NULL"}}
# Tables that are read together with logs and that older stores lack: nothing is in them then.
LATER: Final = {"aliases": ("match", "was", "person")}


def writer_engine(path: Path) -> Engine:
    """Return an engine with exactly one connection, whose transactions lock immediately.

    Only one thread may use it: the connection refuses all others.
    """
    engine = create_engine(
        url("sqlite", path, "rwc"),
        connect_args={"check_same_thread": True},
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
    )
    settled(engine, WRITER)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def reader_engine(path: Path) -> AsyncEngine:
    """Return an engine whose connections cannot write; the file must exist.

    Bytes that are not valid text are marked in what it reads.
    """
    engine = create_async_engine(
        url("sqlite+aiosqlite", path, "ro"),
        pool_size=READERS,
        max_overflow=0,
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.driver_connection.text_factory = MARKED
        fill_in(connection)

    settled(engine.sync_engine, READER)
    return engine


def fill_in(connection: Any) -> None:
    """Let an older store be read as if it had the columns and tables that were added since."""
    cursor = connection.cursor()
    for table, columns in LATER.items():
        cursor.execute("SELECT count(*) FROM pragma_table_info(?)", (table,))
        if cursor.fetchone()[0] == 0:
            nothing = ", ".join(f"NULL AS {column}" for column in columns)
            cursor.execute(f"CREATE TEMP VIEW {table} AS SELECT {nothing} WHERE false")
    for table, added in ADDED.items():
        cursor.execute("SELECT name FROM pragma_table_info(?)", (table,))
        names = {row[0] for row in cursor.fetchall()}
        missing = [f"{value} AS {name}" for name, value in added.items() if name not in names]
        if names and missing:
            values = ", ".join(["*", *missing])
            cursor.execute(f"CREATE TEMP VIEW {table} AS SELECT {values} FROM main.{table}")
    cursor.close()


def url(driver: str, path: Path, mode: str) -> URL:
    return URL.create(driver, database=name(path), query={"mode": mode, "uri": "true"})


def settled(engine: Engine, pragmas: dict[str, str | int]) -> None:
    """Give every new connection of an engine these settings, or refuse to connect."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where it guesses
        try:
            settle(connection, pragmas)
        except BaseException:
            connection.close()
            raise


def name(path: Path) -> str:
    """Return a path as a SQLite URI."""
    return f"file:{quote(str(path))}"


def settle(connection: Any, pragmas: dict[str, str | int]) -> None:
    """Apply the settings, and read each of them back."""
    cursor = connection.cursor()
    for pragma, value in pragmas.items():
        cursor.execute(f"PRAGMA {pragma}={value}")
        cursor.execute(f"PRAGMA {pragma}")
        require(pragma, value, cursor.fetchone()[0])
    cursor.close()


def require(pragma: str, wanted: str | int, found: str | int) -> None:
    """Raise unless a setting is what makes a commit durable."""
    if found != wanted:
        raise NotDurable(
            f"SQLite has {pragma}={found}, not {wanted}: acknowledged moves could be lost"
        )


def make_private(path: Path) -> None:
    """Create a file that only its owner can read: it holds the seeds of matches in progress."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def lock(path: Path) -> int:
    """Take the lock that makes this process the only writer of a file, and return its handle."""
    handle = os.open(path.with_name(path.name + "-lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise InUse(f"another process has {path.name} open: stop it first") from None
    return handle
