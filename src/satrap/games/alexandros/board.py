"""A board: spaces, points, sides, symbols, coast and start, with a hash of what affects play.

EN, The board: the land is divided into triangular spaces; each is open or bears one of five
symbols.  EN, Occupy province: coast and plain board edge close off a province as walls do.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from satrap.core.canonical import digest
from satrap.core.errors import BoardError
from satrap.games.alexandros.board_land import Land, coast_sides, read_land, spaces_by_side
from satrap.games.alexandros.board_text import GAME, BoardText, MapPlace, read_board_text
from satrap.games.alexandros.lattice import (
    OPEN,
    SYMBOLS,
    Point,
    corners,
    format_point,
    format_space,
    parse_point,
)

__all__ = [
    "OPEN",
    "STANDARD",
    "SYMBOLS",
    "Board",
    "MapPlace",
    "format_board",
    "packaged_board",
    "parse_board",
]

STANDARD = "standard-1"


@dataclass(frozen=True)
class Board:
    """A board as numbers: spaces, points and sides are indices into the tuples below."""

    name: str
    title: str
    symbols: tuple[int, ...]
    space_names: tuple[str, ...]
    point_names: tuple[str, ...]
    space_points: tuple[tuple[int, int, int], ...]
    sides: tuple[tuple[int, int], ...]
    side_spaces: tuple[tuple[int, ...], ...]
    coast: frozenset[int]
    start: int
    rows: tuple[str, ...]
    map: MapPlace | None
    names: Mapping[int, str] = field(hash=False)
    hash: str

    def side_name(self, side: int) -> str:
        """Return the notation of a side: `c7-c8`."""
        a, b = self.sides[side]
        return f"{self.point_names[a]}-{self.point_names[b]}"


def parse_board(text: str) -> Board:
    """Parse, check and number a board file; raise a BoardError if it is not playable."""
    read = read_board_text(text)
    land = read_land(read.rows)
    points = sorted({point for space in land for point in corners(space)}, key=_by_row)
    at = {point: number for number, point in enumerate(points)}
    by_side = spaces_by_side(land)
    sides = sorted(by_side, key=lambda side: (at[side[0]], at[side[1]]))
    coast = coast_sides(land, read.rows)
    return Board(
        name=read.name,
        title=read.title,
        symbols=tuple(land.values()),
        space_names=tuple(format_space(space) for space in land),
        point_names=tuple(format_point(point) for point in points),
        space_points=tuple((at[a], at[b], at[c]) for a, b, c in map(corners, land)),
        sides=tuple((at[a], at[b]) for a, b in sides),
        side_spaces=tuple(tuple(by_side[side]) for side in sides),
        coast=frozenset(number for number, side in enumerate(sides) if side in coast),
        start=_start(read.start, at),
        rows=read.rows,
        map=read.map,
        names=_names(read.names, land),
        hash=_hash(read),
    )


def format_board(board: Board) -> str:
    """Return a board as the text of a board file that parses back to an equal board."""
    head = {"game": GAME, "name": board.name, "title": board.title}
    head["start"] = board.point_names[board.start]
    lines = [f"{key} = {_quote(value)}" for key, value in head.items()]
    lines += ["rows = [", *(f"  {_quote(row)}," for row in board.rows), "]"]
    if board.map:
        lines += ["", "[map]", *(f"{key} = {value}" for key, value in vars(board.map).items())]
    if board.names:
        lines += ["", "[names]"]
        lines += [f"{board.space_names[at]} = {_quote(label)}" for at, label in board.names.items()]
    return "\n".join(lines) + "\n"


@cache
def packaged_board(name: str) -> Board:
    """Return a board that comes with the package; `standard` is the newest standard board."""
    folder = resources.files("satrap.games.alexandros") / "boards"
    known = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    wanted = f"{STANDARD if name == 'standard' else name}.toml"
    if wanted not in known:
        names = ", ".join(file.removesuffix(".toml") for file in known)
        raise BoardError("board-not-packaged", name=name, known=names)
    return parse_board((folder / wanted).read_text(encoding="utf-8"))


def _by_row(point: Point) -> tuple[int, int]:
    return point.j, point.i


def _quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _start(name: str, at: dict[Point, int]) -> int:
    point = parse_point(name)
    if point is None:
        raise BoardError("board-start-no-point", start=name)
    if point not in at:
        raise BoardError("board-start-off-board", start=name)
    return at[point]


def _names(names: dict[str, str], land: Land) -> dict[int, str]:
    at = {format_space(space): number for number, space in enumerate(land)}
    for space in names:
        if space not in at:
            raise BoardError("board-name-no-space", (space,), space=space, label=names[space])
    return {at[space]: names[space] for space in sorted(names, key=at.__getitem__)}


def _hash(text: BoardText) -> str:
    """Hash only what affects play: neither the place on the map nor the place names."""
    return digest({"game": GAME, "rows": list(text.rows), "start": text.start})
