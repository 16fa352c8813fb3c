"""What follows from a change at a table, stored with it: all of it is durable, or nothing is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from satrap.server.store.attempts import Work
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.table import Table


class Done(NamedTuple):
    """A change that was carried out on a table in memory, and is about to be stored."""

    match: str
    table: Table  # after the change
    entries: Sequence[AnyEntry]
    status: str  # before the change
    at: int  # milliseconds


Follower = Callable[[Done], Work[None] | None]  # returns what to write in the same transaction


def what_follows(followers: Sequence[Follower], done: Done) -> list[Work[None]]:
    """Return all writes that follow from a change."""
    found = (follower(done) for follower in followers)
    return [work for work in found if work is not None]
