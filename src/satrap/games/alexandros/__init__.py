"""Alexandros, by Leo Colovini (2003): Alexander marches, walls rise, provinces are taxed."""

from satrap.games.alexandros.game import ALEXANDROS as GAME

__all__ = ["GAME"]
