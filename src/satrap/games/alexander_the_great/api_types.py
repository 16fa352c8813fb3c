"""What the API sends of Alexander the Great: views, charts and described choices."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType, field

from satrap.core import api_types
from satrap.core.game import Seat, Seen
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import Gain, Stock
from satrap.games.drawing.room import Box
from satrap.games.drawing.svg import Place as Spot

ID: Final = "alexander_the_great"

PhaseName = Annotated[
    str,
    Meta(
        extra_json_schema={"enum": [phase.name.lower() for phase in Phase if phase != Phase.NEXT]}
    ),
]
BoxName = Annotated[str, Meta(extra_json_schema={"enum": list(Boxes._fields)})]
Counts = dict[str, int]  # of places


class Turn(Struct, frozen=True, gc=False):
    """Where the match has come to."""

    number: int
    region: Annotated[int, Meta(description="from 1")]
    round: Annotated[int, Meta(description="the turn in the region, from 1")]
    phase: PhaseName
    seat: Annotated[Seat, Meta(description="who decides, where it is one seat; else -1")]
    order: Annotated[tuple[Seat, ...], Meta(description="who plays first; -1: not chosen yet")]
    pickers: Annotated[tuple[Seat, ...], Meta(description="who chooses a place in the order next")]
    stocks: Annotated[
        dict[str, Stock],
        Meta(description="armies of the seat that moves, by place and steps used"),
    ]
    entered: bool
    ending: str


class Buildings(Struct, frozen=True, gc=False):
    """A number of temples, or for temples; and of cities."""

    temple: int
    city: int


class Bid(Struct, frozen=True, gc=False):
    """What an attempt to build would cost you as the boxes stand."""

    price: Annotated[int, Meta(description="0: it would come to nothing")]
    short: Annotated[int, Meta(description="cubes that the box lacks, after what is pledged")]


class View(api_types.GameView, frozen=True, tag=ID):
    """A match of Alexander the Great as an observer may see it."""

    observer: Seen
    seats: Annotated[tuple[str, ...], Meta(description="the names")]
    scores: tuple[int, ...]
    boxes: tuple[Boxes, ...]
    spent: tuple[int, ...]
    armies: tuple[Counts, ...]
    temples: tuple[Counts, ...]
    cities: Annotated[dict[str, Seat], Meta(description="of provinces")]
    laid_temples: Annotated[tuple[tuple[str, ...], ...], Meta(description="attempts of this turn")]
    laid_cities: tuple[tuple[str, ...], ...]
    gains: tuple[Gain, ...]
    oldest: Seat
    turn: Turn
    cubes: int
    left: Annotated[tuple[Buildings, ...], Meta(description="what seats can still build")]
    pledged: Annotated[
        tuple[Buildings, ...],
        Meta(description="what attempts would cost if the turn ended now"),
    ]
    campaign: Annotated[tuple[int, ...], Meta(description="the regions that are played")]
    bids: Annotated[
        dict[str, Bid] | UnsetType,
        Meta(description="what each of your actions that tries to build would cost"),
    ] = UNSET


class Region(Struct, frozen=True, gc=False):
    """A region of the board."""

    number: int
    name: str
    box: Box
    title: Annotated[Box, Meta(description="of its name")]
    shape: str
    symbol: Spot
    place: str
    way: str
    entry: int
    first: str
    goal: str
    provinces: tuple[str, ...]


class Label(Struct, frozen=True, gc=False):
    """A name on the sheet."""

    at: Spot
    lines: tuple[str, ...]
    box: Box


class Slots(Struct, frozen=True, gc=False):
    """Where the buildings of a province stand."""

    temple: Spot | UnsetType = UNSET
    city: Spot | UnsetType = UNSET


class Province(Struct, frozen=True, gc=False):
    """A province of the board."""

    name: str
    number: int
    region: int
    at: Spot
    mark: Box
    slots: Slots
    label: Label
    temple: bool
    city: bool
    shape: str


class Link(Struct, frozen=True, gc=False):
    """An arrow between provinces; a price of null means that it has no head at that end."""

    a: str
    b: str
    enter: int | None
    back: int | None
    ship: bool
    path: str


class Chart(api_types.GameChart, frozen=True, tag=ID):
    """Where everything lies on the sheet of a board of Alexander the Great, in its pixels."""

    size: tuple[int, int]
    inside: Box
    regions: tuple[Region, ...]
    end: Spot
    provinces: dict[str, Province]
    links: tuple[Link, ...]


class Splitting(api_types.GameChoice, frozen=True, tag="split"):
    """Any split of the cubes between the boxes."""

    cubes: int
    boxes: tuple[BoxName, ...]


class Passage(Struct, frozen=True, gc=False):
    """An arrow that a seat can use now."""

    source: str
    target: str
    price: int
    stock: Annotated[Stock, Meta(description="armies that can go, by steps used")]
    payments: Annotated[
        tuple[tuple[int, int], ...], Meta(description="from the temple and the city box")
    ]


class Moving(api_types.GameChoice, frozen=True, tag="move"):
    """Any move of a group over one of these arrows, or something else."""

    passages: tuple[Passage, ...]
    otherwise: str = field(name="or")
