"""What the API sends for Alexander the Great: views, charts and described choices."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType, field

from satrap.core import api_types
from satrap.core.game import Seat, Seen
from satrap.games.alexander_the_great.events import Building
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
Counts = dict[str, int]  # by place


class Turn(Struct, frozen=True, gc=False):
    """How far the match has come."""

    number: int
    region: Annotated[int, Meta(description="the number of the region, from 1")]
    round: Annotated[int, Meta(description="the number of the turn within the region, from 1")]
    phase: PhaseName
    seat: Annotated[Seat, Meta(description="the seat that decides; -1 if several do, or none")]
    order: Annotated[
        tuple[Seat, ...], Meta(description="the seats in order of play; -1: place not taken yet")
    ]
    pickers: Annotated[
        tuple[Seat, ...],
        Meta(description="the seats that still choose a place in the order, in turn"),
    ]
    stocks: Annotated[
        dict[str, Stock],
        Meta(
            description="by place: how many armies of the seat that moves have used 0, 1, 2 and "
            "3 steps"
        ),
    ]
    entered: bool
    ending: str


class Buildings(Struct, frozen=True, gc=False):
    """A number for temples, and one for cities."""

    temple: int
    city: int


class Bid(Struct, frozen=True, gc=False):
    """What an attempt to build would cost you if the turn ended now."""

    price: Annotated[int, Meta(description="in cubes; 0: the attempt would fail")]
    short: Annotated[
        int,
        Meta(description="cubes missing from the box, once those already pledged are set aside"),
    ]


class Standing(Struct, frozen=True, gc=False):
    """Who would get a final award if the match ended now."""

    region: Annotated[int, Meta(description="its number, from 1; 0: the whole board")]
    building: Building
    counts: Annotated[tuple[int, ...], Meta(description="by seat: how many stand there")]
    seat: Annotated[Seat, Meta(description="who has the most; -1: nobody alone")]
    points: int


class Contender(Struct, frozen=True, gc=False):
    """A seat that attempts to build at a site."""

    seat: Seat
    cubes: Annotated[int, Meta(description="its bid: what its box holds when the site is scored")]


class Site(Struct, frozen=True, gc=False):
    """A site with attempts, as it would come out if the turn ended now."""

    province: str
    building: Building
    contenders: tuple[Contender, ...]
    winner: Annotated[Seat, Meta(description="who would build; -1: nobody")]
    price: Annotated[int, Meta(description="what the winner would pay")]
    points: Annotated[int, Meta(description="what the winner would score")]


class Attempt(Struct, frozen=True, gc=False):
    """What an attempt to build would lead to if the turn ended after it."""

    site: Annotated[Site, Meta(description="its site, with the attempt")]
    others: Annotated[
        tuple[Site, ...],
        Meta(description="other sites where bids or outcome would change, as they would be"),
    ]


class View(api_types.GameView, frozen=True, tag=ID):
    """A match of Alexander the Great as an observer may see it."""

    observer: Seen
    seats: Annotated[tuple[str, ...], Meta(description="the players' names, by seat")]
    scores: tuple[int, ...]
    boxes: tuple[Boxes, ...]
    spent: tuple[int, ...]
    armies: tuple[Counts, ...]
    temples: tuple[Counts, ...]
    cities: Annotated[dict[str, Seat], Meta(description="by province: the seat that owns the city")]
    laid_temples: Annotated[
        tuple[tuple[str, ...], ...],
        Meta(description="by seat: the provinces where it attempts to build a temple this turn"),
    ]
    laid_cities: tuple[tuple[str, ...], ...]
    gains: tuple[Gain, ...]
    oldest: Seat
    turn: Turn
    cubes: int
    left: Annotated[
        tuple[Buildings, ...], Meta(description="by seat: how many buildings it has left")
    ]
    pledged: Annotated[
        tuple[Buildings, ...],
        Meta(description="by seat: what its attempts would cost if the turn ended now"),
    ]
    campaign: Annotated[
        tuple[int, ...], Meta(description="the numbers of the regions that are played")
    ]
    sites: Annotated[
        tuple[Site, ...],
        Meta(description="all sites with attempts, in the order in which they are scored"),
    ]
    awards: Annotated[
        tuple[Standing, ...],
        Meta(description="the whole board first, then every region that has begun"),
    ]
    attempts: Annotated[
        dict[str, Attempt] | UnsetType,
        Meta(
            description="by action: what each attempt to build that you can make now, or once your "
            "march has ended, would do"
        ),
    ] = UNSET
    bids: Annotated[
        dict[str, Bid] | UnsetType,
        Meta(description="by action: what each of these attempts would cost"),
    ] = UNSET


class Region(Struct, frozen=True, gc=False):
    """A region of the board."""

    number: int
    name: Annotated[str, Meta(description="in your language")]
    box: Box
    title: Annotated[Box, Meta(description="the box around its name")]
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

    name: Annotated[str, Meta(description="in your language")]
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
    """Any split of the cubes among the boxes."""

    cubes: int
    boxes: tuple[BoxName, ...]


class Passage(Struct, frozen=True, gc=False):
    """An arrow that a seat can use now."""

    source: str
    target: str
    price: int
    stock: Annotated[
        Stock, Meta(description="armies that can go: how many have used 0, 1 and 2 steps")
    ]
    payments: Annotated[
        tuple[tuple[int, int], ...],
        Meta(description="every way to pay: cubes from the temple box and from the city box"),
    ]


class March(Struct, frozen=True, gc=False):
    """A march to any place within reach, by the cheapest way; played as one move for each step.

    Each move has the same number of armies, its share of the payment, and its suffix.
    """

    source: str
    target: str
    way: Annotated[tuple[str, ...], Meta(description="the places entered, the target last")]
    prices: Annotated[tuple[int, ...], Meta(description="of each step")]
    price: Annotated[int, Meta(description="of all steps")]
    stock: Annotated[
        Stock, Meta(description="armies that can go so far: how many have used 0, 1 and 2 steps")
    ]
    payments: Annotated[
        tuple[tuple[int, int], ...],
        Meta(description="every way to pay it all: cubes from the temple box and the city box"),
    ]
    suffixes: Annotated[
        tuple[tuple[str, ...], ...],
        Meta(
            description="by step, then by number of armies from 1: the last word of the move, "
            "which names the armies; empty: it needs none"
        ),
    ]
    ends: Annotated[
        str,
        Meta(
            description="what it brings to an end after this turn; empty: nothing",
            extra_json_schema={"enum": ["", "region", "match"]},
        ),
    ]


class Moving(api_types.GameChoice, frozen=True, tag="move"):
    """Any move of a group along one of these arrows, or the action `or`."""

    passages: tuple[Passage, ...]
    marches: Annotated[
        tuple[March, ...],
        Meta(
            description="by source and target, the best first; another follows only if its way is "
            "shorter, for armies with fewer steps left"
        ),
    ]
    otherwise: str = field(name="or")
