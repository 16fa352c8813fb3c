"""A board made ready for play: the places of each region, and the ways between them.

A place is the campaign symbol where a region begins (place 0), or one of the region's provinces
in the order of their numbers (place 1, 2, ...).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from satrap.games.alexander_the_great.board import Board, Link, Region

Mask = int  # a bit for each province of the board

SYMBOL = 0  # the place of the campaign symbol, outside all provinces (ruling ATG-16)
START = "start"  # and its name


class Place(Struct, frozen=True, gc=False):
    """A province as people know it; the campaign symbol has no name."""

    id: str
    name: str


class Way(NamedTuple):
    """A step from one place to another, and the price of the arrow-head entered (5.3)."""

    source: int
    target: int
    price: int


@dataclass(frozen=True, eq=False)
class Ground:
    """A region to march through."""

    name: str
    provinces: tuple[int, ...]  # of the board; place 1 is the first of them
    goal: int  # the place that ends the region
    ways: tuple[tuple[Way, ...], ...]  # from each place
    places: tuple[Place, ...]
    place_of: Mapping[str, int]  # by id


@dataclass(frozen=True, eq=False)
class Tables:
    """A board, ready for play."""

    board: Board
    one_headed_links: str
    grounds: tuple[Ground, ...]
    provinces: Mapping[str, int]  # by id

    def __reduce__(self) -> tuple[Callable[[Board, str], Tables], tuple[Board, str]]:
        return tables_of, (self.board, self.one_headed_links)  # unpickling rebuilds it, once


@lru_cache(maxsize=32)
def tables_of(board: Board, one_headed_links: str) -> Tables:
    """Return the tables of a board."""
    grounds = tuple(_ground(board, region, one_headed_links) for region in board.regions)
    ids = {province.id: number for number, province in enumerate(board.provinces)}
    return Tables(board, one_headed_links, grounds, ids)


def _ground(board: Board, region: Region, one_headed_links: str) -> Ground:
    places = {province: place for place, province in enumerate(region.provinces, start=1)}
    titles = (board.provinces[province] for province in region.provinces)
    marks = (Place(START, ""), *(Place(each.id, each.name) for each in titles))
    found = [Way(SYMBOL, places[region.first], region.entry)]  # never back to it: ruling ATG-12
    for link in board.links:
        if link.a in places:
            found += _ways(places, link, one_headed_links)
    ways = tuple(tuple(sorted(w for w in found if w.source == here)) for here in range(len(marks)))
    place_of = {mark.id: place for place, mark in enumerate(marks)}
    return Ground(region.name, region.provinces, places[region.goal], ways, marks, place_of)


def _ways(places: Mapping[int, int], link: Link, one_headed_links: str) -> Iterator[Way]:
    """Yield a way for each direction; an end without a head is free, or closed (ATG-10).

    A ship passage over any water is a way like any other (ruling ATG-17), and one step (ATG-20).
    """
    for start, end, price in ((link.a, link.b, link.into_b), (link.b, link.a, link.into_a)):
        if price is not None or one_headed_links == "back_free":
            yield Way(places[start], places[end], price or 0)


def bits(mask: Mask) -> tuple[int, ...]:
    """Return the numbers of the bits that are set, ascending."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)
