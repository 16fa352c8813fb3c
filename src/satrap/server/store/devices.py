"""The devices of a guest, in SQL: each has a token, and an id for lists.

No query returns the hash of a valid token: only those of tokens that have just ended, so that their
connections can be closed.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Unknown
from satrap.server.store.interface import Device
from satrap.server.store.schema import tokens
from satrap.server.store.texts import require_clean

ID_BYTES: Final = 8
IS_TOKEN: Final = tokens.c.until.is_(None)


def new_token(
    token_hash: bytes,
    person: str,
    at: int,
    until: int | None = None,
    name: str = "",
    proved: int = 0,
) -> dict[str, object]:
    """Return a row with an id for lists, which is unrelated to the token."""
    mark = secrets.token_hex(ID_BYTES)
    row = {"hash": token_hash, "person": person, "at": at, "until": until, "id": mark, "seen": at}
    return {**row, "name": name, "proved": proved}


async def devices(connection: AsyncConnection, person: str, own: bytes) -> list[Device]:
    """Return a guest's devices, the one seen last first; `own` is the token of whoever asks."""
    query = (
        select(tokens.c.id, tokens.c.name, tokens.c.at, tokens.c.seen, tokens.c.hash == own)
        .where(tokens.c.person == person, IS_TOKEN)
        .order_by(tokens.c.seen.desc(), tokens.c.at.desc(), tokens.c.id)
    )
    found = (await connection.execute(query)).all()
    require_clean(*(text for row in found for text in row[:2]))
    return [Device(mark, name, at, seen, bool(own)) for mark, name, at, seen, own in found]


def visit(connection: Connection, token_hash: bytes, at: int) -> None:
    """Note that a token was seen."""
    connection.execute(
        update(tokens).where(tokens.c.hash == token_hash, tokens.c.seen < at).values(seen=at)
    )


def name_device(connection: Connection, person: str, device: str, name: str) -> None:
    """Change the name of a device, or raise Unknown."""
    which = (tokens.c.person == person) & (tokens.c.id == device) & IS_TOKEN
    if connection.execute(update(tokens).where(which).values(name=name)).rowcount == 0:
        raise Unknown("there is no such device")


def revoke(connection: Connection, person: str, device: str) -> list[bytes]:
    """End the token of one device, and any link: it may have made it. Return the token's hash.

    It raises Unknown if there is no such device.
    """
    connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.until.is_not(None)))
    ended = _end(connection, (tokens.c.person == person) & (tokens.c.id == device))
    if not ended:
        raise Unknown("there is no such device")
    return ended


def revoke_others(connection: Connection, person: str, own: bytes) -> list[bytes]:
    """End all tokens of a guest but one, and the link too; return the hashes of the tokens."""
    is_other = (tokens.c.person == person) & (tokens.c.hash != own)
    connection.execute(delete(tokens).where(is_other, tokens.c.until.is_not(None)))
    return _end(connection, is_other)


def end_all(connection: Connection, person: str) -> list[bytes]:
    """End all tokens of somebody; return their hashes."""
    return _end(connection, tokens.c.person == person)


def revoke_all(connection: Connection, person: str) -> list[bytes]:
    """End all tokens of a guest, and the link too; return the hashes of the tokens."""
    return revoke_others(connection, person, b"")


def expire(connection: Connection, before: int) -> list[bytes]:
    """End the tokens that were last seen before a time; return their hashes."""
    return _end(connection, tokens.c.seen < before)


def _end(connection: Connection, which: ColumnElement[bool]) -> list[bytes]:
    found = delete(tokens).where(which, IS_TOKEN).returning(tokens.c.hash)
    return [bytes(row[0]) for row in connection.execute(found)]
