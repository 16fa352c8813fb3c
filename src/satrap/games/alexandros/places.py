"""What spaces are called: their own name, or one nearby with a compass direction.

Some spaces of a board have names. An unnamed space is called after the nearest name, with a compass
direction: Susa North. No two spaces are called the same. On a board without names, spaces are
called by their notation.
"""

from __future__ import annotations

import math

from msgspec import Struct

from satrap.core.text import Text, named, text
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.mapping import Plane, space_centre

QUARTERS = (
    "east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east",
)  # fmt: skip


class PlaceName(Struct, frozen=True, gc=False):
    """What a space is called."""

    name: str
    side: str = ""  # the direction of the space from that name; "": the name is its own


def heading(start: Plane, end: Plane) -> str:
    """Return the compass direction from one position to another; y grows southwards."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    return QUARTERS[round(angle / (math.pi / 4)) % len(QUARTERS)]


def places_of(board: Board) -> tuple[PlaceName, ...]:
    """Return what each space of a board is called."""
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
    """Name a space after the nearest place whose name is not yet taken in that direction."""
    for space in sorted(board.names, key=lambda other: (math.dist(centres[other], centre), other)):
        place = PlaceName(board.names[space], heading(centres[space], centre))
        if place not in taken:
            return place
    return None


def place_text(place: PlaceName) -> Text:
    """Return what a space is called, in words."""
    name = named(place.name)
    if not place.side:
        return name
    return text("place-beside", place=name, quarter=text(f"quarter-{place.side}"))


def where_text(place: PlaceName, symbol: str) -> Text:
    """Return what a space is called, with its symbol."""
    return text("where", place=place_text(place), symbol=text(f"symbol-{symbol}"))


def side_text(side: str) -> Text:
    """Return a compass direction in words."""
    return text(f"side-{side}")
