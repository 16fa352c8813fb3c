"""What is kept in memory for a few minutes, and can be taken once: challenges, halves of a sign-in.

A restart forgets it; whoever was in between is asked to begin again.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from satrap.server.clock import now

MOST: Final = 20_000  # beyond that, the oldest are forgotten

T = TypeVar("T")


class Fleeting(Generic[T]):
    """Values by key, each for a while."""

    def __init__(self, keep_ms: int) -> None:
        self._keep_ms = keep_ms
        self._kept: dict[str, tuple[int, T]] = {}  # the oldest first

    def put(self, key: str, value: T) -> None:
        """Keep a value; it replaces the one of the same key."""
        self._kept.pop(key, None)
        while self._kept and (len(self._kept) >= MOST or self._oldest() <= now()):
            del self._kept[next(iter(self._kept))]
        self._kept[key] = (now() + self._keep_ms, value)

    def get(self, key: str) -> T | None:
        """Return a value that is not too old."""
        until, value = self._kept.get(key, (0, None))
        return value if until > now() else None

    def take(self, key: str) -> T | None:
        """Return a value that is not too old, and forget it."""
        value = self.get(key)
        self._kept.pop(key, None)
        return value

    def _oldest(self) -> int:
        return next(iter(self._kept.values()))[0]
