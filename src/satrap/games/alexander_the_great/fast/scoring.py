"""5.5, scoring: armies, temples, cities, province by province; 6.1 and 7.0: the final awards."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import ANY_TIE, CITY, REGIONS, TEMPLE
from satrap.games.alexander_the_great.fast.sites import ones
from satrap.games.alexander_the_great.numbers import (
    BOARD_CITIES,
    BOARD_TEMPLES,
    CITY_POINTS,
    CITY_PRICE,
    HALF,
    MAJORITY,
    NOBODY,
    REGION,
    TEMPLE_POINTS,
    TEMPLE_PRICE,
)

Masks = NDArray[np.int16]

MOST = 32  # more than any price


@compiled
def score(tables: Record, state: Record) -> None:
    """Score every province of the region, one after the other (ruling ATG-5)."""
    for seat in range(tables.seats):
        state.paid[seat, TEMPLE] = state.paid[seat, CITY] = 0
    for place in range(1, tables.places[state.region]):
        _armies(tables, state, place)
        _temple(tables, state, place)
        _city(tables, state, place)
    for seat in range(tables.seats):
        state.temples_left[seat] += ones(int(state.laid_temples[seat]))
        state.cities_left[seat] += ones(int(state.laid_cities[seat]))
        state.laid_temples[seat] = 0
        state.laid_cities[seat] = 0


@compiled
def _armies(tables: Record, state: Record, place: int) -> None:
    """5.5.1: most armies in a province; equal numbers score nothing."""
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
    """5.5.2: one of those who laid down a temple stands it up."""
    won = settle(tables, state, state.laid_temples, TEMPLE, place)
    if won != NOBODY:
        seat = won // MOST
        state.laid_temples[seat] &= ~(1 << place)
        state.temples[seat, state.region] += 1
        _pay(state, seat, TEMPLE, won % MOST)
        state.scores[seat] += TEMPLE_POINTS


@compiled
def _city(tables: Record, state: Record, place: int) -> None:
    """5.5.3: the same with cities; one stands alone for ever."""
    won = settle(tables, state, state.laid_cities, CITY, place)
    if won != NOBODY:
        seat = won // MOST
        state.laid_cities[seat] &= ~(1 << place)
        state.cities[seat, state.region] |= 1 << place
        state.open_cities &= ~(1 << place)
        _pay(state, seat, CITY, won % MOST)
        state.scores[seat] += CITY_POINTS


@compiled
def _pay(state: Record, seat: int, box: int, price: int) -> None:
    state.boxes[seat, box] -= price
    state.paid[seat, box] += price


@compiled
def settle(tables: Record, state: Record, laid: Masks, box: int, place: int) -> int:
    """Return who builds there, and for what price: seat * MOST + price; or NOBODY."""
    builder, best, second, rivals, counts, is_tied = NOBODY, -1, -1, 0, 0, False
    for seat in range(tables.seats):
        if laid[seat] >> place & 1:
            cubes = int(state.boxes[seat, box])
            rivals += 1
            is_tied |= counts >> cubes & 1 == 1
            counts |= 1 << cubes
            if cubes > best:
                builder, best, second = seat, cubes, best
            elif cubes > second:
                second = cubes
    price = TEMPLE_PRICE if box == TEMPLE else CITY_PRICE
    if rivals > 1:
        price = max(price, second + 1) if tables.max_base else second + 1
    if not rivals or best < price:  # so too where two have the most: ruling ATG-6
        return NOBODY
    if is_tied and tables.tie_scope == ANY_TIE:
        return NOBODY
    return builder * MOST + price


@compiled
def final_score(tables: Record, state: Record) -> None:
    """Give every award; where they are halved together, each seat's sum rounds down."""
    for seat in range(tables.seats):
        won = award(tables, state, seat, 0, REGIONS, BOARD_CITIES, BOARD_TEMPLES)
        for region in range(tables.first, tables.last + 1):
            won += award(tables, state, seat, region, region + 1, REGION, REGION)
        state.scores[seat] += won // HALF if tables.halves_total else won


@compiled
def award(
    tables: Record, state: Record, seat: int, first: int, stop: int, cities: int, temples: int
) -> int:
    """Return what a seat gets for most cities and for most temples in some regions."""
    if tables.halves_each:  # ruling ATG-7
        cities, temples = cities // HALF, temples // HALF
    won = 0
    my_cities, my_temples = (
        cities_in(state, seat, first, stop),
        temples_in(state, seat, first, stop),
    )
    has_cities, has_temples = True, True
    for other in range(tables.seats):
        if other != seat:
            has_cities &= my_cities > cities_in(state, other, first, stop)
            has_temples &= my_temples > temples_in(state, other, first, stop)
    if has_cities:
        won += cities
    if has_temples:
        won += temples
    return won


@compiled
def cities_in(state: Record, seat: int, first: int, stop: int) -> int:
    """Return how many cities of a seat stand in some regions."""
    found = 0
    for region in range(first, stop):
        found += ones(int(state.cities[seat, region]))
    return found


@compiled
def temples_in(state: Record, seat: int, first: int, stop: int) -> int:
    """Return how many temples of a seat stand in some regions."""
    found = 0
    for region in range(first, stop):
        found += int(state.temples[seat, region])
    return found
