"""What people want to hear of, in SQL."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.notices_schema import tastes
from satrap.server.tastes import Taste

_TASTE: Final = msgspec.json.Decoder(Taste)


def set_taste(connection: Connection, person: str, taste: Taste) -> None:
    """Store what somebody wants to hear of."""
    connection.execute(delete(tastes).where(tastes.c.person == person))
    body = msgspec.json.encode(taste).decode()
    connection.execute(insert(tastes), {"person": person, "body": body})


def taste_of(connection: Connection, person: str) -> Taste:
    """Return what somebody wants to hear of, inside a transaction."""
    return _read(connection.scalar(select(tastes.c.body).where(tastes.c.person == person)))


async def find_taste(connection: AsyncConnection, person: str) -> Taste:
    """Return what somebody wants to hear of."""
    query = select(tastes.c.body).where(tastes.c.person == person)
    return _read(await connection.scalar(query))


async def has_taste(connection: AsyncConnection, person: str) -> bool:
    """Say whether somebody has ever said what they want to hear of."""
    query = select(tastes.c.person).where(tastes.c.person == person)
    return await connection.scalar(query) is not None


def _read(body: str | None) -> Taste:
    return Taste() if body is None else _TASTE.decode(body)
