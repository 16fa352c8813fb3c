"""Letters with a link and a code, in SQL: what they are about, and how often one was tried."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Unknown
from satrap.server.store.identity_schema import tickets


class Ticket(msgspec.Struct, frozen=True):
    """What a letter is about; neither its code nor the secret in its link is stored."""

    id: str
    link: bytes  # the hash of the secret in the link
    person: str  # who wants the address to be theirs; empty: whoever has it signs in
    address: str
    until: int
    tries: int = 0


def add_ticket(connection: Connection, ticket: Ticket, at: int) -> None:
    """Add a ticket, and remove those that have expired."""
    drop_expired(connection, at)
    connection.execute(insert(tickets), msgspec.structs.asdict(ticket))


def drop_expired(connection: Connection, at: int) -> None:
    """Remove the tickets that have expired, with the addresses in them."""
    connection.execute(delete(tickets).where(tickets.c.until <= at))


async def ticket(connection: AsyncConnection, which: str, at: int) -> Ticket | None:
    """Return a ticket that has not expired."""
    query = select(tickets).where(tickets.c.id == which, tickets.c.until > at)
    row = (await connection.execute(query)).first()
    return None if row is None else Ticket(*row)


async def ticket_of_link(connection: AsyncConnection, link: bytes, at: int) -> Ticket | None:
    """Return the ticket of a link, if it has not expired."""
    query = select(tickets).where(tickets.c.link == link, tickets.c.until > at)
    row = (await connection.execute(query)).first()
    return None if row is None else Ticket(*row)


def count_try(connection: Connection, which: str, most: int) -> bool:
    """Count an attempt at a code; False if there is no such ticket, or it has had too many."""
    found = (tickets.c.id == which) & (tickets.c.tries < most)
    done = connection.execute(update(tickets).where(found).values(tries=tickets.c.tries + 1))
    return done.rowcount > 0


def use_ticket(connection: Connection, which: str) -> None:
    """Remove a ticket, or raise Unknown if it was used before."""
    if connection.execute(delete(tickets).where(tickets.c.id == which)).rowcount == 0:
        raise Unknown("this letter was used before")
