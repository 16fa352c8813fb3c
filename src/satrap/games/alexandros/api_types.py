"""What the API sends for Alexandros: views and charts, with readable names."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from satrap.core import api_types
from satrap.core.game import Seat, Seen
from satrap.core.text import Text
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
CARD, GUARD, MISSING = "card", "guard", "missing"
Symbols = tuple[Symbol, ...]
Spaces = tuple[str, ...]


class Marching(Struct, frozen=True, gc=False):
    """Alexander's move, as far as it has been decided."""

    targets: Spaces
    owes_card: bool
    space: str | None
    point: str | None
    path: tuple[str, ...]


class Claim(Struct, frozen=True, gc=False):
    """An occupation or take-over that is being paid for: the guards placed so far."""

    guards: Spaces


class Gift(Struct, frozen=True, gc=False):
    """The cards of a take-over while they are being divided."""

    loser: Seat
    cards: Symbols
    given: Symbols


class Turn(Struct, frozen=True, gc=False):
    """Whose turn it is, and how far along it is."""

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
    """A part of the land; undivided land is not a province."""

    province: Annotated[str, Meta(description="its id: its first space")]
    spaces: Spaces
    value: int
    owner: Annotated[Seat, Meta(description="a seat; -1: nobody")]
    tax: Annotated[
        int, Meta(description="points that its owner would get if taxes were levied now")
    ]
    is_open: Annotated[bool, Meta(description="so large that nobody will claim it")]


class March(Struct, frozen=True, gc=False):
    """A march of Alexander that you can choose now, up to the choice between several paths."""

    source: Annotated[str, Meta(description="the action that chooses the card")]
    space: str
    point: str
    walls: Annotated[int, Meta(description="new walls on the cheapest of its paths")]
    ways: Annotated[
        int, Meta(description="how many shortest paths can be paid for; of several, you choose one")
    ]
    plays: Annotated[
        tuple[str, ...], Meta(description="the actions to play; the choice of a path follows")
    ]


class Cost(Struct, frozen=True, gc=False):
    """What it would cost a seat to claim a province that it does not own."""

    removal: Annotated[Symbols, Meta(description="cards that drive out the owner's guards")]
    lacking: Annotated[
        Symbols, Meta(description="cards you would lack if no guard replaced a card")
    ]
    is_payable: bool
    guards: Annotated[int, Meta(description="the fewest guards that you must place")]
    cards: Annotated[int, Meta(description="how many cards you pay if you place only those guards")]


class Slot(Struct, frozen=True, gc=False):
    """A symbol space of a province, and what would pay for it."""

    space: str
    symbol: Symbol
    by: Annotated[
        str,
        Meta(
            description="what the usual plan has there; missing: you have neither",
            extra_json_schema={"enum": [CARD, GUARD, MISSING]},
        ),
    ]
    card: Annotated[bool, Meta(description="some plan that you can carry out has a card there")]
    guard: Annotated[bool, Meta(description="some plan that you can carry out has a guard there")]


class Plan(Struct, frozen=True, gc=False):
    """How you could claim a province: the usual plan, and what may be changed about it.

    Any other plan is this verb with the space of a first guard, `guard` with that of each further
    one (those on a symbol that you lack no card of come first), and `pay`.
    """

    verb: Annotated[str, Meta(extra_json_schema={"enum": ["occupy", "takeover"]})]
    slots: Annotated[tuple[Slot, ...], Meta(description="its symbol spaces, in a fixed order")]
    evicted: Annotated[Spaces, Meta(description="guards that would be driven out")]
    lacks: Annotated[Symbols, Meta(description="cards that you lack, whatever guards you place")]
    paid_at: Annotated[
        int, Meta(description="so many guards are paid for at once, without the action `pay`")
    ]
    plays: Annotated[
        tuple[str, ...],
        Meta(description="the usual plan, with the fewest guards; empty: you cannot claim it"),
    ]
    why: Annotated[Text | None, Meta(description="why you cannot; null if you can")]


class View(api_types.GameView, frozen=True, tag=ID):
    """A match of Alexandros as an observer may see it."""

    observer: Seen
    seats: Annotated[tuple[str, ...], Meta(description="the players' names, by seat")]
    walls: Annotated[tuple[str, ...], Meta(description="sides with a black wall")]
    red: tuple[str, ...]
    black_left: int
    red_left: int
    alexander: Annotated[str, Meta(description="the point that Alexander stands on")]
    standing: str | None
    guards: Annotated[
        tuple[Spaces, ...], Meta(description="by seat: the spaces where it has guards")
    ]
    scores: tuple[int, ...]
    display: Annotated[
        tuple[Symbol | None, ...], Meta(description="the face-up cards; null: a gap")
    ]
    discard: Symbols
    traces: tuple[Trace, ...]
    eras: tuple[Era, ...]
    taxes: tuple[Tax, ...]
    provinces: tuple[Province, ...]
    levy: Annotated[
        tuple[int, ...], Meta(description="by seat: its points if taxes were levied now")
    ]
    turn: Turn
    hands: Annotated[tuple[Symbols | None, ...], Meta(description="by seat; null: hidden from you")]
    hand_sizes: tuple[int, ...]
    reserve: Annotated[
        tuple[int, ...], Meta(description="by seat: how many guards it can still place")
    ]
    deck_size: int
    drawn: tuple[tuple[Cards, ...] | None, ...]
    reach: Annotated[
        dict[str, Spaces] | UnsetType,
        Meta(description="by action: the spaces that you could move Alexander to with it"),
    ] = UNSET
    marches: Annotated[
        tuple[March, ...] | UnsetType,
        Meta(description="every march of Alexander that you can choose now"),
    ] = UNSET
    costs: Annotated[
        dict[str, Cost] | UnsetType,
        Meta(description="by province that you do not own: what it would cost you to claim it"),
    ] = UNSET
    plans: Annotated[
        dict[str, Plan] | UnsetType,
        Meta(description="by province: how you could claim it, while you may act"),
    ] = UNSET
    serves: Annotated[
        dict[Symbol, Spaces] | UnsetType,
        Meta(description="by card in your hand: the spaces where you could use it now"),
    ] = UNSET
    deck: Annotated[Symbols | UnsetType, Meta(description="only if all cards are open")] = UNSET


class Space(Struct, frozen=True, gc=False):
    """A triangle of the land."""

    at: Spot
    corners: tuple[str, str, str]
    symbol: Face
    place: Annotated[str, Meta(description="its own name, or one nearby, in your language")]
    side: Annotated[
        str, Meta(description="the compass direction from that place; empty: the name is its own")
    ]


class Chart(api_types.GameChart, frozen=True, tag=ID):
    """Where everything lies on the sheet of an Alexandros board, in pixels."""

    size: tuple[int, int]
    inside: Box
    track: tuple[Box, ...]
    points: dict[str, Spot]
    spaces: dict[str, Space]
    sides: Annotated[
        dict[str, tuple[str, str]], Meta(description="by side: the points at both ends")
    ]
    start: str
