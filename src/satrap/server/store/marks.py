"""By what a person could still be found in the files of a store, once their rows have gone.

An index holds copies of a column without anything else of its row: so the id is not enough.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.beside import parse
from satrap.server.store.cups_schema import entrants
from satrap.server.store.identity_schema import addresses, factors, passkeys, passwords
from satrap.server.store.members_schema import members
from satrap.server.store.merging import matches_of
from satrap.server.store.notices_schema import targets
from satrap.server.store.schema import lines, people

SHORTEST: Final = 4  # bytes: anything shorter is found everywhere, and tells nothing
TELLING: Final[tuple[tuple[Column[str], Column[str] | Column[bytes]], ...]] = (
    (people.c.id, people.c.name),
    (members.c.person, members.c.folded),
    (addresses.c.person, addresses.c.address),
    (addresses.c.person, addresses.c.folded),
    (passkeys.c.person, passkeys.c.id),
    (passwords.c.person, passwords.c.hash),
    (factors.c.person, factors.c.secret),
    (targets.c.person, targets.c.address),
    (entrants.c.person, entrants.c.name),
)


async def marks_of(connection: AsyncConnection, person: str) -> set[bytes]:
    """Return the id of a person, their names, and what else is theirs alone."""
    found: set[str | bytes] = {person, *await _names_at_tables(connection, person)}
    for whose, column in TELLING:
        found |= set(await connection.scalars(select(column).where(whose == person)))
    raw = {each.encode() if isinstance(each, str) else bytes(each) for each in found}
    return {each for each in raw if len(each) >= SHORTEST}


async def _names_at_tables(connection: AsyncConnection, person: str) -> set[str]:
    """Return the names under which somebody sat at tables."""
    is_there = lines.c.match.in_(matches_of(person)) & lines.c.beside.is_not(None)
    query = select(lines.c.beside).where(is_there)
    names: set[str] = set()
    for beside in await connection.scalars(query):
        kept = parse(bytes(beside)) if person.encode() in bytes(beside) else {}
        if "name" in kept and kept.get("person", kept["name"]).value == person:
            names.add(kept["name"].value)
    return names
