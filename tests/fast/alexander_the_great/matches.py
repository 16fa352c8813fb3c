"""Random matches for both engines: all presets, any options, random boards and positions.

`python -m tests.fast.alexander_the_great.matches 0 5` compares the first five, in the mode of
SATRAP_FAST.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from itertools import combinations

from satrap.core.chance import SeededChance
from satrap.core.game import Setup
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.actions import AnyAction, Confirm, Split, Stop
from satrap.games.alexander_the_great.board import Board, packaged_board
from tests.alexander_the_great.boards import NAMES, drawn
from tests.alexander_the_great.lands import SMALL, chance_board
from tests.alexander_the_great.test_slow_rules import few_pieces, random_options
from tests.fast.alexander_the_great.pair import Pair

PRESETS = ("standard", "short", "mixed")  # mixed: every option is random
STYLES: dict[str, tuple[Split, ...]] = {  # with the splits that a style prefers
    "any": (),
    "eager": (Split(0, 5, 5, 5), Split(1, 6, 4, 4), Split(1, 6, 5, 3), Split(2, 3, 5, 5)),
    "poor": (Split(15, 0, 0, 0), Split(0, 15, 0, 0), Split(0, 0, 0, 15), Split(0, 1, 0, 14)),
    "short of cubes": (Split(0, 13, 1, 1), Split(0, 12, 0, 3), Split(2, 12, 1, 0)),
}


def choose(legal: list[AnyAction], style: str, generator: random.Random) -> AnyAction:
    """Choose in a style that sends armies far, contests sites, ties bids or runs out of cubes."""
    if style != "any":
        if isinstance(legal[0], Split) and generator.random() < 0.8:
            return generator.choice(STYLES[style])
        if isinstance(legal[-1], Stop | Confirm) and len(legal) > 1 and generator.random() < 0.85:
            return legal[generator.randrange(len(legal) - 1)]
    return legal[generator.randrange(len(legal))]


def wide_board(generator: random.Random) -> Board:
    """Draw a board of the maximum size: twelve provinces and sixty arrows in each region."""
    letters = "abcdefghijkl"
    sites = " ".join(f"{each}:{generator.choice(['', 't', 'c', 'tc'])}" for each in letters)
    pairs = sorted(generator.sample(list(combinations(letters, 2)), 60))
    links = (f"{a}-{b}:{generator.choice('00123')}/{generator.choice('00123')}" for a, b in pairs)
    return drawn(sites, " ".join(links), "l")


def board_of(number: int, generator: random.Random) -> Board:
    """Return the standard board, a small one, or a random one; occasionally the largest."""
    if number % 40 == 39:
        return wide_board(generator)
    if number // 12 % 3 == 2:
        return chance_board(generator)
    return SMALL if number // 12 % 3 else packaged_board("standard-1")


def setup_of(number: int, generator: random.Random) -> Setup:
    """Return the setup of a match, going through the presets and numbers of seats in turn."""
    preset, seats = PRESETS[number % 3], NAMES[: 2 + number // 3 % 4]
    land = board_of(number, generator)
    position = few_pieces(generator, land, len(seats)) if generator.random() < 0.2 else None
    return GAME.setup(
        seats,
        preset="standard" if preset == "mixed" else preset,
        options=random_options(generator) if preset == "mixed" else {},
        board=land,
        starter=generator.choice([None, *range(len(seats))]),
        position=position,
    )


def compared(number: int) -> Counter[str]:
    """Play a whole match in both engines; return what happened in it."""
    generator = random.Random(f"both/{number}")
    pair = Pair(setup_of(number, generator), SeededChance(generator.randbytes(32)))
    style = generator.choice(list(STYLES))
    while GAME.deciders(pair.state):
        if generator.random() < 0.05:
            pair.cross()
        pair.play(*(choose(each, style, generator) for each in pair.legal()))
    pair.end()
    pair.seen["matches"] += 1
    return pair.seen


def main() -> None:
    """Compare the requested matches, and print what happened in them."""
    seen = Counter[str]()
    for number in range(*map(int, sys.argv[1:])):
        seen.update(compared(number))
    for what, count in sorted(seen.items()):
        print(f"{count:8,} {what}")


if __name__ == "__main__":
    main()
