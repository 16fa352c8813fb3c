"""The start of a match."""

from __future__ import annotations

from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import flow
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import REGIONS, SEATS
from satrap.games.alexander_the_great.numbers import CITIES, NOBODY, TEMPLES


@compiled
def start(tables: Record, state: Record, chance: Words) -> None:
    """Set up a match; the setup says who is oldest, or it is drawn."""
    for seat in range(SEATS):
        state.scores[seat] = 0
        state.laid_temples[seat] = 0
        state.laid_cities[seat] = 0
        state.temples_left[seat] = TEMPLES
        state.cities_left[seat] = CITIES
        for region in range(REGIONS):
            state.temples[seat, region] = 0
            state.cities[seat, region] = 0
    state.oldest = tables.starter
    if state.oldest == NOBODY:
        state.oldest = below(chance, int(tables.seats))
    state.number, state.region = 1, tables.first
    flow.begin_region(tables, state)
