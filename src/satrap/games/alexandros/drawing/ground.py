"""What lies under the board: the sea, and real coasts and rivers if the board has a map."""

from __future__ import annotations

from satrap.games.alexandros.board import Board
from satrap.games.alexandros.drawing.frame import Frame
from satrap.games.alexandros.look import SEA
from satrap.games.alexandros.mapping import to_plane
from satrap.games.drawing.baked import map_lines
from satrap.games.drawing.relief import EAST, NORTH, SOUTH, WEST, Art, relief
from satrap.games.drawing.room import Box
from satrap.games.drawing.svg import Place, group, path, tag

SHALLOWS = ((26, 0.16), (17, 0.2), (9, 0.28))  # width and strength of the paler water at the shore
RIVER, SHORE, BEYOND = "#7fa6b5", "#6d8a94", "#e7dcc2"


def ground_layer(board: Board, frame: Frame, art: Art | None = None) -> str:
    """Draw the sea, the land beyond the board (with any relief) and the lakes."""
    water = tag("rect", width=frame.width, height=frame.height, fill=SEA)
    land = coast_path(board, frame)
    pale = [
        tag("path", d=land, fill="none", stroke="#ffffff", stroke_width=width,
            stroke_opacity=strength, stroke_linejoin="round")
        for width, strength in SHALLOWS
    ]  # fmt: skip
    solid = tag("path", d=land, fill=BEYOND, stroke=SHORE, stroke_width=1.1, fill_rule="evenodd")
    lakes = tag("path", d=_shapes(board, frame, "lakes"), fill=SEA, stroke=SHORE, stroke_width=0.7)
    hills = [relief(art, _relief_box(board, frame), land)] if art and board.map else []
    return group("ground", [water, *pale, solid, *hills, lakes], clip_path="url(#sheet)")


def _relief_box(board: Board, frame: Frame) -> Box:
    """Return where the relief lies on the sheet; it extends far beyond its edges."""
    assert board.map is not None
    west, north = frame.at(to_plane(board, board.map, (NORTH, WEST)))
    east, south = frame.at(to_plane(board, board.map, (SOUTH, EAST)))
    return west, north, east - west, south - north


def water_layer(board: Board, frame: Frame) -> str:
    """Draw rivers, lakes and, faintly, the real shore over the land of the board."""
    rivers = tag(
        "path", d=_shapes(board, frame, "rivers"), fill="none", stroke=RIVER, stroke_width=1.5,
        stroke_linejoin="round", stroke_linecap="round", opacity=0.8,
    )  # fmt: skip
    shore = tag(
        "path", d=coast_path(board, frame), fill="none", stroke=SHORE, stroke_width=0.8,
        stroke_opacity=0.45,
    )  # fmt: skip
    lakes = tag("path", d=_shapes(board, frame, "lakes"), fill=SEA, opacity=0.9)
    return group("waters", [lakes, rivers, shore], clip_path="url(#sheet)")


def coast_path(board: Board, frame: Frame) -> str:
    """Return the real coast as path data."""
    return _shapes(board, frame, "land")


def _shapes(board: Board, frame: Frame, layer: str) -> str:
    if board.map is None:
        return "M0 0"
    closed = layer != "rivers"
    lines = (
        [frame.at(to_plane(board, board.map, place)) for place in line] for line in map_lines(layer)
    )
    return "".join(path(line, closed) for line in lines if _is_seen(frame, line))


def _is_seen(frame: Frame, line: list[Place]) -> bool:
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return max(xs) > 0 and min(xs) < frame.width and max(ys) > 0 and min(ys) < frame.height
