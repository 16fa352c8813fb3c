"""5.5: the provinces are scored by their numbers: armies, then temples, then cities."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import contests, masks
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import CITY, TEMPLE
from satrap.games.alexander_the_great.numbers import (
    CITY_POINTS,
    MAJORITY,
    NOBODY,
    TEMPLE_POINTS,
)

Masks = NDArray[np.int16]


@compiled
def score(tables: Record, state: Record) -> None:
    """Score every province of the region, one by one (ruling ATG-5)."""
    for seat in range(tables.seats):
        state.paid[seat, TEMPLE] = state.paid[seat, CITY] = 0
    for place in range(1, tables.places[state.region]):
        _armies(tables, state, place)
        _temple(tables, state, place)
        _city(tables, state, place)
    for seat in range(tables.seats):
        state.temples_left[seat] += masks.ones(int(state.laid_temples[seat]))
        state.cities_left[seat] += masks.ones(int(state.laid_cities[seat]))
        state.laid_temples[seat] = 0
        state.laid_cities[seat] = 0


@compiled
def _armies(tables: Record, state: Record, place: int) -> None:
    """5.5.1: the most armies in a province score; ties score nothing."""
    best, winner = 0, NOBODY
    for seat in range(tables.seats):
        armies = state.armies[seat, place]
        if armies > best:
            best, winner = armies, seat
        elif armies == best:
            winner = NOBODY
    if winner != NOBODY:
        state.scores[winner] += MAJORITY


@compiled
def _temple(tables: Record, state: Record, place: int) -> None:
    """5.5.2: one of those who laid down a temple builds it."""
    won = contests.settle(tables, state, state.laid_temples, TEMPLE, place)
    if won != NOBODY:
        seat = won // contests.MOST
        state.laid_temples[seat] &= ~(1 << place)
        state.temples[seat, state.region] += 1
        _pay(state, seat, TEMPLE, won % contests.MOST)
        state.scores[seat] += TEMPLE_POINTS


@compiled
def _city(tables: Record, state: Record, place: int) -> None:
    """5.5.3: the same with cities; a province can only ever have one."""
    won = contests.settle(tables, state, state.laid_cities, CITY, place)
    if won != NOBODY:
        seat = won // contests.MOST
        state.laid_cities[seat] &= ~(1 << place)
        state.cities[seat, state.region] |= 1 << place
        state.open_cities &= ~(1 << place)
        _pay(state, seat, CITY, won % contests.MOST)
        state.scores[seat] += CITY_POINTS


@compiled
def _pay(state: Record, seat: int, box: int, price: int) -> None:
    state.boxes[seat, box] -= price
    state.paid[seat, box] += price
