"""Alexander the Great, by Hofstätter and Keusch (2005): six regions, secret resources, a march."""

from satrap.games.alexander_the_great.game import ALEXANDER_THE_GREAT as GAME

__all__ = ["GAME"]
