"""Names on the map: places on the board, seas and lands around it."""

from __future__ import annotations

from collections.abc import Iterator

from satrap.core.language import called
from satrap.games.alexandros.board import OPEN, Board
from satrap.games.alexandros.drawing.frame import Frame
from satrap.games.alexandros.lattice import format_space, space_in
from satrap.games.alexandros.look import INK
from satrap.games.alexandros.mapping import space_centre, to_plane
from satrap.games.drawing.svg import Place, group, words

SMALL = 7.2
LONG = 13  # letters; longer names take two lines

# Seas, and lands beyond the board: latitude, longitude, size and rotation of the letters.
SEAS = (
    ("Pontus Euxinus", 41.95, 38.6, 15, 0),
    ("Mare Aegaeum", 38.1, 25.1, 11, 62),
    ("Mare Internum", 34.9, 29.2, 16, 0),
    ("Mare Hyrcanum", 39.4, 51.2, 12, 68),
    ("Sinus Persicus", 27.1, 51.1, 10, 42),
    ("Sinus Arabicus", 26.2, 35.3, 11, 58),
)
LANDS = (
    ("Thracia", 41.75, 26.2, 12, 0),
    ("Paphlagonia", 41.5, 33.6, 7.5, 0),
    ("Colchis", 41.95, 43.0, 10, 0),
    ("Iberia", 41.95, 45.8, 10, 0),
    ("Scythia", 41.2, 60.0, 18, 0),
    ("Sogdiana", 40.4, 67.6, 12, 0),
    ("India", 29.2, 70.9, 14, -72),
    ("Libya", 27.4, 24.6, 12, 0),
    ("Arabia", 28.6, 42.2, 18, 0),
    ("Creta", 35.22, 24.9, 7.5, 0),
    ("Cyprus", 35.02, 33.2, 8, 0),
)


def names_layer(board: Board, frame: Frame, language: str) -> str:
    """Write the names of places in their open spaces; a tile leaves no room for one."""
    lines = (
        line
        for space, name in board.names.items()
        if board.symbols[space] == OPEN
        for line in _name(board, frame, space, called(name, language))
    )
    return group(
        "names", lines, font_style="italic", text_anchor="middle", font_size=SMALL, fill=INK
    )


def _name(board: Board, frame: Frame, space: int, name: str) -> Iterator[str]:
    x, y = frame.at(space_centre(board, space))
    is_up = board.space_names[space].endswith("u")
    parts = _parts(name)
    for number, part in enumerate(parts):
        shift = (number - (len(parts) - 1) / 2) * SMALL
        shift += 7.0 if is_up else -2.5
        yield words(part, (x, y + shift), fill_opacity="0.8")


def _parts(name: str) -> list[str]:
    """Break a long name at the blank nearest to its middle."""
    blanks = [at for at, letter in enumerate(name) if letter == " "]
    if len(name) <= LONG or not blanks:
        return [name]
    at = min(blanks, key=lambda blank: abs(blank - len(name) / 2))
    return [name[:at], name[at + 1 :]]


def around_layer(board: Board, frame: Frame) -> str:
    """Write the names of seas and of lands beyond the board, where there is room."""
    if board.map is None:
        return group("around", [])
    found = [
        _around(place, name.upper() if is_land else name, size, turn, is_land)
        for is_land, names in ((False, SEAS), (True, LANDS))
        for name, lat, lon, size, turn in names
        if (place := _room(board, frame, lat, lon)) is not None
    ]
    return group("around", found, text_anchor="middle", font_style="italic")


def _room(board: Board, frame: Frame, lat: float, lon: float) -> Place | None:
    assert board.map is not None
    plane = to_plane(board, board.map, (lat, lon))
    is_board = format_space(space_in(*plane)) in board.space_names
    x, y = frame.at(plane)
    is_inside = 0 < x - frame.corner < frame.inner[0] and 0 < y - frame.corner < frame.inner[1]
    return (x, y) if is_inside and not is_board else None


def _around(at: Place, name: str, size: float, turn: float, is_land: bool) -> str:
    rotate = f"rotate({turn} {at[0]:.1f} {at[1]:.1f})" if turn else None
    return words(
        name, at, font_size=float(size), letter_spacing="0.22em" if is_land else "0.12em",
        fill="#8d7a5c" if is_land else "#5c8595", transform=rotate,
    )  # fmt: skip
