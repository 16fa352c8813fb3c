"""Forgets what somebody signed in with, in SQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.credentials import drop_letters
from satrap.server.store.identity_schema import (
    addresses,
    aliases,
    factors,
    passkeys,
    passwords,
    recovery_codes,
    tickets,
)

COLUMNS: Final = tuple(
    f"{column.table.name}.{column.name}"
    for table in (passkeys, passwords, addresses, tickets, factors, recovery_codes, aliases)
    for column in table.columns
    if column.name not in ("match", "at", "until", "tries", "counter", "used", "step")
)


def forget_ways_in(connection: Connection, person: str) -> None:
    """Remove everything that somebody signed in with, and letters that are on their way."""
    connection.execute(delete(tickets).where(tickets.c.person == person))
    drop_letters(connection, person)
    for table in (passkeys, passwords, addresses, recovery_codes, factors):
        connection.execute(delete(table).where(table.c.person == person))
    is_either = (aliases.c.person == person) | (aliases.c.was == person)
    connection.execute(delete(aliases).where(is_either))


async def guests_of(connection: AsyncConnection, person: str) -> list[str]:
    """Return the guests who turned out to be this person."""
    query = select(aliases.c.was).where(aliases.c.person == person).distinct()
    return list(await connection.scalars(query))
