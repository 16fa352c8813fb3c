"""The bots that play Alexandros."""

from __future__ import annotations

from satrap.bots.alexandros.simple import Simple

BOTS = {"simple": Simple()}
