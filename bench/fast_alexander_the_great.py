"""Random games of Alexander the Great in both engines, and the fast one on two cores."""

import random
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from time import perf_counter, thread_time
from typing import NamedTuple

from rich.console import Console

from satrap.core.chance import PlainChance
from satrap.core.game import sample
from satrap.fast.chance import seeded
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.fast import bridge, layout, playouts
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.start import make_config

SETUP = GAME.setup(("a", "b", "c", "d"))
SLICES = 10  # both engines in turn, so that other load on the machine affects both
GAMES, FAST_GAMES = 10, 3_000  # per slice
LONG, ROUNDS = 20_000, 5  # games per process when cores are compared, and repetitions


class Speed(NamedTuple):
    """Decisions a second, each a choice among all legal actions and one apply."""

    readable: float
    fast: float
    cores: float  # two processes: times as many as one, each in its best round
    own_cores: float  # the same in processor time, whatever else the machine does

    @property
    def times(self) -> float:
        """Return how many times faster the fast engine is."""
        return self.fast / self.readable


def measure() -> Speed:
    """Play, and return the speeds."""
    fly(1)
    readable, fast = [0, 0.0], [0, 0.0]
    for number in range(SLICES):
        for run, counts in ((walk(number), readable), (fly(FAST_GAMES, number), fast)):
            counts[0] += run[0]
            counts[1] += run[1]
    with ProcessPoolExecutor(2) as pool:
        together(pool, 2)
        rounds = [(*together(pool, 1), *together(pool, 2)) for _ in range(ROUNDS)]
    one, own_one, two, own_two = (max(rates) for rates in zip(*rounds, strict=True))
    rates = readable[0] / readable[1], fast[0] / fast[1]
    return Speed(*rates, two / one, own_two / own_one)


def walk(number: int) -> tuple[int, float]:
    """Play games in the readable engine; return decisions and seconds."""
    generator, decisions, start = random.Random(number), 0, thread_time()
    chance = PlainChance(generator)
    for _ in range(GAMES):
        state = GAME.start(SETUP, chance).state
        while seats := GAME.deciders(state):
            actions = tuple(sample(GAME.legal(state, seat), generator) for seat in seats)
            state = GAME.apply(state, actions, chance).state
            decisions += len(seats)
    return decisions, thread_time() - start


@cache
def _tables() -> Record:
    return bridge.tables_of(make_config(SETUP))


def fly(games: int, number: int = 0) -> tuple[int, float]:
    """Play games in the fast engine; return decisions and seconds."""
    tables, chance, states = _tables(), seeded(number), layout.new_states(1)
    start = thread_time()
    return playouts.playouts(tables, states, chance, games), thread_time() - start


def together(pool: ProcessPoolExecutor, processes: int) -> tuple[float, float]:
    """Return the decisions a second of parallel processes: by the clock, in processor time."""
    start = perf_counter()
    runs = list(pool.map(fly, [LONG] * processes, range(processes)))
    seconds = perf_counter() - start
    return sum(run[0] for run in runs) / seconds, sum(run[0] / run[1] for run in runs)


def report(console: Console) -> Speed:
    """Measure, and print it."""
    console.print("Alexander the Great, the fast engine (compiled on first use) ...")
    speed = measure()
    console.print(
        f"Alexander the Great, random four-player games: {speed.readable:,.0f} decisions a second, "
        f"fast engine {speed.fast:,.0f}: {speed.times:.0f} times as many; "
        f"two processes {speed.cores:.2f} times as many as one "
        f"({speed.own_cores:.2f} in processor time)",
        highlight=False,
    )
    return speed


if __name__ == "__main__":
    report(Console())
