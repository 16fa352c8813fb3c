"""What is shown of a table, as types: `show.py` makes them, the OpenAPI page describes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from satrap.core import api_types
from satrap.core.game import Outcome
from satrap.core.text import Text
from satrap.server.tables.entries import Clock, UndoAsked, Who

Seat = Annotated[int, Meta(description="the number of a seat, from 0")]
By = Annotated[
    int | str,
    Meta(
        description="the seat of a player, or the handle of a watcher: drawn for this table, and "
        "another one some other day. Empty: not known"
    ),
]
Status = Literal["waiting", "running", "over"]


class SeatView(Struct, frozen=True, gc=False):
    """A seat at a table, and who has it."""

    name: Annotated[str, Meta(description="empty: nobody sits here yet")]
    who: Annotated[Who, Meta(description="as the chair was set up")]
    bot: Annotated[str, Meta(description="the bot that plays for this seat now, or empty")]
    commitment: Annotated[
        str, Meta(description="SHA-256 of the bytes of this seat for the shuffle, or empty")
    ]
    seed: Annotated[str, Meta(description="these bytes, once they are open, or empty")]
    is_left_out: Annotated[bool, Meta(description="they were not opened in time")]
    was_freed: Annotated[
        bool, Meta(description="the host has freed this seat, and nobody sits here yet")
    ]
    is_ready: Annotated[
        bool, Meta(description="has chosen, where several choose at once; what, stays sealed")
    ]
    wants_end: Annotated[bool, Meta(description="would like to abandon the match")]
    has_say: Annotated[
        bool, Meta(description="is somebody whose consent an undo and an end need, here or not")
    ]
    time_left: Annotated[int | None, Meta(description="milliseconds; null without a clock")]
    is_running: Annotated[bool, Meta(description="the clock of this seat runs")]


class Words(Struct, frozen=True, gc=False):
    """What somebody said."""

    by: By
    name: str
    words: str


class Hushed(Struct, frozen=True, gc=False):
    """Who may not talk at this table (`mute`), or not even look at it (`remove`)."""

    by: By
    name: str
    how: Literal["mute", "remove"]


class MatchView(Struct, frozen=True, gc=False):
    """The match at a table, as you may see it."""

    ply: Annotated[int, Meta(description="how many decisions were made; name it when you `play`")]
    view: Annotated[api_types.GameView, Meta(description="the game as you may see it")]
    waiting: Annotated[tuple[Seat, ...], Meta(description="the seats that have to decide now")]
    prompt: Annotated[
        Text,
        Meta(description="whose turn it is and what to do now; when it is over, who won"),
    ]
    legal: Annotated[
        tuple[str, ...] | api_types.GameChoice | None,
        Meta(
            description="what you may `play` now, in notation. An object describes a choice too "
            "long to list: GET .../legal lists it. Empty: you have nothing to decide; null: you "
            "only watch"
        ),
    ]
    labels: Annotated[
        tuple[Text, ...] | None,
        Meta(description="what a button for each entry of `legal` says; null: it is no list"),
    ]
    ask: Annotated[
        Text | None, Meta(description="how to choose, where `legal` is an object; else null")
    ]
    sealed: Annotated[
        str | None,
        Meta(
            description="what you have chosen while others still choose; `play` again at the same "
            "ply to change your mind"
        ),
    ]
    undo: Annotated[int, Meta(description="you may `undo` as far as this ply by yourself")]
    redo: Annotated[bool, Meta(description="you may `redo`")]
    outcome: Annotated[Outcome | None, Meta(description="null until the match has a result")]
    since: Annotated[
        int,
        Meta(description="the first ply that `events` tell of; GET .../events has those before"),
    ]
    events: Annotated[
        tuple[api_types.GameEvent, ...],
        Meta(
            description="what happened, as you may know it: on one connection only what is new, "
            "and no more than a page of it"
        ),
    ]


class TableView(Struct, frozen=True, gc=False):
    """A whole table as you may see it."""

    version: Annotated[int, Meta(description="grows with every change that you may see")]
    status: Annotated[Status, Meta(description="over: the end")]
    game: str
    preset: str
    options: Mapping[str, bool | int | str]
    board: Annotated[str, Meta(description="its name, or its whole text if it is one's own")]
    is_written: Annotated[bool, Meta(description="begins from a position that somebody wrote")]
    is_teaching: Annotated[
        bool, Meta(description="its cards are known and stay so; the match counts for nothing")
    ]
    is_friendly: Annotated[bool, Meta(description="people may ask for hints here; else nobody may")]
    hints: Annotated[bool, Meta(description="it is friendly, and there are hints for this game")]
    seat: Annotated[int | None, Meta(description="your seat; null: you only watch")]
    commitment: Annotated[str, Meta(description="SHA-256 of the server's part of the shuffle")]
    called: Annotated[
        int | None,
        Meta(
            description="the match is about to begin: whose `commitment` stands alone sends "
            "`reveal`, until then (ms); null: not now"
        ),
    ]
    seats: tuple[SeatView, ...]
    clock: Annotated[Clock | None, Meta(description="null: nobody has to hurry")]
    asked: Annotated[
        UndoAsked | None,
        Meta(description="an undo that needs the consent of all: send `answerundo`"),
    ]
    ends_at: Annotated[
        int | None,
        Meta(
            description="when (ms) the match ends if those who have not agreed to it stay away and "
            "do nothing; null for watchers"
        ),
    ]
    rematch: Annotated[str, Meta(description="the table at which they play again, or empty")]
    said: tuple[Words, ...]
    hushed: Annotated[tuple[Hushed, ...], Meta(description="by who opened the table")]
    match: Annotated[MatchView | None, Meta(description="null until the match has begun")]
