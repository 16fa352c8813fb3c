"""The conditions C1 to C6 that figures 1 to 6 impose on the corner at the start.

`docs/boards.md` derives them.  Each fact names the spaces and points that prove it.
"""

from __future__ import annotations

from collections.abc import Callable

from satrap.games.alexandros.survey import corner as at
from satrap.games.alexandros.survey.corner import HORSE, LYRE, SOLDIER, Corner
from satrap.games.alexandros.survey.fact import Fact, plain
from satrap.games.alexandros.tables import Mask, Tables, bits


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


def _c5(corner: Corner) -> Fact:
    near, far = corner.horses()
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


CONDITIONS: tuple[Callable[[Corner], Fact], ...] = (_c1, _c2, _c3, _c4, _c5, _c6)
