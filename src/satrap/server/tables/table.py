"""A table: places, then a match. It changes only by the entries of its log.

A refused entry leaves everything as it was. The same `enter` that carries out a command makes a
table from its log again.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from satrap.core.game import AnyGame, Observer, Seat
from satrap.core.record import AnyMatch, Record, make_record
from satrap.games import get_game
from satrap.server import chain
from satrap.server.tables import entries as log
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable, Stale

WAITING, RUNNING, OVER = "waiting", "running", "over"


@dataclass
class Place:
    """A seat at the table, and who has it now."""

    plan: log.Chair
    name: str = ""
    person: str = ""
    seed: bytes = field(default=b"", repr=False)
    bot: str = ""  # plays for the seat
    has_given_up: bool = False


class Table:
    """A table as it stands after its log."""

    def __init__(self, server_seed: bytes) -> None:
        self.opened: log.Opened
        self.entries: list[AnyEntry] = []
        self.places: list[Place] = []
        self.match: AnyMatch | None = None
        self.status = WAITING
        self.asked: log.UndoAsked | None = None  # the undo that the others are asked for
        self.agreed: set[Seat] = set()
        self.leaving: set[Seat] = set()  # who would like to abandon the match
        self.undone: dict[Seat, list[tuple[str, ...]]] = {}  # what can be done again
        self.spent: dict[Seat, int] = {}  # thinking time so far (ms)
        self.turns: list[tuple[Seat, ...]] = []  # whose turn each ply ended
        self.words: list[log.Said] = []
        self.imported: Record | None = None  # a match that was not played here
        self.rematch = ""  # the table at which they meet again
        self.is_changed_mind = False  # the last decision replaced a sealed one
        self._seed = server_seed
        self._public = 0
        self._own: dict[Observer, int] = {}
        self._said: dict[str, int] = {}  # in each room

    # The log

    def append(self, entry: AnyEntry) -> None:
        """Note an entry that was carried out, and count the change for those who can see it.

        A change of mind about a sealed choice is seen by its seat alone, words by their room.
        """
        self.entries.append(entry)
        if isinstance(entry, log.Said):
            self.words.append(entry)
        if self.is_changed_mind and isinstance(entry, log.Played):
            self._own[entry.seat] = self._own.get(entry.seat, 0) + 1
        elif isinstance(entry, log.Said) and self.status != OVER:
            self._said[entry.to] = self._said.get(entry.to, 0) + 1
        elif not isinstance(entry, log.Timed):
            self._public += 1

    def version(self, observer: Observer) -> int:
        """Return how many changes this observer may have seen."""
        room = log.WATCHERS if observer < 0 else log.PLAYERS
        return self._public + self._said.get(room, 0) + self._own.get(observer, 0)

    # Asking

    @property
    def game(self) -> AnyGame:
        return get_game(self.opened.game)

    def seats_of(self, person: str) -> list[Seat]:
        """Return the seats of a person: none for a watcher, several on a shared device."""
        return [seat for seat, place in enumerate(self.places) if person == place.person != ""]

    def seat_of(self, person: str, wanted: Seat | None = None) -> Seat | None:
        """Return as which seat a person acts, or None for a watcher; who has several names one."""
        seats = self.seats_of(person)
        if wanted is not None and wanted not in seats:
            raise NotAtTable("table-not-your-seat", seat=wanted + 1)
        if wanted is None and len(seats) > 1:
            raise NotAtTable("table-which-seat")
        return wanted if wanted is not None else seats[0] if seats else None

    def companions(self, seat: Seat) -> set[Seat]:
        """Return the seats of the same person."""
        return set(self.seats_of(self.places[seat].person)) | {seat}

    def people(self) -> set[Seat]:
        """Return the seats that people play themselves."""
        return {seat for seat, each in enumerate(self.places) if each.person and not each.bot}

    def bots_to_move(self) -> list[tuple[Seat, str]]:
        """Return the seats that a bot has to decide for now, and which bot."""
        waiting = self.match.waiting() if self.match and self.status == RUNNING else ()
        return [(seat, self.places[seat].bot) for seat in waiting if self.places[seat].bot]

    def match_seed(self) -> bytes:
        """Return the seed of the match: the server's, and what each seat added to it."""
        if self.imported is not None:
            return bytes.fromhex(self.imported.seed or "")
        given = {seat: place.seed for seat, place in enumerate(self.places) if place.seed}
        return chain.match_seed(self._seed, given)

    # Checking

    def running(self) -> AnyMatch:
        """Return the match in progress, or refuse."""
        if self.match is None or self.status != RUNNING:
            raise NotAtTable("table-not-running")
        return self.match

    def check_waiting(self) -> None:
        """Refuse what can only be done before the start."""
        if self.status != WAITING:
            raise NotAtTable("table-started")

    def check_ply(self, ply: int) -> None:
        """Refuse a decision that was meant for another moment."""
        now = self.running().ply
        if now != ply:
            raise Stale("table-stale", ply=ply, now=now)

    def place(self, seat: Seat) -> Place:
        """Return a place of the table, or refuse."""
        if seat not in range(len(self.places)):
            raise NotAtTable("table-no-seat", seat=seat)
        return self.places[seat]


def record_of(table: Table, match: AnyMatch) -> Record:
    """Return the record of the match at a table, with its seed."""
    return table.imported or make_record(match, table.match_seed())


def record_hash(table: Table) -> str | None:
    """Return the hash of the record of a finished match; None if there is no result."""
    if table.match is None or table.match.outcome is None:
        return None
    return str(chain.ended(record_of(table, table.match))["record"])
