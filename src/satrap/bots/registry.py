"""Which bots play which game, the plainest first."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.bots import Bot, alexander_the_great, alexandros
from satrap.bots.random import RandomBot
from satrap.core.errors import BadSetup

_EVERYWHERE: Mapping[str, Bot] = {"random": RandomBot()}
_OWN: Mapping[str, Mapping[str, Bot]] = {
    "alexandros": alexandros.BOTS,
    "alexander_the_great": alexander_the_great.BOTS,
}


def bots_for(game: str) -> Mapping[str, Bot]:
    """Return the bots of a game by name."""
    return {**_EVERYWHERE, **_OWN.get(game, {})}


def get_bot(game: str, name: str) -> Bot:
    """Return a bot by its name, or raise BadSetup."""
    bots = bots_for(game)
    if name not in bots:
        raise BadSetup("unknown-bot", bot=name, bots=", ".join(bots))
    return bots[name]
