"""The state of a match. Everything in it is open (ruling ATG-14).

The only secret of the game, how a seat splits its cubes, does not enter a state until all seats
have split theirs: the match holds the sealed choices until then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec import Struct

from satrap.core.frozen import seal, sealable, unseal
from satrap.core.game import Seat, Setup
from satrap.games.alexander_the_great.numbers import CITIES, NOBODY, TEMPLES, Phase
from satrap.games.alexander_the_great.options import Options
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.tables import Ground, Mask, Place, Tables

Stock = tuple[int, ...]  # armies at a place: how many have used 0, 1, 2, 3 steps


@dataclass(frozen=True, repr=False)
class Config:
    """What stays the same during a match."""

    setup: Setup = field(compare=False)
    seats: int
    tables: Tables
    options: Options
    campaign: range  # the regions that are played

    def ground(self, region: int) -> Ground:
        """Return the ground of a region."""
        return self.tables.grounds[region]

    def place(self, name: str) -> Place:
        """Return a province by its id, or the campaign symbol."""
        number = self.tables.provinces.get(name)
        title = "" if number is None else self.tables.board.provinces[number].name
        return Place(name, title)


class Gain(Struct, frozen=True, gc=False):
    """One line of the score sheet: points, and what they were for."""

    turn: int
    seat: Seat
    source: str  # province, temple, city, award or halving
    where: str  # a province; for an award a region's number, or empty: the whole board
    points: int


@sealable
class Tabletop(Struct, gc=False):
    """Everything on the board and on the tableaus."""

    scores: tuple[int, ...]
    boxes: tuple[Boxes, ...]
    spent: tuple[int, ...]  # cubes beside the tableau until the region ends
    armies: tuple[tuple[int, ...], ...]  # per seat and place of the region
    temples: tuple[tuple[int, ...], ...]  # standing, per seat and province
    cities: tuple[Seat, ...]  # per province: the owner, or NOBODY
    laid_temples: tuple[Mask, ...]  # per seat: attempts of this turn
    laid_cities: tuple[Mask, ...]
    gains: tuple[Gain, ...]
    oldest: Seat  # begins if nobody bids in the first turn


@sealable
class Turn(Struct, gc=False):
    """How far the match has come."""

    number: int  # turns in all, from 1
    region: int  # from 0
    round: int  # the turn in the region, from 1
    phase: Phase
    seat: Seat = NOBODY  # who decides, if it is one seat
    order: tuple[Seat, ...] = ()  # who plays first, second, ...; NOBODY: not chosen yet
    pickers: tuple[Seat, ...] = ()  # who chooses a place in the order now, next, ...
    stocks: tuple[Stock, ...] = ()  # the armies of the seat that moves, per place
    entered: bool = False  # an army entered the last province in this turn
    ending: str = ""  # why the match is over


@sealable
class State(Struct, gc=False):
    """Everything about a match at one moment."""

    config: Config
    table: Tabletop
    turn: Turn

    @property
    def ground(self) -> Ground:
        """Return the region that is being played."""
        return self.config.ground(self.turn.region)


class Known(NamedTuple):
    """Everything that determines what a seat may do."""

    config: Config
    table: Tabletop
    turn: Turn
    seat: Seat

    @property
    def ground(self) -> Ground:
        """Return the region that is being played."""
        return self.config.ground(self.turn.region)


def unseal_state(state: State) -> State:
    """Return a copy of a state that the steps can change."""
    copy = unseal(state)
    copy.table, copy.turn = unseal(state.table), unseal(state.turn)
    return copy


def seal_state(state: State) -> State:
    """Make a state immutable when the steps are done."""
    seal(state.table)
    seal(state.turn)
    return seal(state)


def deciders(config: Config, table: Tabletop, turn: Turn) -> tuple[Seat, ...]:
    """Name the seats that owe a decision."""
    if turn.phase == Phase.ALLOCATE:
        return tuple(range(config.seats))
    if turn.phase == Phase.REDISTRIBUTE:
        return tuple(seat for seat in range(config.seats) if pool(config, table, seat))
    return () if turn.phase == Phase.OVER else (turn.seat,)


def pool(config: Config, table: Tabletop, seat: Seat) -> int:
    """Return the cubes that a seat splits again between temples and cities (ruling ATG-2)."""
    if config.options.cubes_return == "all_but_armies":
        return sum(table.boxes[seat]) + table.spent[seat]
    return table.boxes[seat].temple + table.boxes[seat].city


def temples_left(table: Tabletop, seat: Seat) -> int:
    """Return the temples in front of a seat's screen (10 in the whole match)."""
    return TEMPLES - sum(table.temples[seat]) - table.laid_temples[seat].bit_count()


def cities_left(table: Tabletop, seat: Seat) -> int:
    """Return the cities in front of a seat's screen (8 in the whole match)."""
    return CITIES - table.cities.count(seat) - table.laid_cities[seat].bit_count()


def known(state: State) -> Known:
    """Return what determines what the seat in turn may do."""
    return Known(state.config, state.table, state.turn, state.turn.seat)
