"""Measure how well the secret splits of each bot can be predicted, and write docs/splits.md.

    python -m tools.splits

At the start of regions each level splits its cubes many times. The best of all 816 splits against
one half of them is found, and tried against the other half; what it gains over the level's own
play is what somebody who knows the bot by heart would gain.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from satrap.arena.playing import Player, play
from satrap.bots.alexander_the_great.fast import trials
from satrap.bots.alexander_the_great.searcher import Budget, Search
from satrap.core.chance import PlainChance
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.bridge import code_of
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.state import State
from satrap.games.alexander_the_great.view import known_in
from satrap.packs import get_pack

GAME = get_pack("alexander_the_great").game
PAGE = Path("docs/splits.md")
ROUNDS = 12  # regions played for each pair of splits that meet
HEAD = """# How well splits can be predicted

Written by `python -m tools.splits`. At the start of {positions} regions of two-player matches, each
level split its cubes {samples} times. The best of all 816 splits against one half of these was
found by playing the region to its end with the quick player of the search, and then tried against
the other half. Its gain is its chance to win minus that of the level's own splits, in percentage
points: what somebody who knows the bot by heart, and nothing else, would gain. Different splits:
the number of distinct splits, as a share of all drawn; the commonest: the share of the split that
was drawn most often.

| level | different splits | the commonest | gain of the best answer (95 %) |
| --- | ---: | ---: | ---: |
"""


class Found(NamedTuple):
    """What was measured at the start of one region."""

    different: float
    commonest: float
    gain: float


def starts(count: int, seed: int) -> list[State]:
    """Return starts of regions, from matches of a mid-level bot."""
    found: list[State] = []
    bot, number = get_pack(GAME.id).bot("companion"), 0
    while len(found) < count:
        dice = random.Random(seed + number)
        players, number = [Player(bot, dice)] * 2, number + 1
        course = play(GAME, GAME.setup(("1", "2")), players, PlainChance(dice))
        states = (moment.state for moment in course)
        found += [state for state in states if state.turn.phase == Phase.ALLOCATE]
    return found[:count]


def measure(level: str, state: State, samples: int, seed: int) -> Found:
    """Measure what the best answer to a level's splits gains at the start of a region."""
    view, legal, bot = GAME.view(state, 0), GAME.legal(state, 0), get_pack(GAME.id).bot(level)
    known = known_in(view)
    assert known is not None
    drawn = [
        code_of(known, bot.choose(view, legal, random.Random(seed + at))) for at in range(samples)
    ]
    # The seats are now the other way round: the first answers what the second has drawn.
    theirs = GAME.view(state, 1)
    mine = [
        code_of(known, bot.choose(theirs, GAME.legal(state, 1), random.Random(seed + at)))
        for at in range(samples)
    ]
    search = Search(view, known, Budget(1, 1, 1), random.Random(seed))
    every = np.array([codes.split(*split) for split in _every_split()], np.int32)
    half = samples // 2
    best = every[np.argmax(_won(search, every, mine[:half]))]
    gain = _won(search, np.array([best], np.int32), mine[half:])[0]
    usual = _won(search, np.array(drawn, np.int32), mine[half:]).mean()
    counts = np.unique(drawn, return_counts=True)[1]
    return Found(len(counts) / samples, counts.max() / samples, float(gain - usual))


def _every_split() -> list[tuple[int, int, int, int]]:
    return [
        (order, army, temple, 15 - order - army - temple)
        for order in range(16)
        for army in range(16 - order)
        for temple in range(16 - order - army)
    ]


def _won(search: Search, mine: NDArray[np.int32], theirs: list[int]) -> NDArray[np.float64]:
    """Return the first seat's chance to win with each of its splits, against all of the others."""
    met: Any = trials.new_trials(len(mine))
    total = np.zeros(len(mine))
    met.move_count, met.moves[:, 0] = 2, mine
    for number, other in enumerate(theirs):
        met.moves[:, 1] = other
        met.won, met.visits = 0.0, number * ROUNDS
        search.meet(met, (number + 1) * ROUNDS, ROUNDS)
        total += met.won[:, 0] / ROUNDS
    return total / len(theirs)


def row(level: str, found: list[Found]) -> str:
    """Return the row of a level."""
    gains = [100 * each.gain for each in found]
    wide = 1.96 * stdev(gains) / len(gains) ** 0.5
    cells = (
        level,
        f"{100 * fmean(each.different for each in found):.0f} %",
        f"{100 * fmean(each.commonest for each in found):.0f} %",
        f"{fmean(gains):+.1f} ({fmean(gains) - wide:+.1f} to {fmean(gains) + wide:+.1f})",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure every level, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--samples", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args()
    positions = starts(asked.positions, asked.seed)
    lines = [
        row(
            level,
            [
                measure(level, state, asked.samples, asked.seed)
                for state in track(positions, description=level)
            ],
        )
        for level in get_pack(GAME.id).levels
    ]
    head = HEAD.format(positions=asked.positions, samples=asked.samples)
    asked.page.write_text(head + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
