"""6.1 and 7.0: the final awards."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import masks
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import PER_AWARD, REGIONS, SHORT, TOTAL
from satrap.games.alexander_the_great.numbers import BOARD_CITIES, BOARD_TEMPLES, HALF, REGION


@compiled
def halves(tables: Record, reading: int) -> bool:
    """Say whether the awards are halved according to this reading (ruling ATG-7)."""
    return bool(tables.campaign == SHORT and tables.halving == reading)


@compiled
def score(tables: Record, state: Record) -> None:
    """Give every award; if the total is halved, it is rounded down for each seat."""
    for seat in range(tables.seats):
        won = award(tables, state, seat, 0, REGIONS, BOARD_CITIES, BOARD_TEMPLES)
        for region in range(tables.first, tables.last + 1):
            won += award(tables, state, seat, region, region + 1, REGION, REGION)
        state.scores[seat] += won // HALF if halves(tables, TOTAL) else won


@compiled
def award(
    tables: Record, state: Record, seat: int, first: int, stop: int, cities: int, temples: int
) -> int:
    """Return what a seat gets for the most cities and the most temples in some regions."""
    if halves(tables, PER_AWARD):  # ruling ATG-7
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
        found += masks.ones(int(state.cities[seat, region]))
    return found


@compiled
def temples_in(state: Record, seat: int, first: int, stop: int) -> int:
    """Return how many temples of a seat stand in some regions."""
    found = 0
    for region in range(first, stop):
        found += int(state.temples[seat, region])
    return found
