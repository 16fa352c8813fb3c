"""Errors of a database as errors of the store, without what they quote."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from satrap.server.store.errors import Failed, Full, StoreError

NO_ROOM: Final = {"53100", "53200"}  # PostgreSQL: disk full, out of memory
SQLITE_FULL: Final = 13


def failure(error: Exception) -> StoreError:
    """Return what to tell: an error of the store as it is, anything else as a failure.

    Only the first line of a message is kept: PostgreSQL quotes the values of a row in the next.
    """
    if isinstance(error, StoreError):
        return error
    source = error.orig if isinstance(error, DBAPIError) else error
    kind = Full if is_full(source) else Failed
    reason = (str(source).splitlines() or [""])[0] if isinstance(error, DBAPIError) else ""
    return kind(f"the store failed: {reason or type(error).__name__}")


def is_full(error: object) -> bool:
    """Tell whether a database has no room left."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", None) == SQLITE_FULL
    return getattr(error, "sqlstate", None) in NO_ROOM
