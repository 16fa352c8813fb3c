"""Data that tools/bake_map.py has baked into the package: the real map, and icons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib import resources

from satrap.games.drawing.svg import tag

Degrees = tuple[float, float]  # latitude, longitude
Line = tuple[Degrees, ...]
HUNDREDTHS = 100


@cache
def map_lines(layer: str) -> tuple[Line, ...]:
    """Return the lines of `land`, `lakes` (both closed) or `rivers`."""
    file = resources.files("satrap.games.drawing") / "map.json"
    layers: dict[str, list[list[int]]] = json.loads(file.read_text(encoding="utf-8"))
    return tuple(tuple(_places(steps)) for steps in layers[layer])


def _places(steps: list[int]) -> Iterator[Degrees]:
    lon = lat = 0
    for east, north in zip(steps[::2], steps[1::2], strict=True):
        lon, lat = lon + east, lat + north
        yield lat / HUNDREDTHS, lon / HUNDREDTHS


def icon_symbols(game: str, ink: str) -> str:
    """Return the icons of a game, to be used by name."""
    file = resources.files(f"satrap.games.{game}") / "drawing" / "icons.json"
    icons: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return "".join(
        tag("symbol", tag("path", d=shape, fill=ink), id=f"icon-{name}", viewBox="0 0 512 512")
        for name, shape in icons.items()
    )
