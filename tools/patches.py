"""What the figures of the rulebooks fix on the board before the search begins.

`corner_patch` is the corner at the start (EN, Figures 1 to 6); `ring_patch` puts five soldiers at
one distance from a point (EN, Figure 8).  Both also ban what would spoil the figure.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from satrap.games.alexandros.lattice import (
    OPEN,
    SYMBOLS,
    Point,
    Space,
    borders,
    corners,
    neighbours,
)
from tools.scatter import centre

TEMPLE, AMPHORA, HORSE, LYRE, SOLDIER = range(len(SYMBOLS))
START, SOUTH = Point(0, 0), Point(-1, 3)
CROWDED = 3.0  # sides; soldiers of the ring keep this far apart if they can
ALL_ROUND = 54  # spaces at most two sides from a point
WESTERN = 10  # sides from the start; few games get farther east
TRIES = 800  # random rings, of which the least crowded is taken


@dataclass
class Patch:
    """Spaces whose symbol is given, and symbols that other spaces must not bear."""

    fixed: dict[Space, int] = field(default_factory=dict)
    banned: dict[Space, set[int]] = field(default_factory=dict)

    def copy(self) -> Patch:
        """Return an independent copy."""
        return Patch(dict(self.fixed), {space: set(ban) for space, ban in self.banned.items()})

    def ban(self, spaces: Iterable[Space], symbols: set[int]) -> None:
        """Forbid symbols on spaces; what is fixed stays."""
        for space in spaces:
            self.banned.setdefault(space, set()).update(symbols)


def distances(land: Iterable[Space], start: Point) -> dict[Point, int]:
    """Count sides from a point to every point of the land."""
    exits: dict[Point, set[Point]] = {}
    for space in land:
        for a, b in borders(space):
            exits.setdefault(a, set()).add(b)
            exits.setdefault(b, set()).add(a)
    far, queue = {start: 0}, deque([start])
    while queue:
        point = queue.popleft()
        for other in exits[point] - far.keys():
            far[other] = far[point] + 1
            queue.append(other)
    return far


def within(land: Iterable[Space], start: Point, least: int, most: int) -> list[Space]:
    """Return the spaces whose nearest point is `least` to `most` sides away."""
    land = list(land)
    far = distances(land, start)
    return [space for space in land if least <= min(far[point] for point in corners(space)) <= most]


def corner_patch(land: list[Space]) -> Patch:
    """Return the corner as figures 1 to 6 leave it, so that C1 to C6 hold."""
    down, up = False, True
    patch = Patch()
    for symbol, places in {
        LYRE: [(-1, 2, down)],
        AMPHORA: [(-1, 1, down)],
        TEMPLE: [(0, 0, down)],
        HORSE: [(1, 1, down), (1, 2, down)],
        SOLDIER: [(1, 0, up), (2, 1, up), (1, 3, down)],
        OPEN: [(0, 0, up), (0, 1, up), (1, 0, down), (2, 0, up), (0, 1, down), (1, 1, up)],
    }.items():
        patch.fixed |= {Space(*place): symbol for place in places}
    patch.ban(within(land, START, 0, 2), {HORSE, LYRE})
    patch.ban(within(land, SOUTH, 0, 2), {SOLDIER})
    return patch


def ring_patch(land: list[Space], patch: Patch, random: Random) -> Patch:
    """Return the patch with five soldiers two sides from some point, far from the corner."""
    middle = random.choice(list(_roomy(land, patch)))
    five = min(_rings(within(land, middle, 2, 2), random))[1]
    larger = patch.copy()
    larger.ban(within(land, middle, 0, 2), {SOLDIER})
    larger.fixed |= dict.fromkeys(five, SOLDIER)
    return larger


def province_patch(
    land: list[Space], patch: Patch, province: dict[Space, int], alexander: Point, horse: Space
) -> Patch:
    """Return the patch with a province of figure 8 fixed, and no other horse as near."""
    larger = patch.copy()
    larger.fixed |= province
    far = distances(land, alexander)
    near = min(far[point] for point in corners(horse))
    larger.ban(within(land, alexander, 0, near), {HORSE})
    return larger


def _roomy(land: list[Space], patch: Patch) -> Iterator[Point]:
    """Yield points in the western half with land all around, clear of the patch."""
    for point, far in sorted(distances(land, START).items()):
        round_it = within(land, point, 0, 2)
        has_room = len(round_it) == ALL_ROUND and not patch.fixed.keys() & set(round_it)
        if has_room and far <= WESTERN:
            yield point


def _rings(spaces: list[Space], random: Random) -> Iterator[tuple[float, list[Space]]]:
    """Yield how crowded five spaces are, and the spaces: 14 different points, none side by side."""
    for _ in range(TRIES):
        five = sorted(random.sample(spaces, 5))
        points = {point for space in five for point in corners(space)}
        if len(points) == 14 and not any(set(neighbours(space)) & set(five) for space in five):
            pairs = combinations(map(centre, five), 2)
            yield sum(max(0.0, CROWDED - math.dist(a, b)) ** 2 for a, b in pairs), five
