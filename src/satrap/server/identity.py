"""Who somebody is: what a guest keeps their games with, and how members sign in.

A member is the same person as the guest was: nothing has to be moved. Only somebody who signs in on
a device on which they had played as another guest is two people for a moment (`merging.py`).
"""

from __future__ import annotations

import base64
import secrets
from typing import Final, NamedTuple

from sqlalchemy import Connection

from satrap.core.game import Json
from satrap.server.clock import now
from satrap.server.errors import Forbidden, NameTaken, NoSuchDevice
from satrap.server.factors import Factors
from satrap.server.fleeting import Fleeting
from satrap.server.members import Members
from satrap.server.passkeys import Passkeys, Site
from satrap.server.passwords import Passwords, check_password
from satrap.server.store import credentials as stored
from satrap.server.store.attempts import Work
from satrap.server.store.credentials import Passkey
from satrap.server.store.errors import Taken, Unknown
from satrap.server.store.interface import Person
from satrap.server.store.members import Member, add_member
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing

SECRET: Final = "passkeys"  # its name in the store
HALF_MS: Final = 5 * 60 * 1000  # between the first factor and the second
RECENT_MS: Final = 10 * 60 * 1000  # a sign-in counts as recent for so long
TICKET_BYTES: Final = 16
MOST_PASSKEYS: Final = 20


class Arrival(NamedTuple):
    """Somebody who has signed in, except perhaps for their second factor."""

    person: str
    is_whole: bool  # nothing else is asked


class Ways(NamedTuple):
    """In which ways somebody can sign in."""

    passkeys: list[Passkey]
    has_password: bool
    address: str | None


class Identity:
    """All ways to sign in."""

    def __init__(self, store: SqlStore, members: Members) -> None:
        self._store, self._members = store, members
        self.passkeys, self.passwords = Passkeys(), Passwords()
        self.factors = Factors(store)
        self._halves: Fleeting[str] = Fleeting(HALF_MS)

    async def load(self) -> None:
        """Read the secret of this server, before the first request."""
        self.passkeys.secret = await self._store.secret(SECRET)

    async def ways(self, person: str) -> Ways:
        """Return in which ways somebody can sign in."""
        with storing():
            async with self._store.reading() as connection:
                return Ways(
                    await stored.passkeys_of(connection, person),
                    await stored.password_of(connection, person) is not None,
                    await stored.address_of(connection, person),
                )

    async def address(self, person: str) -> str:
        """Return the mail address that somebody has confirmed, or ''."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.address_of(connection, person) or ""

    # Keeping one's games

    async def offer_passkey(self, person: Person, name: str, site: Site) -> bytes:
        """Return what a browser needs to make a passkey for somebody."""
        known = (await self.ways(person.id)).passkeys
        if len(known) >= MOST_PASSKEYS:
            raise Forbidden("server-passkeys-many", most=MOST_PASSKEYS)
        await self._require_free(person.id, name)
        return await self.passkeys.offer(person.id, name, site, known)

    async def add_passkey(
        self, person: Person, name: str, given: Json, site: Site, device: str
    ) -> None:
        """Add a passkey; a guest becomes a member."""
        made = await self.passkeys.accept(person.id, given, site, device)
        await self.add(person.id, name, lambda to: stored.add_passkey(to, made))

    async def set_password(self, person: Person, name: str, password: str) -> None:
        """Set a password; a guest becomes a member."""
        check_password(password, name)
        await self._require_free(person.id, name)
        made, at = await self.passwords.hash(password), now()
        await self.add(person.id, name, lambda to: stored.set_password(to, person.id, made, at))

    async def add(self, person: str, name: str, write: Work[None]) -> None:
        """Add a way to sign in; with the first one, a guest becomes a member under a name."""
        is_member = await self._members.of(person) is not None

        def work(connection: Connection) -> None:
            write(connection)
            if not is_member:
                add_member(connection, Member(person, name, now()))

        try:
            with storing():
                await self._store.writer.submit(work)
        except Taken as error:
            await self._require_free(person, name)
            raise Forbidden("server-sign-in-taken") from error

    async def _require_free(self, person: str, name: str) -> None:
        """Raise NameTaken if a guest could not become a member under a name."""
        if await self._members.of(person) is None and await self._members.named(name):
            raise NameTaken("server-name-taken", name=name)

    async def free_name(self, name: str) -> str:
        """Return a name, perhaps with a number, that no member has."""
        found, number = name, 2
        while await self._members.named(found):
            found, number = f"{name[:20]} {number}", number + 1
        return found

    async def change(self, write: Work[None]) -> None:
        """Change something about a passkey, or raise NoSuchDevice."""
        try:
            with storing():
                await self._store.writer.submit(write)
        except Unknown as error:
            raise NoSuchDevice("server-no-passkey") from error

    async def remove(self, person: str, write: Work[None]) -> None:
        """Remove a way to sign in; refuse the last one of a member, or one that is not there."""
        is_member = await self._members.of(person) is not None

        def work(connection: Connection) -> None:
            write(connection)
            if is_member and stored.count_ways(connection, person) == 0:
                raise Taken("nothing would be left to sign in with")

        try:
            with storing():
                await self._store.writer.submit(work)
        except Taken as error:
            raise Forbidden("server-last-way-in") from error
        except Unknown as error:
            raise NoSuchDevice("server-no-passkey") from error

    # Signing in

    async def by_passkey(self, given: Json, site: Site) -> Arrival:
        """Recognise somebody by a passkey, or raise Forbidden."""
        with storing():
            async with self._store.reading() as connection:
                known = await stored.passkey(connection, _id_in(given))
        counter, is_verified = await self.passkeys.check(known, given, site)
        assert known is not None, "it was checked"
        try:
            with storing():
                await self._store.writer.submit(
                    lambda to: stored.count_use(to, known, counter, now())
                )
        except Unknown as error:
            raise Forbidden("server-passkey-refused") from error
        return Arrival(known.person, is_verified)

    async def by_password(self, name: str, password: str) -> Arrival:
        """Recognise somebody by name and password, or raise Forbidden, after the same work."""
        member = await self._members.named(name)
        with storing():
            async with self._store.reading() as connection:
                hashed = await stored.password_of(connection, member.person if member else "")
        if not await self.passwords.is_right(hashed, password) or member is None:
            raise Forbidden("server-sign-in-refused")
        return Arrival(member.person, False)

    async def half(self, arrival: Arrival) -> str:
        """Return a ticket for the second factor, or an empty string if none is asked."""
        if arrival.is_whole or not await self.factors.has(arrival.person):
            return ""
        ticket = secrets.token_hex(TICKET_BYTES)
        self._halves.put(ticket, arrival.person)
        return ticket

    def half_of(self, ticket: str) -> str:
        """Return whose second factor is asked, or raise Forbidden."""
        person = self._halves.get(ticket)
        if person is None:
            raise Forbidden("server-sign-in-late")
        return person

    async def whole(self, ticket: str, code: str) -> Arrival:
        """Finish a sign-in with a code of the second factor, or raise Forbidden."""
        person = self.half_of(ticket)
        await self.factors.check(person, code)
        if self._halves.take(ticket) is None:
            raise Forbidden("server-sign-in-late")
        return Arrival(person, True)


def _id_in(given: Json) -> bytes:
    """Return the id of the passkey that an answer names."""
    try:
        raw = str(given["rawId"])
        return base64.urlsafe_b64decode(raw + "=" * (-len(raw) % 4))
    except (KeyError, ValueError):
        return b""
