"""What people sign in with, in SQL: passkeys, passwords, confirmed addresses."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Taken, Unknown
from satrap.server.store.identity_schema import addresses, passkeys, passwords, tickets


class Passkey(msgspec.Struct, frozen=True):
    """A public key whose private half is on a device of a person."""

    id: bytes
    person: str
    mark: str  # its id in lists, which gives no access
    key: bytes
    counter: int
    host: str  # the name of the server that it was made for
    name: str
    at: int
    used: int


def add_passkey(connection: Connection, passkey: Passkey) -> None:
    """Add a passkey, or raise Taken."""
    try:
        connection.execute(insert(passkeys), msgspec.structs.asdict(passkey))
    except IntegrityError:
        raise Taken("there is such a passkey already") from None


async def passkey(connection: AsyncConnection, which: bytes) -> Passkey | None:
    """Return a passkey by its own id."""
    row = (await connection.execute(select(passkeys).where(passkeys.c.id == which))).first()
    return None if row is None else Passkey(*row)


async def passkeys_of(connection: AsyncConnection, person: str) -> list[Passkey]:
    """Return the passkeys of a person, the oldest first."""
    query = select(passkeys).where(passkeys.c.person == person)
    rows = await connection.execute(query.order_by(passkeys.c.at, passkeys.c.mark))
    return [Passkey(*row) for row in rows]


def count_use(connection: Connection, used: Passkey, counter: int, at: int) -> None:
    """Note that a passkey was used, or raise Unknown if another use came first."""
    which = (passkeys.c.id == used.id) & (passkeys.c.counter == used.counter)
    done = connection.execute(update(passkeys).where(which).values(counter=counter, used=at))
    if done.rowcount == 0:
        raise Unknown("this passkey has gone, or was used at the same time")


def rename_passkey(connection: Connection, person: str, mark: str, name: str) -> None:
    """Change the name of a passkey, or raise Unknown."""
    which = (passkeys.c.person == person) & (passkeys.c.mark == mark)
    if connection.execute(update(passkeys).where(which).values(name=name)).rowcount == 0:
        raise Unknown("there is no such passkey")


def remove_passkey(connection: Connection, person: str, mark: str) -> None:
    """Remove a passkey, or raise Unknown."""
    which = (passkeys.c.person == person) & (passkeys.c.mark == mark)
    if connection.execute(delete(passkeys).where(which)).rowcount == 0:
        raise Unknown("there is no such passkey")


def set_password(connection: Connection, person: str, hashed: str, at: int) -> None:
    """Set the password of a person."""
    remove_password(connection, person)
    connection.execute(insert(passwords), {"person": person, "hash": hashed, "at": at})


def remove_password(connection: Connection, person: str) -> None:
    """Remove the password of a person."""
    connection.execute(delete(passwords).where(passwords.c.person == person))


async def password_of(connection: AsyncConnection, person: str) -> str | None:
    """Return the hash of a person's password."""
    query = select(passwords.c.hash).where(passwords.c.person == person)
    found: str | None = await connection.scalar(query)
    return found


def set_address(connection: Connection, person: str, address: str, at: int) -> None:
    """Set the confirmed address of a person, or raise Taken if it is somebody else's."""
    remove_address(connection, person)
    row = {"person": person, "folded": folded(address), "address": address, "at": at}
    try:
        connection.execute(insert(addresses), row)
    except IntegrityError:
        raise Taken("this is the address of another member") from None


def drop_letters(connection: Connection, person: str) -> None:
    """Remove what is known of letters to the address of a person, however it was written."""
    own = select(addresses.c.folded).where(addresses.c.person == person)
    is_there = func.lower(tickets.c.address).in_(own)  # addresses are plain ASCII
    connection.execute(delete(tickets).where(is_there))


def remove_address(connection: Connection, person: str) -> None:
    """Remove the address of a person, and what is known of letters to it."""
    drop_letters(connection, person)
    connection.execute(delete(addresses).where(addresses.c.person == person))


async def address_of(connection: AsyncConnection, person: str) -> str | None:
    """Return the confirmed address of a person."""
    query = select(addresses.c.address).where(addresses.c.person == person)
    found: str | None = await connection.scalar(query)
    return found


async def owner_of(connection: AsyncConnection, address: str) -> str | None:
    """Return the person with a confirmed address."""
    query = select(addresses.c.person).where(addresses.c.folded == folded(address))
    found: str | None = await connection.scalar(query)
    return found


def folded(address: str) -> str:
    """Return what all ways to write an address have in common."""
    return address.casefold()


def count_ways(connection: Connection, person: str) -> int:
    """Return in how many ways a person can sign in."""
    tables = (passkeys, passwords, addresses)
    queries = (select(func.count()).where(each.c.person == person) for each in tables)
    return sum(connection.scalar(query) or 0 for query in queries)
