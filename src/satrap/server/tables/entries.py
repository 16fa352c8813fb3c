"""The lines of a table's log: everything that ever happened there. All else follows from them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from satrap.core.canonical import canonical
from satrap.core.game import Json, Seat

OPEN, INVITED, BOT = "open", "invited", "bot"  # who may take a chair
PLAYERS, WATCHERS = "players", "watchers"  # who hears what is said


class Entry(Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """One line."""


class Chair(Struct, frozen=True):
    """A chair as it was set up: for anybody, for who has the link, or for a bot."""

    who: str
    bot: str = ""


class Clock(Struct, frozen=True):
    """Thinking time of each seat: in all, and more for each turn; in seconds."""

    main: int
    increment: int = 0


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
    """Who was away took the seat again."""

    seat: Seat


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


AnyEntry = (
    Opened
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
    | Ended
)


def format_entry(entry: AnyEntry, seq: int, at: int) -> bytes:
    """Return the body of a line: an entry, its number and its time (ms), as canonical JSON."""
    return canonical({**msgspec.to_builtins(entry), "seq": seq, "at": at})


def parse_entry(body: bytes) -> AnyEntry:
    """Read the body of a line."""
    data: dict[str, Json] = msgspec.json.decode(body)
    del data["seq"], data["at"]
    return msgspec.convert(data, AnyEntry)  # type: ignore[no-any-return]
