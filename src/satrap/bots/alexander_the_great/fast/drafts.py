"""Drafts: whole turns that are worth a trial."""

from __future__ import annotations

from satrap.bots.alexander_the_great.fast import building, marching
from satrap.bots.alexander_the_great.fast.trials import ROOT, WORK, Trials
from satrap.bots.alexander_the_great.fast.worths import can_go_on, look_around
from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes, masks
from satrap.games.alexander_the_great.fast.codes import Record, Records
from satrap.games.alexander_the_great.fast.layout import BUILD, CITY, PLACES, TEMPLE
from satrap.games.alexander_the_great.fast.steps import build, move_armies

MARKS = 2_147_483_647
ANY = 1 << PLACES


@compiled
def draft_marches(
    tables: Record, states: Records, trials: Trials, draws: int, scratch: Record, chance: Words
) -> int:
    """Plan the turn repeatedly, each time with a little more noise; return how many differ."""
    found, state = 0, states[WORK]
    for draw in range(draws):
        if found == trials.shape[0]:
            break
        states[WORK] = states[ROOT]
        look_around(tables, state, scratch, chance, draw / draws)
        aim = marching.END_HERE
        if can_go_on(state):
            aim = marching.ENTER if draw % 3 == 1 else marching.GO_ON
        if marching.plan_march(tables, state, scratch, aim) == marching.NEVER:
            continue
        marching.write_moves(tables, state, scratch)
        if found and _has_ring(tables, state, scratch):
            continue
        for at in range(scratch.move_count):
            move_armies.move(tables, state, int(scratch.moves[at]))
        state.phase = BUILD
        build.begin(tables, state)
        trial = trials[found]
        building.choose_attempts(tables, state, scratch)
        _set(trial, int(state.seat), int(scratch.attempts[0]), int(scratch.attempts[1]))
        trial.move_count = scratch.move_count
        for at in range(scratch.move_count):
            trial.moves[at] = scratch.moves[at]
        trial.action = scratch.moves[0] if scratch.move_count else codes.STOP * codes.VERB
        trial.mark = _mark(tables, state, trial)
        same = _same(trials, found)
        if same == found:
            found += 1
        elif trial.move_count < trials[same].move_count:
            trials[same] = trial
    return found


@compiled
def _has_ring(tables: Record, state: Record, scratch: Record) -> bool:
    """Say whether the arrows of a march lead back to where they began: armies change places."""
    places = tables.places[state.region]
    for place in range(places):
        scratch.beyond[place] = 0
    for at in range(scratch.move_count):
        action = int(scratch.moves[at])
        scratch.beyond[codes.source(action)] |= 1 << codes.target(action)
    for middle in range(places):
        for place in range(places):
            if scratch.beyond[place] >> middle & 1:
                scratch.beyond[place] |= scratch.beyond[middle]
    rings = 0
    for place in range(places):
        rings += scratch.beyond[place] >> place & 1
    return bool(rings)


@compiled
def _mark(tables: Record, state: Record, trial: Record) -> int:
    seat = state.seat
    mark = int(trial.temples) * ANY + int(trial.cities)
    mark = (mark * 16 + int(state.boxes[seat, TEMPLE])) * 16 + int(state.boxes[seat, CITY])
    mark = (mark * 2 + int(state.entered)) % MARKS
    for place in range(tables.places[state.region]):
        mark = (mark * 16 + int(state.armies[seat, place])) % MARKS
    return mark


@compiled
def _same(trials: Trials, found: int) -> int:
    """Return the first trial with the mark of a new one, which may be the new one itself."""
    same = 0
    while trials[same].mark != trials[found].mark:
        same += 1
    return same


@compiled
def draft_attempts(
    tables: Record, states: Records, trials: Trials, scratch: Record, chance: Words
) -> int:
    """List every set of attempts, or random ones if there are too many; return how many.

    A set with an attempt that cannot change anything is left out.
    """
    state, most = states[ROOT], int(trials.shape[0])
    temples, cities = build.for_temples(tables, state), build.for_cities(state)
    seat, all_sets = int(state.seat), 1 << masks.ones(temples) + masks.ones(cities)
    look_around(tables, state, scratch, chance, 0.0)
    building.choose_attempts(tables, state, scratch)
    _set(trials[0], seat, int(scratch.attempts[0]), int(scratch.attempts[1]))
    found, part, other = 1, 0, 0
    for _ in range(min(all_sets, 4 * most)):
        fits = masks.ones(part) <= state.temples_left[seat]
        if found < most and fits and masks.ones(other) <= state.cities_left[seat]:
            _set(trials[found], seat, part, other)
            is_idle = building.is_idle(tables, state, scratch, 0, part)
            is_idle = is_idle or building.is_idle(tables, state, scratch, 1, other)
            if not is_idle and _same(trials, found) == found:
                found += 1
        if all_sets > 4 * most:
            part, other = below(chance, ANY) & temples, below(chance, ANY) & cities
        else:
            other = (other - cities) & cities  # the next subset
            if other == 0:
                part = (part - temples) & temples
    return found


@compiled
def _set(trial: Record, seat: int, temples: int, cities: int) -> None:
    """Initialise a trial with nothing but attempts."""
    for each in range(trial.won.shape[0]):
        trial.won[each] = 0.0
    trial.squares = 0.0
    trial.visits = trial.move_count = 0
    trial.seat, trial.temples, trial.cities = seat, temples, cities
    trial.mark = temples * ANY + cities
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
