"""The relief of the land, baked by tools/bake_relief.py, and the part of the earth it shows."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from typing import NamedTuple

from satrap.games.drawing.room import Box
from satrap.games.drawing.svg import tag

WEST, EAST, NORTH, SOUTH = 16.0, 79.0, 48.0, 20.0  # degrees
RELIEF = "satrap.games.drawing"  # the package with the relief of the whole map
FOLDER = "/art"  # where a server offers the files


class Art(NamedTuple):
    """A picture in the package; its name changes whenever it does, so it can be cached for ever."""

    name: str
    data: bytes

    @property
    def address(self) -> str:
        """Return where a page finds it."""
        return f"{FOLDER}/{self.name}"


@cache
def relief_of(package: str) -> Art:
    """Return the relief stored in a package."""
    data = (resources.files(package) / "relief.webp").read_bytes()
    return Art(f"relief-{hashlib.sha256(data).hexdigest()[:12]}.webp", data)


def relief(art: Art, box: Box, coast: str) -> str:
    """Lay a relief over the land inside a coast (path data); its id makes it reusable."""
    x, y, width, height = box
    shape = tag("path", d=coast, clip_rule="evenodd")
    image = tag(
        "image", id="relief", class_="relief", href=art.address, x=x, y=y, width=width,
        height=height, preserveAspectRatio="none", clip_path="url(#coast)",
    )  # fmt: skip
    return tag("clipPath", shape, id="coast") + image
