"""Figures 1 to 6 and the conditions C1 to C6 that they put on the corner at the start.

`docs/boards.md` derives the conditions.  Each function gives a fact with the spaces, points and
paths that prove it.
"""

from __future__ import annotations

from collections.abc import Callable

from satrap.games.alexandros.provinces import flood
from satrap.games.alexandros.survey import corner as at
from satrap.games.alexandros.survey.corner import HORSE, LYRE, SOLDIER, Corner
from satrap.games.alexandros.survey.fact import Fact, plain
from satrap.games.alexandros.survey.scene import Path, value, walls_along
from satrap.games.alexandros.tables import Mask, Tables, bits


def corner_facts(tables: Tables) -> list[Fact]:
    """Return what the figures tell of the corner, and whether it is so on this board."""
    corner = Corner(tables)
    return [fact(corner) for fact in FACTS]


def _c1(corner: Corner) -> Fact:
    walls = corner.walls(at.ALONG_COAST)
    coast = walls is not None and all(side in corner.tables.board.coast for side in bits(walls))
    upper = corner.point(at.UPPER)
    border = upper is not None and _is_on_border(corner.tables, upper)
    path = corner.path_name(corner.path(at.ALONG_COAST))
    return plain("c1", f"{path}; {corner.path_name(corner.path((at.UPPER,)))}", coast and border)


def _is_on_border(tables: Tables, point: int) -> bool:
    return any(not tables.is_inner[side] for _, side in tables.exits[point])


def _c2(corner: Corner) -> Fact:
    bearing = corner.tables.bearing
    lyre = corner.spaces((at.LYRE_SPACE,)) & bearing[LYRE]
    north = corner.spaces((at.NORTH_SOLDIER,)) & bearing[SOLDIER]
    east = corner.spaces((at.EAST_SOLDIER,)) & bearing[SOLDIER]
    south = corner.spaces(at.SOUTH_EAST_SOLDIERS) & corner.soldiers()[1]
    found = [corner.names(spaces) for spaces in (lyre, north, east, south)]
    return plain("c2", " ".join(found), bool(lyre and north and east and south))


def _c3(corner: Corner) -> Fact:
    first = corner.spaces(at.FIRST_PROVINCE) & corner.tables.symbol_spaces
    others = first & ~corner.spaces((at.LYRE_SPACE,))
    tip = corner.spaces((at.FIRST_PROVINCE[0],))
    wrong = corner.tables.bearing[LYRE] | corner.tables.bearing[HORSE]
    middle = corner.spaces((at.FIRST_PROVINCE[1],)) & corner.tables.bearing[SOLDIER]
    ok = others.bit_count() == 1 and not others & ~tip & wrong and not others & middle
    return plain("c3", corner.names(others), ok)


def _c4(corner: Corner) -> Fact:
    second = corner.spaces(at.SECOND_PROVINCE) & corner.tables.symbol_spaces
    others = second & ~corner.spaces((at.NORTH_SOLDIER,))
    ok = others.bit_count() == 2 and not others & corner.tables.bearing[SOLDIER]
    return plain("c4", corner.names(others), ok)


def _horses(corner: Corner) -> tuple[Mask, Mask]:
    bearing = corner.tables.bearing[HORSE]
    return corner.spaces(at.NEAR_HORSES) & bearing, corner.spaces(at.FAR_HORSES) & bearing


def _c5(corner: Corner) -> Fact:
    near, far = _horses(corner)
    rings = corner.tables.nearest[corner.tables.board.start][HORSE]
    distances = [distance for distance, ring in rings for _ in bits(ring)]
    ok = near.bit_count() == 1 and bool(far) and distances[:2] == [2, 3]
    return plain("c5", f"{corner.names(near)} (2), {corner.names(far)} (3)", ok)


def _c6(corner: Corner) -> Fact:
    start, south = corner.tables.board.start, corner.point(at.SOUTH)
    lyres = _within(corner.tables, start, LYRE, 2)
    soldiers = _within(corner.tables, south, SOLDIER, 2) if south is not None else 0
    ok = lyres.bit_count() == 1 and soldiers.bit_count() == 3
    return plain("c6", f"{corner.names(lyres)}; {corner.names(soldiers)}", ok)


def _within(tables: Tables, point: int, symbol: int, most: int) -> Mask:
    return sum(ring for distance, ring in tables.nearest[point][symbol] if distance <= most)


def _figure_1(corner: Corner) -> Fact:
    lyre, horse = (corner.targets((0, 0), symbol) for symbol in (LYRE, HORSE))
    near, far = _horses(corner)
    single = lyre[1] == corner.spaces((at.LYRE_SPACE,)) and horse == (2, near) and near
    text = (
        f"{corner.names(lyre[1])}, {corner.names(horse[1])} ({horse[0]}); {corner.names(far)} (3)"
    )
    return plain("figure-1", text, bool(single and near.bit_count() == 1 and far))


def _figure_2(corner: Corner) -> Fact:
    ways = corner.ways((0, 0), at.EAST)
    ok = len(ways) == 1 and len(ways[0]) == 3
    return plain("figure-2", "; ".join(map(corner.path_name, ways)), ok)


def _figure_3(corner: Corner) -> Fact:
    ways = corner.ways((0, 0), at.SOUTH)
    told = {corner.path(way) for way in (at.SHOWN, at.ALONG_COAST, at.ZIGZAG)}
    ok = set(ways) == told and len(ways) == 3 and corner.walls(at.SHOWN) is not None
    return plain("figure-3", "; ".join(map(corner.path_name, ways)), ok)


def _figure_3_province(corner: Corner) -> Fact:
    closed = _closed(corner, corner.first_walls, at.FIRST_PROVINCE[0])
    ok = closed == corner.spaces(at.FIRST_PROVINCE) and _counts(corner, closed) == (2, 2)
    return plain("figure-3-province", _province(corner, closed), ok)


def _closed(corner: Corner, walls: Mask, inside: tuple[int, int, bool]) -> Mask:
    space = corner.space(inside)
    return 0 if space is None else flood(corner.tables, walls, space)


def _counts(corner: Corner, spaces: Mask) -> tuple[int, int]:
    return (spaces & corner.tables.symbol_spaces).bit_count(), value(corner.tables, spaces)


def _province(corner: Corner, spaces: Mask) -> str:
    symbols, worth = _counts(corner, spaces)
    if spaces.bit_count() > 16:
        return f"{spaces.bit_count()}"
    return f"{corner.names(spaces)} ({worth} + {symbols})"


def _figure_4(corner: Corner) -> Fact:
    distance, soldiers = corner.soldiers()
    points = len(corner.soldier_points())
    ok = (distance, soldiers.bit_count(), points) == (2, 3, 9)
    return plain("figure-4", f"{corner.names(soldiers)} ({distance}); {points}", ok)


def _figure_5(corner: Corner) -> Fact:
    ways = corner.ways(at.SOUTH, at.UPPER)
    old = [(walls_along(corner.tables, way) & corner.first_walls).bit_count() for way in ways]
    offered = corner.point(at.UPPER) in corner.soldier_points()
    sizes = [_size(corner, way) for way in ways]
    told = sorted(zip(old, sizes, map(corner.path_name, ways), strict=True))
    text = "; ".join(f"{way} ({count}, {size})" for count, size, way in told)
    is_so = sorted(old) == [0, 1, 1] and offered and sizes.index(max(sizes)) == old.index(0)
    return plain("figure-5", text, is_so)


def _size(corner: Corner, way: Path) -> int:
    walls = corner.first_walls | walls_along(corner.tables, way)
    return _closed(corner, walls, at.SECOND_PROVINCE[0]).bit_count()


def _figure_5_french(corner: Corner) -> Fact:
    walls = corner.first_walls | (corner.walls(at.FRENCH) or 0)
    closed = _closed(corner, walls, at.SECOND_PROVINCE[0])
    ok = closed == corner.spaces(at.SECOND_PROVINCE) and _counts(corner, closed) == (3, 4)
    return plain("figure-5-french", _province(corner, closed), ok)


def _figure_6(corner: Corner) -> Fact:
    ways = corner.ways(at.SOUTH, at.TURN)
    new = [walls_along(corner.tables, way) & ~corner.first_walls for way in ways]
    ok = len(ways) == 2 and 0 in new and corner.point(at.TURN) in corner.soldier_points()
    return plain("figure-6", "; ".join(map(corner.path_name, ways)), ok)


FACTS: tuple[Callable[[Corner], Fact], ...] = (
    _c1, _c2, _c3, _c4, _c5, _c6,
    _figure_1, _figure_2, _figure_3, _figure_3_province, _figure_4,
    _figure_5, _figure_5_french, _figure_6,
)  # fmt: skip
