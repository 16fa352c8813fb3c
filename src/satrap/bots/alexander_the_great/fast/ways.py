"""The cheapest ways of at most three arrows from every place to every other one.

A way is stored as its last place and the number of arrows to it; the place before is the same for
all ways that continue from there, so a group's ways form a tree. No way leads through the goal.
"""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import PLACES, REGIONS
from satrap.games.alexander_the_great.numbers import NOBODY, STEPS

FAR = 99


@compiled
def find_ways(tables: Record, scratch: Record) -> None:
    """Fill in the ways of all regions."""
    for region in range(REGIONS):
        for place in range(tables.places[region]):
            _find(tables, scratch, region, place)


@compiled
def _find(tables: Record, scratch: Record, region: int, start: int) -> None:
    for arrows in range(STEPS + 1):
        for place in range(PLACES):
            scratch.way_price[region, start, arrows, place] = FAR
            scratch.way_from[region, start, arrows, place] = NOBODY
    scratch.way_price[region, start, 0, start] = 0
    for arrows in range(STEPS):
        for place in range(tables.places[region]):
            price = scratch.way_price[region, start, arrows, place]
            if price < FAR and (place != tables.goal[region] or arrows == 0):
                _go_on(tables, scratch, region, start, arrows, place)


@compiled
def _go_on(
    tables: Record, scratch: Record, region: int, start: int, arrows: int, place: int
) -> None:
    price = scratch.way_price[region, start, arrows, place]
    for way in range(tables.way_count[region, place]):
        target = tables.way_target[region, place, way]
        cost = price + tables.way_price[region, place, way]
        if cost < scratch.way_price[region, start, arrows + 1, target]:
            scratch.way_price[region, start, arrows + 1, target] = cost
            scratch.way_from[region, start, arrows + 1, target] = place


@compiled
def step_price(scratch: Record, region: int, start: int, arrows: int, place: int) -> int:
    """Return the price of the last arrow of a way."""
    before = scratch.way_from[region, start, arrows, place]
    whole = scratch.way_price[region, start, arrows, place]
    return int(whole - scratch.way_price[region, start, arrows - 1, before])
