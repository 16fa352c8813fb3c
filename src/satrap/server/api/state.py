"""What all requests of a running server share."""

from __future__ import annotations

import asyncio
from typing import cast

from starlette.requests import HTTPConnection

from satrap.server.actors import Actors
from satrap.server.analyses import Analyses
from satrap.server.api.addresses import Near
from satrap.server.api.known import People
from satrap.server.api.limits import Limits
from satrap.server.api.merging import Merging
from satrap.server.api.pulse import Pulse
from satrap.server.api.settings import Settings
from satrap.server.calling import Caller
from satrap.server.closing import close_stale_tables
from satrap.server.cups.cups import Cups
from satrap.server.deadlines import Deadlines, deadline
from satrap.server.deletion import Deletion
from satrap.server.exporting import Exporting
from satrap.server.hall import Hall
from satrap.server.hints import Hints
from satrap.server.identity import Identity
from satrap.server.jobs import Jobs
from satrap.server.keys import Keys
from satrap.server.letters import KIND as LETTERS
from satrap.server.letters import Letters
from satrap.server.members import Members
from satrap.server.news import Newsroom
from satrap.server.notifying import Eyes, Notifying
from satrap.server.order import Order
from satrap.server.prepared import Prepared
from satrap.server.present import follow as be_present
from satrap.server.ratings.keeping import follow as rate
from satrap.server.ratings.shown import Ratings
from satrap.server.reminding import REMIND, Reminding
from satrap.server.resting import Rests
from satrap.server.results import Backlog, follow
from satrap.server.sending import Sender
from satrap.server.store.notices import RENEW
from satrap.server.store.sql_store import SqlStore
from satrap.server.waits import Waits

EXPIRE_SECONDS = 3600.0  # between two checks for expired tokens
FORGET_SECONDS = 3600.0  # and for notices that are too old
LETTERS_SECONDS = 300.0  # and for letters that count no longer
CLOSE_SECONDS = 300.0  # and for tables that nobody starts
BACKLOG_SECONDS = 5.0  # between a few older matches whose results are still to be noted


class State:
    """The hall, the people, the limits, and who may see what is not public."""

    def __init__(
        self, store: SqlStore, limits: Limits, near: Near, settings: Settings, secret: bytes
    ) -> None:
        self.store, self.limits, self.near, self.settings = store, limits, near, settings
        most_waiting = settings.waiting_tables * settings.slack
        self.hall = Hall(
            store, settings.away_seconds, settings.keeping, limits.running, most_waiting
        )
        self.eyes = Eyes()
        self.hall.followers.append(Notifying(self.eyes, deadline))
        self.people = People(store, settings.token_ms, settings.lobby_seconds)
        self.waits = Waits(store, self.hall)
        self.prepared = Prepared(store, self.hall)
        self.actors = Actors(secret)
        self.order = Order(store)
        self.members = Members(store)
        self.jobs = Jobs(store)
        self.keys = Keys(store)
        self.ratings = Ratings(store)
        self.exporting = Exporting(store, self.hall)
        self.deletion = Deletion(store, self.hall, self.people, self.order, self.jobs)
        self.newsroom = Newsroom(store, self.eyes)
        self.caller = Caller(may_call_inside=settings.calls_inside)
        self.identity = Identity(store, self.members)
        self.sender = Sender(store, self.jobs, settings.mail, self.caller, self.identity.address)
        self.jobs.handle(REMIND, Reminding(self.hall, deadline).remind)
        self.jobs.handle(RENEW, self.newsroom.renew)
        self.hall.house.add(self.newsroom.forget_old, FORGET_SECONDS)
        self.letters = Letters(store, settings.mail)
        self.jobs.handle(LETTERS, self.letters.send)
        self.hall.house.add(self.letters.forget_old, LETTERS_SECONDS)
        self.merging = Merging(store, self.hall, self.people, self.order)
        self.deadlines = Deadlines(self.hall, self.jobs)
        self.rests = Rests(store, self.hall, self.jobs)
        self.cups = Cups(store, self.hall, self.jobs, self.members, self.ratings)
        self.pulse = Pulse(store)
        self.drawing = asyncio.Semaphore(1)
        self.hints = Hints(self.hall.searching)
        self.analyses = Analyses(store, self.hall.tasks)
        self.hall.house.add(self.people.expire, EXPIRE_SECONDS)
        self.hall.followers += [be_present, follow, rate]
        self.hall.house.add(self._close_stale_tables, CLOSE_SECONDS)
        self.hall.house.add(Backlog(store, self.hall).work, BACKLOG_SECONDS)

    async def _close_stale_tables(self) -> None:
        settings = self.settings
        await close_stale_tables(self.hall, settings.public_hours, settings.private_hours)

    async def close(self) -> None:
        """Stop hints, analyses, jobs and notices, finish what was begun, and close the store."""
        await self.jobs.stop()
        await self.deadlines.stop()
        await self.newsroom.stop()
        await self.sender.stop()
        self.hints.stop()
        self.analyses.stop()
        await self.hall.close()


def state_of(asker: HTTPConnection) -> State:
    """Return the state of the server that handles a request."""
    return cast(State, asker.app.state.satrap)
