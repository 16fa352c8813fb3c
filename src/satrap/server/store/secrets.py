"""The secrets of a server, in SQL: made at random on first use."""

from __future__ import annotations

import secrets as chance
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.schema import secrets

SECRET_BYTES: Final = 32


async def find_secret(connection: AsyncConnection, name: str) -> bytes | None:
    """Return a secret, if it exists."""
    found: bytes | None = await connection.scalar(
        select(secrets.c.value).where(secrets.c.name == name)
    )
    return found


def secret(connection: Connection, name: str) -> bytes:
    """Return a secret; make it on first use."""
    found: bytes | None = connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
    if found is not None:
        return found
    made = chance.token_bytes(SECRET_BYTES)
    connection.execute(insert(secrets), {"name": name, "value": made})
    return made
