"""How the two easiest levels see the game, and what they misjudge.

They undervalue things, but never take a worthless thing for a valuable one, or the reverse.
"""

from __future__ import annotations

import random

from satrap.bots.alexander_the_great.values import Rival, Weights
from satrap.core.game import Seat
from satrap.games.alexander_the_great.state import Tabletop, Turn

RECRUIT = Weights(slip=0.9, heat=5.0, press=0.0, rival=0.0, again=0.2, thrift=0.0)
HOPLITE = Weights(slip=0.7, heat=2.5, rival=0.2)


def sights(
    weights: Weights,
    table: Tabletop,
    turn: Turn,
    seat: Seat,
    rivals: tuple[Rival, ...],
    places: int,
) -> list[float]:
    """Return the part of its worth that is seen in each place: the same for a whole turn.

    It depends only on what does not change while a seat marches and builds; otherwise armies would
    be sent back and forth.
    """
    if not weights.slip:
        return [1.0] * places
    others = [(table.armies[rival.seat], tuple(table.boxes[rival.seat])) for rival in rivals]
    dice = random.Random(repr((turn.number, seat, table.scores, others)))
    return [1.0 - weights.slip * dice.random() for _ in range(places)]
