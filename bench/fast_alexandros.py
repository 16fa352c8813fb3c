"""Random playouts of Alexandros: the fast engine beside the readable one, on one core and on two.

The engines are measured in turn, in processor time, so that other load on the machine affects both
alike; the cores are compared by the clock, since that is what a second core is for.
"""

import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter, thread_time

import numpy as np

from satrap.core.chance import PlainChance
from satrap.fast.chance import seeded
from satrap.games.alexandros.fast.boards import size_of, tables_record
from satrap.games.alexandros.fast.bridge import blank
from satrap.games.alexandros.fast.layout import MOST_ACTIONS, records, scratch_type, state_type
from satrap.games.alexandros.fast.playouts import play_matches
from satrap.games.alexandros.game import ALEXANDROS as GAME
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.start import make_config

SETUP = GAME.setup(("a", "b", "c", "d"))
SLICES = 12
SLOW, FAST, LONG = 60, 3_000, 30_000  # matches: per slice of each engine, and per core


def play_readable(numbers: range) -> int:
    """Play random matches with the readable engine; return the number of decisions."""
    decisions = 0
    for number in numbers:
        generator = random.Random(number)
        chance = PlainChance(generator)
        state = GAME.start(SETUP, chance).state
        while state.turn.phase != Phase.OVER:
            legal = GAME.legal(state, state.turn.seat)
            action = legal[int(generator.random() * len(legal))]
            state, _ = GAME.apply(state, (action,), chance)
            decisions += 1
    return decisions


def play_fast(seed: int, matches: int) -> int:
    """Play random matches in machine code; return the number of decisions."""
    config = make_config(SETUP)
    size = size_of(config.tables)
    states = records(state_type(size), 2)
    states[:1] = blank(config)
    scratches, out = records(scratch_type(size)), np.zeros(MOST_ACTIONS, np.int32)
    return play_matches(tables_record(config), states, seeded(seed), out, scratches, matches)


def engines() -> tuple[float, float]:
    """Return the decisions a second of the readable and of the fast engine, on one core."""
    play_readable(range(SLOW // 10))
    play_fast(0, 1)
    made, seconds = [0, 0], [0.0, 0.0]
    for number in range(SLICES):
        start = thread_time()
        made[0] += play_readable(range(number * SLOW, (number + 1) * SLOW))
        between = thread_time()
        made[1] += play_fast(number, FAST)
        seconds[0] += between - start
        seconds[1] += thread_time() - between
    return made[0] / seconds[0], made[1] / seconds[1]


def cores() -> float:
    """Return how many times as many decisions two processes make as one, by the clock."""
    rates = []
    for count in (1, 2):
        with ProcessPoolExecutor(count, get_context("spawn")) as pool:
            list(pool.map(play_fast, range(count), [FAST] * count))  # start both
            list(pool.map(play_fast, range(count), [FAST] * count))
            start = perf_counter()
            made = sum(pool.map(play_fast, range(count), [LONG] * count))
            rates.append(made / (perf_counter() - start))
    return rates[1] / rates[0]


def results() -> dict[str, float]:
    """Return all numbers by name."""
    readable, fast = engines()
    return {
        "readable_per_second": round(readable),
        "fast_per_second": round(fast),
        "ratio": round(fast / readable, 1),
        "two_cores": round(cores(), 2),
    }


def main() -> None:
    """Print all numbers."""
    for name, number in results().items():
        print(f"{name}: {number:,}")


if __name__ == "__main__":
    main()
