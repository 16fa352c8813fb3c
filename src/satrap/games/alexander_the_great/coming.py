"""The secret splits that a seat may prepare before they are due: they are sealed in any case.

Nothing else can be prepared: whatever a seat decides in the open depends on what the others have
just done, and the engine already does what needs no decision.
"""

from __future__ import annotations

from satrap.core.game import Choices
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.numbers import TURNS, Phase
from satrap.games.alexander_the_great.splits import SPLITS
from satrap.games.alexander_the_great.state import Known
from satrap.games.alexander_the_great.steps import redistribute
from satrap.games.alexander_the_great.view import View

PLAYED = (Phase.ORDER, Phase.MOVE, Phase.BUILD)


def coming(view: View) -> tuple[Choices[AnyAction], ...]:
    """Return the split for the next region, and that of the cubes left for another turn in this.

    How many cubes will be left is not known yet: these are as many as there would be now.
    """
    turn, found = view.turn, list[Choices[AnyAction]]()
    if view.observer < 0:
        return ()
    if turn.phase in (*PLAYED, Phase.REDISTRIBUTE) and turn.region + 1 in view.config.campaign:
        found.append(SPLITS)
    if turn.phase in PLAYED and turn.round < TURNS:
        again = redistribute.legal(Known(view.config, view.table, turn, view.observer))
        found += [again] if len(again) > 1 else []
    return tuple(found)
