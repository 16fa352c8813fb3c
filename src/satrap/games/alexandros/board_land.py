"""The land of a board: which triangles it has, what symbols they bear, and where the coast runs.

EN, Occupy province: part of the border is coast, part is the plain edge of the board.
"""

from __future__ import annotations

from satrap.core.errors import BoardError
from satrap.games.alexandros.board_text import OPEN_LETTER, OUTSIDE, SEA, SYMBOL_LETTERS
from satrap.games.alexandros.lattice import (
    MAX_POINT_NUMBER,
    MAX_POINT_ROWS,
    OPEN,
    Point,
    Space,
    borders,
    column,
    format_space,
    neighbours,
    space_at,
)

MAX_ROWS = MAX_POINT_ROWS - 1
MAX_COLUMNS = 2 * MAX_POINT_NUMBER - 1
MAX_SPACES = 512
MAX_SYMBOL_SPACES = 240  # keeps every list of actions within 256

Land = dict[Space, int]
Side = tuple[Point, Point]


def read_land(rows: tuple[str, ...]) -> Land:
    """Check the rows; return the symbol of every space of land, ordered by row and column."""
    if len(rows) > MAX_ROWS:
        raise BoardError("board-too-many-rows", most=MAX_ROWS)
    land: Land = {}
    for row, line in enumerate(rows):
        _check_line(row, line)
        for at, letter in enumerate(line):
            if letter not in (SEA, OUTSIDE):
                symbol = OPEN if letter == OPEN_LETTER else SYMBOL_LETTERS.index(letter)
                land[space_at(row, at)] = symbol
    _check_numbers(land)
    _check_connected(land)
    return land


def spaces_by_side(land: Land) -> dict[Side, list[int]]:
    """Return every side of the land with the numbers of the one or two spaces it belongs to."""
    found: dict[Side, list[int]] = {}
    for number, space in enumerate(land):
        for side in borders(space):
            found.setdefault(side, []).append(number)
    return found


def coast_sides(land: Land, rows: tuple[str, ...]) -> set[Side]:
    """Return the sides of the land that face the sea."""
    coast: set[Side] = set()
    for space in land:
        for side, beyond in zip(borders(space), neighbours(space), strict=True):
            if beyond not in land and _letter(rows, beyond) == SEA:
                coast.add(side)
    return coast


def _letter(rows: tuple[str, ...], space: Space) -> str:
    at = column(space)
    if not 0 <= space.j < len(rows) or not 0 <= at < len(rows[space.j]):
        return OUTSIDE
    return rows[space.j][at]


def _check_line(row: int, line: str) -> None:
    if len(line) > MAX_COLUMNS:
        raise BoardError("board-row-too-long", row=row + 1, most=MAX_COLUMNS)
    if line and line[0] not in (SEA, OUTSIDE):
        raise BoardError("board-first-column", row=row + 1)


def _check_numbers(land: Land) -> None:
    if not land:
        raise BoardError("board-no-land")
    if len(land) > MAX_SPACES:
        raise BoardError("board-too-many-spaces", count=len(land), most=MAX_SPACES)
    symbols = sum(symbol != OPEN for symbol in land.values())
    if symbols > MAX_SYMBOL_SPACES:
        raise BoardError("board-too-many-symbols", count=symbols, most=MAX_SYMBOL_SPACES)


def _check_connected(land: Land) -> None:
    """Reject land in pieces; on connected land every point can be reached from every other."""
    reached = {next(iter(land))}
    waiting = list(reached)
    while waiting:
        for beyond in neighbours(waiting.pop()):
            if beyond in land and beyond not in reached:
                reached.add(beyond)
                waiting.append(beyond)
    for space in land:
        if space not in reached:
            where = {"row": space.j + 1, "column": column(space) + 1}
            name = format_space(space)
            raise BoardError("board-in-pieces", (name,), space=name, **where)
