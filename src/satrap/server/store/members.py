"""Members, in SQL: people whose name is theirs alone."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Barred, Taken
from satrap.server.store.members_schema import members
from satrap.server.store.people import change_name
from satrap.server.store.ratings_schema import rated
from satrap.server.store.schema import people

COLUMNS = (members.c.person, people.c.name, members.c.at, members.c.is_bot)


class Member(msgspec.Struct, frozen=True):
    """Somebody who has kept their games; the name is unique among members."""

    person: str  # their id, which nobody else may see
    name: str
    at: int  # since when (ms)
    is_bot: bool = False  # a program plays


def folded(name: str) -> str:
    """Return what two names have in common if one could be mistaken for the other."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def add_member(connection: Connection, member: Member) -> None:
    """Make a person a member under a name, or raise Taken."""
    row = {
        "person": member.person,
        "folded": folded(member.name),
        "at": member.at,
        "is_bot": member.is_bot,
    }
    try:
        connection.execute(insert(members), row)
    except IntegrityError:
        raise Taken(f"{member.name} is the name of a member, or they are one already") from None
    change_name(connection, member.person, member.name)


def rename_member(connection: Connection, person: str, name: str) -> None:
    """Change the name of a member, or raise Taken; of a guest, nothing."""
    which = update(members).where(members.c.person == person)
    try:
        connection.execute(which.values(folded=folded(name)))
    except IntegrityError:
        raise Taken(f"{name} is the name of another member") from None


def make_bot(connection: Connection, person: str, name: str) -> None:
    """Make a member's account that of a program, under this name; raise Barred or Taken."""
    played = select(rated.c.match).where(rated.c.person == person).limit(1)
    is_bot = select(members.c.is_bot).where(members.c.person == person)
    if connection.scalar(is_bot):
        return
    if connection.scalar(played) is not None:
        raise Barred("this member has played a rated match")
    rename_member(connection, person, name)
    change_name(connection, person, name)
    connection.execute(update(members).where(members.c.person == person).values(is_bot=True))


def is_member(connection: Connection, person: str) -> bool:
    """Say whether a person is a member."""
    query = select(members.c.person).where(members.c.person == person)
    return connection.scalar(query) is not None


def remove_member(connection: Connection, person: str) -> None:
    """Make a member a guest again."""
    connection.execute(delete(members).where(members.c.person == person))


async def member(connection: AsyncConnection, person: str) -> Member | None:
    """Return a member by the id of the person."""
    query = select(*COLUMNS).join(people, people.c.id == members.c.person)
    row = (await connection.execute(query.where(members.c.person == person))).first()
    return None if row is None else Member(*row)


async def programs(connection: AsyncConnection, persons: Iterable[str]) -> set[str]:
    """Return which of some people are members that are programs."""
    query = select(members.c.person).where(members.c.is_bot, members.c.person.in_(list(persons)))
    return set((await connection.scalars(query)).all())


async def member_named(connection: AsyncConnection, name: str) -> Member | None:
    """Return a member by name."""
    query = select(*COLUMNS).join(people, people.c.id == members.c.person)
    row = (await connection.execute(query.where(members.c.folded == folded(name)))).first()
    return None if row is None else Member(*row)
