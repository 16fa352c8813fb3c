"""Secret splits: mixed strategies by regret, each split tried out by playing the region to its end.

All seats choose among some splits of their own. Round by round every seat regrets what it could
have had with another one, and chooses in proportion to its regrets. What it chose on average is
its mixed strategy.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexander_the_great.fast.outlook import weigh
from satrap.bots.alexander_the_great.fast.quick import WIDE, draw_split, play_region
from satrap.bots.alexander_the_great.fast.trials import ROOT, WORK
from satrap.fast.chance import STATE, Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes, flow, splitting
from satrap.games.alexander_the_great.fast.codes import Record, Records
from satrap.games.alexander_the_great.fast.layout import ALLOCATE, SEATS

MOST_SPLITS = 96  # that are compared for one seat
OPTION = np.dtype(
    [
        ("split", np.int32),
        ("visits", np.int32),
        ("total", np.float64),  # of the chances to win
        ("regret", np.float64),
        ("share", np.float64),  # how often it was chosen
        ("now", np.float64),  # what it led to in this round
    ],
    align=True,
)
Options = Any  # SEATS x MOST_SPLITS of them
Counts = NDArray[np.int32]
GRAIN = 1 << 20
EXPLORE = 0.1


def new_options() -> NDArray[np.void]:
    """Return room for the splits of all seats."""
    return np.zeros((SEATS, MOST_SPLITS), OPTION).view(np.recarray)


@compiled
def find_options(
    tables: Record, state: Record, options: Options, counts: Counts, most: int, chance: Words
) -> None:
    """Fill in splits of every seat: all of the cubes left, or some of all 15 cubes."""
    for seat in range(tables.seats):
        counts[seat] = 0
        if state.phase == ALLOCATE:
            for _ in range(4 * most):
                if counts[seat] < most:
                    _add(options, counts, seat, draw_split(chance))
        else:
            cubes = splitting.pool(tables, state, seat)
            for temple in range(cubes + 1 if cubes else 0):
                _add(options, counts, seat, codes.resplit(temple, cubes - temple))


@compiled
def _add(options: Options, counts: Counts, seat: int, split: int) -> None:
    for number in range(counts[seat]):
        if options[seat, number].split == split:
            return
    option = options[seat, counts[seat]]
    option.split = split
    option.visits = 0
    option.total = option.regret = option.share = option.now = 0.0
    counts[seat] += 1


@compiled
def play_splits(
    tables: Record, states: Records, options: Options, chosen: Counts, desk: Record, chance: Words
) -> None:
    """Let every seat split as chosen, play the region to its end, and weigh that."""
    states[WORK] = states[ROOT]
    state = states[WORK]
    phase, number = state.phase, state.number
    for seat in range(tables.seats):
        if state.phase == phase and state.number == number and state.seat == seat:
            flow.apply(tables, state, int(options[seat, chosen[seat]].split), chance)
    if state.region == states[ROOT].region:
        play_region(tables, state, desk, chance, WIDE)
    weigh(tables, state, desk)


@compiled
def compare_all(
    tables: Record, states: Records, options: Options, counts: Counts, chosen: Counts,
    rounds: int, desk: Record, chance: Words,
) -> None:  # fmt: skip
    """Let all splits meet each other at random."""
    for turn in range(rounds):
        for seat in range(tables.seats):
            if counts[seat]:
                chosen[seat] = (turn + below(chance, counts[seat])) % counts[seat]
        play_splits(tables, states, options, chosen, desk, chance)
        for seat in range(tables.seats):
            if counts[seat]:
                option = options[seat, chosen[seat]]
                option.visits += 1
                option.total += desk.chances[seat]


@compiled
def keep_best(tables: Record, options: Options, counts: Counts, most: int) -> None:
    """Keep the splits of each seat that did best."""
    for seat in range(tables.seats):
        for place in range(min(most, counts[seat])):
            best = place
            for other in range(place + 1, counts[seat]):
                if _mean(options[seat, other]) > _mean(options[seat, best]):
                    best = other
            split, visits, total = _facts(options[seat, best])
            options[seat, best].split = options[seat, place].split
            options[seat, best].visits = options[seat, place].visits
            options[seat, best].total = options[seat, place].total
            options[seat, place].split = split
            options[seat, place].visits = visits
            options[seat, place].total = total
        counts[seat] = min(most, counts[seat])


@compiled
def _facts(option: Record) -> tuple[int, int, float]:
    return option.split, option.visits, option.total


@compiled
def _mean(option: Record) -> float:
    return float(option.total / max(1, option.visits))


@compiled
def regret(
    tables: Record, states: Records, options: Options, counts: Counts, chosen: Counts,
    rounds: int, desk: Record, chance: Words,
) -> int:  # fmt: skip
    """Go some rounds; return how often a region was played."""
    played = 0
    while played < rounds:
        for seat in range(tables.seats):
            chosen[seat] = _draw(options, counts, seat, chance)
        for seat in range(tables.seats):
            if counts[seat] > 1:
                played += _regret(tables, states, options, counts, chosen, seat, desk, chance)
        played += 1
    return played


@compiled
def _regret(
    tables: Record, states: Records, options: Options, counts: Counts, chosen: Counts, seat: int,
    desk: Record, chance: Words,
) -> int:  # fmt: skip
    """Try all splits of a seat against what the others chose, and regret."""
    kept, luck, usual, weight = chosen[seat], chance[STATE], 0.0, 0.0
    for number in range(counts[seat]):
        chosen[seat] = number
        chance[STATE] = luck
        play_splits(tables, states, options, chosen, desk, chance)
        options[seat, number].now = desk.chances[seat]
        share = max(0.0, options[seat, number].regret)
        usual += share * desk.chances[seat]
        weight += share
    chosen[seat] = kept
    for number in range(counts[seat]):
        option = options[seat, number]
        if weight > 0.0:
            option.share += max(0.0, option.regret) / weight
            option.regret = max(0.0, option.regret + option.now - usual / weight)
        else:
            option.regret = option.now
        option.visits += 1
        option.total += option.now
    if weight == 0.0:
        _level(options, counts, seat)
    return int(counts[seat])


@compiled
def _level(options: Options, counts: Counts, seat: int) -> None:
    """Regret nothing yet but what is better than the mean."""
    usual = 0.0
    for number in range(counts[seat]):
        usual += options[seat, number].now / counts[seat]
    for number in range(counts[seat]):
        options[seat, number].regret = max(1e-6, options[seat, number].now - usual)


@compiled
def _draw(options: Options, counts: Counts, seat: int, chance: Words) -> int:
    """Draw a split in proportion to regret, now and then any."""
    count, weight = counts[seat], 0.0
    if count == 0:
        return 0
    for number in range(count):
        weight += max(0.0, options[seat, number].regret)
    at = below(chance, GRAIN) / GRAIN
    if weight == 0.0 or at < EXPLORE:
        return below(chance, int(count))
    at = (at - EXPLORE) / (1.0 - EXPLORE) * weight
    for number in range(count):
        at -= max(0.0, options[seat, number].regret)
        if at < 0.0:
            return number
    return int(count) - 1
