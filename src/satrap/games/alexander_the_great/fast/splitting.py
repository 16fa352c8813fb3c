"""4.1, 5.2 and 5.6: splitting cubes in secret; what each seat chose lies sealed until all have."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import (
    ALL_BUT_ARMIES,
    ALLOCATE,
    BUILDINGS_RETURN,
    CITY,
    SPLITS,
    TEMPLE,
)
from satrap.games.alexander_the_great.numbers import CUBES, NOBODY


@compiled
def pool(tables: Record, state: Record, seat: int) -> int:
    """Return the cubes that a seat splits again between temples and cities (ruling ATG-2)."""
    if tables.cubes_return != ALL_BUT_ARMIES:
        return int(state.boxes[seat, TEMPLE]) + int(state.boxes[seat, CITY])
    cubes = CUBES
    for place in range(tables.places[state.region]):
        cubes -= int(state.armies[seat, place])
    return cubes


@compiled
def give_back(tables: Record, state: Record) -> None:
    """Where buildings are paid back before another turn, return their price (ruling ATG-2)."""
    if tables.cubes_return == BUILDINGS_RETURN:
        for seat in range(tables.seats):
            for box in (TEMPLE, CITY):
                state.boxes[seat, box] += state.paid[seat, box]


@compiled
def decides(tables: Record, state: Record, seat: int) -> bool:
    """Say whether a seat has cubes to split."""
    return state.phase == ALLOCATE or pool(tables, state, seat) > 0


@compiled
def next_decider(tables: Record, state: Record, seat: int) -> int:
    """Return the first seat from this one on that has cubes to split."""
    while seat < tables.seats and not decides(tables, state, seat):
        seat += 1
    return seat if seat < tables.seats else NOBODY


@compiled
def count(tables: Record, state: Record) -> int:
    """Return how many splits the seat has."""
    return SPLITS if state.phase == ALLOCATE else pool(tables, state, state.seat) + 1


@compiled
def nth(tables: Record, state: Record, number: int) -> int:
    """Return a split; of cubes left most temples come first."""
    if state.phase == ALLOCATE:
        return int(tables.splits[number])
    return codes.resplit(pool(tables, state, state.seat) - number, number)


@compiled
def seal(tables: Record, state: Record, action: int) -> bool:
    """Keep what a seat chose; when all have chosen, lift the screens. Say whether it is so."""
    state.sealed[state.seat] = action
    state.seat = next_decider(tables, state, int(state.seat) + 1)
    if state.seat != NOBODY:
        return False
    for seat in range(tables.seats):
        if decides(tables, state, seat):
            for box in range(4):
                state.boxes[seat, box] = codes.in_box(int(state.sealed[seat]), box)
    return True
