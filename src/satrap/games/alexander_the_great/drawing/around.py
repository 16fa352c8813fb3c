"""Names of seas and of lands beyond the board, where nothing else is drawn."""

from __future__ import annotations

import math

from satrap.games.alexander_the_great.drawing.frame import Frame
from satrap.games.alexander_the_great.drawing.routes import off
from satrap.games.alexander_the_great.drawing.shapes import REACH
from satrap.games.drawing.room import Box, box_round, overlap
from satrap.games.drawing.svg import group, words

# Latitude, longitude, font size, and rotation in degrees.
SEAS = (
    ("Pontus Euxinus", 43.2, 33.6, 24, 0),
    ("Mare Hyrcanum", 41.2, 50.9, 20, 74),
    ("Mare Internum", 33.6, 28.0, 24, 0),
    ("Mare Aegaeum", 36.5, 25.7, 14, 0),
    ("Sinus Arabicus", 25.9, 35.5, 14, 50),
    ("Sinus Persicus", 27.0, 51.2, 17, 44),
    ("Mare Erythraeum", 23.5, 63.0, 20, 0),
)
LETTERS = (-0.36, -0.24, -0.12, 0.0, 0.12, 0.24, 0.36)  # places along a name that must be free
LANDS = (
    ("Scythia", 45.4, 66.0, 26, 0),
    ("Sarmatia", 46.0, 42.6, 22, 0),
    ("Arabia", 27.8, 43.6, 28, 0),
    ("Libya", 25.4, 25.4, 24, 0),
    ("Gedrosia", 27.0, 62.6, 18, 0),
    ("Caucasus", 43.6, 43.6, 14, 24),
    ("Chorasmia", 42.0, 59.6, 15, 0),
    ("Dacia", 46.2, 24.4, 16, 0),
    ("Sacae", 41.4, 73.6, 16, 0),
)


def around_layer(frame: Frame, taken: list[Box]) -> str:
    """Write the names that have room, away from the provinces."""
    found = [
        _around(frame, name.upper() if is_land else name, at, is_land, taken)
        for is_land, names in ((False, SEAS), (True, LANDS))
        for name, *at in names
    ]
    return group(
        "around", [word for word in found if word], text_anchor="middle", font_style="italic"
    )


def _around(
    frame: Frame, name: str, spot: list[float], is_land: bool, taken: list[Box]
) -> str | None:
    lat, lon, size, turn = spot
    at = frame.at((lat, lon))
    letters = [
        box_round(off(at, math.radians(turn), share * size * len(name)), size, size)
        for share in LETTERS
    ]
    near = min(math.dist(at, seat) for seat in frame.seats)
    if (
        not frame.holds(at, 30)
        or any(overlap(box, taken) for box in letters)
        or (is_land and near < REACH)
    ):
        return None
    rotate = f"rotate({turn} {at[0]:.1f} {at[1]:.1f})" if turn else None
    return words(
        name, at, font_size=float(size), letter_spacing="0.24em" if is_land else "0.14em",
        fill="#9a8763" if is_land else "#4c7c8e", transform=rotate,
    )  # fmt: skip
