"""What the API sends of Alexandros: views and charts, with the names that people use."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from satrap.core import api_types
from satrap.core.game import Seat, Seen
from satrap.games.alexandros.cards import Cards
from satrap.games.alexandros.lattice import Face, Symbol
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import Era, Tax, Trace
from satrap.games.drawing.room import Box
from satrap.games.drawing.svg import Place as Spot

ID: Final = "alexandros"

PhaseName = Annotated[
    str, Meta(extra_json_schema={"enum": [phase.name.lower() for phase in Phase]})
]
Symbols = tuple[Symbol, ...]
Spaces = tuple[str, ...]


class Marching(Struct, frozen=True, gc=False):
    """Alexander's move as far as it is decided."""

    targets: Spaces
    owes_card: bool
    space: str | None
    point: str | None
    path: tuple[str, ...]


class Claim(Struct, frozen=True, gc=False):
    """An occupation or take-over that is being paid for: the guards set down so far."""

    guards: Spaces


class Gift(Struct, frozen=True, gc=False):
    """The cards of a take-over while they are divided."""

    loser: Seat
    cards: Symbols
    given: Symbols


class Turn(Struct, frozen=True, gc=False):
    """Whose turn it is and how far it has come."""

    number: int
    seat: Seat
    phase: PhaseName
    actions: int
    levied: bool
    ending: str
    idle: int
    marching: Marching | None
    claim: Claim | None
    gift: Gift | None


class Province(Struct, frozen=True, gc=False):
    """A part of the land; a single part is no province."""

    province: Annotated[str, Meta(description="its first space")]
    spaces: Spaces
    value: int
    owner: Annotated[Seat, Meta(description="below 0: nobody")]
    tax: Annotated[int, Meta(description="what a levy would bring its owner now")]
    is_open: Annotated[bool, Meta(description="more than anybody will pay for")]


class Cost(Struct, frozen=True, gc=False):
    """What a province of others would take of a seat."""

    removal: Annotated[Symbols, Meta(description="drives the guards out")]
    lacking: Annotated[Symbols, Meta(description="of all that it takes without a guard")]
    is_payable: bool
    guards: Annotated[int, Meta(description="the fewest it can be had with")]
    cards: Annotated[int, Meta(description="and then so many cards")]


class View(api_types.GameView, frozen=True, tag=ID):
    """A match of Alexandros as an observer may see it."""

    observer: Seen
    seats: Annotated[tuple[str, ...], Meta(description="the names")]
    walls: Annotated[tuple[str, ...], Meta(description="sides with a black wall")]
    red: tuple[str, ...]
    black_left: int
    red_left: int
    alexander: Annotated[str, Meta(description="the point he stands on")]
    standing: str | None
    guards: Annotated[tuple[Spaces, ...], Meta(description="of each seat")]
    scores: tuple[int, ...]
    display: Annotated[tuple[Symbol | None, ...], Meta(description="null: a gap")]
    discard: Symbols
    traces: tuple[Trace, ...]
    eras: tuple[Era, ...]
    taxes: tuple[Tax, ...]
    provinces: tuple[Province, ...]
    turn: Turn
    hands: Annotated[tuple[Symbols | None, ...], Meta(description="null: not to be seen")]
    hand_sizes: tuple[int, ...]
    reserve: Annotated[tuple[int, ...], Meta(description="guards that seats can still place")]
    deck_size: int
    drawn: tuple[tuple[Cards, ...] | None, ...]
    reach: Annotated[
        dict[str, Spaces] | UnsetType,
        Meta(description="where each of your actions that moves Alexander may lead"),
    ] = UNSET
    costs: Annotated[
        dict[str, Cost] | UnsetType,
        Meta(description="what each province of others would take of you"),
    ] = UNSET
    serves: Annotated[
        dict[Symbol, Spaces] | UnsetType,
        Meta(description="where each card of your hand would serve now"),
    ] = UNSET
    deck: Annotated[Symbols | UnsetType, Meta(description="only with all cards open")] = UNSET


class Space(Struct, frozen=True, gc=False):
    """A triangle of the land."""

    at: Spot
    corners: tuple[str, str, str]
    symbol: Face
    place: Annotated[str, Meta(description="the name that can be read there or nearby")]
    side: Annotated[str, Meta(description="where it lies from that name; empty: it is its own")]


class Chart(api_types.GameChart, frozen=True, tag=ID):
    """Where everything lies on the sheet of a board of Alexandros, in its pixels."""

    size: tuple[int, int]
    inside: Box
    track: tuple[Box, ...]
    points: dict[str, Spot]
    spaces: dict[str, Space]
    sides: Annotated[dict[str, tuple[str, str]], Meta(description="the points at both ends")]
    start: str
