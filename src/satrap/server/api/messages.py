"""What the server sends over WebSocket, as types: the OpenAPI page is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from satrap.core.text import Sentence

Seat = Annotated[int, Meta(description="the number of a seat, from 0")]
By = Annotated[
    int | str,
    Meta(
        description="the seat of a player, or the handle of who watches: drawn for this table, and "
        "another one some other day. Empty: not known"
    ),
]


class Place(Struct, frozen=True):
    """A seat at a table, and who has it."""

    name: Annotated[str, Meta(description="empty: nobody sits here yet")]
    who: Annotated[
        str, Meta(description="`open`, `invited`, `device` or `bot`, as the chair was set up")
    ]
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


class Clock(Struct, frozen=True):
    """Thinking time of each seat in seconds: in all, and more for each turn."""

    main: int
    increment: int


class Asked(Struct, frozen=True):
    """A seat asks to go back to a ply: answer with the command `answerundo`."""

    kind: Literal["undoasked"]
    seat: Seat
    to: int


class Words(Struct, frozen=True):
    """What somebody said."""

    by: By
    name: str
    words: str


class Hushed(Struct, frozen=True):
    """Who may not talk at this table (`mute`), or not even look at it (`remove`)."""

    by: By
    name: str
    how: Literal["mute", "remove"]


class End(Struct, frozen=True):
    """How a match ended; scores are in the order of the seats."""

    kind: Literal["Outcome"]
    reason: str
    winners: Annotated[list[Seat], Meta(description="several where they share the win")]
    scores: list[int]
    turns: Annotated[int, Meta(description="how many were played")]


class Foreseen(Struct, frozen=True):
    """Something that would happen. Each kind has fields of its own beside these."""

    kind: str
    text: Sentence


class Event(Struct, frozen=True):
    """Something that happened. Each kind has fields of its own beside these."""

    kind: str
    ply: Annotated[
        int,
        Meta(
            description="how many decisions were made when it had happened: .../plies/{ply} shows "
            "the table then. 0: at the start"
        ),
    ]
    text: Annotated[Sentence, Meta(description="what happened, as you may know it")]


class MatchView(Struct, frozen=True):
    """The match at a table, as you may see it."""

    ply: Annotated[int, Meta(description="how many decisions were made; name it when you `play`")]
    view: Annotated[Any, Meta(description="the game as you may see it; each game has its own form")]
    waiting: Annotated[list[Seat], Meta(description="the seats that have to decide now")]
    prompt: Annotated[
        Sentence,
        Meta(description="whose turn it is and what to do now; when it is over, who won"),
    ]
    legal: Annotated[
        list[str] | dict[str, Any] | None,
        Meta(
            description="what you may `play` now, in notation. An object describes a choice too "
            "long to list: GET .../legal lists it. Empty: you have nothing to decide; null: you "
            "only watch"
        ),
    ]
    labels: Annotated[
        list[Sentence] | None,
        Meta(description="what a button for each entry of `legal` says; null: it is no list"),
    ]
    ask: Annotated[
        Sentence | None, Meta(description="how to choose, where `legal` is an object; else null")
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
    since: Annotated[
        int,
        Meta(description="the first ply that `events` tell of; GET .../events has those before"),
    ]
    events: Annotated[
        list[Event],
        Meta(
            description="what happened, as you may know it: on one connection only what is new, "
            "and the newest 500 at most"
        ),
    ]
    outcome: Annotated[End | None, Meta(description="null until the match has a result")]


class TableView(Struct, frozen=True):
    """A whole table as you may see it."""

    version: Annotated[int, Meta(description="grows with every change that you may see")]
    status: Annotated[Literal["waiting", "running", "over"], Meta(description="over: the end")]
    game: str
    preset: str
    options: dict[str, bool | int | str]
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
    seats: list[Place]
    clock: Annotated[Clock | None, Meta(description="null: nobody has to hurry")]
    asked: Annotated[Asked | None, Meta(description="an undo that needs the consent of all")]
    ends_at: Annotated[
        int | None,
        Meta(
            description="when (ms) the match ends if those who have not agreed to it stay away and "
            "do nothing; null for watchers"
        ),
    ]
    rematch: Annotated[str, Meta(description="the table at which they play again, or empty")]
    said: list[Words]
    hushed: Annotated[list[Hushed], Meta(description="by who opened the table")]
    match: Annotated[MatchView | None, Meta(description="null until the match has begun")]


class ViewMessage(Struct, frozen=True):
    """The table: sent at once, and after every change that you may see."""

    view: TableView


class AckMessage(Struct, frozen=True):
    """The command with this key is stored. A view of at least this version comes, or has come."""

    ack: Annotated[str, Meta(description="the key that you sent")]
    head: Annotated[str, Meta(description="of the log, a chain of hashes: proofs hold it")]
    version: int


class RefusedMessage(Struct, frozen=True):
    """Nothing was done.

    `stale`: the table has changed, look at `view` and decide again. `too-many`, `unavailable`: wait
    a little and send the same again, with the same key. `illegal-action`, `not-your-decision`,
    `not-at-table` and others: the rules or the table do not allow it, and `text` says why.
    """

    refused: Annotated[str, Meta(description="the code, for programs")]
    key: Annotated[str, Meta(description="the key that you sent, or empty")]
    text: Annotated[str, Meta(description="why, for people, in the language you accept")]
    view: Annotated[TableView | None, Meta(description="the table as it is now, if `stale`")]


class Difference(Struct, frozen=True):
    """How a view becomes the next one: operations of JSON Patch (RFC 6902) on `view`.

    They are for a view without `since` and `events` in `match`; new events come beside them.
    """

    before: Annotated[int, Meta(description="the version that it changes")] = field(name="from")
    version: Annotated[int, Meta(description="the version that it leads to")]
    ops: list[dict[str, Any]]
    events: Annotated[list[Event], Meta(description="what has happened since")]


class PatchMessage(Struct, frozen=True):
    """Instead of a whole view, after the first: only to who connects with `patch=1`."""

    patch: Difference


class HereMessage(Struct, frozen=True):
    """The seats whose people are connected now: nothing to do."""

    here: list[Seat]


KINDS = (ViewMessage, AckMessage, RefusedMessage, PatchMessage, HereMessage)
