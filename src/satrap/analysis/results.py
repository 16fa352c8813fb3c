"""What an analysis of a match tells."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from satrap.core.game import Seat
from satrap.core.text import Text

VERSION: Final = 3  # raised when the same match would be judged otherwise

Chance = Annotated[float, Meta(description="to win, from 0 to 1")]


class Told(Struct, frozen=True):
    """Something to do, and what it promised the seat that decided."""

    action: Annotated[str, Meta(description="in notation: the first decision")]
    label: Annotated[Text, Meta(description="what a button for the action says")]
    then: Annotated[list[str], Meta(description="how the turn went on, or could have")]
    chance: Chance
    error: Annotated[float, Meta(description="half of the 95 % interval of `chance`")]
    margin: Annotated[float, Meta(description="points over the best other seat, as foreseen")]
    reason: Text


class Judged(Struct, frozen=True):
    """What a seat did in a turn, beside the best it could have done by what it knew then."""

    ply: int
    seat: Seat
    played: Told
    best: Annotated[Told, Meta(description="the same as `played` where nothing better was found")]
    lost: Annotated[float, Meta(description="of the chance to win; 0 where nothing was better")]


class Point(Struct, frozen=True):
    """How likely each seat was to win when a turn began; at the last ply the result."""

    ply: int
    known: Annotated[list[float], Meta(description="as each seat knew then")]
    open: Annotated[list[float], Meta(description="with all cards open")]


class Analysis(Struct, frozen=True):
    """A match looked through from its beginning to its end."""

    version: int
    points: list[Point]
    verdicts: list[Judged]
    turning: Annotated[
        list[int],
        Meta(description="the places in `verdicts` of those that lost most, in their order"),
    ]


class Progress(Struct, frozen=True, omit_defaults=True):
    """How many turns have been looked at, of how many; at the end what was found."""

    done: int
    of: int
    analysis: Analysis | None = None
