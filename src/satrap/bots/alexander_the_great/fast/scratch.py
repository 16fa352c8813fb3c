"""The scratch: one record with room for everything that is computed between two decisions."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexander_the_great import scene
from satrap.bots.alexander_the_great.fast.outlook import COUNT
from satrap.bots.alexander_the_great.values import WEIGHTS
from satrap.games.alexander_the_great.fast.layout import PLACES, REGIONS, SEATS
from satrap.games.alexander_the_great.numbers import CUBES, STEPS

MOST_GROUPS: Final = PLACES * STEPS
MOST_MOVES: Final = CUBES * STEPS  # all armies, one by one
NODES: Final = STEPS + 1, PLACES  # arrows that a group has used, and the place it has reached
MOST_ARMIES: Final = CUBES + 1  # none to all

# Habits of the quick player, in points: those of the simple bot, and the price of an arrow's cube.
AGAIN, CUBE, KEPT, RIVAL, PRESS, DOUBT, THRIFT, STUBBORN, UNLIKELY, TOLL = range(10)
HABITS: Final = (
    WEIGHTS.again,
    WEIGHTS.cube,
    WEIGHTS.kept,
    WEIGHTS.rival,
    WEIGHTS.press,
    WEIGHTS.doubt,
    WEIGHTS.thrift,
    scene.STUBBORN,
    scene.UNLIKELY,
    1.0,
)

SCRATCH = np.dtype(
    [
        ("habits", np.float64, (SEATS, len(HABITS))),
        ("weights", np.float64, (2, COUNT)),  # of the outlook
        ("features", np.float64, (SEATS, COUNT)),
        ("chances", np.float64, SEATS),  # to win
        # Ways: from one place to another, by the number of arrows.
        ("way_price", np.int16, (REGIONS, PLACES, *NODES)),
        ("way_from", np.int8, (REGIONS, PLACES, *NODES)),  # the place before
        # What things are worth to the seat whose turn it is.
        ("dread", np.float64, SEATS),  # how much the points of another seat hurt
        ("is_later", np.int8, SEATS),
        ("force", np.int16, SEATS),  # armies
        ("hold", np.float64, (PLACES, MOST_ARMIES)),  # by the number of armies, this turn
        ("worth", np.float64, 2),  # of a temple, of a city
        ("offer", np.float64, (2, PLACES)),  # the same at a site
        ("price", np.int16, (2, PLACES)),
        ("cube", np.float64),  # one that is left, if the region goes on
        ("leaning", np.int16),  # cubes by which the temple box is preferred when paying
        # A march.
        ("groups", np.int16),
        ("place", np.int8, MOST_GROUPS),
        ("used", np.int8, MOST_GROUPS),
        ("free", np.int16, MOST_GROUPS),  # armies not sent anywhere yet
        ("ends", np.int16, (MOST_GROUPS, *NODES)),  # armies that stay there
        ("paid", np.int8, (MOST_GROUPS, *NODES)),  # whether the arrow to there is
        ("extra", np.int16, (MOST_GROUPS, PLACES)),  # what it still costs to get there
        ("arrows", np.int8, (MOST_GROUPS, PLACES)),
        ("through", np.int16, NODES),
        ("planned", np.int16, PLACES),  # armies
        ("left", np.int16, 2),  # cubes in the boxes that are not set aside
        ("spent", np.int16, 2),  # on arrows
        ("moves", np.int32, MOST_MOVES),
        ("move_count", np.int16),
        ("beyond", np.int32, PLACES),  # masks: what the arrows of the march lead to
        ("attempts", np.int16, 2),  # masks: where to lay temples, cities
        # A trial of scoring.
        ("boxes", np.int16, SEATS),
        ("laid", np.int16, SEATS),
    ],
    align=True,
)


def new_scratch(weights: NDArray[np.float64]) -> NDArray[np.void]:
    """Return a scratch, in an array, with the usual habits and these weights of the outlook."""
    scratches = np.zeros(1, SCRATCH).view(np.recarray)
    scratches[0].habits[:] = HABITS
    scratches[0].weights[:] = weights
    return scratches
