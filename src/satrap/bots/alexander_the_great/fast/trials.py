"""Trials: whole turns that a seat could play, or splits of all seats, and what they lead to.

Each is tried out by playing the region to its end; the most promising ones are tried most often.
The n-th run of every trial uses the same random numbers, so that luck affects all of them alike.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexander_the_great.fast import building
from satrap.bots.alexander_the_great.fast.outlook import COUNT, SCORE, weigh
from satrap.bots.alexander_the_great.fast.quick import WIDE, play_region
from satrap.bots.alexander_the_great.fast.scratch import MOST_MOVES
from satrap.fast.chance import STATE, Words
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import decisions
from satrap.games.alexander_the_great.fast.codes import Record, Records
from satrap.games.alexander_the_great.fast.layout import BUILD, MOVE, NEXT, OVER, SEATS
from satrap.games.alexander_the_great.fast.steps import build, move_armies

TRIAL = np.dtype(
    [
        ("won", np.float64, SEATS),  # chances to win that it led to, added up
        ("squares", np.float64),  # of its own seat's chances, added up
        ("lead", np.float64),  # points of its seat over the best other one, added up
        ("ends", np.float64, (SEATS, COUNT)),  # features after the region, added up
        ("visits", np.int32),
        ("seat", np.int32),  # whose trial it is
        ("action", np.int32),  # what it begins with
        ("mark", np.int32),  # equal for equal turns
        ("temples", np.int16),  # masks: attempts
        ("cities", np.int16),
        ("move_count", np.int16),
        ("moves", np.int32, MOST_MOVES),  # of a march; or the split of each seat
    ],
    align=True,
)
Trials = Any  # an array of them
Seeds = NDArray[np.uint64]
ROOT, WORK = 0, 1  # of the states
CURIOSITY = 0.8


def new_trials(count: int) -> Trials:
    """Return room for this many trials."""
    return np.zeros(count, TRIAL).view(np.recarray)


@compiled
def try_out(
    tables: Record, states: Records, trials: Trials, count: int, looks: int, rounds: int,
    seeds: Seeds, scratch: Record, chance: Words,
) -> None:  # fmt: skip
    """Run trials for some rounds: each at least `looks` times, then the most promising."""
    for _ in range(rounds):
        trial = trials[_select(trials, count, looks)]
        chance[STATE] = seeds[trial.visits % seeds.shape[0]]
        states[WORK] = states[ROOT]
        begin(tables, states[WORK], trial, chance)
        if states[WORK].region == states[ROOT].region:
            play_region(tables, states[WORK], scratch, chance, WIDE)
        weigh(tables, states[WORK], scratch)
        _count(tables, states[WORK], trial, scratch)


@compiled
def _count(tables: Record, state: Record, trial: Record, scratch: Record) -> None:
    """Add up what a run of a trial led to."""
    best = 0
    for seat in range(tables.seats):
        trial.won[seat] += scratch.chances[seat]
        if seat != trial.seat:
            best = max(best, state.scores[seat])
        if state.phase == OVER:
            trial.ends[seat, SCORE] += state.scores[seat]
        else:
            for each in range(COUNT):
                trial.ends[seat, each] += scratch.features[seat, each]
    trial.visits += 1
    trial.squares += scratch.chances[trial.seat] ** 2
    trial.lead += state.scores[trial.seat] - best


@compiled
def begin(tables: Record, state: Record, trial: Record, chance: Words) -> None:
    """Play the turn, or the splits, of a trial."""
    if state.phase not in (MOVE, BUILD):
        for at in range(trial.move_count):
            decisions.apply(tables, state, int(trial.moves[at]), chance)
        return
    for at in range(trial.move_count):
        move_armies.move(tables, state, int(trial.moves[at]))
    state.phase = BUILD
    build.begin(tables, state)
    building.lay(state, int(trial.temples), int(trial.cities))
    state.phase = NEXT


@compiled
def _select(trials: Trials, count: int, looks: int) -> int:
    """Return the trial to run next: one that promises most, or is known least."""
    visits, total, squares = 0, 0.0, 0.0
    for number in range(count):
        trial = trials[number]
        if trial.visits < looks:
            return number
        visits += trial.visits
        total += trial.won[trial.seat]
        squares += trial.squares
    usual = total / visits
    spread = np.sqrt(max(1e-9, squares / visits - usual * usual))
    heed = CURIOSITY * spread * np.sqrt(np.log(visits))
    best, most = 0, -1e9
    for number in range(count):
        trial = trials[number]
        worth = trial.won[trial.seat] / trial.visits + heed / np.sqrt(trial.visits)
        if worth > most:
            best, most = number, worth
    return best
