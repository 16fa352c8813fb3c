"""What a server alone knows, in SQL: made at random when it is first asked for."""

from __future__ import annotations

import secrets as chance
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.schema import secrets

SECRET_BYTES: Final = 32


async def find_secret(connection: AsyncConnection, name: str) -> bytes | None:
    """Return a secret, if it was made."""
    found: bytes | None = await connection.scalar(
        select(secrets.c.value).where(secrets.c.name == name)
    )
    return found


def secret(connection: Connection, name: str) -> bytes:
    """Return a secret; the first who asks makes it."""
    found: bytes | None = connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
    if found is not None:
        return found
    made = chance.token_bytes(SECRET_BYTES)
    connection.execute(insert(secrets), {"name": name, "value": made})
    return made
