"""The views of a table, as types: `show.py` makes them, the OpenAPI page describes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from satrap.core import api_types
from satrap.core.game import Outcome
from satrap.core.text import Text
from satrap.server.tables.entries import Clock, ClockAsked, UndoAsked, Who

Seat = Annotated[int, Meta(description="the number of a seat, from 0")]
By = Annotated[
    int | str,
    Meta(
        description="a player's seat, or a watcher's handle: random, valid only at this "
        "table, and not permanent. Empty: unknown"
    ),
]
Status = Literal["waiting", "running", "over"]
NewsKind = Literal[
    "seated",
    "left",
    "freed",
    "moved",
    "changed",
    "replaced",
    "returned",
    "resigned",
    "undo-asked",
    "undo-refused",
    "undo-withdrawn",
    "undone",
    "clock-asked",
    "clock-refused",
    "clock-withdrawn",
    "clocked",
    "extended",
    "end-asked",
    "end-withdrawn",
    "end-declined",
    "abandoned",
    "rematch",
    "inspected",
]


class RestView(Struct, frozen=True, gc=False):
    """From when to when (ms) the time of a seat stands still."""

    start: int
    end: int
    is_vacation: bool


class SeatView(Struct, frozen=True, gc=False):
    """A seat at a table, and who has it."""

    name: Annotated[str, Meta(description="the player's name; empty: nobody sits here yet")]
    who: Annotated[Who, Meta(description="who may sit here, as set up when the table was opened")]
    bot: Annotated[str, Meta(description="the bot that plays this seat now, or empty")]
    bot_name: Annotated[
        str, Meta(description="the name of a bot that plays for this player now, or empty")
    ]
    former: Annotated[
        str, Meta(description="who resigned here, and left the seat to this bot; or empty")
    ]
    commitment: Annotated[
        str, Meta(description="SHA-256 of the bytes that this seat adds to the shuffle, or empty")
    ]
    seed: Annotated[str, Meta(description="those bytes once they are revealed, or empty")]
    is_left_out: Annotated[
        bool, Meta(description="the bytes of this seat were not revealed in time")
    ]
    was_freed: Annotated[
        bool, Meta(description="the host has freed this seat, and nobody has sat here since")
    ]
    is_ready: Annotated[
        bool,
        Meta(
            description="before the start: says `ready`; later: has chosen, where several "
            "seats choose at the same time (the choice stays secret)"
        ),
    ]
    is_learning: Annotated[
        bool, Meta(description="before the start: keeps the chair while learning the rules")
    ]
    is_changing: Annotated[
        bool, Meta(description="before the start: is looking at what can be changed")
    ]
    reserved: Annotated[
        str, Meta(description="the name of somebody for whom this free chair is kept, or empty")
    ]
    reserved_until: Annotated[int | None, Meta(description="how long it is kept (ms), or null")]
    wants_end: Annotated[bool, Meta(description="wants to abandon the match")]
    has_say: Annotated[
        bool, Meta(description="must agree to an undo and to an early end, even while away")
    ]
    time_left: Annotated[
        int | None,
        Meta(
            description="in milliseconds; by correspondence: for the whole of a turn, with the "
            "bank. null: no clock"
        ),
    ]
    is_running: Annotated[bool, Meta(description="the clock of this seat is running")]
    deadline: Annotated[
        int | None,
        Meta(
            description="by correspondence: when (ms) this seat is out of time if nothing happens; "
            "null: its time does not run"
        ),
    ]
    rests: Annotated[
        tuple[RestView, ...],
        Meta(
            description="by correspondence: from when to when (ms) the time of this seat stands "
            "still, as far as is known, and whether that is a vacation"
        ),
    ]


class Words(Struct, frozen=True, gc=False):
    """What somebody said."""

    by: By
    name: str
    words: str


class Hushed(Struct, frozen=True, gc=False):
    """Somebody who may not talk at this table (`mute`), or not even see it (`remove`)."""

    by: By
    name: str
    how: Literal["mute", "remove"]


class News(Struct, frozen=True, gc=False):
    """Something that happened at a table besides the match: who came, went or asked for what."""

    number: Annotated[int, Meta(description="counts all news of the table, from 0")]
    ply: Annotated[int, Meta(description="the ply that the match had reached")]
    kind: NewsKind
    seat: Annotated[int | None, Meta(description="whose doing it was; null: the host's, or all")]
    text: Text


class MatchView(Struct, frozen=True, gc=False):
    """The match at a table, as you may see it."""

    ply: Annotated[int, Meta(description="how many decisions have been made; send it with `play`")]
    view: Annotated[api_types.GameView, Meta(description="the game as you may see it")]
    waiting: Annotated[tuple[Seat, ...], Meta(description="the seats that have to decide now")]
    prompt: Annotated[
        Text, Meta(description="whose turn it is and what to do now; at the end, who won")
    ]
    legal: Annotated[
        tuple[str, ...] | api_types.GameChoice | None,
        Meta(
            description="the actions that you may `play` now, in notation. An object describes a "
            "choice that is too long to list here; GET .../legal lists it. Empty: you have "
            "nothing to decide; null: you only watch"
        ),
    ]
    labels: Annotated[
        tuple[Text, ...] | None,
        Meta(
            description="the text of a button for each entry of `legal`; null if `legal` is not "
            "a list"
        ),
    ]
    ask: Annotated[
        Text | None, Meta(description="how to choose, if `legal` is an object; otherwise null")
    ]
    sealed: Annotated[
        str | None,
        Meta(
            description="what you have chosen, while others are still choosing; `play` again at "
            "the same ply to change it"
        ),
    ]
    chosen: Annotated[
        tuple[Text | None, ...] | None,
        Meta(
            description="with open hands: what each seat has chosen, while others are still "
            "choosing; null at all other tables"
        ),
    ]
    undo: Annotated[
        int, Meta(description="the earliest ply that you may `undo` to without asking the others")
    ]
    redo: Annotated[bool, Meta(description="whether you may `redo`")]
    own: Annotated[
        int | None,
        Meta(description="the last ply that you, or a bot for you, decided alone; null: none"),
    ]
    outcome: Annotated[
        Outcome | None,
        Meta(
            description="null until the match is over. If its `reason` is `resigned`, somebody "
            "gave up, and the winners may have fewer points; if it is `abandoned`, nobody won"
        ),
    ]
    since: Annotated[
        int,
        Meta(description="the first ply that `events` covers; GET .../events lists earlier ones"),
    ]
    events: Annotated[
        tuple[api_types.GameEvent, ...],
        Meta(
            description="what happened, as far as you may know: on a connection, only what is "
            "new, and at most one page"
        ),
    ]


class Rematch(Struct, frozen=True, gc=False):
    """A rematch that somebody has asked for: a new table with chairs kept for the same people."""

    id: Annotated[str, Meta(description="the new table")]
    by: Annotated[int | None, Meta(description="who asked first; null: unknown")]
    seated: Annotated[
        tuple[Seat, ...], Meta(description="the seats, at this table, of those who have joined")
    ]
    game: Annotated[str, Meta(description="the game that is played there")]


class TableView(Struct, frozen=True, gc=False):
    """A whole table as you may see it."""

    version: Annotated[int, Meta(description="increases with every change that you may see")]
    status: Annotated[
        Status, Meta(description="`waiting` until the match starts, `running`, then `over`")
    ]
    game: str
    preset: str
    options: Mapping[str, bool | int | str]
    board: Annotated[str, Meta(description="its name, or its full text if it is a custom board")]
    is_written: Annotated[bool, Meta(description="the match starts from a given position")]
    is_teaching: Annotated[
        bool,
        Meta(description="the cards in that position stay as they are; the match does not count"),
    ]
    has_open_hands: Annotated[
        bool, Meta(description="everybody sees all hands and choices; the match does not count")
    ]
    is_friendly: Annotated[bool, Meta(description="whether players may ask for hints here")]
    is_rated: Annotated[bool, Meta(description="the match counts for the ratings of its players")]
    is_cup: Annotated[
        bool,
        Meta(
            description="of a tournament: no other clock, no end together, no undo beyond one's own"
        ),
    ]
    is_public: Annotated[bool, Meta(description="listed, and open to watchers without a link")]
    starter: Annotated[int | None, Meta(description="the seat that begins; null: it is drawn")]
    host: Annotated[int | None, Meta(description="the (first) seat of the host, or null")]
    hints: Annotated[
        bool, Meta(description="hints are available: the table is friendly, and the game has hints")
    ]
    seat: Annotated[int | None, Meta(description="your seat; null: you see what watchers see")]
    commitment: Annotated[
        str, Meta(description="SHA-256 of the bytes that the server adds to the shuffle")
    ]
    called: Annotated[
        int | None,
        Meta(
            description="when the match is about to begin: whoever has a `commitment` but no "
            "`seed` must send `reveal` before this time (ms). Otherwise null"
        ),
    ]
    seats: tuple[SeatView, ...]
    clock: Annotated[Clock | None, Meta(description="null: no time limit")]
    asked: Annotated[
        UndoAsked | None,
        Meta(description="an undo that everybody must agree to: answer with `answerundo`"),
    ]
    clock_asked: Annotated[
        ClockAsked | None,
        Meta(
            description="a clock that everybody must agree to: answer with `answerclock`. If its "
            "`clock` is null, no clock"
        ),
    ]
    ends_at: Annotated[
        int | None,
        Meta(
            description="when (ms) the match ends if the players who have not agreed to that "
            "stay away and do nothing; null for watchers"
        ),
    ]
    rematch: Annotated[
        Rematch | None,
        Meta(description="somebody wants a rematch: join with POST .../rematch. Otherwise null"),
    ]
    said: tuple[Words, ...]
    news: Annotated[
        tuple[News, ...],
        Meta(description="the last things that happened here besides the match, oldest first"),
    ]
    hushed: Annotated[
        tuple[Hushed, ...], Meta(description="the people whom the host has muted or removed")
    ]
    match: Annotated[MatchView | None, Meta(description="null until the match begins")]
