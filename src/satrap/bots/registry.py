"""Which bots play which game: levels, the easiest first, and what old tables ask for by name."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.bots import Bot, alexander_the_great, alexandros
from satrap.bots.random import RandomBot
from satrap.core.errors import BadSetup

_EVERYWHERE: Mapping[str, Bot] = {"random": RandomBot()}
_OWN: Mapping[str, Mapping[str, Bot]] = {
    "alexandros": alexandros.LEVELS,
    "alexander_the_great": alexander_the_great.LEVELS,
}
_FORMER = {"simple": "companion"}  # what a level was called in older tables and records


def levels_for(game: str) -> Mapping[str, Bot]:
    """Return the bots that people are offered; a game without levels is left to chance."""
    return _OWN.get(game) or _EVERYWHERE


def bots_for(game: str) -> Mapping[str, Bot]:
    """Return all bots of a game by name, also those that nobody is offered."""
    levels = levels_for(game)
    former = {name: levels[level] for name, level in _FORMER.items() if level in levels}
    return {**_EVERYWHERE, **former, **levels}


def get_bot(game: str, name: str) -> Bot:
    """Return a bot by its name, or raise BadSetup."""
    bots = bots_for(game)
    if name not in bots:
        raise BadSetup("unknown-bot", bot=name, bots=", ".join(levels_for(game)))
    return bots[name]
