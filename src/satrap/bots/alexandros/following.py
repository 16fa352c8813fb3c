"""What plans in Alexandros lead to: each is followed in imagined worlds, and facts are counted."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexandros.fast import plans
from satrap.bots.alexandros.fast.features import COUNT, INCOME, describe
from satrap.bots.alexandros.fast.glance import WORK, finish_turn, glance
from satrap.bots.alexandros.searcher import Search
from satrap.fast.chance import seeded
from satrap.games.alexandros.fast.codes import OVER
from satrap.games.alexandros.fast.layout import MOST_ACTIONS, SEATS, Record
from satrap.games.alexandros.fast.steps.game_ends import winners

SCORE, TAXES, LAND = range(3)
FACTS: Final = ("score", "taxes", "land")
Numbers = NDArray[np.float64]


class Followed(NamedTuple):
    """What a plan leads to, on average over the worlds."""

    now: Numbers  # facts about each seat when the turn is over
    later: Numbers  # the same, as far as the search looks ahead
    features: Numbers  # of each seat, then
    held: Numbers  # how often each seat holds each space, then
    wins: float  # how often the match is over by then, and won by the planning seat
    losses: float


def follow(search: Search, at: int, tries: int) -> Followed:
    """Follow a plan; the same number of a try means the same world and the same luck."""
    facts, features = (SEATS, len(FACTS)), (SEATS, COUNT)
    now, later, promised = np.zeros(facts), np.zeros(facts), np.zeros(features)
    held, wins, losses = np.zeros((SEATS, int(search.tables.spaces))), 0, 0
    for number in range(tries):
        now += _begin(search, at, number)
        end = _end(search, number)
        later += _facts(search, end)
        promised += _features(search, end)
        held += _owners(search, end) == np.arange(SEATS)[:, None]
        if end.phase == OVER:
            is_won = winners(search.tables, end) >> search.seat & 1
            wins, losses = wins + is_won, losses + 1 - is_won
    return Followed(
        now / tries, later / tries, promised / tries, held / tries, wins / tries, losses / tries
    )


def _begin(search: Search, at: int, number: int) -> Numbers:
    """Carry out a plan in a world, to the end of the turn; return the facts then."""
    chance, plan, states = seeded(number), search.plans[at], search.states
    out = np.zeros(MOST_ACTIONS, np.int32)
    states[WORK] = search.worlds[number % len(search.worlds)]
    state = states[WORK]
    plans.shuffle_deck(state, chance)
    plans.follow(search.tables, state, plan, plan.length, out, chance, search.scratch)
    if state.phase != OVER and state.number == search.worlds[0].number:
        finish_turn(search.tables, states, *_rest(search, chance))
    return _facts(search, states[WORK])


def _end(search: Search, number: int) -> Record:
    """Let everybody play on, as far as the search looks ahead."""
    states, last = search.states, int(search.worlds[0].number) + search.budget.turns
    rest = _rest(search, seeded(number))
    while states[WORK].phase != OVER and states[WORK].number < last:
        glance(search.tables, states, search.budget.tries, *rest)
    return states[WORK]


def _rest(search: Search, chance: Any) -> Any:
    """Return what a quick look needs to work with."""
    out, trail = np.zeros((2, MOST_ACTIONS), np.int32), np.zeros(plans.LENGTH, np.int32)
    features, chances = np.zeros((SEATS, COUNT)), np.zeros(SEATS)
    return search.weights, features, chances, out, trail, chance, search.scratch


def _features(search: Search, state: Record) -> Numbers:
    found = np.zeros((SEATS, COUNT))
    describe(search.tables, state, found, search.scratch)
    return found


def _owners(search: Search, state: Record) -> Any:
    """Return who holds each space."""
    return state.owner[state.part_at[: int(search.tables.spaces)]]


def _facts(search: Search, state: Record) -> Numbers:
    """Count points, taxes and land of each seat."""
    found, parts, features = np.zeros((SEATS, len(FACTS))), state.parts, _features(search, state)
    for seat in range(int(search.tables.seats)):
        land = state.value[:parts][state.owner[:parts] == seat].sum()
        found[seat] = state.scores[seat], features[seat, INCOME], land
    return found
