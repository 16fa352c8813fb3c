"""Trials: whole turns that a seat could play, each tried out by playing the region to its end.

What promised most so far is tried most often. The n-th time each trial meets the same chance, so
that luck weighs on all of them alike.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexander_the_great.fast import building, marching
from satrap.bots.alexander_the_great.fast.desk import MOST_MOVES
from satrap.bots.alexander_the_great.fast.outlook import weigh
from satrap.bots.alexander_the_great.fast.quick import WIDE, play_region
from satrap.bots.alexander_the_great.fast.worths import can_go_on, look_around
from satrap.fast.chance import STATE, Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import choices, codes, flow, marches, sites
from satrap.games.alexander_the_great.fast.codes import Record, Records
from satrap.games.alexander_the_great.fast.layout import BUILD, CITY, MOVE, NEXT, TEMPLE

TRIAL = np.dtype(
    [
        ("total", np.float64),  # of the chances to win that it led to
        ("squares", np.float64),
        ("visits", np.int32),
        ("action", np.int32),  # what it begins with
        ("mark", np.int32),  # equal for equal turns
        ("temples", np.int16),  # masks: attempts
        ("cities", np.int16),
        ("move_count", np.int16),
        ("moves", np.int32, MOST_MOVES),
    ],
    align=True,
)
Trials = Any  # an array of them
Seeds = NDArray[np.uint64]
ROOT, WORK = 0, 1  # of the states
MARKS = 2_147_483_647
FIRST_LOOKS = 2  # at each trial
CURIOSITY = 0.8


def new_trials(count: int) -> NDArray[np.void]:
    """Return room for so many trials."""
    return np.zeros(count, TRIAL).view(np.recarray)


@compiled
def find_trials(
    tables: Record, states: Records, trials: Trials, draws: int, desk: Record, chance: Words
) -> int:
    """Fill in what the seat in turn could do; return how many trials that makes."""
    phase = states[ROOT].phase
    if phase == MOVE:
        return _find_marches(tables, states, trials, draws, desk, chance)
    if phase == BUILD:
        return _find_attempts(tables, states, trials, desk, chance)
    count = choices.count(tables, states[ROOT])
    for number in range(count):
        _clear(trials[number])
        trials[number].action = choices.nth(tables, states[ROOT], number)
    return count


@compiled
def _clear(trial: Record) -> None:
    trial.total = trial.squares = 0.0
    trial.visits = trial.temples = trial.cities = trial.move_count = 0


@compiled
def _find_marches(
    tables: Record, states: Records, trials: Trials, draws: int, desk: Record, chance: Words
) -> int:
    """Plan again and again, each time a little more amiss."""
    found, state = 0, states[WORK]
    for draw in range(draws):
        if found == trials.shape[0]:
            break
        states[WORK] = states[ROOT]
        wide = draw / draws
        look_around(tables, state, desk, chance, wide)
        aim = marching.END_HERE
        if can_go_on(state):
            aim = marching.ENTER if draw % 3 == 1 else marching.GO_ON
        if marching.plan_march(tables, state, desk, aim, chance, draw % 4) == marching.NEVER:
            continue
        marching.write_moves(tables, state, desk)
        marching.march(tables, state, desk)
        state.phase = BUILD
        sites.begin(tables, state)
        trial = trials[found]
        _clear(trial)
        trial.temples = building.best_attempts(tables, state, desk, 0)
        trial.cities = building.best_attempts(tables, state, desk, 1)
        trial.move_count = desk.move_count
        for at in range(desk.move_count):
            trial.moves[at] = desk.moves[at]
        trial.action = desk.moves[0] if desk.move_count else codes.STOP * codes.VERB
        trial.mark = _mark(tables, state, trial)
        if _is_new(trials, found):
            found += 1
    return found


@compiled
def _mark(tables: Record, state: Record, trial: Record) -> int:
    seat = state.seat
    mark = int(trial.temples) * 8192 + int(trial.cities)
    mark = (mark * 16 + int(state.boxes[seat, TEMPLE])) * 16 + int(state.boxes[seat, CITY])
    mark = (mark * 2 + int(state.entered)) % MARKS
    for place in range(tables.places[state.region]):
        mark = (mark * 16 + int(state.armies[seat, place])) % MARKS
    return mark


@compiled
def _is_new(trials: Trials, found: int) -> bool:
    for other in range(found):
        if trials[other].mark == trials[found].mark:
            return False
    return True


@compiled
def _find_attempts(
    tables: Record, states: Records, trials: Trials, desk: Record, chance: Words
) -> int:
    """List every set of attempts; where they are too many, some of them."""
    state = states[ROOT]
    temples, cities = sites.for_temples(tables, state), sites.for_cities(state)
    look_around(tables, state, desk, chance, 0.0)
    _set_attempts(
        trials[0], building.best_attempts(tables, state, desk, 0),
        building.best_attempts(tables, state, desk, 1),
    )  # fmt: skip
    found, is_few = 1, 1 << sites.ones(temples) + sites.ones(cities) <= trials.shape[0]
    part, other = temples, cities
    for _ in range(4096 if is_few else trials.shape[0] - 1):
        if not is_few:
            part = below(chance, 8192) & temples
            other = below(chance, 8192) & cities
        fits = sites.ones(part) <= state.temples_left[state.seat]
        if fits and sites.ones(other) <= state.cities_left[state.seat]:
            _set_attempts(trials[found], part, other)
            if _is_new(trials, found):
                found += 1
        if (is_few and part == 0 and other == 0) or found == trials.shape[0]:
            break
        if is_few and other == 0:
            part = (part - 1) & temples
            other = cities
        elif is_few:
            other = (other - 1) & cities
    return found


@compiled
def _set_attempts(trial: Record, temples: int, cities: int) -> None:
    _clear(trial)
    trial.temples, trial.cities = temples, cities
    trial.mark = temples * 8192 + cities
    trial.action = codes.CONFIRM * codes.VERB
    if temples:
        trial.action = codes.LAY_TEMPLE * codes.VERB + _lowest(temples)
    elif cities:
        trial.action = codes.LAY_CITY * codes.VERB + _lowest(cities)


@compiled
def _lowest(mask: int) -> int:
    place = 0
    while not mask >> place & 1:
        place += 1
    return place


@compiled
def begin_trial(tables: Record, state: Record, trial: Record, chance: Words) -> None:
    """Play the turn of a trial."""
    if state.phase not in (MOVE, BUILD):
        flow.apply(tables, state, int(trial.action), chance)
        return
    for at in range(trial.move_count):
        marches.march(tables, state, int(trial.moves[at]))
    state.phase = BUILD
    sites.begin(tables, state)
    building.lay(state, int(trial.temples), int(trial.cities))
    state.phase = NEXT
    flow.go_on(tables, state)


@compiled
def try_out(
    tables: Record, states: Records, trials: Trials, count: int, rounds: int, seeds: Seeds,
    desk: Record, chance: Words,
) -> None:  # fmt: skip
    """Try for some rounds more, each time what promises most or is known least."""
    seat = states[ROOT].seat
    for _ in range(rounds):
        trial = trials[_select(trials, count)]
        chance[STATE] = seeds[trial.visits % seeds.shape[0]]
        states[WORK] = states[ROOT]
        region = states[WORK].region
        begin_trial(tables, states[WORK], trial, chance)
        if states[WORK].region == region:
            play_region(tables, states[WORK], desk, chance, WIDE)
        weigh(tables, states[WORK], desk)
        won = desk.chances[seat]
        trial.visits += 1
        trial.total += won
        trial.squares += won * won


@compiled
def _select(trials: Trials, count: int) -> int:
    """Return the trial to look at next."""
    visits, total, squares = 0, 0.0, 0.0
    for number in range(count):
        if trials[number].visits < FIRST_LOOKS:
            return number
        visits += trials[number].visits
        total += trials[number].total
        squares += trials[number].squares
    usual = total / visits
    spread = np.sqrt(max(1e-9, squares / visits - usual * usual))
    heed = CURIOSITY * spread * np.sqrt(np.log(visits))
    best, most = 0, -1e9
    for number in range(count):
        trial = trials[number]
        worth = trial.total / trial.visits + heed / np.sqrt(trial.visits)
        if worth > most:
            best, most = number, worth
    return best
