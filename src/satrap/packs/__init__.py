"""The games on offer: one pack each, by its id. Another game is another line."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.core.errors import BadSetup
from satrap.packs.pack import Pack

PACKS: Mapping[str, Pack] = {
    pack.id: pack
    for pack in (
        Pack("alexandros"),
        Pack("alexander_the_great"),
    )
}


def get_pack(name: str) -> Pack:
    """Return the pack of a game by its id, or raise BadSetup."""
    if name not in PACKS:
        raise BadSetup("unknown-game", game=name, games=", ".join(PACKS))
    return PACKS[name]
