"""Random games of Catan on catanatron, the nearest relative, as a yardstick."""

from time import perf_counter

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]


def play_catan(games: int, seed: int) -> tuple[int, float]:
    """Play four-player games at random: the decisions taken and the seconds they took."""
    start = perf_counter()
    decisions = sum(_play_one(seed + number) for number in range(games))
    return decisions, perf_counter() - start


def _play_one(seed: int) -> int:
    """Play one game to its end; each tick applies one action and lists those that follow.

    Game.play would also copy the whole game twice; and it takes seed 0 for no seed.
    """
    game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions
