"""Decisions that people prepare before they are due: private, and beside the log.

A prepared action is played as soon as it is due, in the same lines as the change that made it due;
so nobody is ever told to decide what is already prepared. If it is no longer legal, it stays as a
draft, and its person decides. A game says what may be prepared (`Game.coming`): what is sealed
in any case, so that deciding at once tells the others nothing but that somebody has decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from satrap.core.game import Choices, Seat
from satrap.core.record import AnyMatch
from satrap.server.following import Done
from satrap.server.hall import Hall
from satrap.server.store.attempts import Work
from satrap.server.store.prepared import Plan, drop_plans, planned, plans, set_plan
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing
from satrap.server.tables.acts import decide
from satrap.server.tables.entries import AnyEntry, Played
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import RUNNING, Table

AnyChoices = Choices[Any]


class Prepared:
    """What is prepared at all tables."""

    def __init__(self, store: SqlStore, hall: Hall) -> None:
        self._store = store
        self._matches: set[str] = set()  # where something is prepared, or was
        hall.reactions.append(self.react)
        hall.followers.append(self.follow)

    async def load(self) -> None:
        """Read where something is prepared, before the first request."""
        async with self._store.reading() as connection:
            self._matches = await planned(connection)

    async def at(self, match: str) -> list[Plan]:
        """Return what the seats of a match have prepared."""
        if match not in self._matches:
            return []
        with storing():
            async with self._store.reading() as connection:
                return await connection.run_sync(plans, match)

    async def of(self, match: str, person: str, seat: Seat) -> tuple[str, ...]:
        """Return what a person has prepared for a seat."""
        for plan in await self.at(match):
            if (plan.seat, plan.person) == (seat, person):
                return plan.actions
        return ()

    async def set(self, plan: Plan) -> None:
        """Store what somebody has prepared; the caller holds the table."""
        self._matches.add(plan.match)
        with storing():
            await self._store.writer.submit(lambda connection: set_plan(connection, plan))

    async def react(self, match: str, table: Table) -> list[AnyEntry]:
        """Play what is prepared and due now, until nothing is."""
        found = await self.at(match) if table.status == RUNNING else []
        entries: list[AnyEntry] = []
        while done := next(filter(None, (_play(table, plan) for plan in found)), []):
            entries += done
        return entries

    def follow(self, done: Done) -> Work[None] | None:
        """Forget what was decided; after the end, everything."""
        match, table = done.match, done.table
        if match not in self._matches:
            return None
        if table.status != RUNNING:
            seats = range(len(table.places))
            return lambda connection: drop_plans(connection, match, seats)
        decided = {
            (entry.seat, kind)
            for entry in done.entries
            if isinstance(entry, Played)
            for kind in kinds(table.running(), entry.plays)
        }
        return _forgetting(match, table.running(), decided) if decided else None


def _play(table: Table, plan: Plan) -> list[AnyEntry]:
    """Play the prepared action that is due now for a seat, if it is still its person's."""
    match, place = table.match, table.places[plan.seat]
    if match is None or table.status != RUNNING or plan.seat not in match.waiting():
        return []
    if place.person != plan.person or place.bot:
        return []
    legal = match.legal(plan.seat)
    actions = (match.game.parse_action(match.setup, each) for each in plan.actions)
    found = next((action for action in actions if action in legal), None)
    return [] if found is None else decide(table, plan.seat, (str(found),))


def _forgetting(match: str, played: AnyMatch, decided: set[tuple[Seat, type]]) -> Work[None]:
    def write(connection: Connection) -> None:
        for plan in plans(connection, match):
            gone = {kind for seat, kind in decided if seat == plan.seat}
            left = tuple(each for each in plan.actions if not gone & kinds(played, (each,)))
            if left != plan.actions:
                set_plan(connection, replace(plan, actions=left))

    return write


def kinds(match: AnyMatch, actions: Iterable[str]) -> set[type]:
    """Return of which kinds actions are."""
    return {type(match.game.parse_action(match.setup, each)) for each in actions}


def coming(match: AnyMatch, seat: Seat) -> tuple[AnyChoices, ...]:
    """Return the choices that a seat can prepare now."""
    return match.game.coming(match.view(seat))


def check_plan(match: AnyMatch, seat: Seat, actions: tuple[str, ...]) -> None:
    """Refuse what cannot be prepared now; and two actions of a kind, of which one would be lost."""
    choices = coming(match, seat)
    if len(kinds(match, actions)) < len(actions):
        raise NotAtTable("table-prepared-twice")
    for each in actions:
        action = match.game.parse_action(match.setup, each)
        if not any(action in choice for choice in choices):
            raise NotAtTable("table-prepared-not-now")


def drafts(match: AnyMatch, seat: Seat, actions: tuple[str, ...]) -> list[str]:
    """Return the prepared actions whose decision is due, but which are not possible any more."""
    legal = match.legal(seat) if seat in match.waiting() else ()
    first = next(iter(legal), None)
    return [
        each
        for each in actions
        if first is not None
        and kinds(match, (each,)) == {type(first)}
        and match.game.parse_action(match.setup, each) not in legal
    ]
