"""What lies under the board: the sea, and real coasts and rivers if the board has a map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from satrap.games.alexandros.board import Board
from satrap.games.alexandros.drawing.frame import Frame
from satrap.games.alexandros.look import SEA
from satrap.games.alexandros.mapping import to_plane
from satrap.games.drawing.baked import Degrees, Line, map_lines
from satrap.games.drawing.relief import EAST, NORTH, SOUTH, WEST, Art, relief
from satrap.games.drawing.room import Box
from satrap.games.drawing.svg import group, path, tag

FAR = 4000.0  # how far the sea runs on beyond the sheet
BEYOND_MAP = 60.0  # degrees by which the land runs on where the map ends
FADE = 110.0  # units within which the map fades towards the edge of its relief
HILLS = 0.62  # how strongly the relief shows beyond the board
SHALLOWS = ((26, 0.16), (17, 0.2), (9, 0.28))  # width and strength of the paler water at the shore
RIVER, SHORE, BEYOND = "#7fa6b5", "#6d8a94", "#e7dcc2"


def ground_layer(board: Board, frame: Frame, art: Art | None = None) -> str:
    """Draw the sea, the land beyond the board (with any relief) and the lakes."""
    water = tag(
        "rect", x=-FAR, y=-FAR, width=frame.width + 2 * FAR, height=frame.height + 2 * FAR,
        fill=SEA,
    )  # fmt: skip
    land = coast_path(board, frame)
    pale = [
        tag("path", d=land, fill="none", stroke="#ffffff", stroke_width=width,
            stroke_opacity=strength, stroke_linejoin="round")
        for width, strength in SHALLOWS
    ]  # fmt: skip
    solid = tag("path", d=land, fill=BEYOND, stroke=SHORE, stroke_width=1.1, fill_rule="evenodd")
    lakes = tag("path", d=_shapes(board, frame, "lakes"), fill=SEA, stroke=SHORE, stroke_width=0.7)
    box = _relief_box(board, frame) if art and board.map else None
    hills = [tag("g", relief(art, box, land), opacity=HILLS)] if art and box else []
    return group("ground", [water, *pale, solid, *hills, lakes])


def haze_layer(board: Board, frame: Frame) -> str:
    """Draw what lies beyond the map on each side: land and sea fade into blank parchment."""
    return group("haze", _haze(_relief_box(board, frame)) if board.map else ())


def _haze(box: Box) -> Iterator[str]:
    left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
    wide, high, deep = right - left + 2 * FAR, bottom - top + 2 * FAR, FAR + FADE
    yield from _fade("west", (left - FAR, top - FAR, deep, high), x1="1")
    yield from _fade("east", (right - FADE, top - FAR, deep, high), x2="1")
    yield from _fade("north", (left - FAR, top - FAR, wide, deep), y1="1")
    yield from _fade("south", (left - FAR, bottom - FADE, wide, deep), y2="1")


def _fade(name: str, box: Box, **end: str) -> Iterator[str]:
    """Yield a gradient from the map outwards, and the land that it covers."""
    x, y, width, height = box
    ends = {"x1": "0", "y1": "0", "x2": "0", "y2": "0", **end}
    clear = tag("stop", offset="0", stop_color=BEYOND, stop_opacity="0")
    blank = tag("stop", offset=f"{FADE / (FAR + FADE):.4f}", stop_color=BEYOND)
    yield tag("linearGradient", clear, blank, id=f"haze-{name}", **ends)
    yield tag("rect", x=x, y=y, width=width, height=height, fill=f"url(#haze-{name})")


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
        stroke_opacity=0.45, clip_path="url(#own-land)",
    )  # fmt: skip
    lakes = tag("path", d=_shapes(board, frame, "lakes"), fill=SEA, opacity=0.9)
    return group("waters", [lakes, rivers, shore])


def coast_path(board: Board, frame: Frame) -> str:
    """Return the real coast as path data."""
    return _shapes(board, frame, "land")


def _shapes(board: Board, frame: Frame, layer: str) -> str:
    if board.map is None:
        return "M0 0"
    closed = layer != "rivers"
    spread = _spread if layer == "land" else tuple
    lines = (
        [frame.at(to_plane(board, board.map, place)) for place in spread(line)]
        for line in map_lines(layer)
    )
    return "".join(path(line, closed) for line in lines)


def _spread(line: Line) -> Iterator[Degrees]:
    """Yield a coast; where it was cut at the edge of the map, it runs on far beyond."""
    south, north, west, east = map_edges()
    for lat, lon in line:
        yield _moved(lat, south, north), _moved(lon, west, east)


def _moved(value: float, low: float, high: float) -> float:
    if value <= low:
        return low - BEYOND_MAP
    return high + BEYOND_MAP if value >= high else value


@cache
def map_edges() -> tuple[float, float, float, float]:
    """Return the southernmost, northernmost, westernmost and easternmost degrees of the map."""
    places = [place for line in map_lines("land") for place in line]
    lats, lons = [lat for lat, _ in places], [lon for _, lon in places]
    return min(lats), max(lats), min(lons), max(lons)
