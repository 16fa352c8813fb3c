"""The results of analysing a match."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from satrap.core.game import Seat
from satrap.core.text import Text

VERSION: Final = 7  # raised when the same match would be judged or worded differently

Chance = Annotated[float, Meta(description="the chance of winning, from 0 to 1")]


class Told(Struct, frozen=True):
    """A line of play, and what it promised the seat that decided."""

    action: Annotated[str, Meta(description="the first decision, in notation")]
    label: Annotated[Text, Meta(description="what names this line: its weightiest part")]
    sentence: Annotated[Text, Meta(description="what was done, or should have been done")]
    then: Annotated[
        list[str], Meta(description="how the turn went on, or could have gone on, in notation")
    ]
    chance: Chance
    error: Annotated[float, Meta(description="half the width of the 95 % interval around `chance`")]
    margin: Annotated[
        float, Meta(description="the expected lead over the best other seat, in points")
    ]
    reason: Annotated[
        Text,
        Meta(description="what speaks for this line; for a better one: against the played one"),
    ]


class Judged(Struct, frozen=True):
    """What a seat did in a turn, and the best it could have done with what it knew then."""

    ply: int
    seat: Seat
    played: Told
    best: Annotated[Told, Meta(description="the same as `played` if nothing better was found")]
    lost: Annotated[
        float,
        Meta(description="how much of the chance of winning was lost; 0 if nothing was better"),
    ]
    is_sure: Annotated[
        bool,
        Meta(description="whether it lost more than may be an error, with a reason to be named"),
    ]
    otherwise: Annotated[
        float | None,
        Meta(
            description="the chance of winning without what was done; null if that was no deed "
            "that could be praised"
        ),
    ]


class Point(Struct, frozen=True):
    """How likely each seat was to win when a turn began; at the last ply, the result."""

    ply: int
    known: Annotated[
        list[float], Meta(description="each seat's chance, judged by what it knew then")
    ]
    open: Annotated[list[float], Meta(description="each seat's chance, judged with all cards open")]


class Analysis(Struct, frozen=True):
    """The analysis of a match from beginning to end."""

    version: int
    points: list[Point]
    verdicts: list[Judged]
    turning: Annotated[
        list[int],
        Meta(
            description="the turning points: indexes into `verdicts`, in order, of the choices "
            "that lost most"
        ),
    ]
    best: Annotated[
        list[int],
        Meta(description="the best decisions: indexes into `verdicts`, in order"),
    ]


class Progress(Struct, frozen=True, omit_defaults=True):
    """How many turns have been analysed, of how many; at the end, the analysis."""

    done: int
    of: int
    analysis: Analysis | None = None
