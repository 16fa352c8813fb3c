"""The lines of a table's log: everything that ever happened there. All else follows from them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from satrap.core.canonical import canonical
from satrap.core.game import Json, Seat
from satrap.core.record import Record

PLAYERS, WATCHERS = "players", "watchers"  # who hears what is said


class Entry(Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """One line."""


Who = Literal["open", "invited", "device", "bot"]  # may take a chair
OPEN: Final = "open"
INVITED: Final = "invited"
DEVICE: Final = "device"
BOT: Final = "bot"


class Chair(Struct, frozen=True):
    """A chair as it was set up: for anybody, by the link, on the host's device, or for a bot."""

    who: Who
    bot: str = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time of each seat in seconds: in all, and more for each turn."""

    main: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Opened(Entry, frozen=True):
    """A table was opened; the server has committed itself to its seed."""

    game: str
    rules: int
    preset: str
    options: dict[str, bool | int | str]
    board: str  # its name, or its whole text if it is not a packaged one
    chairs: tuple[Chair, ...]
    host: str
    is_public: bool
    commitment: str
    clock: Clock | None = None
    starter: Seat | None = None
    position: Any = None
    redraw: bool = False  # what nobody has seen in the position is drawn anew
    is_friendly: bool = True  # people may ask for hints


class Imported(Entry, frozen=True):
    """A record from elsewhere was brought, to be looked at."""

    record: Record
    host: str


class Seated(Entry, frozen=True):
    """Somebody sat down; the seed is the seat's own part of the shuffle."""

    seat: Seat
    name: str
    person: str = ""
    seed: str = ""


class Left(Entry, frozen=True):
    """Somebody stood up before the start."""

    seat: Seat


class Started(Entry, frozen=True):
    """The match began; nobody sits down or gives a seed any more."""


class Played(Entry, frozen=True):
    """A seat decided, once or several times in a row; a choice of all at once stays sealed."""

    seat: Seat
    plays: tuple[str, ...]


class Withdrawn(Entry, frozen=True):
    """A seat took its sealed choice back."""

    seat: Seat


class Undone(Entry, frozen=True):
    """A seat took the match back to an earlier ply; with the consent of all as far as it liked."""

    seat: Seat
    to: int
    agreed: bool = False


class Reseeded(Entry, frozen=True):
    """What nobody had seen at that ply was drawn anew."""

    epoch: int


class UndoAsked(Entry, frozen=True):
    """A seat asks the others to go back to a ply."""

    seat: Seat
    to: int


class UndoAnswered(Entry, frozen=True):
    """A seat agrees to go back, or does not."""

    seat: Seat
    agrees: bool


class Replaced(Entry, frozen=True):
    """A bot plays for somebody who is away, out of time, or has given up."""

    seat: Seat
    bot: str
    reason: str  # away, time or resigned


class Returned(Entry, frozen=True):
    """Who was away took the seat again, with at least so much time (ms)."""

    seat: Seat
    grace: int = 0


class Timed(Entry, frozen=True):
    """Seats have thought for so long (ms)."""

    spent: dict[Seat, int]


class EndAsked(Entry, frozen=True):
    """A seat would like to abandon the match; it ends when all people say so."""

    seat: Seat
    wants: bool


class Abandoned(Entry, frozen=True):
    """All people agreed to stop."""


class Said(Entry, frozen=True):
    """Somebody said something, to the players or to the watchers."""

    to: str
    name: str
    words: str
    seat: Seat | None = None


class Ended(Entry, frozen=True):
    """The match is over; this is the hash of its whole record."""

    record: str


class Rematched(Entry, frozen=True):
    """The same people meet again at another table."""

    table: str


AnyEntry = (
    Opened
    | Imported
    | Seated
    | Left
    | Started
    | Played
    | Withdrawn
    | Undone
    | Reseeded
    | UndoAsked
    | UndoAnswered
    | Replaced
    | Returned
    | EndAsked
    | Abandoned
    | Said
    | Timed
    | Ended
    | Rematched
)
msgspec.json.Decoder(AnyEntry)  # works the types out now: threads that do so at once would crash


def format_entry(entry: AnyEntry, seq: int, at: int) -> bytes:
    """Return the body of a line: an entry, its number and its time (ms), as canonical JSON."""
    return canonical({**msgspec.to_builtins(entry), "seq": seq, "at": at})


def parse_entry(body: bytes) -> AnyEntry:
    """Read the body of a line."""
    data: dict[str, Json] = msgspec.json.decode(body)
    del data["seq"], data["at"]
    return msgspec.convert(data, AnyEntry, str_keys=True)  # type: ignore[no-any-return]
