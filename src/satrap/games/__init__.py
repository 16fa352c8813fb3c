"""The games, by their id."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.core.errors import BadSetup
from satrap.core.game import AnyGame
from satrap.games import alexander_the_great, alexandros

GAMES: Mapping[str, AnyGame] = {
    game.id: game for game in (alexandros.GAME, alexander_the_great.GAME)
}


def get_game(name: str) -> AnyGame:
    """Return a game by its id, or raise BadSetup."""
    if name not in GAMES:
        raise BadSetup("unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]
