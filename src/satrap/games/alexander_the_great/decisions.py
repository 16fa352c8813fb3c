"""Which decision is due in each phase.

Legal actions come in this order: splits by their boxes; places from the first; group moves by
place and arrow, then stop; temples and cities by the number of their province, then confirm;
splits of the cubes left, those with the most for temples first.
"""

from __future__ import annotations

from collections.abc import Mapping

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.game import Choices, Event
from satrap.core.text import Text, text
from satrap.games.alexander_the_great import flow
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.state import Known, State, seal_state, unseal_state
from satrap.games.alexander_the_great.steps import (
    allocate,
    build,
    choose_turn_order,
    move_armies,
    redistribute,
)

DECISIONS: Mapping[Phase, Decision[Known, Choices[AnyAction], State, AnyAction]] = {
    Phase.ALLOCATE: allocate.ALLOCATE,
    Phase.ORDER: choose_turn_order.ORDER,
    Phase.MOVE: move_armies.MOVE,
    Phase.BUILD: build.BUILD,
    Phase.REDISTRIBUTE: redistribute.REDISTRIBUTE,
}


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why an action is not possible now, or None if it is."""
    decision = DECISIONS[known.turn.phase]
    if not isinstance(action, decision.kinds):
        return text(f"atg-now-{known.turn.phase.name.lower()}")
    return decision.why_not(known, action)


def apply(state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> State:
    """Carry out the actions of the deciders and whatever follows without a decision."""
    work = unseal_state(state)
    DECISIONS[work.turn.phase].apply(work, actions, chance, told)
    flow.go_on(work, told)
    return seal_state(work)
