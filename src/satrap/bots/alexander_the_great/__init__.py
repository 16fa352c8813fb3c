"""The bots that play Alexander the Great, the easiest first; a new level is a new line."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.bots import Bot
from satrap.bots.alexander_the_great.beginners import HOPLITE, RECRUIT
from satrap.bots.alexander_the_great.simple import Simple
from satrap.bots.thinking import Thinker

_SEARCHER = "satrap.bots.alexander_the_great.searcher"

LEVELS: Mapping[str, Bot] = {
    "recruit": Simple(RECRUIT),
    "hoplite": Simple(HOPLITE),
    "companion": Simple(),
    "strategos": Thinker(_SEARCHER, rounds=400, draws=48, splits=600, kept=16),
    "satrap": Thinker(_SEARCHER, rounds=1500, draws=120, splits=2000, kept=20),
    "hegemon": Thinker(_SEARCHER, rounds=8000, draws=300, splits=40000, kept=40),
}
