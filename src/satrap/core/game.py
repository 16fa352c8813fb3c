"""The contract: what every game provides, as pure functions over immutable states.

A game reads no clock and has no random source of its own: chance is passed in as an argument. A
state holds everything; a view holds what one observer may know, and is a different type. What a
person or a bot needs to choose (legal actions, reasons, previews, facts) is computed from views.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar, cast

from msgspec import UNSET, Struct, UnsetType

from satrap.core.api_types import ApiTypes, GameChart, GameChoice, GameEvent, GameView, as_json
from satrap.core.chance import Chance
from satrap.core.errors import BadSetup
from satrap.core.options import (
    NOTHING_RENAMED,
    STANDARD,
    Option,
    OptionValue,
    Renamed,
    as_renamed,
    fill_options,
)
from satrap.core.text import Names, Text, text

Seat = int
Observer = int
PUBLIC: Observer = -1  # sees what everybody may see
OPEN: Observer = -2  # sees everything: for a finished match, or a debugger
LONGEST_LIST = 256  # a longer choice is described, or split into several decisions

Seen = Seat | Literal["public", "open"]  # an observer, as it is sent

Json = Any  # what the json module reads and writes


def seen_by(observer: Observer) -> Seen:
    """Return an observer as it is sent."""
    if observer == PUBLIC:
        return "public"
    return "open" if observer == OPEN else observer


class Action(Protocol):
    """A small typed value; `str(action)` is its notation, which can be parsed back."""

    def __hash__(self) -> int: ...


class Event(Protocol):
    """Something that happened. Each event knows what every observer may see of it."""

    def seen_by(self, observer: Observer) -> Event:
        """Return the event without what this observer must not know."""

    def is_news_to(self, observer: Observer) -> bool:
        """Say whether it shows the observer something that could not be known before."""

    def text(self, names: Names) -> Text:
        """Return the sentence of the log."""

    def told(self, names: Names, ply: int | UnsetType = UNSET) -> GameEvent:
        """Return the event as it is sent: with its sentence, and the ply that it led to."""


class Board(Protocol):
    """A board: data with a name and a hash."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def hash(self) -> str: ...

    def __hash__(self) -> int: ...


class Seeing(Protocol):
    """A view knows whose it is."""

    @property
    def observer(self) -> Observer: ...


S = TypeVar("S")
V = TypeVar("V", bound=Seeing)
A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Described(ABC, Generic[A_co]):
    """A choice with too many answers to list: it can be counted, tested, sampled, enumerated."""

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def __iter__(self) -> Iterator[A_co]: ...

    @abstractmethod
    def sample(self, generator: random.Random) -> A_co:
        """Return one of the actions at random, all equally likely."""

    @abstractmethod
    def describe(self) -> GameChoice:
        """Return the choice in a form that a program can read."""

    @abstractmethod
    def text(self) -> Text:
        """Return a sentence that tells a person how to choose."""


Choices = tuple[A, ...] | Described[A]


def sample(choices: Choices[A], generator: random.Random) -> A:
    """Return one of the actions at random, all equally likely."""
    if isinstance(choices, Described):
        return choices.sample(generator)
    return choices[generator.randrange(len(choices))]


class Step(NamedTuple, Generic[S]):
    """What an action leads to: the new state, and the events on the way."""

    state: S
    events: tuple[Event, ...]


class Outcome(Struct, frozen=True, gc=False, tag=True, tag_field="kind"):
    """How a match ended. `winners` has several seats when they share the win."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]  # in the order of the seats
    turns: int  # how many were played


@dataclass(frozen=True, eq=False, repr=False)
class Setup:
    """What is settled before a match: seats, every option with its value, board, who begins."""

    game: str
    rules: int  # the version under which it was settled
    seats: tuple[str, ...]
    preset: str
    options: Mapping[str, OptionValue]  # with the present names of their values
    board: Board
    written: Mapping[str, OptionValue]  # the options as written under that version
    starter: Seat | None = None  # None: drawn
    position: Json = None  # None: the usual start


class Game(ABC, Generic[S, V, A]):
    """A game. `S` is its state, `V` its view, `A` its actions."""

    id: str
    rules: int  # the version of the rules; a changed ruling raises it
    seats: range
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, OptionValue]]
    renamed: Renamed = NOTHING_RENAMED
    types: ApiTypes  # the types of its views, charts, events and described choices

    # Setting up

    @abstractmethod
    def boards(self) -> tuple[str, ...]:
        """Name the packaged boards, the standard one first."""

    @abstractmethod
    def board(self, name: str) -> Board:
        """Return a packaged board by its name."""

    @abstractmethod
    def parse_board(self, text: str) -> Board:
        """Read a board from its text form."""

    @abstractmethod
    def format_board(self, board: Board) -> str:
        """Return the text form of a board."""

    def sheet(self, board: Board, language: str) -> str:
        """Draw a board as SVG, for a page that lays pieces on it; empty if there is no picture."""
        return ""

    def chart(self, board: Board, language: str) -> GameChart | None:
        """Return where everything lies on the sheet in a language, and what it is called there."""
        return None

    def setup(
        self,
        seats: tuple[str, ...],
        *,
        preset: str = STANDARD,
        options: Mapping[str, object] | None = None,
        board: Board | None = None,
        starter: Seat | None = None,
        position: Json = None,
        rules: int | None = None,
    ) -> Setup:
        """Settle everything, or raise BadSetup; options may be from an older rules version."""
        if len(seats) not in self.seats:
            raise BadSetup(
                "seats", count=len(seats), least=self.seats.start, most=self.seats.stop - 1
            )
        if starter is not None and starter not in range(len(seats)):
            raise BadSetup("unknown-starter", starter=starter, most=len(seats) - 1)
        version, given = rules or self.rules, options or {}
        chosen = as_renamed(self.renamed, version, given)
        values = fill_options(self.options, self.presets, preset, chosen)
        written = values if version == self.rules else cast(dict[str, OptionValue], dict(given))
        land = board or self.board(self.boards()[0])
        return Setup(self.id, version, seats, preset, values, land, written, starter, position)

    # Playing

    @abstractmethod
    def start(self, setup: Setup, chance: Chance) -> Step[S]:
        """Set up the first state."""

    @abstractmethod
    def deciders(self, state: S) -> tuple[Seat, ...]:
        """Name the seats that owe a decision, ascending; if several, they decide in secret."""

    @abstractmethod
    def turn(self, state: S) -> Hashable:
        """Return a value that is the same for all decisions of a turn, and new for the next."""

    @abstractmethod
    def turns(self, state: S) -> int:
        """Return how many turns have begun, as players count them: `turn` may be finer."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Choices[A]:
        """Return what a seat that owes a decision may do, in the game's documented order."""

    @abstractmethod
    def apply(self, state: S, actions: tuple[A, ...], chance: Chance) -> Step[S]:
        """Carry out one legal action of each decider, in the order of `deciders`."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""

    @abstractmethod
    def redraw(self, state: S, occurrence: int, chance: Chance) -> S:
        """Redraw whatever no seat has seen yet."""

    def can_redeal(self, state: S) -> bool:
        """Say whether everything hidden can be redrawn now, and the match go on from there."""
        return True

    def redeal(self, state: S, occurrence: int, chance: Chance) -> S:
        """Redraw everything hidden from anybody, even what its own seat has seen."""
        return self.redraw(state, occurrence, chance)

    @abstractmethod
    def invariants(self, state: S) -> list[Text]:
        """Name everything that is wrong with a state; a sound state gives an empty list."""

    # Knowing

    @abstractmethod
    def view(self, state: S, observer: Observer) -> V:
        """Build what a seat, the public or an all-open observer may know."""

    def open_view(self, state: S, observer: Observer) -> V:
        """Build the view of an observer to whom all seats show what they hold: for teaching.

        What chance still has stays hidden. Where seats hold nothing in secret, it is their view.
        """
        return self.view(state, observer)

    def named(self, view: V, names: tuple[str, ...]) -> V:
        """Return a view in which the seats have other names: somebody plays on for another."""
        return view

    @abstractmethod
    def legal_in(self, view: V) -> Choices[A]:
        """Return what the viewing seat may do now; nothing if it owes no decision."""

    def why_not(self, view: V, action: A) -> Text | None:
        """Return why the viewing seat cannot do this now, or None if it can."""
        return None if action in self.legal_in(view) else text("illegal-action")

    def coming(self, view: V) -> tuple[Choices[A], ...]:
        """Return the choices that the viewing seat may prepare before they are due.

        Only those that reveal nothing by being made at once: see `server/prepared.py`.
        """
        return ()

    def is_independent(self, action: A) -> bool:
        """Say whether nothing that is revealed before it can decide if this action is legal."""
        return False

    def foreseen(self, view: V, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Return the events of an imagined action as far as the viewing seat can know them."""
        return events

    @abstractmethod
    def imagine(self, view: V, generator: random.Random) -> S:
        """Return a state drawn fairly from all those that look the same to the viewer."""

    # Text forms

    @abstractmethod
    def parse_action(self, setup: Setup, text: str) -> A:
        """Read an action from its notation, or raise UnreadableAction."""

    @abstractmethod
    def label(self, view: V, action: A) -> Text:
        """Return what a button for this action says."""

    def detail(self, view: V, action: A) -> Text | None:
        """Return what does not fit on the button of an action; a preview begins with it."""
        return None

    @abstractmethod
    def prompt(self, view: V) -> Text:
        """Return what is to be done now, while the match goes on.

        A viewer who decides is addressed as "you"; anybody else is named.
        """

    @abstractmethod
    def picture(self, view: V, language: str) -> str:
        """Draw the view for a terminal."""

    @abstractmethod
    def scores(self, view: V) -> tuple[int, ...]:
        """Return the points of each seat, as far as the viewer may know them."""

    def score_sheet(self, view: V) -> tuple[Text, ...]:
        """Return where the points of each seat came from, a sentence for each seat."""
        return ()

    @abstractmethod
    def dump_state(self, state: S) -> Json:
        """Return the whole state as JSON that `load_state` can read."""

    @abstractmethod
    def load_state(self, setup: Setup, data: Json) -> S:
        """Read a state, or raise UnreadableRecord."""

    @abstractmethod
    def show(self, view: V) -> GameView:
        """Return the view as it is sent."""

    def dump_view(self, view: V) -> Json:
        """Return the view as JSON."""
        return as_json(self.show(view))


AnyGame = Game[Any, Any, Any]
