"""The cheapest ways to spread a group of armies: which arrows to use for each set of places.

Armies that share an arrow pay for it once, so their ways form a tree.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from satrap.games.alexander_the_great.tables import Ground, Way

Places = int  # a bit for each place of a region


class Branch(NamedTuple):
    """An arrow, and the places that the armies over it will end in."""

    way: Way
    ends: Places


class Tree(NamedTuple):
    """The total price of the arrows, their number, and those that start where the armies are."""

    price: int
    arrows: int
    branches: tuple[Branch, ...]


STAY = Tree(0, 0, ())


@lru_cache(maxsize=4096)
def trees(ground: Ground, place: int, steps: int, shut: int) -> Mapping[Places, Tree]:
    """Return the cheapest tree from a place to every set of places; nobody enters `shut`."""
    found = _spread(ground, place, steps, shut)
    return {ends: found[ends] for ends in sorted(found) if ends}


@lru_cache(maxsize=4096)
def _spread(ground: Ground, place: int, steps: int, shut: int) -> dict[Places, Tree]:
    here = 1 << place
    found = {0: STAY, here: STAY}
    for way in ground.ways[place] if steps else ():
        if way.target != shut:
            beyond = _spread(ground, way.target, steps - 1, shut)
            _join(found, way, [each for each in beyond.items() if not each[0] & here])
    return found


def _join(found: dict[Places, Tree], way: Way, beyond: list[tuple[Places, Tree]]) -> None:
    """Send part of the armies over one more arrow."""
    for before, tree in list(found.items()):
        for ends, rest in beyond:
            if ends and not ends & before:
                cost = tree.price + way.price + rest.price, tree.arrows + 1 + rest.arrows
                known = found.get(before | ends)
                if known is None or cost < known[:2]:
                    found[before | ends] = Tree(*cost, (*tree.branches, Branch(way, ends)))
