"""What spaces are called: after their own place, or after one nearby and the side they lie on.

A board bears names in some of its spaces. An unnamed space is called after the nearest name that
can be read, with the quarter of the sky: Susa North. No two spaces are called alike. On a board
without names the notation is all there is.
"""

from __future__ import annotations

import math

from msgspec import Struct

from satrap.core.text import Text, text
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.mapping import Plane, space_centre

QUARTERS = (
    "east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east",
)  # fmt: skip


class PlaceName(Struct, frozen=True, gc=False):
    """What a space is called."""

    name: str
    side: str = ""  # the quarter in which the space lies from there; "": the name is its own


def heading(start: Plane, end: Plane) -> str:
    """Return the quarter of the sky in which a place lies from another; y grows southwards."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    return QUARTERS[round(angle / (math.pi / 4)) % len(QUARTERS)]


def places_of(board: Board) -> tuple[PlaceName, ...]:
    """Return for each space of a board what it is called."""
    centres = [space_centre(board, space) for space in range(len(board.symbols))]
    found = {space: PlaceName(name) for space, name in board.names.items()}
    taken: set[PlaceName] = set()
    for space, centre in enumerate(centres):
        if space not in board.names:
            found[space] = _beside(board, centres, centre, taken) or PlaceName(
                board.space_names[space]
            )
            taken.add(found[space])
    return tuple(found[space] for space in range(len(centres)))


def _beside(
    board: Board, centres: list[Plane], centre: Plane, taken: set[PlaceName]
) -> PlaceName | None:
    """Call a space after the nearest place whose name is still to have on that side."""
    for space in sorted(board.names, key=lambda other: (math.dist(centres[other], centre), other)):
        place = PlaceName(board.names[space], heading(centres[space], centre))
        if place not in taken:
            return place
    return None


def place_text(place: PlaceName) -> Text | str:
    """Return what a space is called, in words."""
    if not place.side:
        return place.name
    return text("place-beside", place=place.name, quarter=text(f"quarter-{place.side}"))


def where_text(place: PlaceName, symbol: str) -> Text:
    """Return a space with its symbol."""
    return text("where", place=place_text(place), symbol=text(f"symbol-{symbol}"))


def side_text(side: str) -> Text:
    """Return a quarter of the sky in words."""
    return text(f"side-{side}")
