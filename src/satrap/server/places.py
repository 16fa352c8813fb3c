"""Limits at how many waiting tables a person may be, so that nobody hogs the seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from satrap.server.errors import TooManyTables
from satrap.server.store.interface import Store
from satrap.server.storing import storing
from satrap.server.tables.commands import AnyCommand, Sit
from satrap.server.tables.table import WAITING, Table

MOST_WAITING: Final = 10


class Places:
    """Counts the waiting tables of each person, as host or player, and those being joined."""

    def __init__(self, store: Store, most: float) -> None:
        self._store, self._most = store, most
        self._coming: Counter[str] = Counter()

    @asynccontextmanager
    async def held(self, person: str) -> AsyncIterator[None]:
        """Let somebody join one more table, or raise TooManyTables; '' stands for nobody.

        Simultaneous requests all count; one that is stored in between may count twice.
        """
        if not person:
            yield
            return
        self._coming[person] += 1
        try:
            with storing():
                there = await self._store.count_places(person, WAITING)
            if there + self._coming[person] > self._most:
                raise TooManyTables("server-too-many-waiting", most=int(self._most))
            yield
        finally:
            self._coming[person] -= 1
            if not self._coming[person]:
                del self._coming[person]


def newcomer(table: Table, person: str, command: AnyCommand) -> str:
    """Return whom a command brings to a table, or '' if it is nobody new."""
    is_there = person == table.opened.host or bool(table.seats_of(person))
    return person if isinstance(command, Sit) and not is_there else ""
