"""The bots that play Alexander the Great, the easiest first; a further level is a further line."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.bots import Bot
from satrap.bots.alexander_the_great.beginners import HOPLITE, RECRUIT
from satrap.bots.alexander_the_great.simple import Simple

LEVELS: Mapping[str, Bot] = {
    "recruit": Simple(RECRUIT),
    "hoplite": Simple(HOPLITE),
    "companion": Simple(),
}
