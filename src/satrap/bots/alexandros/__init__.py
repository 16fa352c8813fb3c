"""The bots that play Alexandros, the easiest first; a new level is a new line."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.bots import Bot
from satrap.bots.alexandros.beginners import HOPLITE, RECRUIT
from satrap.bots.alexandros.simple import Simple
from satrap.bots.thinking import Thinker

_SEARCHER = "satrap.bots.alexandros.searcher"

LEVELS: Mapping[str, Bot] = {
    "recruit": Simple(RECRUIT),
    "hoplite": Simple(HOPLITE),
    "companion": Simple(),
    "strategos": Thinker(
        _SEARCHER, worlds=8, marches=256, looks=2, wide=4, best=1, rounds=0, turns=1, tries=1
    ),
    "satrap": Thinker(
        _SEARCHER, worlds=8, marches=256, looks=2, wide=4, best=4, rounds=3, turns=2, tries=3
    ),
    "hegemon": Thinker(
        _SEARCHER, worlds=24, marches=256, looks=2, wide=6, best=10, rounds=10, turns=3, tries=6
    ),
}
