"""Guests, in SQL."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.devices import new_token
from satrap.server.store.errors import Taken, Unknown
from satrap.server.store.interface import Person
from satrap.server.store.schema import people, tokens
from satrap.server.store.texts import require_clean

COLUMNS = tuple(people.c[name] for name in Person.__struct_fields__)


def add_guest(connection: Connection, person: Person, token_hash: bytes, device: str = "") -> None:
    """Add a guest with the token of their first device."""
    try:
        connection.execute(insert(people), msgspec.structs.asdict(person))
        connection.execute(insert(tokens), new_token(token_hash, person.id, person.at, name=device))
    except IntegrityError:
        raise Taken(f"there is a person {person.id} already, or one with this token") from None


async def guest(connection: AsyncConnection, person: str) -> Person | None:
    """Return one guest."""
    row = (await connection.execute(select(*COLUMNS).where(people.c.id == person))).first()
    return None if row is None else readable(*row)


def readable(person: str, name: str, at: int) -> Person:
    """Return a guest whose name can be read, or raise Corrupt."""
    require_clean(person, name)
    return Person(person, name, at)


def change_name(connection: Connection, person: str, name: str) -> None:
    """Change a guest's name."""
    done = connection.execute(update(people).where(people.c.id == person).values(name=name))
    if done.rowcount == 0:
        raise Unknown(f"there is no person {person}")
