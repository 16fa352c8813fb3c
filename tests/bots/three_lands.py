"""Red holds land worth 3 in the west, Yellow land worth 4; next to it, land worth 6 is free."""

from __future__ import annotations

from satrap.core.game import Json
from tests.alexandros.boards import AlexandrosMatch, acting, cut, ribbon, strip

LAND = ribbon("T..." + "H...." + "L......" + "A.")
WALLS = [cut(4), cut(9), cut(16)]
OF_RED, OF_YELLOW, FREE = strip(1), strip(5), strip(10)


def table(**rest: Json) -> AlexandrosMatch:
    """Return a match in which Red acts."""
    position: Json = {
        "walls": WALLS,
        "guards": [[OF_RED], [OF_YELLOW]],
        "hands": [["temple"], []],
        "deck": ["soldier"] * 6,
    }
    return acting(LAND, **(position | rest))
