"""Walls as Alexander leaves them: one long trail that is connected to the start."""

from __future__ import annotations

from collections import deque

from satrap.games.alexandros.survey.scene import rim
from satrap.games.alexandros.tables import Mask, Tables, bits


def joined_walls(tables: Tables, provinces: tuple[Mask, ...]) -> Mask:
    """Return walls that close off the provinces and are connected to the start.

    Alexander's walls are one long trail; walls that link provinces must not run through one.
    """
    walls = rim_of_all(tables, provinces)
    reached = {tables.board.start}
    _spread(tables, walls, reached)
    while any(not reached.issuperset(tables.board.sides[side]) for side in bits(walls)):
        walls |= _bridge(tables, walls, provinces, reached)
        _spread(tables, walls, reached)
    return walls


def rim_of_all(tables: Tables, provinces: tuple[Mask, ...]) -> Mask:
    """Return the walls that close off several provinces."""
    walls = 0
    for province in provinces:
        walls |= rim(tables, province)
    return walls


def _spread(tables: Tables, walls: Mask, reached: set[int]) -> None:
    waiting = list(reached)
    while waiting:
        for other, side in tables.exits[waiting.pop()]:
            if walls >> side & 1 and other not in reached:
                reached.add(other)
                waiting.append(other)


def _bridge(tables: Tables, walls: Mask, provinces: tuple[Mask, ...], reached: set[int]) -> Mask:
    """Return the shortest way from the connected walls to one that is not connected yet."""
    wanted = {point for side in bits(walls) for point in tables.board.sides[side]} - reached
    ways = dict.fromkeys(reached, 0)
    queue = deque(sorted(reached))
    while queue:
        point = queue.popleft()
        if point in wanted:
            return ways[point]
        for other, side in tables.exits[point]:
            inside = any(not tables.beside[side] & ~province for province in provinces)
            if other not in ways and not (inside and tables.is_inner[side]):
                ways[other] = ways[point] | 1 << side
                queue.append(other)
    # Never reached: the border of a board joins all points that are not inside a province.
    raise AssertionError("no way along walls and border")  # pragma: no cover
