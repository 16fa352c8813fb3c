"""Nobody sits down who has deleted their account meanwhile: seen in the transaction itself."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from sqlalchemy import Connection, select

from satrap.server.following import Done
from satrap.server.store.attempts import Work
from satrap.server.store.erasing import MARK
from satrap.server.store.errors import Unknown
from satrap.server.store.schema import people
from satrap.server.tables.entries import Seated


def follow(done: Done) -> Work[None] | None:
    """Refuse a change by which somebody sits down whom the store no longer knows."""
    seated = {each.person for each in done.entries if isinstance(each, Seated)}
    known = {person for person in seated if person and not person.startswith(MARK)}
    return partial(require, known=known) if known else None


def require(connection: Connection, known: Collection[str]) -> None:
    """Raise Unknown unless there are all of these people."""
    found = set(connection.scalars(select(people.c.id).where(people.c.id.in_(known))))
    if missing := set(known) - found:
        raise Unknown(f"{len(missing)} of those who sit down have gone")
