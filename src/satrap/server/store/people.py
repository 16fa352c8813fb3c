"""Guests, in SQL; no query returns the hash of a token."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Taken, Unknown
from satrap.server.store.interface import Person
from satrap.server.store.schema import people

COLUMNS = tuple(people.c[name] for name in Person.__struct_fields__)


async def add_guest(connection: AsyncConnection, person: Person, token_hash: bytes) -> None:
    """Add a guest."""
    values = {**msgspec.structs.asdict(person), "token_hash": token_hash}
    try:
        await connection.execute(insert(people).values(values))
    except IntegrityError:
        raise Taken(f"there is a person {person.id} already, or one with this token") from None


async def guest_where(connection: AsyncConnection, wanted: ColumnElement[bool]) -> Person | None:
    """Return the one guest of whom something is true."""
    row = (await connection.execute(select(*COLUMNS).where(wanted))).first()
    return None if row is None else Person(*row)


async def change_name(connection: AsyncConnection, person: str, name: str) -> None:
    """Change a guest's name."""
    done = await connection.execute(update(people).where(people.c.id == person).values(name=name))
    if done.rowcount == 0:
        raise Unknown(f"there is no person {person}")
