"""What follows from a change at a table, stored with it: all of it is durable, or nothing is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from satrap.server.store.attempts import Work
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.table import RUNNING, Table


class Done(NamedTuple):
    """A change that was carried out on a table in memory, and is about to be stored."""

    match: str
    table: Table  # after the change
    entries: Sequence[AnyEntry]
    status: str  # before the change
    at: int  # milliseconds
    due: frozenset[str] = frozenset()  # the people who had to decide before the change
    actor: str = ""  # the person who made it; empty: a bot, or the server


Follower = Callable[[Done], Work[None] | None]  # returns what to write in the same transaction
# What a table does by itself after each change, in the same lines of its log.
Reaction = Callable[[str, Table], Awaitable[list[AnyEntry]]]


def due_people(table: Table) -> frozenset[str]:
    """Return the people who have to decide now, and for whom no bot does."""
    if table.match is None or table.status != RUNNING:
        return frozenset()
    waiting = table.people() & set(table.match.waiting())
    return frozenset(table.places[seat].person for seat in waiting)


def what_follows(followers: Sequence[Follower], done: Done) -> list[Work[None]]:
    """Return all writes that follow from a change."""
    found = (follower(done) for follower in followers)
    return [work for work in found if work is not None]
