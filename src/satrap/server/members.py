"""Members: guests who have kept their games, under a name of their own."""

from __future__ import annotations

from collections.abc import Iterable

from satrap.server.clock import now
from satrap.server.errors import Forbidden, NameTaken, NoSuchPerson
from satrap.server.names import program_name
from satrap.server.store import members as stored
from satrap.server.store.errors import Barred, Taken, Unknown
from satrap.server.store.members import Member
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing


class Members:
    """Who is a member, and under which name."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def of(self, person: str) -> Member | None:
        """Return the member that a person is; None for a guest."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.member(connection, person)

    async def named(self, name: str) -> Member | None:
        """Return the member with a name."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.member_named(connection, name)

    async def become_bot(self, person: str) -> None:
        """Make a member's account that of a program, with a name that says so; for good.

        Nobody who has played a rated match becomes one: those matches were between people.
        """
        member = await self.of(person)
        if member is None:
            raise Forbidden("server-members-only")
        name = program_name(member.name)
        try:
            with storing():
                await self._store.writer.submit(lambda to: stored.make_bot(to, person, name))
        except Barred as error:
            raise Forbidden("server-bot-rated") from error
        except Taken as error:
            raise NameTaken("server-name-taken", name=name) from error

    async def programs(self, persons: Iterable[str]) -> set[str]:
        """Return which of some people are members that are programs."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.programs(connection, persons)

    async def join(self, person: str, name: str, *, is_bot: bool = False) -> Member:
        """Make a person a member under a name, or raise NameTaken."""
        made = Member(person, name, now(), is_bot)
        try:
            with storing():
                await self._store.writer.submit(lambda to: stored.add_member(to, made))
        except Unknown as error:
            raise NoSuchPerson("server-no-person") from error
        except Taken as error:
            raise NameTaken("server-name-taken", name=name) from error
        return made
