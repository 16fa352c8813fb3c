"""Random games of Catan in catanatron, the closest comparable engine, as a yardstick."""

from time import thread_time
from typing import NamedTuple

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]


class Run(NamedTuple):
    """Counts of what was played, and the seconds it took.

    Asked: one list of legal actions and one apply each. Choices: those with several answers.
    Decisions: all, including forced ones that nobody was asked for.
    """

    asked: int
    choices: int
    decisions: int
    seconds: float

    def plus(self, other: "Run") -> "Run":
        """Return both runs as one."""
        seconds = self.seconds + other.seconds
        asked, choices = self.asked + other.asked, self.choices + other.choices
        return Run(asked, choices, self.decisions + other.decisions, seconds)


def play_catan(number: int) -> Run:
    """Play one random four-player game; each tick applies an action and lists the next.

    Game.play would also copy the whole game twice, and it treats seed 0 as no seed.
    """
    start = thread_time()
    game = Game([RandomPlayer(color) for color in Color], seed=number + 1)
    choices = decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        choices += len(game.state.playable_actions) > 1
        decisions += 1
        game.play_tick()
    return Run(decisions, choices, decisions, thread_time() - start)


def copy_catan(number: int, times: int) -> float:
    """Return the seconds that one copy of a game in progress takes."""
    game = Game([RandomPlayer(color) for color in Color], seed=number + 1)
    for _ in range(200):
        game.play_tick()
    start = thread_time()
    for _ in range(times):
        game.copy()
    return (thread_time() - start) / times
