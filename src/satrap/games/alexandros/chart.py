"""Where everything lies on the sheet of a board, so that pieces can be placed on it."""

from __future__ import annotations

from satrap.core.language import called
from satrap.games.alexandros import api_types
from satrap.games.alexandros.board import OPEN, SYMBOLS, Board
from satrap.games.alexandros.drawing.frame import Frame
from satrap.games.alexandros.mapping import point_place, space_centre
from satrap.games.alexandros.places import PlaceName, places_of
from satrap.games.drawing.room import rounded
from satrap.games.drawing.svg import spot


def chart(board: Board, language: str) -> api_types.Chart:
    """Return where track fields, points and spaces lie, in pixels of the sheet, and the sides."""
    frame, points, places = Frame(board), board.point_names, places_of(board)
    return api_types.Chart(
        size=(round(frame.width), round(frame.height)),
        inside=rounded((frame.corner, frame.corner, *frame.inner)),
        track=tuple(rounded(box) for box in frame.fields()),
        points={
            name: spot(frame.at(point_place(board, point))) for point, name in enumerate(points)
        },
        spaces={
            name: _space(board, frame, space, places[space], language)
            for space, name in enumerate(board.space_names)
        },
        sides={
            board.side_name(side): (points[a], points[b]) for side, (a, b) in enumerate(board.sides)
        },
        start=points[board.start],
    )


def _space(
    board: Board, frame: Frame, space: int, place: PlaceName, language: str
) -> api_types.Space:
    symbol, (a, b, c) = board.symbols[space], board.space_points[space]
    return api_types.Space(
        at=spot(frame.at(space_centre(board, space))),
        corners=(board.point_names[a], board.point_names[b], board.point_names[c]),
        symbol="" if symbol == OPEN else SYMBOLS[symbol],
        place=called(place.name, language),
        side=place.side,
    )
