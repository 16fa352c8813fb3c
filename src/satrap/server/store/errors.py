"""The errors of a store.

StoreError
├── Refusal             this write was refused; the store works
│   ├── Conflict        the lines are not the next ones of their match
│   ├── Repeated        the same actor has already sent this key
│   ├── Unknown         there is no such match or person
│   └── Taken           the id or token of something new is in use
├── Failed              the database failed; a write was not acknowledged: read again
│   ├── Full            because there is no room left
│   └── Corrupt         because what is stored there cannot be read
├── NotDurable          this database may forget what it has acknowledged
├── OtherVersion        the tables were made by another version of Satrap
├── InUse               another process writes to this file
└── Closed              the store has been closed
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from satrap.server.store.interface import StoredLine


class StoreError(Exception):
    """The store could not do something."""


class Refusal(StoreError):
    """This write was refused and changed nothing; others were not affected."""


class Conflict(Refusal):
    """The lines do not follow the log: its next line is number `next`."""

    def __init__(self, match: str, next_seq: int) -> None:
        super().__init__(f"the next line of match {match} is number {next_seq}")
        self.match = match
        self.next = next_seq


class Repeated(Refusal):
    """This actor has sent this key before; `lines` were stored then, all in one append."""

    def __init__(self, lines: Sequence[StoredLine]) -> None:
        super().__init__(f"already stored, as line {lines[0].seq} of match {lines[0].match}")
        self.lines = tuple(lines)


class Unknown(Refusal):
    """There is no such match or person."""


class Taken(Refusal):
    """A new match or person has the id (or the token) of another."""


class Barred(Refusal):
    """This is no longer possible."""


class Failed(StoreError):
    """The database failed. Only reading again can tell whether a write was stored all the same."""


class Full(Failed):
    """There is no room left to write."""


class Corrupt(Failed):
    """Something that is stored cannot be read; the rest may be sound."""


class NotDurable(StoreError):
    """The database is set up so that it may forget what it has acknowledged."""


class OtherVersion(StoreError):
    """The tables were made by another version of Satrap."""


class InUse(StoreError):
    """Another process writes to this file."""


class Closed(StoreError):
    """The store has been closed."""
