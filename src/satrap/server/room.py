"""A room: one table in memory, and who listens there."""

from __future__ import annotations

import asyncio
import hashlib
import hmac

from satrap.core.game import Seat
from satrap.server.errors import NoSuchTable
from satrap.server.listener import Listener
from satrap.server.presence import Presence
from satrap.server.standing import Standing, rebuild
from satrap.server.store.interface import Store
from satrap.server.tables.commands import AnyCommand, Replace
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.show import observer_of
from satrap.server.tables.table import Table
from satrap.server.telling import Teller

_LABEL = b"satrap-invitation-1"


class Room:
    """One table. Whoever looks at it or changes it holds the lock.

    While the lock is held the table may show what is not stored yet: nothing of it may be told.
    """

    def __init__(self, match: str, patience: float) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.standing: Standing | None = None
        self.listeners: set[Listener] = set()
        self.presence = Presence(patience)
        self.teller = Teller()
        self.people: list[str] = []  # of each seat, as far as everybody may know
        self.driver: asyncio.Task[None] | None = None  # lets the bots here decide
        self.alarm: asyncio.TimerHandle | None = None  # rings when somebody is out of time

    async def load(self, store: Store) -> Standing:
        """Return where the table stands, from its log if it is not known."""
        if self.standing is None:
            lines = await store.read(self.match)
            if not lines:
                raise NoSuchTable("server-no-table")
            seed = await store.seed(self.match)
            self.standing = await asyncio.to_thread(rebuild, self.match, seed, lines)
        return self.standing

    def forget(self) -> None:
        """Throw the table away: its log alone says where it stands."""
        self.standing = None

    @property
    def is_idle(self) -> bool:
        return not (self.listeners or self.driver or self.alarm or self.lock.locked())

    # Who listens

    def join(self, listener: Listener, standing: Standing) -> None:
        """Let a connection listen: it is shown the table at once; refuse a seat of others."""
        observer_of(standing.table, listener.person, listener.seat)
        self.listeners.add(listener)
        self.presence.come(listener.person)
        self.tell(standing)

    def leave(self, listener: Listener) -> None:
        """Let a connection go."""
        self.listeners.discard(listener)
        self.presence.go(listener.person)
        if not self.listeners:
            self.teller = Teller()  # nobody needs what they were told
        self.teller.tell_here(self.listeners, self.here())

    def here(self) -> list[Seat]:
        """Return the seats whose people are connected."""
        return [seat for seat, who in enumerate(self.people) if self.presence.is_here(who)]

    def tell(self, standing: Standing) -> None:
        """Send everybody what has changed for them, and who is here."""
        self.people = [place.person for place in standing.table.places]
        self.teller.tell(self.listeners, standing)
        self.teller.tell_here(self.listeners, self.here())


def invitation(seed: bytes) -> str:
    """Return what the link to a private table, or to a chair by invitation, holds."""
    return hashlib.sha256(_LABEL + seed).digest()[:16].hex()


def check_admitted(standing: Standing, person: str, link: str) -> None:
    """Let to a private table only who opened it, has a chair, or has the link."""
    table = standing.table
    is_known = person and (person == table.opened.host or bool(table.seats_of(person)))
    if not (table.opened.is_public or is_known or is_invited(standing, link)):
        raise NoSuchTable("server-no-table")


def is_invited(standing: Standing, link: str) -> bool:
    """Say whether a link is the one to this table."""
    return hmac.compare_digest(link.encode(), invitation(standing.seed).encode())


def check_away(room: Room, table: Table, command: AnyCommand) -> None:
    """Let a bot play only for somebody who has not been here for a while."""
    if isinstance(command, Replace):
        person = table.place(command.seat).person
        if not person or not room.presence.is_away(person):
            raise NotAtTable("table-not-away-yet")
