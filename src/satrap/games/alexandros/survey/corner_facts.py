"""Figures 1 to 6 played through on a board; each fact names the spaces, points and paths."""

from __future__ import annotations

from collections.abc import Callable

from satrap.games.alexandros.provinces import flood
from satrap.games.alexandros.survey import corner as at
from satrap.games.alexandros.survey.corner import HORSE, LYRE, Corner
from satrap.games.alexandros.survey.corner_conditions import CONDITIONS
from satrap.games.alexandros.survey.fact import Fact, plain
from satrap.games.alexandros.survey.scene import Path, value, walls_along
from satrap.games.alexandros.tables import Mask, Tables

MOST_NAMED = 16  # spaces; a larger province is only counted


def corner_facts(tables: Tables) -> list[Fact]:
    """Return what the figures show of the corner, and whether it holds on this board."""
    corner = Corner(tables)
    return [fact(corner) for fact in CONDITIONS + FIGURES]


def _figure_1(corner: Corner) -> Fact:
    lyre, horse = (corner.targets((0, 0), symbol) for symbol in (LYRE, HORSE))
    near, far = corner.horses()
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
    if spaces.bit_count() > MOST_NAMED:
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


FIGURES: tuple[Callable[[Corner], Fact], ...] = (
    _figure_1,
    _figure_2,
    _figure_3,
    _figure_3_province,
    _figure_4,
    _figure_5,
    _figure_5_french,
    _figure_6,
)
