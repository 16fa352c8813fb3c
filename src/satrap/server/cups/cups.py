"""Tournaments, as people reach them: to look at, to open, to join and to run."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection

from satrap.server.clock import now
from satrap.server.cups import asking as ask
from satrap.server.cups.asking import AnyAsking
from satrap.server.cups.carrying_out import Declined, carry_out, join
from satrap.server.cups.cup import OPEN, Cup
from satrap.server.cups.director import Director
from satrap.server.cups.plan import JOB, Plan, check_plan
from satrap.server.errors import Forbidden, NoSuchCup, TooMany, Unavailable
from satrap.server.hall import Hall
from satrap.server.jobs import Jobs
from satrap.server.members import Members
from satrap.server.ratings.shown import Ratings
from satrap.server.room import LINKS, link_to
from satrap.server.store import cups as stored
from satrap.server.store.cups import CupRow
from satrap.server.store.errors import StoreError, Unknown
from satrap.server.store.jobs import put
from satrap.server.store.members import Member
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing

ID_BYTES: Final = 8
SEED_BYTES: Final = 16
MOST_HOSTED: Final = 5  # open or running tournaments of one organiser
LABEL: Final = "cup/"  # in front of the id, for the link


class Cups:
    """All tournaments."""

    def __init__(
        self, store: SqlStore, hall: Hall, jobs: Jobs, members: Members, ratings: Ratings
    ) -> None:
        self._store, self._hall, self._members = store, hall, members
        self._ratings = ratings
        self._director = Director(store, hall, jobs)
        self.load = self._director.load

    # Looking

    async def find(self, id: str, person: str, link: str) -> tuple[Cup, str]:
        """Return a tournament and its link for somebody who may see it, or raise NoSuchCup."""
        try:
            with storing():
                cup = await self._director.cup(id)
                own = link_to(LABEL + id, await self._store.secret(LINKS))
        except Unknown as error:
            raise NoSuchCup("cup-none") from error
        is_known = bool(person) and (cup.row.host == person or cup.entrant_of(person) is not None)
        if not (cup.row.is_public or is_known or hmac.compare_digest(own.encode(), link.encode())):
            raise NoSuchCup("cup-none")
        return cup, own

    async def listed(self, person: str) -> list[tuple[CupRow, int, bool]]:
        """Return the tournaments that somebody may see in a list."""
        with storing():
            async with self._store.reading() as connection:
                return await connection.run_sync(lambda to: stored.listed(to, person))

    async def link_of(self, match: str) -> str:
        """Return the link to a table of a tournament."""
        with storing():
            return link_to(match, await self._store.secret(LINKS))

    async def name_of(self, person: str) -> str:
        """Return the name of a member, or ''."""
        member = await self._members.of(person)
        return member.name if member else ""

    async def programs(self, cup: Cup) -> set[str]:
        """Return which of the people who take part are programs with accounts of their own."""
        return await self._members.programs(each.person for each in cup.entrants if each.person)

    # Changing

    async def open(self, person: str, plan: Plan) -> str:
        """Open a tournament for a member, and return its id."""
        await self._member(person)
        check_plan(plan)
        id, at = secrets.token_hex(ID_BYTES), now()
        begins = max(at, plan.starts) if plan.starts is not None else None
        seed = secrets.token_hex(SEED_BYTES)
        encoded = msgspec.json.encode(plan)
        row = CupRow(id, person, OPEN, plan.is_public, at, begins, 0, False, seed, encoded)

        def work(connection: Connection) -> None:
            if stored.hosted(connection, person) >= MOST_HOSTED:
                raise Declined(TooMany("cup-too-many-hosted", most=MOST_HOSTED))
            stored.add_cup(connection, row)
            if begins is not None:
                put(connection, JOB, id, begins)

        await self._write(work)
        return id

    async def act(self, id: str, person: str, link: str, command: AnyAsking) -> str:
        """Carry out what somebody asks, or refuse; return the link, with which they see it."""
        cup, own = await self.find(id, person, link)
        if isinstance(command, ask.JoinCup):
            member = await self._member(person)
            rated = await self._ratings.of(person, cup.plan.game, cup.plan.seats)
            rating = rated.shown if rated else 0
            await self._change(id, lambda to, cup: join(to, cup, member, rating))
            return own
        await self._change(id, lambda to, cup: carry_out(to, cup, person, command))
        return own

    async def _change(self, id: str, change: Callable[[Connection, Cup], None]) -> None:
        """Change a tournament in one transaction."""

        def work(connection: Connection) -> None:
            change(connection, Cup(stored.read(connection, id, is_locked=True)))

        await self._write(work)

    async def _write(self, work: Callable[[Connection], None]) -> None:
        try:
            await self._store.writer.submit(work)
        except Declined as declined:
            raise declined.why from None
        except Unknown as error:
            raise NoSuchCup("cup-none") from error
        except StoreError as error:
            raise Unavailable("server-unavailable") from error

    async def _member(self, person: str) -> Member:
        member = await self._members.of(person)
        if member is None:
            raise Forbidden("cup-members-only")
        return member
