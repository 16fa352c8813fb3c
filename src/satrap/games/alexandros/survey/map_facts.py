"""The map under the board: which lands and seas lie where (reviews; EN, Figure 12)."""

from __future__ import annotations

from dataclasses import dataclass

from satrap.games.alexandros.board import Board, MapPlace
from satrap.games.alexandros.board_text import SEA
from satrap.games.alexandros.lattice import column, format_space, space_in
from satrap.games.alexandros.mapping import point_place, space_centre, to_degrees, to_plane
from satrap.games.alexandros.survey.fact import Fact, plain
from satrap.games.alexandros.tables import Tables

EASTWARDS = 60.0  # degrees: Persia, and what lies towards the Indus


@dataclass(frozen=True)
class Landmark:
    """A place on earth, and the part of the board (west, east, north, south) it must lie in."""

    key: str
    lat: float
    lon: float
    is_sea: bool
    part: tuple[float, float, float, float]


LANDMARKS = (
    Landmark("anatolia", 39.65, 31.98, False, (0.0, 0.35, 0.0, 0.5)),  # Gordion
    Landmark("egypt", 29.85, 31.25, False, (0.0, 0.35, 0.6, 1.0)),  # Memphis
    Landmark("syria", 33.51, 36.31, False, (0.1, 0.45, 0.3, 0.7)),  # Damascus
    Landmark("caspian", 39.2, 51.0, True, (0.35, 0.7, 0.0, 0.4)),
    Landmark("gulf", 28.2, 50.2, True, (0.35, 0.7, 0.6, 1.0)),
    Landmark("persia", 29.94, 52.89, False, (0.45, 0.8, 0.5, 1.0)),  # Persepolis
)


def map_facts(tables: Tables) -> list[Fact]:
    """Return where lands and seas lie; without a map the facts have no value."""
    board = tables.board
    if board.map is None:
        keys = [landmark.key for landmark in LANDMARKS] + ["east"]
        return [plain(key, "", False) for key in keys]
    at = board.map
    return [_landmark(board, at, landmark) for landmark in LANDMARKS] + [_east(board, at)]


def _landmark(board: Board, at: MapPlace, landmark: Landmark) -> Fact:
    x, y = to_plane(board, at, (landmark.lat, landmark.lon))
    space = space_in(x, y)
    name = format_space(space) if column(space) > 0 and space.j >= 0 else ""
    row = board.rows[space.j] if 0 <= space.j < len(board.rows) else ""
    is_sea = 0 <= column(space) < len(row) and row[column(space)] == SEA
    is_there = is_sea if landmark.is_sea else name in board.space_names
    west, east, north, south = landmark.part
    across, down = _fractions(board, x, y)
    is_right = west <= across <= east and north <= down <= south
    where = _degrees(landmark.lat, landmark.lon)
    return plain(landmark.key, f"{SEA if is_sea else name} ({where})", is_there and is_right)


def _fractions(board: Board, x: float, y: float) -> tuple[float, float]:
    places = [point_place(board, point) for point in range(len(board.point_names))]
    xs, ys = [place[0] for place in places], [place[1] for place in places]
    return (x - min(xs)) / (max(xs) - min(xs)), (y - min(ys)) / (max(ys) - min(ys))


def _degrees(lat: float, lon: float) -> str:
    return f"{lat:.1f}° N, {lon:.1f}° E"


def _east(board: Board, at: MapPlace) -> Fact:
    """Name the easternmost space."""
    centres = [space_centre(board, space) for space in range(len(board.symbols))]
    space = max(range(len(centres)), key=lambda number: centres[number])
    lat, lon = to_degrees(board, at, centres[space])
    return plain("east", f"{board.space_names[space]} ({_degrees(lat, lon)})", lon >= EASTWARDS)
