"""The bots that play Alexandros."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.bots import Bot
from satrap.bots.alexandros.simple import Simple

BOTS: Mapping[str, Bot] = {"simple": Simple()}
