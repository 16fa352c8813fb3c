"""When people rest, in SQL."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from satrap.server.store.rests_schema import rests
from satrap.server.vacation import Resting

_RESTING: Final = msgspec.json.Decoder(Resting)


def set_resting(connection: Connection, person: str, resting: Resting) -> None:
    """Store when somebody rests."""
    forget_rests(connection, person)
    body = msgspec.json.encode(resting).decode()
    connection.execute(insert(rests), {"person": person, "body": body})


def resting_of(connection: Connection, person: str) -> Resting:
    """Return when somebody rests."""
    body = connection.scalar(select(rests.c.body).where(rests.c.person == person))
    return Resting() if body is None else _RESTING.decode(body)


def forget_rests(connection: Connection, person: str) -> None:
    """Remove when somebody rests."""
    connection.execute(delete(rests).where(rests.c.person == person))


def hand_over(connection: Connection, guest: str, member: str) -> None:
    """Let a member have the rests of a guest, if they have none."""
    known = connection.scalar(select(rests.c.person).where(rests.c.person == member))
    if known is None:
        own = rests.c.person == guest
        connection.execute(update(rests).where(own).values(person=member))
    forget_rests(connection, guest)
