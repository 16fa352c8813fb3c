"""The board itself: its land, spaces, sides and points, each an element with its name as id."""

from __future__ import annotations

from collections.abc import Iterator

from satrap.core.language import called, say
from satrap.core.text import text
from satrap.games.alexandros.board import OPEN, SYMBOLS, Board
from satrap.games.alexandros.drawing.frame import Frame
from satrap.games.alexandros.look import COLOURS, INK, LAND, START
from satrap.games.alexandros.mapping import point_place, space_centre
from satrap.games.drawing.svg import Place, group, path, polygon, tag, title, words

GLOW = ((9, 0.1), (5.5, 0.14), (3, 0.2))  # a soft shadow that lifts the board off the map
COAST, EDGE, LINE = "#4d6f7c", "#7a5c3e", "#b49c78"
HILLS = 0.34  # how strongly the relief shows on the land of the board
TILE = 0.64  # how much of a space its tile fills, without its rounded rim
TILE_RIM, TILE_EDGE = 5.0, 8.5  # the rim, and the cream edge that keeps it apart from any ground
CREAM = "#fff7e4"
ICON, NUDGE = 24.0, 3.0  # the icon lies nearer to the wide end of its tile


def corners(board: Board, frame: Frame, space: int) -> list[Place]:
    """Return the corners of a space on the sheet."""
    return [frame.at(point_place(board, point)) for point in board.space_points[space]]


def land_layer(board: Board, frame: Frame, has_relief: bool = False) -> str:
    """Draw the land as one sheet of parchment with a soft shadow; hills show through it."""
    shape = "".join(path(loop, closed=True) for loop in _loops(board, frame))
    shadows = [
        tag("path", d=shape, fill="none", stroke="#3c2c18", stroke_width=width,
            stroke_opacity=strength, stroke_linejoin="round")
        for width, strength in GLOW
    ]  # fmt: skip
    solid = tag("path", d=shape, fill=LAND, fill_rule="evenodd")
    own = tag("clipPath", tag("path", d=shape, clip_rule="evenodd"), id="own-land")
    return group("land", [*shadows, solid, own, *([_hills()] if has_relief else ())])


def _hills() -> str:
    """Draw the relief again, over the land of the board."""
    again = tag("use", href="#relief", class_="relief", opacity=HILLS)
    return tag("g", again, clip_path="url(#own-land)")


def _loops(board: Board, frame: Frame) -> Iterator[list[Place]]:
    """Yield the border as closed loops."""
    following: dict[int, list[int]] = {}
    for side, (a, b) in enumerate(board.sides):
        if len(board.side_spaces[side]) == 1:
            following.setdefault(a, []).append(b)
            following.setdefault(b, []).append(a)
    while following:
        point = min(following)
        loop = [point]
        while point in following:
            other = following[point].pop()
            following[other].remove(point)
            for end in (point, other):
                if not following[end]:
                    del following[end]
            point = other
            loop.append(point)
        yield [frame.at(point_place(board, each)) for each in loop]


def spaces_layer(board: Board, frame: Frame, language: str) -> str:
    """Draw every space; those that point down are a shade darker, as if folded."""
    drawn = (_space(board, frame, space, language) for space in range(len(board.symbols)))
    return group("spaces", drawn, stroke_linejoin="round")


def _space(board: Board, frame: Frame, space: int, language: str) -> str:
    name = board.space_names[space]
    shade = "0.05" if name.endswith("d") else "0"
    shape = tag(
        "polygon", points=polygon(corners(board, frame, space)), fill=EDGE, fill_opacity=shade
    )
    tile = [] if board.symbols[space] == OPEN else [_tile(board, frame, space)]
    return tag("g", title(_told(board, space, language)), shape, *tile, id=f"space-{name}")


def _told(board: Board, space: int, language: str) -> str:
    parts = [board.space_names[space]]
    if space in board.names:
        parts.append(called(board.names[space], language))
    if board.symbols[space] != OPEN:
        parts.append(say(text(f"symbol-{SYMBOLS[board.symbols[space]]}"), language))
    return ", ".join(parts)


def _tile(board: Board, frame: Frame, space: int) -> str:
    symbol = SYMBOLS[board.symbols[space]]
    x, y = frame.at(space_centre(board, space))
    inset = [(x + (a - x) * TILE, y + (b - y) * TILE) for a, b in corners(board, frame, space)]
    points, colour = polygon(inset), COLOURS[symbol]
    edge = tag("polygon", points=points, fill=CREAM, stroke=CREAM, stroke_width=TILE_EDGE)
    shape = tag("polygon", points=points, fill=colour, stroke=colour, stroke_width=TILE_RIM)
    y += -NUDGE if board.space_names[space].endswith("d") else NUDGE
    icon = tag(
        "use", href=f"#icon-{symbol}", x=x - ICON / 2, y=y - ICON / 2, width=ICON, height=ICON,
    )  # fmt: skip
    return edge + shape + icon


def sides_layer(board: Board, frame: Frame) -> str:
    """Draw every side: thin inside, thick along the coast and the edge."""
    drawn = (_side(board, frame, side) for side in range(len(board.sides)))
    return group("sides", drawn, stroke=LINE, stroke_width=0.8, stroke_linecap="round")


def _side(board: Board, frame: Frame, side: int) -> str:
    (x1, y1), (x2, y2) = (frame.at(point_place(board, point)) for point in board.sides[side])
    look: dict[str, str | float | None] = {}
    if len(board.side_spaces[side]) == 1:
        is_coast = side in board.coast
        look = {"stroke": COAST if is_coast else EDGE, "stroke_width": 2.2 if is_coast else 1.6}
        look["stroke_dasharray"] = None if is_coast else "7 4"
    name = board.side_name(side)
    return tag("line", title(name), id=f"side-{name}", x1=x1, y1=y1, x2=x2, y2=y2, **look)


def points_layer(board: Board, frame: Frame) -> str:
    """Draw every point with its name, and the start in red."""
    drawn = (_point(board, frame, point) for point in range(len(board.point_names)))
    return group(
        "points", drawn, fill=INK, font_size=8.0, text_anchor="middle", stroke=LAND,
        stroke_width=0.0, paint_order="stroke",
    )  # fmt: skip


def _point(board: Board, frame: Frame, point: int) -> str:
    x, y = frame.at(point_place(board, point))
    name = board.point_names[point]
    dot = tag("circle", cx=x, cy=y, r=2.3)
    above = 4.5
    if point == board.start:
        dot = tag("circle", cx=x, cy=y, r=9.5, fill=LAND, stroke=START, stroke_width=2.2)
        dot += tag("circle", cx=x, cy=y, r=5.5, fill=START)
        above = 13.0
    label = words(name, (x, y - above), stroke_width=2.0)
    return tag("g", title(name), dot, label, id=f"point-{name}")
