"""The entries of a table's log: everything that happened there. All else follows from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from satrap.core.canonical import canonical
from satrap.core.game import Seat
from satrap.core.record import Record
from satrap.packs.names import name_today
from satrap.server.beside import join, split

LOG = 2  # the format of new logs
PLAYERS, WATCHERS = "players", "watchers"  # who hears what is said


class Entry(Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """One line of the log."""


Who = Literal["open", "invited", "device", "bot"]  # who may take a chair
OPEN: Final = "open"
INVITED: Final = "invited"
DEVICE: Final = "device"
BOT: Final = "bot"


class Chair(Struct, frozen=True):
    """A chair as it was set up: for anyone, by invitation, on the host's device, or for a bot."""

    who: Who
    bot: str = ""


LONGEST_LIVE: Final = 86_400  # seconds
SHORTEST_TURN: Final = 3_600  # by correspondence


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time of each seat in seconds: a total, plus an increment for each turn.

    With `per_turn` it is a clock by correspondence: each turn has that much time, and whatever
    takes longer comes out of the total, which may be 0. `bot` plays on for whoever is out of time
    or away; empty: the usual one. By correspondence, time may stand still while somebody is on
    vacation, on their weekend and in their quiet hours.
    """

    main: Annotated[int, Meta(ge=0, le=60 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    per_turn: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    bot: Annotated[str, Meta(max_length=64)] = ""
    vacation: bool = False
    weekends: bool = False
    nights: bool = False

    def __post_init__(self) -> None:
        """Refuse a clock without time."""
        if self.is_daily:
            if self.increment or self.per_turn < SHORTEST_TURN:
                raise ValueError("by correspondence, a turn has at least an hour, and no increment")
        elif not 1 <= self.main <= LONGEST_LIVE:
            raise ValueError("a live clock has a second to a day")
        elif self.vacation or self.weekends or self.nights:
            raise ValueError("a live clock does not rest")

    @property
    def is_daily(self) -> bool:
        """Say whether it counts days, also while nobody is there: a clock by correspondence."""
        return self.per_turn > 0


class Opened(Entry, frozen=True):
    """A table was opened; the server has committed to its seed."""

    game: str
    rules: int
    preset: str
    options: dict[str, bool | int | str]
    board: str  # its name, or its whole text if it is not a built-in one
    chairs: tuple[Chair, ...]
    host: str
    is_public: bool
    commitment: str
    clock: Clock | None = None
    starter: Seat | None = None
    position: Any = None
    redraw: bool = False  # what nobody has seen in the position is drawn again
    is_friendly: bool = True  # people may ask for hints
    log: int = 1  # the format of lines: from 2 on, people are stored beside the chain
    board_hash: str = ""
    is_teaching: bool = False  # everybody may know the cards of the position
    has_open_hands: bool = False  # everybody sees everything that a seat holds or has chosen
    is_cup: bool = False  # of a tournament: the players settle nothing, and play to the end


class Imported(Entry, frozen=True):
    """A record from elsewhere was imported, for viewing."""

    record: Record
    host: str
    log: int = 1


class Changed(Entry, frozen=True):
    """Before the start, the host changed what had been settled; all of it is listed again."""

    rules: int
    preset: str
    options: dict[str, bool | int | str]
    board: str  # as in `Opened`; empty: still the same
    board_hash: str
    chairs: tuple[Chair, ...]
    is_public: bool
    clock: Clock | None
    starter: Seat | None
    is_friendly: bool
    has_open_hands: bool = False


class Reserved(Entry, frozen=True):
    """A chair is kept for somebody until then (ms)."""

    seat: Seat
    person: str
    name: str
    until: int


class Readied(Entry, frozen=True):
    """Before the start, somebody said that they are ready or are not, or what they do first."""

    seat: Seat
    is_ready: bool
    is_learning: bool = False  # the rules
    is_changing: bool = False  # what is settled: the host


class Seated(Entry, frozen=True):
    """Somebody sat down, with bytes for the shuffle, or only a commitment to them.

    `guest` numbers the people of a table, starting with the host at 0; a bot has none.
    """

    seat: Seat
    name: str
    person: str = ""
    seed: str = ""
    guest: int | None = None
    commitment: str = ""


class Left(Entry, frozen=True):
    """Somebody stood up before the start, or the host has freed the seat.

    `to` is another chair that they take next.
    """

    seat: Seat
    by_host: bool = False
    to: Seat | None = None


class Called(Entry, frozen=True):
    """The match is about to begin: people have until then (ms) to open their bytes."""

    until: int


class Revealed(Entry, frozen=True):
    """A seat opened the bytes that it had committed to."""

    seat: Seat
    seed: str


class Omitted(Entry, frozen=True):
    """These seats did not open their bytes in time: the shuffle does without them."""

    seats: tuple[Seat, ...]


Draws = tuple[str, ...]  # the names of draws: epoch/purpose/occurrence


class Started(Entry, frozen=True):
    """The match began; from now on nobody can sit down or add bytes."""

    draws: Draws | None = None


class Played(Entry, frozen=True):
    """A seat decided, once or several times in a row; simultaneous choices stay sealed.

    `draws` has an item for each completed ply.
    """

    seat: Seat
    plays: tuple[str, ...]
    draws: tuple[Draws, ...] | None = None


class Withdrawn(Entry, frozen=True):
    """A seat took back its sealed choice."""

    seat: Seat


class Undone(Entry, frozen=True):
    """A seat took the match back to an earlier ply; if all agreed, to any ply."""

    seat: Seat
    to: int
    agreed: bool = False


class Reseeded(Entry, frozen=True):
    """What nobody had seen at that ply was drawn again."""

    epoch: int
    draws: Draws | None = None


class Redealt(Entry, frozen=True):
    """All that was hidden in the given position was dealt again."""

    epoch: int
    draws: Draws | None = None


class UndoAsked(Entry, frozen=True):
    """A seat asks the others to go back to a ply."""

    seat: Seat
    to: int


class UndoAnswered(Entry, frozen=True):
    """A seat agrees to go back, or refuses."""

    seat: Seat
    agrees: bool


class Replaced(Entry, frozen=True):
    """A bot stands in for somebody who has left, is away or out of time."""

    seat: Seat
    bot: str
    reason: str  # left, away, time or gone; older logs also have resigned, and say away for left


class Resigned(Entry, frozen=True):
    """A player gave up. A bot takes the seat, under its own name; without one the match is over.

    In older logs, a bot stood in for whoever gave up: `Replaced`.
    """

    seat: Seat
    bot: str = ""
    name: str = ""  # of the bot


class Returned(Entry, frozen=True):
    """A player took their seat back from a bot, with at least this much time (ms)."""

    seat: Seat
    grace: int = 0


class Timed(Entry, frozen=True):
    """Seats are charged for thinking time (ms)."""

    spent: dict[Seat, int]


class Rest(Struct, frozen=True, array_like=True):
    """From when to when (ms) the time of a seat stands still."""

    start: int
    end: int
    is_vacation: bool = False


class Rested(Entry, frozen=True):
    """From now on, these are the rests of a seat that are known ahead, in order."""

    seat: Seat
    rests: tuple[Rest, ...]


class Extended(Entry, frozen=True):
    """The turn of a seat ends at that time (ms) at the earliest: the server was down."""

    seat: Seat
    until: int


class ClockAsked(Entry, frozen=True):
    """A seat asks the others to play with another clock from now on."""

    seat: Seat
    clock: Clock | None


class ClockAnswered(Entry, frozen=True):
    """A seat agrees to another clock, or refuses."""

    seat: Seat
    agrees: bool


class Clocked(Entry, frozen=True):
    """All agreed to another clock: it begins anew for everybody, and time used is forgotten."""

    clock: Clock | None


class EndAsked(Entry, frozen=True):
    """A seat would like to abandon the match, or would not; it ends when all people agree."""

    seat: Seat
    wants: bool


class Abandoned(Entry, frozen=True):
    """All people agreed to stop, some perhaps by being away and silent for long enough.

    Or the match has become too long.
    """

    is_too_long: bool = False
    silent: tuple[Seat, ...] = ()


class Said(Entry, frozen=True):
    """Somebody said something to the players; in older logs also to the watchers."""

    to: str
    name: str
    words: str
    seat: Seat | None = None


How = Literal["mute", "remove", "allow"]  # what the host does about somebody
MUTE: Final = "mute"
REMOVE: Final = "remove"
ALLOW: Final = "allow"


class Hushed(Entry, frozen=True):
    """The host muted somebody, removed a watcher, or allowed them again."""

    person: str
    name: str
    how: How


class Inspected(Entry, frozen=True):
    """An operator looked into the match with everything open, and says why."""

    reason: str


class Ended(Entry, frozen=True):
    """The match is over; this is the hash of its whole record."""

    record: str


class Rematched(Entry, frozen=True):
    """Somebody takes their seat at another table, for a rematch; the first one has opened it."""

    table: str
    seat: Seat | None = None  # unknown in older logs
    game: str = ""  # that is played there; empty: the same


AnyEntry = (
    Opened
    | Imported
    | Changed
    | Reserved
    | Readied
    | Seated
    | Left
    | Called
    | Revealed
    | Omitted
    | Started
    | Played
    | Withdrawn
    | Undone
    | Reseeded
    | Redealt
    | UndoAsked
    | UndoAnswered
    | Replaced
    | Resigned
    | Returned
    | EndAsked
    | Abandoned
    | Said
    | Hushed
    | Inspected
    | Timed
    | Rested
    | Extended
    | ClockAsked
    | ClockAnswered
    | Clocked
    | Ended
    | Rematched
)
msgspec.json.Decoder(AnyEntry)  # resolves the types now: concurrent threads would crash


def format_entry(
    entry: AnyEntry, seq: int, at: int, salt: Callable[[], bytes] | None = None
) -> tuple[bytes, bytes | None]:
    """Return the body of a line, as canonical JSON, and what is kept beside it.

    The body has the entry, its number and its time (ms). Without salts, as in old logs, the whole
    entry is in the body.
    """
    data = {**msgspec.to_builtins(entry), "seq": seq, "at": at}
    told, beside = (data, None) if salt is None else split(data, salt)
    return canonical(told), beside


def parse_entry(body: bytes, beside: bytes | None = None) -> AnyEntry:
    """Read an entry from a line and what is kept beside it."""
    data = join(msgspec.json.decode(body), beside)
    del data["seq"], data["at"]
    return _renamed(msgspec.convert(data, AnyEntry, str_keys=True))


def _renamed(entry: AnyEntry) -> AnyEntry:
    """Return an entry with the current names of its bots."""
    if isinstance(entry, Opened | Changed):
        chairs = tuple(replace(chair, bot=name_today(chair.bot)) for chair in entry.chairs)
        clock = entry.clock and replace(entry.clock, bot=name_today(entry.clock.bot))
        return replace(entry, chairs=chairs, clock=clock)
    if isinstance(entry, ClockAsked | Clocked) and entry.clock:
        return replace(entry, clock=replace(entry.clock, bot=name_today(entry.clock.bot)))
    if isinstance(entry, Replaced | Resigned):
        return replace(entry, bot=name_today(entry.bot))
    return entry
