"""Guests, in SQL."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Taken, Unknown
from satrap.server.store.interface import Person
from satrap.server.store.schema import people, tokens

COLUMNS = tuple(people.c[name] for name in Person.__struct_fields__)


async def add_guest(connection: AsyncConnection, person: Person, token_hash: bytes) -> None:
    """Add a guest with the token of the first device."""
    token = {"hash": token_hash, "person": person.id, "at": person.at}
    try:
        await connection.execute(insert(people).values(msgspec.structs.asdict(person)))
        await connection.execute(insert(tokens).values(token))
    except IntegrityError:
        raise Taken(f"there is a person {person.id} already, or one with this token") from None


async def guest(connection: AsyncConnection, person: str) -> Person | None:
    """Return one guest."""
    row = (await connection.execute(select(*COLUMNS).where(people.c.id == person))).first()
    return None if row is None else Person(*row)


async def change_name(connection: AsyncConnection, person: str, name: str) -> None:
    """Change a guest's name."""
    done = await connection.execute(update(people).where(people.c.id == person).values(name=name))
    if done.rowcount == 0:
        raise Unknown(f"there is no person {person}")
