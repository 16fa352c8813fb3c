"""Second factors, in SQL: a secret, the last time step that was used, and recovery codes."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.identity_schema import factors, recovery_codes


class Factor(msgspec.Struct, frozen=True):
    """The second factor of a person."""

    person: str
    secret: str
    step: int  # the last time step of which a code was used
    at: int


def set_factor(connection: Connection, factor: Factor, hashes: Iterable[bytes]) -> None:
    """Set the second factor of a person, with new recovery codes."""
    remove_factor(connection, factor.person)
    connection.execute(insert(factors), msgspec.structs.asdict(factor))
    rows = [{"person": factor.person, "hash": each} for each in hashes]
    connection.execute(insert(recovery_codes), rows)


def remove_factor(connection: Connection, person: str) -> None:
    """Remove the second factor of a person, and their recovery codes."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    connection.execute(delete(factors).where(factors.c.person == person))


def use_step(connection: Connection, person: str, step: int) -> bool:
    """Note that the code of a time step was used; False if that, or a later one, was before."""
    found = (factors.c.person == person) & (factors.c.step < step)
    return connection.execute(update(factors).where(found).values(step=step)).rowcount > 0


def use_recovery_code(connection: Connection, person: str, hashed: bytes) -> bool:
    """Use up a recovery code; False if there is no such code any more."""
    found = (recovery_codes.c.person == person) & (recovery_codes.c.hash == hashed)
    return connection.execute(delete(recovery_codes).where(found)).rowcount > 0


async def factor_of(connection: AsyncConnection, person: str) -> Factor | None:
    """Return the second factor of a person."""
    row = (await connection.execute(select(factors).where(factors.c.person == person))).first()
    return None if row is None else Factor(*row)


async def count_codes(connection: AsyncConnection, person: str) -> int:
    """Return how many recovery codes a person has left."""
    query = select(func.count()).where(recovery_codes.c.person == person)
    return await connection.scalar(query) or 0
