"""Whom people follow, have muted or have blocked, in SQL."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.ties_schema import manners, ties

Kind = Literal["follow", "mute", "block"]
Presence = Literal["everybody", "followed", "nobody"]  # to whom it shows whether somebody is here


class Tie(msgspec.Struct, frozen=True):
    """That somebody follows, has muted or has blocked somebody else."""

    person: str
    other: str
    kind: Kind
    id: str
    called: str
    at: int  # milliseconds


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What others may learn about a person."""

    is_private: bool = False  # nothing but the name on their page
    may_follow: bool = True
    presence: Presence = "followed"  # those whom the person follows


def tie(connection: Connection, made: Tie) -> None:
    """Add a tie; it replaces one of the same kind."""
    untie(connection, made.person, made.other, made.kind)
    connection.execute(insert(ties), msgspec.structs.asdict(made))


def untie(connection: Connection, person: str, other: str, kind: Kind) -> None:
    """Remove a tie, if there is one."""
    which = (ties.c.person == person) & (ties.c.other == other) & (ties.c.kind == kind)
    connection.execute(delete(ties).where(which))


def set_manners(connection: Connection, person: str, wanted: Manners) -> None:
    """Store what others may learn about a person."""
    connection.execute(delete(manners).where(manners.c.person == person))
    connection.execute(insert(manners), {"person": person, **msgspec.structs.asdict(wanted)})


def forget(connection: Connection, person: str) -> None:
    """Remove everything about a person, whoever noted it."""
    connection.execute(delete(ties).where(or_(ties.c.person == person, ties.c.other == person)))
    connection.execute(delete(manners).where(manners.c.person == person))


async def all_ties(connection: AsyncConnection) -> list[Tie]:
    """Return all ties."""
    return [Tie(*row) for row in await connection.execute(select(ties))]


async def manners_of(connection: AsyncConnection, person: str) -> Manners:
    """Return what others may learn about a person."""
    columns = [manners.c[name] for name in Manners.__struct_fields__]
    query = select(*columns).where(manners.c.person == person)
    row = (await connection.execute(query)).first()
    return Manners(*row) if row else Manners()
