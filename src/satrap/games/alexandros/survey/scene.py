"""Walls and Alexander on a board, without a match around them.

The facts about a board are checked with these functions: what is free, what is nearest, which
paths lead there, and what walls close off (EN, Moving Alexander; EN, Occupy province).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from satrap.games.alexandros.provinces import flood
from satrap.games.alexandros.tables import Mask, Tables, bits

Path = tuple[int, ...]
WIDTH = 12  # how many partly grown provinces of each size are kept


def paths(tables: Tables, start: int, end: int) -> Iterator[Path]:
    """Yield every shortest path between two points."""
    if start == end:
        yield (end,)
        return
    far = tables.distance[end]
    for other, _ in tables.exits[start]:
        if far[other] == far[start] - 1:
            yield from ((start, *rest) for rest in paths(tables, other, end))


def walls_along(tables: Tables, path: Path) -> Mask:
    """Return the sides of a path."""
    names = tables.board.point_names
    steps = (sorted(pair) for pair in pairwise(path))
    return sum(1 << tables.sides[f"{names[a]}-{names[b]}"] for a, b in steps)


def walled(tables: Tables, walls: Mask) -> Mask:
    """Return the spaces with a wall on a side."""
    spaces = 0
    for side in bits(walls):
        spaces |= tables.beside[side]
    return spaces


def targets(tables: Tables, alexander: int, symbol: int, blocked: Mask) -> tuple[int, Mask]:
    """Return the distance of the nearest free spaces of a symbol, and these spaces."""
    free = ~(blocked | tables.touching[alexander])
    for distance, ring in tables.nearest[alexander][symbol]:
        if ring & free:
            return distance, ring & free
    return 0, 0


def points_of(tables: Tables, spaces: Mask) -> set[int]:
    """Return all points of a set of spaces."""
    return {point for space in bits(spaces) for point in tables.board.space_points[space]}


def parts(tables: Tables, walls: Mask, spaces: Mask) -> list[Mask]:
    """Return the parts that walls divide a set of spaces into, from the north-west."""
    found = []
    while spaces:
        part = flood(tables, walls, bits(spaces)[0])
        found.append(part & spaces)
        spaces &= ~part
    return found


def rim(tables: Tables, spaces: Mask) -> Mask:
    """Return the sides that need a wall to close off a set of spaces."""
    return sum(
        1 << side
        for space in bits(spaces)
        for other, side in tables.across[space]
        if not spaces >> other & 1
    )


def value(tables: Tables, spaces: Mask) -> int:
    """Return the number of open spaces (EN, Profit)."""
    return (spaces & tables.open_spaces).bit_count()


def grow(
    tables: Tables,
    seed: Mask,
    allowed: Mask,
    is_small_enough: Callable[[Mask], bool],
    is_done: Callable[[Mask], bool],
) -> Iterator[Mask]:
    """Yield provinces grown from a seed, space by space, preferring those that need few walls."""
    stage = {seed: rim(tables, seed).bit_count()} if is_small_enough(seed) else {}
    while stage:
        best = sorted(stage, key=lambda mask: (stage[mask], mask))[:WIDTH]
        yield from (mask for mask in best if is_done(mask))
        following: dict[Mask, int] = {}
        for mask in best:
            for space in _fringe(tables, mask, allowed):
                larger = mask | 1 << space
                if larger not in following and is_small_enough(larger):
                    inside = sum(mask >> other & 1 for other, _ in tables.across[space])
                    change = len(tables.across[space]) - 2 * inside
                    following[larger] = stage[mask] + change
        stage = following


def _fringe(tables: Tables, spaces: Mask, allowed: Mask) -> tuple[int, ...]:
    found = 0
    for space in bits(spaces):
        for other, _ in tables.across[space]:
            found |= 1 << other
    return bits(found & allowed & ~spaces)
