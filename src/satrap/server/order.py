"""Keeping order: penalties that the server enforces, reports, and the trail of operators.

Penalties are in memory too, so that checking one costs nothing. Whoever is banned can still read,
finish matches that are under way, and export or delete what is theirs.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection

from satrap.core.text import text
from satrap.server.clock import now
from satrap.server.errors import Forbidden, NoSuchPerson, NoSuchReport
from satrap.server.store import order as stored
from satrap.server.store.attempts import Work
from satrap.server.store.errors import Unknown
from satrap.server.store.notices import post
from satrap.server.store.order import Deed, Found, Kind, Penalty, Report
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing

SECRET: Final = "operators"  # its name in the store; whoever can read the store is an operator
ID_BYTES: Final = 8
DAY_MS: Final = 24 * 60 * 60 * 1000
BAN: Final[Kind] = "ban"
SILENCE: Final[Kind] = "silence"


class Order:
    """What operators do, and what people may not do because of it."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._key = b""
        self._penalties: dict[tuple[str, str], Penalty] = {}
        self._changes = 0  # so that nothing read before a change takes its place

    async def load(self) -> None:
        """Read the penalties and the operators' key: at the start, and when two become one."""
        self._key = await self._store.secret(SECRET)
        changes = -1
        while changes != self._changes:
            changes = self._changes
            async with self._store.reading() as connection:
                found = await stored.list_penalties(connection)
        self._changes += 1
        self._penalties = {(each.person, each.kind): each for each in found}

    def is_operator(self, key: str) -> bool:
        """Say whether somebody has the operators' key."""
        return hmac.compare_digest(key.encode(), self._key.hex().encode())

    # Penalties

    def check(self, person: str, kinds: Iterable[Kind]) -> None:
        """Refuse somebody who has one of these penalties now."""
        for kind in kinds:
            penalty = self._penalties.get((person, kind))
            if penalty is None or (penalty.until is not None and penalty.until <= now()):
                continue
            if penalty.until is None:
                raise Forbidden(f"server-{kind}", reason=penalty.reason)
            hours = -(-(penalty.until - now()) // (DAY_MS // 24))
            raise Forbidden(f"server-{kind}-until", reason=penalty.reason, hours=hours)

    async def punish(self, operator: str, person: str, kind: Kind, reason: str, days: int) -> None:
        """Give somebody a penalty for some days; 0: for good."""
        at = now()
        penalty = Penalty(person, kind, reason, at, at + days * DAY_MS if days else None)

        def write(connection: Connection) -> None:
            stored.set_penalty(connection, penalty)
            stored.add_deed(connection, at, operator, kind, person, reason)

        await self._write(write, NoSuchPerson("server-no-person"))
        self._changes += 1
        self._penalties[person, kind] = penalty

    async def lift(self, operator: str, person: str, kind: Kind) -> None:
        """End a penalty."""

        def write(connection: Connection) -> None:
            if not stored.lift_penalty(connection, person, kind):
                raise Unknown("there is no such penalty")
            stored.add_deed(connection, now(), operator, f"lift {kind}", person, "")

        await self._write(write, NoSuchPerson("server-no-penalty"))
        self._changes += 1
        self._penalties.pop((person, kind), None)

    def forget(self, person: str) -> None:
        """Forget the penalties of somebody whose account was deleted."""
        self._changes += 1
        for key in [key for key in self._penalties if key[0] == person]:
            del self._penalties[key]

    async def penalties(self) -> list[Penalty]:
        """Return all penalties."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.list_penalties(connection)

    # Reports

    async def report(self, match: str, by: str, about: str, words: str, attached: bytes) -> str:
        """Store a report, and return its id."""
        made = Report(secrets.token_hex(ID_BYTES), match, by, about, words, attached, now())
        with storing():
            await self._store.writer.submit(lambda to: stored.add_report(to, made))
        return made.id

    async def reports(self, is_open: bool) -> list[Report]:
        """Return the open reports, or the closed ones."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.list_reports(connection, is_open)

    async def reports_by(self, person: str) -> list[Report]:
        """Return what somebody has reported."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.list_reports_by(connection, person)

    async def close_report(self, operator: str, report: str, decision: str) -> None:
        """Close a report with a decision; whoever sent it gets a notice, without the decision."""
        at = now()

        def write(connection: Connection) -> None:
            by = stored.close_report(connection, report, decision, at)
            words = text("notice-report-decided")
            post(connection, by, "order", f"report-{report}", "/people", words, at)
            stored.add_deed(connection, at, operator, "close report", report, decision)

        await self._write(write, NoSuchReport("server-no-report"))

    # The trail

    async def note(self, operator: str, deed: str, about: str, words: str = "") -> None:
        """Note what an operator is about to do."""
        with storing():
            await self._store.writer.submit(
                lambda to: stored.add_deed(to, now(), operator, deed, about, words)
            )

    async def deeds(self, before: int | None = None) -> list[Deed]:
        """Return what operators did last, or before a deed: one page."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.list_deeds(connection, before)

    async def find(self, name: str) -> list[Found]:
        """Return the people whose names contain some words."""
        with storing():
            async with self._store.reading() as connection:
                return await stored.find_people(connection, name)

    async def check_person(self, person: str) -> None:
        """Refuse an id that nobody has."""
        with storing():
            async with self._store.reading() as connection:
                if not await stored.is_person(connection, person):
                    raise NoSuchPerson("server-no-person")

    async def _write(self, write: Work[None], refusal: Exception) -> None:
        try:
            with storing():
                await self._store.writer.submit(write)
        except Unknown as error:
            raise refusal from error
