"""Records of integers: a match (`STATE`), and what stays the same in it (`TABLES`).

A place is the campaign symbol (0) or a province of the region by its number (1, 2, ...); a mask has
a bit for each place. The number of cubes spent is not stored: it is what the 15 lack. Nor is it
stored where in a region a temple stands: no rule depends on it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.fast.options import numbers as numbers_of
from satrap.games.alexander_the_great import numbers, resources, splits
from satrap.games.alexander_the_great.numbers import STEPS
from satrap.games.alexander_the_great.options import OPTIONS

SEATS, REGIONS, PLACES, WAYS = numbers.SEATS[-1], 6, 13, 12  # at most; ways from one place
SPLITS = len(splits.SPLITS)
CHOICES = 4096  # more than are ever legal: 2 x 149 groups over 11 arrows, and stop

ALLOCATE, ORDER, MOVE, BUILD, REDISTRIBUTE, OVER, NEXT = map(int, numbers.Phase)

# Boxes of a tableau.
BOXES = len(resources.Boxes._fields)
BIDS, ARMY, TEMPLE, CITY = range(BOXES)

# The values of the options, in their order.
BIDS_THEN_VP, WINNER_THEN_VP, LEXICOGRAPHIC = numbers_of(OPTIONS, "turn_order")
REMAINING, BUILDINGS_RETURN, ALL_BUT_ARMIES = numbers_of(OPTIONS, "cubes_return")
SECOND_PLUS_ONE, MAX_BASE = numbers_of(OPTIONS, "contested_price")
PER_AWARD, TOTAL = numbers_of(OPTIONS, "halving")
FULL, SHORT = numbers_of(OPTIONS, "campaign")
TIE_FOR_FIRST, ANY_TIE = numbers_of(OPTIONS, "tie_scope")

STATE = np.dtype(
    [
        ("sealed", np.int32, SEATS),  # what seats chose while others still choose
        ("scores", np.int16, SEATS),
        ("laid_temples", np.int16, SEATS),  # masks: attempts of this turn
        ("laid_cities", np.int16, SEATS),
        ("cities", np.int16, (SEATS, REGIONS)),  # masks: standing
        ("number", np.int16),  # turns in all, from 1
        ("open_cities", np.int16),  # mask: sites of the region where no city stands
        ("stands", np.int16),  # mask: where the seat that builds has armies
        ("boxes", np.int8, (SEATS, BOXES)),
        ("paid", np.int8, (SEATS, BOXES)),  # for buildings in this turn, from each box
        ("armies", np.int8, (SEATS, PLACES)),
        ("stocks", np.int8, (PLACES, STEPS + 1)),  # of the seat that moves, by steps used
        ("temples", np.int8, (SEATS, REGIONS)),  # standing
        ("temples_left", np.int8, SEATS),
        ("cities_left", np.int8, SEATS),
        ("order", np.int8, SEATS),  # of play; NOBODY: not chosen yet
        ("pickers", np.int8, SEATS),  # who chooses a place first, second, ...
        ("picked", np.int8),  # how many of them have one
        ("playing", np.int8),  # the place in the order of the seat in turn
        ("seat", np.int8),  # who decides; if several, the next one
        ("phase", np.int8),
        ("region", np.int8),  # from 0
        ("turn", np.int8),  # in the region, from 1
        ("entered", np.int8),  # an army entered the last province
        ("oldest", np.int8),
    ],
    align=True,
)

TABLES = np.dtype(
    [
        ("splits", np.int32, SPLITS),  # every split, as an action
        ("temple_sites", np.int16, REGIONS),  # masks
        ("city_sites", np.int16, REGIONS),
        ("places", np.int8, REGIONS),  # how many, including the symbol
        ("goal", np.int8, REGIONS),
        ("way_count", np.int8, (REGIONS, PLACES)),
        ("way_target", np.int8, (REGIONS, PLACES, WAYS)),
        ("way_price", np.int8, (REGIONS, PLACES, WAYS)),
        ("seats", np.int8),
        ("starter", np.int8),  # the oldest; NOBODY: drawn
        ("first", np.int8),  # region of the campaign
        ("last", np.int8),
        *[(option.name, np.int8) for option in OPTIONS],
    ],
    align=True,
)


def new_states(count: int) -> NDArray[np.void]:
    """Return `count` empty records of matches."""
    return np.zeros(count, STATE).view(np.recarray)


def new_tables() -> NDArray[np.void]:
    """Return one empty record of tables, in an array."""
    return np.zeros(1, TABLES).view(np.recarray)


def new_choices() -> NDArray[np.int32]:
    """Return room for every legal action of a decision."""
    return np.zeros(CHOICES, np.int32)
