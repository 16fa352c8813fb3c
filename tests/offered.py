"""The games on offer, by id, and how a test offers another one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

from satrap.bots import Bot
from satrap.core.game import AnyGame
from satrap.core.tally import Tally
from satrap.packs import PACKS
from satrap.packs.pack import Pack

GAMES: Mapping[str, AnyGame] = {pack.id: pack.game for pack in PACKS.values()}


def offer(
    patch: pytest.MonkeyPatch,
    game: AnyGame,
    levels: Mapping[str, Bot] | None = None,
    tally: Tally | None = None,
) -> None:
    """Offer a game that has no folder; without levels, only the random bot plays it."""
    pack = Pack(game.id)
    pack.game, pack.tally = game, tally
    if levels is not None:
        pack.levels = levels
    patch.setitem(cast(dict[str, Any], PACKS), game.id, pack)
