"""Who is at a table now, and who has not been seen for a while. None of it is logged."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

MOST_SEEN = 1000  # above this, those seen long ago are forgotten

AROUND_SECONDS = 120.0  # bots keep thinking for people who were here this recently


class Presence:
    """The connections of each person to one table, and when each person was last seen."""

    def __init__(self, patience: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._patience, self._clock = patience, clock
        self._open: Counter[str] = Counter()
        self._seen: dict[str, float] = {}
        self._since = clock()  # nothing is known of the time before

    def come(self, person: str) -> None:
        """Note one more connection; people without a name do not count."""
        if person:
            self._open[person] += 1

    def go(self, person: str) -> None:
        """Note one connection fewer."""
        if person:
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]
            self.saw(person)

    @contextmanager
    def connected(self, person: str) -> Iterator[None]:
        """Note a connection for as long as it lasts."""
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
        """Forget those who are away; anyone unknown then counts as gone just long enough."""
        self._since = max(self._since, self._clock() - self._patience)
        self._seen = {person: at for person, at in self._seen.items() if at > self._since}

    def forget(self, person: str) -> None:
        """Forget when somebody was last seen."""
        self._seen.pop(person, None)

    def is_here(self, person: str) -> bool:
        return person in self._open

    def is_around(self, person: str, seconds: float = AROUND_SECONDS) -> bool:
        """Say whether somebody is connected, or did something in the last `seconds`."""
        last = self._seen.get(person)
        return self.is_here(person) or (last is not None and self._clock() - last < seconds)

    def is_away(self, person: str) -> bool:
        """Say whether somebody has been gone long enough to be replaced."""
        return self.until_away(person) == 0

    def until_away(self, person: str) -> float | None:
        """Return in how many seconds somebody counts as away; None if they are here."""
        gone = self.gone(person)
        return None if gone is None else max(0.0, self._patience - gone)

    def gone(self, person: str) -> float | None:
        """Return for how many seconds somebody has been gone; None if they are here.

        The time before this table was loaded is unknown and does not count.
        """
        return None if self.is_here(person) else self._clock() - self._seen.get(person, self._since)
