"""Somebody signs in where they had played as a guest: those games come along."""

from __future__ import annotations

import logging

from sqlalchemy import Connection

from satrap.core.errors import SatrapError
from satrap.server.api.known import People
from satrap.server.clock import now
from satrap.server.hall import Hall
from satrap.server.members import Members
from satrap.server.order import Order
from satrap.server.reminding import drop_all, plan_again
from satrap.server.resting import look_at_all
from satrap.server.store.merging import merge
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing


class Merging:
    """Makes one person of a guest and a member."""

    def __init__(
        self, store: SqlStore, hall: Hall, people: People, members: Members, order: Order
    ) -> None:
        self._store, self._hall, self._people = store, hall, people
        self._members, self._order = members, order

    async def bring_along(self, guest: str, member: str) -> None:
        """Move everything of a guest but their API tokens, which end; two members remain two."""
        if await self._members.of(guest) is not None:
            return
        await self._people.revoke_all(guest)
        with storing():
            moved, ended = await self._store.writer.submit(lambda to: join(to, guest, member))
        self._people.forget_all(guest, ended)
        await self._hall.ties.load(self._store)
        await self._order.load()
        for match in moved:
            try:
                await self._hall.reload(match)
            except SatrapError:  # a damaged table is left alone
                logging.getLogger(__name__).warning("a table could not be read again")
        with storing():  # the rests are the member's now
            await self._store.writer.submit(lambda to: look_at_all(to, member, now()))


def join(connection: Connection, guest: str, member: str) -> tuple[list[str], list[bytes]]:
    """Make one person of a guest and a member, whom reminders are for from now on."""
    drop_all(connection, guest)
    found = merge(connection, guest, member)
    plan_again(connection, member, now())
    return found
