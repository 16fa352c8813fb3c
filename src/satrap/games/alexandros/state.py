"""The state of a match: what lies open on the table, and what is hidden.

`Tabletop` and `Turn` are public by construction: nothing hidden goes into them. Rules that decide
what a seat may do depend only on `Known`: the table, the turn and that seat's hand. States are
sealed: the steps change an unsealed copy, which `Game.apply` seals again.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.structs import force_setattr

from satrap.core.frozen import sealable, twin
from satrap.core.game import Seat, Setup
from satrap.games.alexandros.cards import Cards
from satrap.games.alexandros.knots import Knots
from satrap.games.alexandros.numbers import ACTIONS, NOBODY, NOWHERE, Phase
from satrap.games.alexandros.options import Options
from satrap.games.alexandros.tables import Mask, Tables


@dataclass(frozen=True, repr=False)
class Config:
    """What stays the same during a match."""

    setup: Setup = field(compare=False)
    seats: int
    tables: Tables
    options: Options


class Province(Struct, frozen=True, gc=False):
    """A part of the land closed off by walls, coast and board edge (EN, Occupy province)."""

    first: int  # its first space, which names it
    spaces: Mask
    symbols: Mask  # the spaces that bear a symbol
    need: Cards  # those symbols, counted
    value: int  # the open spaces, each worth one point
    size: int  # how many symbol spaces it has
    fewest: int  # guards and cards needed to claim it; more than exist if nobody can
    owner: Seat = NOBODY
    guards: Mask = 0


class Era(Struct, frozen=True, gc=False):
    """One shuffled deck: the cards that went into it, and those everybody has seen come out."""

    cards: Cards
    seen: Cards


# What everybody knows about a hand's history, in order: e >= 0 is a card drawn unseen from the deck
# of era e; -1 - s is a card of symbol s that was played but must have been drawn unseen; five
# counts are cards that the hand cannot all have held at that time.
Token = int | Cards


class Trace(Struct, frozen=True, gc=False):
    """What everybody knows about a hand."""

    known: Cards  # cards certainly in it
    tokens: tuple[Token, ...]


class Tax(Struct, frozen=True, gc=False):
    """One line of the score sheet."""

    turn: int
    levier: Seat
    seat: Seat
    province: str
    points: int


@sealable
class Tabletop(Struct, gc=False):
    """Everything that lies open."""

    walls: Mask  # sides with a wall
    red: Mask  # those whose wall is red
    black_left: int
    red_left: int
    walled: Mask  # spaces with a wall on a side
    knots: Knots  # which points are joined by walls, coast and edge
    alexander: int  # the point he stands on
    standing: int  # the space he was last moved to
    provinces: tuple[Province, ...]  # all land, in parts; a single part is not a province
    guards: tuple[Mask, ...]  # per seat
    held: Mask  # all spaces with a guard
    scores: tuple[int, ...]
    display: tuple[int, ...]  # the face-up cards; NO_CARD is a gap
    discard: Cards
    deck_size: int
    hand_sizes: tuple[int, ...]  # ruling ALX-21
    traces: tuple[Trace, ...]
    eras: tuple[Era, ...]
    taxes: tuple[Tax, ...]


class Marching(Struct, frozen=True, gc=False):
    """Alexander's move, as far as it has been decided."""

    targets: Mask  # the spaces that may be chosen
    owes_card: bool  # a card is still to be turned up
    space: int = NOWHERE
    point: int = NOWHERE
    path: tuple[int, ...] = ()


class Claim(Struct, frozen=True, gc=False):
    """An occupation or take-over, as far as it has been decided."""

    province: Province
    guards: Mask
    loser: Seat  # NOBODY: the province is free
    removal: Cards  # two cards for each guard of the loser


class Gift(Struct, frozen=True, gc=False):
    """The cards of a take-over, while the attacker picks those for the loser."""

    loser: Seat
    cards: Cards  # not yet divided
    given: Cards
    left: int  # still to give


@sealable
class Turn(Struct, gc=False):
    """Whose turn it is, and how far along it is."""

    number: int
    seat: Seat
    phase: Phase
    actions: int = ACTIONS  # left
    levied: bool = False
    ending: str = ""  # the reason why this is the last turn, or why the match is over
    idle: int = 0  # turns in a row without a move of Alexander, this one included
    free: Mask = 0  # while a card is chosen: the spaces that Alexander may march to
    marching: Marching | None = None
    claim: Claim | None = None
    gift: Gift | None = None


class Known(Struct, frozen=True, gc=False):
    """Everything that determines what the seat in turn may do."""

    config: Config
    table: Tabletop
    turn: Turn
    hand: Cards


@sealable
class State(Struct, gc=False):
    """The whole state of a match, including what is hidden."""

    config: Config
    table: Tabletop
    turn: Turn
    hands: tuple[Cards, ...]
    deck: tuple[int, ...]  # the last card is drawn next
    drawn: tuple[tuple[Cards, ...], ...]  # per seat and era: the cards it drew unseen by others


# `seal` and `unseal` written out for these three: code that always handles the same class is much
# faster than generic code.
_SealedTable, _SealedTurn, _SealedState = twin(Tabletop), twin(Turn), twin(State)


def unseal_state(state: State) -> State:
    """Return a copy of a state that the steps can change."""
    table, turn = state.table.__copy__(), state.turn.__copy__()  # type: ignore[attr-defined]
    force_setattr(table, "__class__", Tabletop)
    force_setattr(turn, "__class__", Turn)
    return State(state.config, table, turn, state.hands, state.deck, state.drawn)


def seal_state(state: State) -> State:
    """Make a state immutable once the steps have changed it."""
    state.table.__class__ = _SealedTable
    state.turn.__class__ = _SealedTurn
    state.__class__ = _SealedState
    return state


def known(state: State) -> Known:
    """Return what the seat in turn knows."""
    return Known(state.config, state.table, state.turn, state.hands[state.turn.seat])
