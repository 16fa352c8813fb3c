"""Turns database errors into store errors, without the values that they quote."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from satrap.server.store.errors import Corrupt, Failed, Full, StoreError

NO_ROOM: Final = {"53100", "53200"}  # PostgreSQL: disk full, out of memory
SQLITE_FULL: Final = 13
SQLITE_CORRUPT: Final = 11
CORRUPT: Final = {"XX001", "XX002"}  # PostgreSQL: data corrupted, index corrupted
PRIMARY: Final = 0xFF  # mask for the primary code of SQLite; the rest is detail


def failure(error: Exception) -> StoreError:
    """Return the error to raise: a StoreError as it is, anything else as a failure.

    Only the first line of a message is kept: PostgreSQL quotes the values of a row in the next.
    """
    if isinstance(error, StoreError):
        return error
    source = error.orig if isinstance(error, DBAPIError) else error
    kind = Full if is_full(source) else Corrupt if is_corrupt(source) else Failed
    reason = (str(source).splitlines() or [""])[0] if isinstance(error, DBAPIError) else ""
    return kind(f"the store failed: {reason or type(error).__name__}")


def is_full(error: object) -> bool:
    """Say whether a database has no room left."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", None) == SQLITE_FULL
    return getattr(error, "sqlstate", None) in NO_ROOM


def is_corrupt(error: object) -> bool:
    """Say whether a database cannot make sense of what it has stored."""
    if isinstance(error, sqlite3.Error):
        return (getattr(error, "sqlite_errorcode", None) or 0) & PRIMARY == SQLITE_CORRUPT
    return getattr(error, "sqlstate", None) in CORRUPT
