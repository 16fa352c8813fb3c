"""What those who watch say to each other: the last of it, in memory, and never in the log.

Whoever is heard there has a handle, so that people can be told apart. It is drawn for each table
and each time that a table is loaded, and says nothing of the person.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import NamedTuple

MOST_HEARD = 200
MOST_HANDLES = 1000  # then those are forgotten whose words are
HANDLE_BYTES = 8


class Heard(NamedTuple):
    """What somebody said, and after how many words of the log."""

    person: str
    name: str
    words: str
    after: int


class Gallery:
    """The words of those who watch one table."""

    def __init__(self) -> None:
        self.heard: deque[Heard] = deque(maxlen=MOST_HEARD)
        self.count = 0  # of all that was ever said here
        self._handles: dict[str, str] = {}

    def say(self, heard: Heard) -> None:
        """Let those who watch hear something."""
        self.heard.append(heard)
        self.count += 1
        if len(self._handles) > MOST_HANDLES:
            people = {each.person for each in self.heard}
            self._handles = {each: it for each, it in self._handles.items() if each in people}

    def handle(self, person: str) -> str:
        """Return how a person is called here."""
        return self._handles.setdefault(person, secrets.token_hex(HANDLE_BYTES))
