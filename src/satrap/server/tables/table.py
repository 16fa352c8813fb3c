"""A table: seats, then a match. Only the entries of its log change it.

A refused entry leaves everything as it was. The same `enter` carries out a command and rebuilds a
table from its log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from typing import Final

from satrap.core.game import AnyGame, Observer, Seat
from satrap.core.options import OptionValue
from satrap.core.record import AnyMatch, Record, make_record
from satrap.packs import get_pack
from satrap.server import chain
from satrap.server.names import bot_name
from satrap.server.tables import entries as log
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable, Stale
from satrap.server.tables.gallery import Gallery
from satrap.server.tables.muting import NOBODY, Mutes, nobody
from satrap.server.tables.shown import MatchView, News, Status

WAITING: Final[Status] = "waiting"
RUNNING: Final[Status] = "running"
OVER: Final[Status] = "over"
UNTOLD = (-1, 0)  # line and time of a request that is not stored yet


@dataclass
class SeatState:
    """A seat at the table, and who has it now."""

    plan: log.Chair
    name: str = ""
    person: str = ""
    seed: bytes = field(default=b"", repr=False)  # bytes for the shuffle, once they are open
    commitment: str = ""  # to bytes for the shuffle
    is_left_out: bool = False  # they were not opened in time
    bot: str = ""  # plays for the seat
    stand_in: str = ""  # the name of a bot that plays for the person of the seat
    has_given_up: bool = False  # in older logs
    former: str = ""  # the person who gave this seat up to a bot
    former_name: str = ""
    has_left: bool = False  # of their own accord, and has not come back
    was_freed: bool = False  # by the host, and nobody has sat there since
    is_ready: bool = False  # before the start, to begin
    is_learning: bool = False  # the rules, before the start
    is_changing: bool = False  # what is settled, before the start
    reserved: log.Reserved | None = None


@dataclass
class Turn:
    """The time of a seat in its turn, by correspondence."""

    used: int = 0  # milliseconds until `since`, without rest
    since: int | None = None  # since when it runs; None: it stands still
    until: int = 0  # it does not end before that
    spent: int = 0  # once it has ended: what it took from the bank (ms)


class Table:
    """A table as its log has made it."""

    def __init__(self, server_seed: bytes) -> None:
        self.opened: log.Opened
        self.options: Mapping[str, OptionValue] = {}  # of the match, by their current names
        self.entries: list[AnyEntry] = []
        self.places: list[SeatState] = []
        self.guests: dict[str, int] = {}  # the people of the table by number, the host first
        self.can_redeal = True  # whether the starting position, if any, can be dealt again
        self.called: int | None = None  # until when (ms) bytes for the shuffle can be opened
        self.match: AnyMatch | None = None
        self.status: Status = WAITING
        self.asked: log.UndoAsked | None = None  # the undo that the others are asked to agree to
        self.agreed: set[Seat] = set()
        self.clock_asked: log.ClockAsked | None = None  # the clock that the others may agree to
        self.clock_agreed: set[Seat] = set()
        self.leaving: dict[Seat, tuple[int, int]] = {}  # who asks for the end: line, when (ms)
        self.acted: dict[str, int] = {}  # the line in which each person last did something
        self.sat: Counter[str] = Counter()  # how often each person has sat down
        self.freed: set[str] = set()  # people whose seats the host has freed
        self.undone: dict[Seat, list[tuple[str, ...]]] = {}  # what can be redone
        self.spent: dict[Seat, int] = {}  # thinking time so far (ms)
        self.lent: set[Seat] = set()  # who has been given time for coming back
        self.turns: list[tuple[Seat, ...]] = []  # whose turn each ply ended
        self.clocked = 0  # the ply at which the clock was last set
        self.at = 0  # the time (ms) of the line that is being carried out
        self.days: dict[Seat, Turn] = {}  # by correspondence, the turn of each seat
        self.charged: list[dict[Seat, Turn]] = []  # the turns that each ply ended
        self.rests: dict[Seat, tuple[log.Rest, ...]] = {}  # when time stands still
        self.words: list[log.Said] = []
        self.speakers: list[str] = []  # the person of each of these words; empty: unknown
        self.news: list[News] = []  # who came, went, asked for something
        self.gallery = Gallery()  # the room's, which outlives the table in memory
        self.mutes: Mutes = nobody  # whose words do not reach somebody
        self.hushed: dict[str, log.Hushed] = {}  # who may not talk, or not even watch
        self.imported: Record | None = None  # a match that was not played here
        self.endings: dict[Observer, MatchView] = {}  # the views of a finished match
        self.rematch = ""  # the table of the rematch
        self.rematch_game = ""  # what is played there; empty: the same game
        self.rematched: list[Seat] = []  # who has taken their seats there, in order
        self.moving: set[str] = set()  # people between two chairs
        self.is_changed_mind = False  # the last decision replaced a sealed one
        self._seed = server_seed
        self._public = 0
        self._own: dict[Observer, int] = {}
        self._said: dict[str, int] = {}  # in each room
        self._spoken = Counter[tuple[str, str]]()  # by each person, in each room or after the end

    # The log

    def append(self, entry: AnyEntry) -> None:
        """Note an entry that was carried out, and count the change for those who can see it.

        Only its seat sees a change of mind about a sealed choice, and only their room sees words.
        """
        self.entries.append(entry)
        if isinstance(entry, log.Said):
            self._note_words(entry)
        if isinstance(entry, log.Played) and self.is_change_of_mind(entry):
            self._own[entry.seat] = self._own.get(entry.seat, 0) + 1
        elif isinstance(entry, log.Said) and self.status != OVER:
            self._said[entry.to] = self._said.get(entry.to, 0) + 1
        elif not isinstance(entry, log.Timed):
            self._public += 1

    def _note_words(self, entry: log.Said) -> None:
        person = self.places[entry.seat].person if entry.seat is not None else ""
        self.words.append(entry)
        self.speakers.append(person)
        self._spoken[person, OVER if self.status == OVER else entry.to] += 1

    def is_change_of_mind(self, entry: AnyEntry) -> bool:
        """Say whether an entry that was just carried out is visible only to its seat."""
        is_hidden = self.is_changed_mind and not self.opened.has_open_hands
        return is_hidden and isinstance(entry, log.Played)

    def version(self, observer: Observer, deaf_to: Set[str] = NOBODY) -> int:
        """Return how many changes this observer may have seen; muted words are none."""
        room = log.WATCHERS if observer < 0 else log.PLAYERS
        heard = observer < 0 or self.status == OVER
        said = self._said.get(room, 0) + (self.gallery.count if heard else 0)
        for person in deaf_to:
            said -= self._spoken[person, room] + self._spoken[person, OVER]
            said -= self.gallery.counts[person] if heard else 0
        return self._public + said + self._own.get(observer, 0)

    # Questions

    @property
    def has_old_law(self) -> bool:
        """Say whether the table predates strict clocks and the say of absent players."""
        return self.opened.log < 2

    @property
    def game(self) -> AnyGame:
        return get_pack(self.opened.game).game

    def seats_of(self, person: str) -> list[Seat]:
        """Return the seats of a person: none for a watcher, several on a shared device."""
        return [seat for seat, place in enumerate(self.places) if person == place.person != ""]

    def seats_had_by(self, person: str) -> list[Seat]:
        """Return the seats of a person, and those that they have given up."""
        return [
            seat
            for seat, place in enumerate(self.places)
            if person and person in (place.person, place.former)
        ]

    def seat_of(self, person: str, wanted: Seat | None = None) -> Seat | None:
        """Return the seat a person acts as, None for a watcher; with several, one must be named."""
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

    def deciding(self) -> set[Seat]:
        """Return the seats of people who owe a decision."""
        if self.match is None or self.status != RUNNING:
            return set()
        return self.people() & set(self.match.waiting())

    def guest_number(self, person: str) -> int:
        """Return the number that identifies a person in the log."""
        return self.guests.get(person, len(self.guests))

    def has_others(self) -> bool:
        """Say whether somebody other than the host sits here."""
        return any(place.person not in ("", self.opened.host) for place in self.places)

    def is_expected(self, person: str) -> bool:
        """Say whether a chair is or was kept for somebody."""
        kept = (place.reserved.person for place in self.places if place.reserved)
        return person != "" and person in kept

    def unopened(self) -> list[Seat]:
        """Return the seats whose bytes for the shuffle are not open yet."""
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.commitment and not place.seed and not place.is_left_out
        ]

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

    # Checks

    def running(self) -> AnyMatch:
        """Return the match in progress, or refuse."""
        if self.match is None or self.status != RUNNING:
            raise NotAtTable("table-not-running")
        return self.match

    def check_waiting(self) -> None:
        """Refuse what can only be done before the start."""
        if self.status != WAITING:
            raise NotAtTable("table-started")

    def check_chairs(self) -> None:
        """Refuse to sit down or stand up once bytes are being opened: nobody may choose last."""
        self.check_waiting()
        if self.called is not None:
            raise NotAtTable("table-called")

    def check_name(self, name: str, own: Seat = -1) -> None:
        """Refuse a name that somebody else at the table has."""
        if any(name == place.name for seat, place in enumerate(self.places) if seat != own):
            raise NotAtTable("table-name-taken", name=name)

    def check_ply(self, ply: int) -> None:
        """Refuse a decision that was meant for another ply."""
        now = self.running().ply
        if now != ply:
            raise Stale("table-stale", ply=ply, now=now)

    def place(self, seat: Seat) -> SeatState:
        """Return a seat of the table, or refuse."""
        if seat not in range(len(self.places)):
            raise NotAtTable("table-no-seat", seat=seat)
        return self.places[seat]


def new_bot_name(table: Table, seat: Seat) -> str:
    """Return a name for a bot that takes over a seat; nobody else at the table has it."""
    taken = [name for place in table.places for name in (place.name, place.stand_in)]
    return bot_name(seat, taken)


def record_of(table: Table, match: AnyMatch) -> Record:
    """Return the record of the match at a table, with its seed."""
    return table.imported or make_record(match, table.match_seed())


def record_hash(table: Table) -> str | None:
    """Return the hash of the record of a finished match; None if there is no result."""
    if table.match is None or table.match.outcome is None:
        return None
    record = record_of(table, table.match)
    return str(chain.ended(record, is_nameless=table.opened.log >= log.LOG)["record"])
