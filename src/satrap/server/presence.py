"""Who is at a table now, and who has not been seen for a while. Nothing of it is in the log."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable


class Presence:
    """The connections of each person to one table, and when each was seen last."""

    def __init__(self, patience: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._patience, self._clock = patience, clock
        self._open: Counter[str] = Counter()
        self._seen: dict[str, float] = {}
        self._since = clock()  # before, nobody knows

    def come(self, person: str) -> None:
        """Note one more connection; of who has no name it does not matter."""
        if person:
            self._open[person] += 1

    def go(self, person: str) -> None:
        """Note one connection less."""
        if person:
            self._open[person] -= 1
            self.saw(person)

    def saw(self, person: str) -> None:
        """Note that somebody asked for something."""
        if person:
            self._seen[person] = self._clock()

    def is_here(self, person: str) -> bool:
        return self._open[person] > 0

    def is_away(self, person: str) -> bool:
        """Say whether somebody has not been here for long enough to be replaced."""
        last = self._seen.get(person, self._since)
        return not self.is_here(person) and self._clock() - last >= self._patience
