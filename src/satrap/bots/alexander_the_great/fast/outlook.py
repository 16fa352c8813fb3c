"""How likely each seat is to win when a region is over: points, and buildings for the awards.

A seat's prospects are a weighted sum of its features; all sums together become chances to win.
The weights change gradually from those of the first region to those of the last.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from satrap.bots.alexander_the_great.values import MORE_DOUBT, WEIGHTS, chance
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great import numbers
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import OVER, REGIONS, SEATS, SHORT, TOTAL
from satrap.games.alexander_the_great.fast.steps import final_score
from satrap.games.alexander_the_great.fast.steps.game_ends import winners

NAMES: Final = (
    "score",  # with the awards of finished regions
    "temples",  # on the whole board
    "cities",
    "temple_award",  # expected points of the award, given the lead
    "city_award",
)
COUNT: Final = len(NAMES)
SCORE, TEMPLES, CITIES, TEMPLE_AWARD, CITY_AWARD = range(COUNT)
BEGIN, END = 0, 1  # of a match: the two rows of weights
DOUBT = WEIGHTS.doubt

Out = Any

hope = compiled(chance)  # for an award


@compiled
def describe(tables: Record, state: Record, features: Out) -> None:
    """Fill in the features of every seat between two regions."""
    half, ahead = award_part(tables), tables.last - state.region + 1
    for seat in range(tables.seats):
        won = 0
        for region in range(tables.first, state.region):
            won += final_score.award(
                tables, state, seat, region, region + 1, numbers.REGION, numbers.REGION
            )
        features[seat, SCORE] = state.scores[seat] + (
            won // numbers.HALF if final_score.halves(tables, TOTAL) else won
        )
        features[seat, TEMPLES] = final_score.temples_in(state, seat, 0, REGIONS)
        features[seat, CITIES] = final_score.cities_in(state, seat, 0, REGIONS)
    doubt = DOUBT + MORE_DOUBT * ahead
    for seat in range(tables.seats):
        lead = _lead(tables, features, seat, TEMPLES)
        features[seat, TEMPLE_AWARD] = half * numbers.BOARD_TEMPLES * hope(lead, doubt)
        lead = _lead(tables, features, seat, CITIES)
        features[seat, CITY_AWARD] = half * numbers.BOARD_CITIES * hope(lead, doubt)


@compiled
def award_part(tables: Record) -> float:
    """Return the part of an award that is given (7.0)."""
    return 1 / numbers.HALF if tables.campaign == SHORT else 1.0


@compiled
def _lead(tables: Record, features: Out, seat: int, kind: int) -> float:
    best = 0.0
    for other in range(tables.seats):
        if other != seat:
            best = max(best, features[other, kind])
    return float(features[seat, kind] - best)


@compiled
def progress(tables: Record, state: Record) -> float:
    """Return how far a match has gone, from 0 to 1."""
    return float((state.region - tables.first) / (tables.last - tables.first + 1.0))


@compiled
def weigh(tables: Record, state: Record, scratch: Record) -> None:
    """Fill in how likely each seat is to win, at the end or between two regions."""
    chances = scratch.chances
    if state.phase == OVER:
        _share_win(tables, state, chances)
        return
    describe(tables, state, scratch.features)
    late, most = progress(tables, state), -1e9
    for seat in range(tables.seats):
        prospects = 0.0
        for each in range(COUNT):
            weight = (1.0 - late) * scratch.weights[BEGIN, each] + late * scratch.weights[END, each]
            prospects += weight * scratch.features[seat, each]
        chances[seat] = prospects
        most = max(most, prospects)
    total = 0.0
    for seat in range(tables.seats):
        chances[seat] = np.exp(chances[seat] - most)
        total += chances[seat]
    for seat in range(SEATS):
        chances[seat] = chances[seat] / total if seat < tables.seats else 0.0


@compiled
def _share_win(tables: Record, state: Record, chances: Out) -> None:
    won, count = winners(tables, state), 0
    for seat in range(tables.seats):
        count += won >> seat & 1
    for seat in range(SEATS):
        chances[seat] = (won >> seat & 1) / count if seat < tables.seats else 0.0
