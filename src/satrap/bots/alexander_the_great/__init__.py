"""The bots that play Alexander the Great."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.bots import Bot
from satrap.bots.alexander_the_great.simple import Simple

BOTS: Mapping[str, Bot] = {"simple": Simple()}
