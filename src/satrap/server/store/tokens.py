"""How people are recognised, in SQL: by a token for each device, and by one-time links.

A link is a token that expires; it can only be exchanged for another token. No query returns a
hash.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
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


def use_link(
    connection: Connection, link_hash: bytes, token_hash: bytes, at: int, name: str = ""
) -> Person:
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
    _add(connection, new_token(token_hash, row.id, at, name=name))
    return Person(row.id, row.name, row.at)


def sign_in(
    connection: Connection, person: str, token_hash: bytes, before: bytes, name: str, at: int
) -> list[bytes]:
    """Give a device a new token for its last one, and note that its owner has signed in now.

    Return the hash that has ended, if there was one. A device of somebody else becomes a new one.
    """
    is_before = (tokens.c.hash == before) & IS_TOKEN
    own = update(tokens).where(is_before, tokens.c.person == person)
    moved = connection.execute(own.values(hash=token_hash, proved=at, seen=at)).rowcount
    if moved:
        return [before]
    ended = connection.execute(delete(tokens).where(is_before)).rowcount
    _add(connection, new_token(token_hash, person, at, name=name, proved=at))
    return [before] if ended else []


async def proved_at(connection: AsyncConnection, token_hash: bytes) -> int:
    """Return when the owner of a device last signed in there; 0 if they never did."""
    found = await connection.scalar(select(tokens.c.proved).where(tokens.c.hash == token_hash))
    return found or 0


def forget(connection: Connection, token_hash: bytes) -> None:
    """End a token."""
    connection.execute(delete(tokens).where(tokens.c.hash == token_hash))


def _add(connection: Connection, token: dict[str, object]) -> None:
    try:
        connection.execute(insert(tokens), token)
    except IntegrityError:
        raise Taken("there is such a token already, or no such person") from None
