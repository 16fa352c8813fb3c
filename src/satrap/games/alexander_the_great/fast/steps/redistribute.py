"""4.1.2 and 5.6: before another turn in a region, the cubes left are split again, in secret."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes, deciders
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import BUILDINGS_RETURN, CITY, NEXT, TEMPLE
from satrap.games.alexander_the_great.numbers import NOBODY


@compiled
def give_back(tables: Record, state: Record) -> None:
    """Give back the price of buildings before another turn, if an option says so (ruling ATG-2)."""
    if tables.cubes_return == BUILDINGS_RETURN:
        for seat in range(tables.seats):
            for box in (TEMPLE, CITY):
                state.boxes[seat, box] += state.paid[seat, box]


@compiled
def count(tables: Record, state: Record) -> int:
    """Return how many splits the seat has."""
    return deciders.pool(tables, state, state.seat) + 1


@compiled
def nth(tables: Record, state: Record, number: int) -> int:
    """Return one of them, most temples first."""
    return codes.resplit(deciders.pool(tables, state, state.seat) - number, number)


@compiled
def apply(tables: Record, state: Record, action: int) -> None:
    """Seal what a seat chose; after the last one, all march on."""
    if deciders.seal(tables, state, action):
        state.phase, state.playing = NEXT, NOBODY
