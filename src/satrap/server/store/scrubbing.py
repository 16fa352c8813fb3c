"""Leaves nothing of what was deleted in the files of SQLite: neither in the WAL nor in free space.

Whatever is deleted is overwritten (`secure_delete`), but a page that was divided before may hold
copies of its rows in unused space, whole or in part: so the file is written anew. Earlier versions
of pages are still in the WAL until a checkpoint has emptied it.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

PATIENCE_MS: Final = 50  # for which a checkpoint waits for readers, while nobody can write


def checkpoint(connection: Connection) -> bool:
    """Move everything from the WAL to the file, and empty it; say whether no reader was in the way.

    The connection must be outside of a transaction.
    """
    driver = _driver(connection)
    (patience,) = driver.execute("PRAGMA busy_timeout").fetchone()
    driver.execute(f"PRAGMA busy_timeout={PATIENCE_MS}")
    try:
        (is_busy, *_) = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        driver.execute(f"PRAGMA busy_timeout={patience}")
    return not is_busy


def write_anew(connection: Connection) -> None:
    """Write the whole file anew, without free space."""
    _driver(connection).execute("VACUUM")


def _driver(connection: Connection) -> Any:
    return connection.connection.driver_connection
