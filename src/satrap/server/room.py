"""A room: one table in memory, and its listeners."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from satrap.core.game import Seat
from satrap.server.broadcasting import Teller
from satrap.server.damage import check_log, check_row, check_seed
from satrap.server.errors import NoSuchTable
from satrap.server.fairness import Owner
from satrap.server.lanes import Pace
from satrap.server.listener import REMOVED, Listener
from satrap.server.live_table import NOBODY, Ack, LiveTable, rebuild
from satrap.server.memory import weight
from satrap.server.presence import Presence
from satrap.server.replays import Replays
from satrap.server.store.interface import Store, StoredLine
from satrap.server.tables.entries import LOG
from satrap.server.tables.gallery import MOST_HEARD, Gallery
from satrap.server.tables.hushing import is_removed
from satrap.server.tables.muting import Mutes, nobody
from satrap.server.tables.table import OVER, Table

LINKS = "links"  # the server secret that invitations are derived from
_LABEL = b"satrap-invitation-1"


class Room:
    """One table. Hold the lock to read or change it.

    While the lock is held the table may show what is not stored yet: none of it may be sent.
    """

    def __init__(self, match: str, patience: float, mutes: Mutes = nobody) -> None:
        self.match, self.mutes = match, mutes
        self.lock = asyncio.Lock()
        self.standing: LiveTable | None = None
        self.listeners: set[Listener] = set()
        self.presence = Presence(patience)
        self.teller = Teller()
        self.people: list[str] = []  # of each seat, as last sent
        self.gallery = Gallery()
        self.heard: dict[tuple[str, str], Ack] = {}  # answers to commands that are in no log
        self.driver: asyncio.Task[None] | None = None  # lets the bots here decide
        self.payer = Owner("", "")  # charged for the thinking of the bots here
        self.is_played = False  # by at least one person, not by bots alone
        self.paces: dict[str, Pace] = {}  # of the bots here
        self.alarm: asyncio.TimerHandle | None = None  # rings when something falls due
        self.users = 0  # how many hold the room or wait for it
        self.used_at = time.monotonic()
        self._weight = 0

    async def load(self, store: Store, replays: Replays) -> LiveTable:
        """Return the table, from its log if it is not in memory."""
        if self.standing is None:
            seed, lines = await stored(store, self.match)
            aliases = await store.aliases(self.match)
            size = sum(len(line.body) for line in lines)
            standing = await replays.run(
                lines[0].actor,
                size,
                lambda: load_sound(self.match, seed, lines, self.mutes, aliases),
            )
            standing.link = invitation(standing, await store.secret(LINKS))
            standing.table.gallery, self.standing = self.gallery, standing
        return self.standing

    def forget(self) -> None:
        """Discard the table; its log has everything."""
        self.standing = None

    def renew(self) -> None:
        """Discard the table, and all that was shown of it: everybody is shown the whole again."""
        self.forget()
        self.teller = Teller()
        for listener in self.listeners:
            listener.shown = None

    def forget_person(self, person: str) -> None:
        """Forget what somebody said as a watcher, and that they were here."""
        self.gallery.forget(person)
        self.presence.forget(person)
        self.heard = {key: ack for key, ack in self.heard.items() if key[0] != person}

    @property
    def is_idle(self) -> bool:
        return self.is_unheld and not self.listeners

    @property
    def is_unheld(self) -> bool:
        """Say whether nobody is at work here, and nothing will fall due."""
        return not (self.driver or self.alarm or self.users)

    @property
    def is_over(self) -> bool:
        return self.standing is not None and self.standing.table.status == OVER

    def weigh(self) -> int:
        """Return by how many bytes the table in memory has grown since the last call."""
        before, self._weight = self._weight, weight(self.standing) if self.standing else 0
        return self._weight - before

    @contextmanager
    def used(self) -> Iterator[None]:
        """Note that somebody holds the room, or waits for it."""
        self.users += 1
        try:
            yield
        finally:
            self.users -= 1
            self.used_at = time.monotonic()

    def hear(self, person: str, key: str, standing: LiveTable) -> Ack:
        """Return the answer to a command that left nothing in the log; keep it for a while."""
        if len(self.heard) >= MOST_HEARD:
            del self.heard[next(iter(self.heard))]
        ack = self.heard[person, key] = standing.ack(person)
        return ack

    # Listeners

    def join(self, listener: Listener, standing: LiveTable) -> None:
        """Add a listener, and send it the table immediately."""
        self.listeners.add(listener)
        self.presence.come(listener.person)
        self.tell(standing)

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.listeners.discard(listener)
        self.presence.go(listener.person)
        self.used_at = time.monotonic()
        if not self.listeners:
            self.teller = Teller()  # the last views are no longer needed
        self.teller.tell_here(self.listeners, self.here(self.people))

    def here(self, people: Sequence[str]) -> list[Seat]:
        """Return the seats whose people are connected."""
        return [seat for seat, who in enumerate(people) if self.presence.is_here(who)]

    def tell(self, standing: LiveTable) -> None:
        """Send all listeners what has changed for them, and who is here."""
        self.people = people_of(standing.table)
        removed = {each for each in self.listeners if is_removed(standing.table, each.person)}
        for each in removed:
            each.cut(REMOVED)
        self.teller.tell(self.listeners - removed, standing)
        self.teller.tell_here(self.listeners - removed, self.here(self.people))


def people_of(table: Table) -> list[str]:
    """Return the person at each seat."""
    return [place.person for place in table.places]


async def stored(store: Store, match: str) -> tuple[bytes, list[StoredLine]]:
    """Return the seed of a table and its log, or raise what is wrong with its row."""
    row, lines = await store.match(match), await store.read(match)
    if row is not None:
        check_row(row)
    elif not lines:
        raise NoSuchTable("server-no-table")
    return await store.seed(match), lines


def load_sound(
    match: str,
    seed: bytes,
    lines: Sequence[StoredLine],
    mutes: Mutes = nobody,
    aliases: Mapping[str, str] = NOBODY,
) -> LiveTable:
    """Return the table that a log leads to, or raise if the log is not as it was written."""
    check_log(lines)
    standing = rebuild(match, seed, lines, mutes, aliases)
    check_seed(standing)
    return standing


def invitation(standing: LiveTable, secret: bytes) -> str:
    """Return the secret part of the link to a private table or to a chair by invitation.

    Only the server can compute it. It used to be derived from the seed, which a proof reveals; the
    links to tables of that time still work.
    """
    if standing.table.opened.log < LOG:
        return hashlib.sha256(_LABEL + standing.seed).digest()[:16].hex()
    return link_to(standing.match, secret)


def link_to(match: str, secret: bytes) -> str:
    """Return the secret part of the link to a table."""
    return hmac.digest(secret, match.encode(), "sha256")[:16].hex()


def is_invited(standing: LiveTable, link: str) -> bool:
    """Say whether a link is the one to this table."""
    return hmac.compare_digest(link.encode(), standing.link.encode())
