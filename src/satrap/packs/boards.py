"""Which game a board file belongs to."""

from __future__ import annotations

import tomllib

from satrap.packs import PACKS
from satrap.packs.pack import Pack


def pack_of_board(text: str) -> Pack:
    """Return the game that a board file names; the first one if it names no known game."""
    try:
        name = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError:
        name = None
    return PACKS.get(str(name), next(iter(PACKS.values())))
