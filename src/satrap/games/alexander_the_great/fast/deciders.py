"""Who splits cubes in secret; what each seat chose stays sealed until all have chosen."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import (
    ALL_BUT_ARMIES,
    ALLOCATE,
    BOXES,
    CITY,
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
def seal(tables: Record, state: Record, action: int) -> bool:
    """Seal what a seat chose; if all have chosen now, lift the screens and return True."""
    state.sealed[state.seat] = action
    state.seat = next_decider(tables, state, int(state.seat) + 1)
    if state.seat != NOBODY:
        return False
    for seat in range(tables.seats):
        if decides(tables, state, seat):
            for box in range(BOXES):
                state.boxes[seat, box] = codes.in_box(int(state.sealed[seat]), box)
    return True
