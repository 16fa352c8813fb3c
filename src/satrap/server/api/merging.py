"""Somebody signs in where they had played as a guest: those games come along."""

from __future__ import annotations

import logging

from sqlalchemy import Connection

from satrap.core.errors import SatrapError
from satrap.server.api.known import People
from satrap.server.clock import now
from satrap.server.hall import Hall
from satrap.server.order import Order
from satrap.server.reminding import drop_all, plan_again
from satrap.server.resting import look_at_all
from satrap.server.store.interface import Person
from satrap.server.store.members import is_member
from satrap.server.store.merging import merge
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing


class Along:
    """Brings along what was a guest's, in the transaction in which somebody is let in."""

    def __init__(self, before: Person | None) -> None:
        self.guest = "" if before is None else before.id  # who has used this device so far
        self.member = ""  # who the guest turned out to be, if anything has come along
        self.moved, self.ended = list[str](), list[bytes]()

    def __call__(self, connection: Connection, member: str) -> None:
        """Move everything of a guest but their API tokens, which end; two members remain two."""
        self.member = ""  # it may be tried again
        if self.guest in ("", member) or is_member(connection, self.guest):
            return
        drop_all(connection, self.guest)
        self.moved, self.ended = merge(connection, self.guest, member)
        plan_again(connection, member, now())
        self.member = member


class Merging:
    """Shows what has come along wherever the guest was in memory."""

    def __init__(self, store: SqlStore, hall: Hall, people: People, order: Order) -> None:
        self._store, self._hall, self._people, self._order = store, hall, people, order

    async def show(self, along: Along) -> None:
        """Close the connections of the guest, and load their tables again as the member's."""
        if along.member == "":
            return
        self._people.forget_all(along.guest, along.ended)
        await self._hall.ties.load(self._store)
        await self._order.load()
        for match in along.moved:
            try:
                await self._hall.reload(match)
            except SatrapError:  # a damaged table is left alone
                logging.getLogger(__name__).warning("a table could not be read again")
        with storing():  # the rests are the member's now
            await self._store.writer.submit(lambda to: look_at_all(to, along.member, now()))
