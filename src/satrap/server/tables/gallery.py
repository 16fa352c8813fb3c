"""What watchers say to each other: only the latest, in memory, never in the log.

Everybody who says something has a handle, so that people can be told apart. It is drawn at random
for each room in memory, and reveals nothing about the person.
"""

from __future__ import annotations

import secrets
from collections import Counter, deque
from typing import NamedTuple

MOST_HEARD = 200
MOST_HANDLES = 1000  # above this, handles without remembered words are forgotten
HANDLE_BYTES = 8


class Heard(NamedTuple):
    """What somebody said, and how many words were in the log then."""

    person: str
    name: str
    words: str
    after: int


class Gallery:
    """The words of the watchers of one table."""

    def __init__(self) -> None:
        self.heard: deque[Heard] = deque(maxlen=MOST_HEARD)
        self.count = 0  # of everything ever said here
        self.counts = Counter[str]()  # by person
        self._handles: dict[str, str] = {}

    def say(self, heard: Heard) -> None:
        """Add some words."""
        self.heard.append(heard)
        self.count += 1
        self.counts[heard.person] += 1
        if len(self._handles) > MOST_HANDLES:
            people = {each.person for each in self.heard}
            self._handles = {each: it for each, it in self._handles.items() if each in people}

    def handle(self, person: str) -> str:
        """Return the handle of a person."""
        return self._handles.setdefault(person, secrets.token_hex(HANDLE_BYTES))

    def forget(self, person: str) -> None:
        """Forget what somebody said, and their handle."""
        kept = [each for each in self.heard if each.person != person]
        self.count += len(kept) != len(self.heard)  # what is shown has changed
        self.heard = deque(kept, maxlen=MOST_HEARD)
        self._handles.pop(person, None)
