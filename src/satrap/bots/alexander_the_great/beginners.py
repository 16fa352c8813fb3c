"""How the two easiest levels see the game, and what they misjudge.

They keep their armies together and overlook sites where they could build; a recruit also gives way
to the armies of others in many provinces. They undervalue things, but never take a worthless thing
for a valuable one.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from satrap.bots.alexander_the_great.trees import Places
from satrap.bots.alexander_the_great.values import Rival, Weights
from satrap.core.game import Seat
from satrap.games.alexander_the_great.state import Tabletop, Turn

RECRUIT = Weights(
    spread=3,
    sites=0.42,
    shy=0.6,
    slip=0.8,
    heat=5.0,
    press=0.0,
    rival=0.0,
    again=0.2,
    thrift=0.0,
)
HOPLITE = Weights(spread=3, sites=0.5, slip=0.7, heat=5.0, rival=0.2)


class Sight(NamedTuple):
    """What is seen of a region during a whole turn."""

    parts: list[float]  # of the worth of each place
    sites: Places  # where it comes to mind that something can be built
    calm: Places  # where it does not come to mind to have more armies than others


def sight(
    weights: Weights,
    table: Tabletop,
    turn: Turn,
    seat: Seat,
    rivals: tuple[Rival, ...],
    places: int,
) -> Sight:
    """Return what a seat sees: the same for a whole turn.

    It depends only on what does not change while a seat marches and builds; otherwise armies would
    be sent back and forth.
    """
    if not weights.slip:
        return Sight([1.0] * places, (1 << places) - 1, 0)
    others = [(table.armies[rival.seat], tuple(table.boxes[rival.seat])) for rival in rivals]
    dice = random.Random(repr((turn.number, seat, table.scores, others)))
    parts = [1.0 - weights.slip * dice.random() for _ in range(places)]
    sites = sum(1 << place for place in range(places) if dice.random() < weights.sites)
    calm = sum(1 << place for place in range(places) if dice.random() < weights.shy)
    return Sight(parts, sites, calm)
