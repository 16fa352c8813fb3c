"""Whom people follow, have muted or have blocked.

All of it is in memory too, since whose words reach whom is asked for every view. Whoever is muted
or blocked never learns it: nothing that they are answered depends on it, except that a chair at the
table of somebody who has blocked them is refused.
"""

from __future__ import annotations

import secrets
from typing import Final

from satrap.server.clock import now
from satrap.server.errors import NoSuchPerson, TooMany
from satrap.server.store import ties as stored
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.ties import Kind, Manners, Tie
from satrap.server.storing import storing
from satrap.server.tables.muting import NOBODY

ID_BYTES: Final = 8
MOST: Final = 500  # ties of one person
FOLLOW: Final[Kind] = "follow"
MUTE: Final[Kind] = "mute"
BLOCK: Final[Kind] = "block"


class Ties:
    """The ties of everybody, by the person who has them."""

    def __init__(self) -> None:
        self._ties: dict[str, dict[tuple[str, Kind], Tie]] = {}
        self._deaf: dict[str, frozenset[str]] = {}
        self._changes = 0  # so that nothing read before a change takes its place

    async def load(self, store: SqlStore) -> None:
        """Read all ties: before the first request, and when two people turn out to be one."""
        changes = -1
        while changes != self._changes:
            changes = self._changes
            async with store.reading() as connection:
                known = await stored.all_ties(connection)
        self._changes += 1
        self._ties, self._deaf = {}, {}
        for tie in known:
            self._note(tie)

    # Asking

    def of(self, person: str) -> list[Tie]:
        """Return the ties that somebody has, the newest first."""
        return sorted(self._ties.get(person, {}).values(), key=lambda tie: -tie.at)

    def has(self, person: str, other: str, kind: Kind) -> bool:
        """Say whether somebody follows, has muted or has blocked somebody else."""
        return (other, kind) in self._ties.get(person, {})

    def deaf_to(self, person: str) -> frozenset[str]:
        """Return the people whose words do not reach somebody."""
        return self._deaf.get(person, NOBODY)

    # Changing

    async def add(self, store: SqlStore, person: str, other: str, kind: Kind, called: str) -> Tie:
        """Tie somebody to somebody else; whom you block you no longer follow.

        Whoever is blocked seems to follow as before: it would betray the block if that ended.
        """
        if len(self._ties.get(person, {})) >= MOST:
            raise TooMany("server-ties-full", most=MOST)
        tie = Tie(person, other, kind, secrets.token_hex(ID_BYTES), called, now())
        with storing():
            await store.writer.submit(lambda to: stored.tie(to, tie))
        self._note(tie)
        if kind == BLOCK:
            await self.remove(store, person, other, FOLLOW)
        return tie

    async def remove(self, store: SqlStore, person: str, other: str, kind: Kind) -> None:
        """Remove a tie, if there is one."""
        if not self.has(person, other, kind):
            return
        with storing():
            await store.writer.submit(lambda to: stored.untie(to, person, other, kind))
        self._changes += 1
        self._ties.get(person, {}).pop((other, kind), None)
        self._hear(person)

    def find(self, person: str, id: str) -> Tie:
        """Return a tie of somebody by its id."""
        for tie in self._ties.get(person, {}).values():
            if tie.id == id:
                return tie
        raise NoSuchPerson("server-no-tie")

    def forget(self, person: str) -> None:
        """Forget somebody whose account is deleted."""
        self._changes += 1
        for other in [person, *self._ties]:
            kept = self._ties.pop(other, {})
            if other != person:
                self._ties[other] = {key: tie for key, tie in kept.items() if key[0] != person}
            self._hear(other)

    def _note(self, tie: Tie) -> None:
        self._changes += 1
        self._ties.setdefault(tie.person, {})[tie.other, tie.kind] = tie
        self._hear(tie.person)

    def _hear(self, person: str) -> None:
        own = self._ties.get(person, {})
        deaf = frozenset(other for other, kind in own if kind in (MUTE, BLOCK))
        self._deaf[person] = deaf
        if not deaf:
            del self._deaf[person]


async def manners_of(store: SqlStore, person: str) -> Manners:
    """Return what others may learn about a person."""
    with storing():
        async with store.reading() as connection:
            return await stored.manners_of(connection, person)
