"""How people are recognised, in SQL: by a token for each device, and by one-time links.

A link is a token that expires; it can only be exchanged for another token. No query returns a
hash.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.devices import IS_TOKEN, new_token
from satrap.server.store.errors import Taken, Unknown
from satrap.server.store.interface import Person
from satrap.server.store.people import COLUMNS, readable
from satrap.server.store.schema import people, tokens


async def holder(connection: AsyncConnection, token_hash: bytes, since: int) -> Person | None:
    """Return the guest who holds a token that was seen since a time; a link does not count."""
    query = (
        select(*COLUMNS)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == token_hash, IS_TOKEN, tokens.c.seen >= since)
    )
    row = (await connection.execute(query)).first()
    return None if row is None else readable(*row)


def add_link(connection: Connection, person: str, link_hash: bytes, at: int, until: int) -> None:
    """Add a link; it ends the previous one, and everybody's that have expired."""
    is_over = (tokens.c.person == person) | (tokens.c.until <= at)
    connection.execute(delete(tokens).where(tokens.c.until.is_not(None), is_over))
    _add(connection, new_token(link_hash, person, at, until))


def use_link(connection: Connection, link_hash: bytes, token_hash: bytes, at: int) -> Person:
    """Replace a link with a token, and return the guest."""
    found = (tokens.c.hash == link_hash) & tokens.c.until.is_not(None)
    row = (
        connection.execute(
            select(*COLUMNS, tokens.c.until)
            .join(tokens, tokens.c.person == people.c.id)
            .where(found)
        )
    ).first()
    done = connection.execute(delete(tokens).where(found))
    if row is None or done.rowcount == 0 or row.until <= at:
        raise Unknown("this link was used, or is too old")
    _add(connection, new_token(token_hash, row.id, at))
    return Person(row.id, row.name, row.at)


def forget(connection: Connection, token_hash: bytes) -> None:
    """End a token."""
    connection.execute(delete(tokens).where(tokens.c.hash == token_hash))


def _add(connection: Connection, token: dict[str, object]) -> None:
    try:
        connection.execute(insert(tokens), token)
    except IntegrityError:
        raise Taken("there is such a token already, or no such person") from None
