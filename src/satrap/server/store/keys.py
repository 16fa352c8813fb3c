"""API tokens, in SQL. No query returns the hash of a valid one."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Taken, Unknown
from satrap.server.store.interface import Person
from satrap.server.store.keys_schema import keys
from satrap.server.store.people import COLUMNS, readable
from satrap.server.store.schema import people

ID_BYTES: Final = 8


class Key(msgspec.Struct, frozen=True):
    """An API token of a person, as it is listed."""

    id: str
    name: str
    scopes: str  # words with spaces between them
    at: int  # milliseconds
    until: int


LISTED: Final = tuple(keys.c[name] for name in Key.__struct_fields__)


def add_key(connection: Connection, person: str, key_hash: bytes, made: Key, most: int) -> None:
    """Add a token, or raise Taken if somebody has too many; those that are over are removed."""
    connection.execute(delete(keys).where(keys.c.person == person, keys.c.until <= made.at))
    count = connection.scalar(select(func.count()).where(keys.c.person == person)) or 0
    if count >= most:
        raise Taken("there are too many tokens")
    connection.execute(
        insert(keys), {"hash": key_hash, "person": person, **msgspec.structs.asdict(made)}
    )


def new_id() -> str:
    """Return an id for lists, which is unrelated to the token."""
    return secrets.token_hex(ID_BYTES)


def remove_key(connection: Connection, person: str, key: str) -> list[bytes]:
    """End a token; return its hash, or raise Unknown."""
    which = (keys.c.person == person) & (keys.c.id == key)
    ended = connection.scalars(delete(keys).where(which).returning(keys.c.hash)).all()
    if not ended:
        raise Unknown("there is no such token")
    return [bytes(each) for each in ended]


def remove_keys(connection: Connection, person: str) -> list[bytes]:
    """End all tokens of somebody; return their hashes."""
    ended = delete(keys).where(keys.c.person == person).returning(keys.c.hash)
    return [bytes(each) for each in connection.scalars(ended)]


async def list_keys(connection: AsyncConnection, person: str) -> list[Key]:
    """Return the tokens of a person, the newest first."""
    query = select(*LISTED).where(keys.c.person == person)
    rows = await connection.execute(query.order_by(keys.c.at.desc(), keys.c.id))
    return [Key(*row) for row in rows]


async def end_of(connection: AsyncConnection, key_hash: bytes) -> int | None:
    """Return until when (ms) a token is valid, if there is one."""
    found: int | None = await connection.scalar(select(keys.c.until).where(keys.c.hash == key_hash))
    return found


async def holder(
    connection: AsyncConnection, key_hash: bytes, at: int
) -> tuple[Person, frozenset[str]] | None:
    """Return who holds a token that is valid at a time (ms), and what it is good for."""
    query = select(*COLUMNS, keys.c.scopes).join(people, people.c.id == keys.c.person)
    found = await connection.execute(query.where(keys.c.hash == key_hash, keys.c.until > at))
    row = found.first()
    return None if row is None else (readable(*row[:-1]), frozenset(row[-1].split()))
