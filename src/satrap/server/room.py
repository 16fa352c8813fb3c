"""A room: one table in memory, and who listens there."""

from __future__ import annotations

import asyncio
import hashlib
import hmac

import msgspec

from satrap.core.game import Observer
from satrap.server.errors import NoSuchTable
from satrap.server.listener import Listener
from satrap.server.standing import Standing, rebuild
from satrap.server.store.interface import Store
from satrap.server.tables.show import observer_of, show
from satrap.server.tables.table import Table

_LABEL = b"satrap-invitation-1"


class Room:
    """One table. Whoever looks at it or changes it holds the lock.

    While the lock is held the table may show what is not stored yet: nothing of it may be told.
    """

    def __init__(self, match: str) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.standing: Standing | None = None
        self.listeners: set[Listener] = set()
        self.driver: asyncio.Task[None] | None = None  # lets the bots here decide

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
        return not (self.listeners or self.driver or self.lock.locked())

    def tell(self, table: Table) -> None:
        """Send its view to everybody for whom something has changed."""
        views: dict[tuple[Observer, int], bytes] = {}
        for listener in list(self.listeners):
            observer = observer_of(table, listener.person)
            seen = (observer, table.version(observer))
            if listener.shown == seen:
                continue
            since = _since(table, listener, observer)
            if (observer, since) not in views:
                views[observer, since] = _message(table, observer, since)
            listener.shown = seen
            listener.put(views[observer, since])


def _since(table: Table, listener: Listener, observer: Observer) -> int:
    """Return the first ply that a listener was not told of; 0 after an undo, to begin anew."""
    match = table.match
    if match is None:
        return 0
    plies, undos = listener.told
    is_same = listener.shown is not None and listener.shown[0] == observer
    now = len(match.entries) - match.ply  # grows with every undo
    listener.told = (match.ply + 1, now)
    return plies if is_same and undos == now else 0


def _message(table: Table, observer: Observer, since: int) -> bytes:
    return msgspec.json.encode({"view": show(table, observer, since)})


def invitation(seed: bytes) -> str:
    """Return what the link to a private table, or to a chair by invitation, holds."""
    return hashlib.sha256(_LABEL + seed).digest()[:16].hex()


def check_admitted(standing: Standing, person: str, link: str) -> None:
    """Let to a private table only who opened it, has a chair, or has the link."""
    table = standing.table
    is_known = person and (person == table.opened.host or table.seat_of(person) is not None)
    if not (table.opened.is_public or is_known or is_invited(standing, link)):
        raise NoSuchTable("server-no-table")


def is_invited(standing: Standing, link: str) -> bool:
    """Say whether a link is the one to this table."""
    return hmac.compare_digest(link.encode(), invitation(standing.seed).encode())
