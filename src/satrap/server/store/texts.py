"""Text from a damaged file: SQLite may return bytes that are not valid text.

Each such byte is marked when it is read, so that it spoils the text it is in and no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from satrap.server.store.errors import Corrupt
from satrap.server.store.interface import MatchRow

MARKED: Final = partial(str, encoding="utf-8", errors="surrogateescape")  # bytes as text


def is_clean(value: object) -> bool:
    """Say whether something is text without marked bytes."""
    if not isinstance(value, str):
        return False
    try:
        return value.isascii() or bool(value.encode())
    except UnicodeEncodeError:
        return False


def require_clean(*values: object) -> None:
    """Raise Corrupt unless all of these are clean text."""
    if not all(map(is_clean, values)):
        raise Corrupt("there is text that cannot be read")


def shown(value: str) -> str:
    """Return text that can be written anywhere, with marked bytes escaped."""
    return value.encode(errors="backslashreplace").decode()


def last_of(rows: Sequence[MatchRow]) -> str | None:
    """Return the last match of a page by which the next page can be requested."""
    return next((row.id for row in reversed(rows) if is_clean(row.id)), None)
