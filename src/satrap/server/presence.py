"""Who is at a table now, and who has not been seen for a while. Nothing of it is in the log."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

MOST_SEEN = 1000  # then those who were seen long ago are forgotten

AROUND_SECONDS = 120.0  # bots think for whoever was here lately


class Presence:
    """The connections of each person to one table, and when each was seen last."""

    def __init__(self, patience: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._patience, self._clock = patience, clock
        self._open: Counter[str] = Counter()
        self._seen: dict[str, float] = {}
        self._since = clock()  # before, nobody knows

    def come(self, person: str) -> None:
        """Note one more connection; of whoever has no name it does not matter."""
        if person:
            self._open[person] += 1

    def go(self, person: str) -> None:
        """Note one connection less."""
        if person:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]
            self.saw(person)

    @contextmanager
    def connected(self, person: str) -> Iterator[None]:
        """Note a connection for as long as it is there."""
        self.come(person)
        try:
            yield
        finally:
            self.go(person)

    def saw(self, person: str) -> None:
        """Note that somebody did something."""
        if person:
            if len(self._seen) >= MOST_SEEN:
                self._forget()
            self._seen[person] = self._clock()

    def _forget(self) -> None:
        """Forget who is away; whoever is not known counts as gone since just before that."""
        self._since = max(self._since, self._clock() - self._patience)
        self._seen = {person: at for person, at in self._seen.items() if at > self._since}

    def is_here(self, person: str) -> bool:
        return person in self._open

    def is_around(self, person: str, seconds: float = AROUND_SECONDS) -> bool:
        """Say whether somebody is connected, or did something within the last seconds."""
        last = self._seen.get(person)
        return self.is_here(person) or (last is not None and self._clock() - last < seconds)

    def is_away(self, person: str) -> bool:
        """Say whether somebody has not been here for long enough to be replaced."""
        return self.until_away(person) == 0

    def until_away(self, person: str) -> float | None:
        """Return in how many seconds somebody is away, unless they come; None: they are here."""
        gone = self.gone(person)
        return None if gone is None else max(0.0, self._patience - gone)

    def gone(self, person: str) -> float | None:
        """Return for how many seconds somebody has been away, as far as known; None: they are here.

        What was before this table was loaded nobody knows, and it does not count.
        """
        return None if self.is_here(person) else self._clock() - self._seen.get(person, self._since)
