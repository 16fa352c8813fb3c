"""The land itself: how many triangles it has, how they are connected, its border and its start."""

from __future__ import annotations

from satrap.games.alexandros.drawing.frame import TRACK
from satrap.games.alexandros.mapping import point_place
from satrap.games.alexandros.survey.fact import Fact, worded
from satrap.games.alexandros.tables import Tables

FEWEST, MOST = 200, 260  # fits 65 black walls
SCORE_TRACK = 100  # FR, Préparation: the disc begins on field 100


def land_facts(tables: Tables) -> list[Fact]:
    """Return the facts about triangles, border and start."""
    return [
        _triangles(tables),
        _spaces(tables),
        _reach(tables),
        _border(tables),
        _start(tables),
        worded("track", TRACK == SCORE_TRACK, fields=TRACK),
    ]


def _triangles(tables: Tables) -> Fact:
    board = tables.board
    points, sides = len(board.point_names), len(board.sides)
    is_one_piece = points - sides + len(board.symbols) <= 1
    return worded("triangles", is_one_piece, points=points, sides=sides)


def _spaces(tables: Tables) -> Fact:
    count = len(tables.board.symbols)
    return worded("spaces", FEWEST <= count <= MOST, count=count)


def _reach(tables: Tables) -> Fact:
    far = max(tables.distance[tables.board.start])
    return worded("reach", True, far=far)


def _border(tables: Tables) -> Fact:
    border = tables.is_inner.count(False)
    coast = len(tables.board.coast)
    return worded("border", 0 < coast < border, coast=coast, edge=border - coast)


def _start(tables: Tables) -> Fact:
    """Check that the start is at the upper left, on the coast (EN, Preparation)."""
    board = tables.board
    places = [point_place(board, point) for point in range(len(board.point_names))]
    x, y = places[board.start]
    is_west = x <= _third([place[0] for place in places])
    is_north = y <= _third([place[1] for place in places])
    is_coastal = any(side in board.coast for _, side in tables.exits[board.start])
    told = board.point_names[board.start]
    if board.map is not None:
        told += f" ({board.map.lat}° N, {board.map.lon}° E)"
    return worded("start", is_west and is_north and is_coastal, start=told)


def _third(numbers: list[float]) -> float:
    return min(numbers) + (max(numbers) - min(numbers)) / 3
