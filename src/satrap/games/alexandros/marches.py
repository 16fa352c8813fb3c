"""Where Alexander can march: free spaces, the nearest of them, and paths that can be paid for.

EN, Moving Alexander. All of this is public: it depends only on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import NOWHERE
from satrap.games.alexandros.state import Config, Tabletop
from satrap.games.alexandros.tables import Mask, Onward, Tables, bits


def free_spaces(config: Config, table: Tabletop) -> Mask:
    """Return the symbol spaces with no wall and no guard that are not blocked by Alexander."""
    blocked = table.walled | table.held
    return config.tables.symbol_spaces & ~(blocked | blocked_by_alexander(config, table))


def blocked_by_alexander(config: Config, table: Tabletop) -> Mask:
    """Return the spaces that Alexander blocks (ruling ALX-1)."""
    if config.options.alexander_blocks == "touching":
        return config.tables.touching[table.alexander]
    return 0 if table.standing == NOWHERE else 1 << table.standing


def nearest(tables: Tables, table: Tabletop, symbol: int, free: Mask) -> Mask:
    """Return the nearest free spaces of a symbol, measured to their nearest point."""
    for _, ring in tables.nearest[table.alexander][symbol]:
        if ring & free:
            return ring & free
    return 0


def near(tables: Tables, table: Tabletop, symbol: int, free: Mask) -> Mask:
    """Return the nearest free spaces of a symbol if any path there can be paid for, else none."""
    for distance, ring in tables.nearest[table.alexander][symbol]:
        if ring & free:
            return ring & free if distance <= table.black_left + table.red_left else 0
    return 0


def nearest_of_all(tables: Tables, table: Tabletop, free: Mask) -> Mask:
    """Return the nearest free spaces, whatever their symbol."""
    return next((ring & free for ring in _rings_of_all(tables, table) if ring & free), 0)


def _rings_of_all(tables: Tables, table: Tabletop) -> Iterator[Mask]:
    rings: dict[int, Mask] = {}
    for symbol in range(len(SYMBOLS)):
        for distance, ring in tables.nearest[table.alexander][symbol]:
            rings[distance] = rings.get(distance, 0) | ring
    for distance in sorted(rings):
        yield rings[distance]


def walls_left(table: Tabletop) -> int:
    """Return how many walls of either colour are left."""
    return table.black_left + table.red_left


def has_plenty(tables: Tables, start: int, left: int) -> bool:
    """Say whether enough walls are left for any march from a point, however long."""
    return left >= tables.farthest[start]


def payable_spaces(tables: Tables, table: Tabletop, spaces: Mask) -> Mask:
    """Return those spaces that some path can reach with the walls left."""
    if has_plenty(tables, table.alexander, walls_left(table)):
        return spaces
    return sum(1 << space for space in bits(spaces) if payable_points(tables, table, space))


def payable_points(tables: Tables, table: Tabletop, space: int) -> tuple[int, ...]:
    """Return the points of a space that some path can reach with the walls left."""
    points = tables.board.space_points[space]
    start, left = table.alexander, table.black_left + table.red_left
    if has_plenty(tables, start, left):
        return points
    walls = table.walls
    return tuple(point for point in points if is_payable(tables, walls, start, point, left))


def is_payable(tables: Tables, walls: Mask, start: int, end: int, left: int) -> bool:
    """Say whether some shortest path needs no more new walls than are left."""
    return tables.distance[start][end] <= left or fewest_walls(tables, walls, start, end) <= left


def fewest_walls(tables: Tables, walls: Mask, start: int, end: int) -> int:
    """Return how many new walls the cheapest shortest path needs."""
    onward = tables.onward[end]
    costs = {start: 0}
    for _ in range(tables.distance[start][end]):
        following: dict[int, int] = {}
        for point, cost in costs.items():
            for other, side in onward[point]:
                price = cost + (not walls >> side & 1)
                following[other] = min(price, following.get(other, price))
        costs = following
    return costs[end]


class Ways(NamedTuple):
    """The shortest paths to a point that can be paid for."""

    walls: int  # new ones on the cheapest of them
    number: int


def ways_to(tables: Tables, table: Tabletop, points: Iterable[int]) -> dict[int, Ways]:
    """Return the ways to each point that some path can reach with the walls left."""
    nearer, left, found = tables.onward[table.alexander], walls_left(table), {}
    known = {table.alexander: {0: 1}}
    for point in points:
        by_walls = _ways_by_walls(nearer, table.walls, point, known)
        walls = min(by_walls)
        if walls <= left:
            found[point] = Ways(walls, sum(n for new, n in by_walls.items() if new <= left))
    return found


def _ways_by_walls(
    nearer: Onward, walls: Mask, point: int, known: dict[int, dict[int, int]]
) -> dict[int, int]:
    """Count the shortest paths to a point by the new walls that they need."""
    if point not in known:
        counts: dict[int, int] = {}
        for before, side in nearer[point]:
            price = not walls >> side & 1
            for new, ways in _ways_by_walls(nearer, walls, before, known).items():
                counts[new + price] = counts.get(new + price, 0) + ways
        known[point] = counts
    return known[point]


def next_points(tables: Tables, table: Tabletop, path: Sequence[int], end: int) -> tuple[int, ...]:
    """Return where a path can continue: nearer to its end, and payable all the way."""
    if walls_left(table) >= tables.distance[path[0]][end]:
        return tuple(other for other, _ in tables.onward[end][path[-1]])
    left = walls_left(table) - len(new_sides(tables, table.walls, path))
    return tuple(
        other
        for other, side in tables.onward[end][path[-1]]
        if is_payable(tables, table.walls, other, end, left - (not table.walls >> side & 1))
    )


def run(tables: Tables, table: Tabletop, path: list[int], end: int) -> None:
    """Extend a path as long as there is only one way to its end."""
    if table.black_left + table.red_left >= tables.distance[path[0]][end]:
        path += tables.runs[end][path[-1]]
        return
    while path[-1] != end:
        following = next_points(tables, table, path, end)
        if len(following) > 1:
            return
        path += following


def new_sides(tables: Tables, walls: Mask, path: Sequence[int]) -> list[int]:
    """Return the sides along a path that have no wall yet."""
    steps, between = pairwise(path), tables.between
    return [side for a, b in steps if not walls >> (side := between[a][b]) & 1]


def sides_of(tables: Tables, path: Sequence[int]) -> list[int]:
    """Return the sides along a path."""
    return [tables.between[here][there] for here, there in pairwise(path)]
