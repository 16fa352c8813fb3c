"""Limits how many lines of a kind are logged per minute; the rest are only counted.

So nobody can fill a disk with requests, or hide one line behind a million others.
"""

from __future__ import annotations

import logging
import time
import traceback
from collections import Counter
from contextvars import ContextVar
from typing import Any, Final

from msgspec import Struct

ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")  # the address that asks
SECONDS: Final = 60
REFUSED: Final = {
    408,
    411,
    421,
    429,
    1008,
    "too-many",
    "too-slow",
}  # statuses, and codes of refused commands
ALL, WRONG = "", "wrong"


class Lines(Struct, frozen=True):
    """The most lines per minute."""

    wrong: int = 10  # warnings and errors of one kind, from one place
    refused: int = 60  # requests that were refused for one reason
    address: int = 1200  # from one address
    all: int = 30_000  # in total; and as many warnings and errors


class Throttle:
    """Counts lines, and decides which to leave out."""

    def __init__(self, most: Lines, slack: float = 1.0) -> None:
        self._most, self._slack = most, slack
        self._counts: Counter[Any] = Counter()
        self._left: Counter[tuple[int, str]] = Counter()
        self._ends = 0.0

    def takes(self, record: logging.LogRecord) -> bool:
        """Say whether a line is written."""
        for key, most in self._limits(record):
            if self._counts[key] >= most * self._slack:
                self._left[record.levelno, _first(record)] += 1
                return False
            self._counts[key] += 1
        return True

    def left_out(self, *, is_end: bool = False) -> dict[tuple[int, str], int]:
        """Return how many lines were left out, by level and event, once a minute is over."""
        now = time.monotonic()
        if now < self._ends and not is_end:
            return {}
        left = dict(self._left)
        self._ends = now + SECONDS
        self._counts.clear()
        self._left.clear()
        return left

    def _limits(self, record: logging.LogRecord) -> list[tuple[Any, int]]:
        if record.levelno >= logging.WARNING:
            kind = (record.name, record.msg, *_error(record))
            return [(kind, self._most.wrong), (WRONG, self._most.all)]
        fields = getattr(record, "fields", {})
        why = {fields.get("status"), fields.get("outcome")} & REFUSED
        if why:
            return [((record.msg, *why), self._most.refused)]
        who = ASKER.get()
        return [(who, self._most.address)] * bool(who) + [(ALL, self._most.all)]


def _error(record: logging.LogRecord) -> tuple[object, ...]:
    """Return the kind of an error and where it was raised."""
    if not record.exc_info or record.exc_info[1] is None:
        return ()
    error = record.exc_info[1]
    frames = list(traceback.walk_tb(error.__traceback__))
    place = (frames[-1][0].f_code.co_filename, frames[-1][1]) if frames else ()
    return (type(error).__name__, *place)


def _first(record: logging.LogRecord) -> str:
    return (str(record.msg).splitlines() or [""])[0]
