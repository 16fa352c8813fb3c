"""Which decision is due: for each phase what is legal, why not, and what it does.

Legal actions come in this order: splits by their boxes; places from the first; group moves by
place and arrow, then stop; temple and city by the province's number, then confirm; of cubes left
most temples first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from satrap.core.chance import Chance
from satrap.core.game import Choices, Event
from satrap.core.text import Text, text
from satrap.games.alexander_the_great import actions, flow
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.state import Known, Phase, State, seal_state, unseal_state
from satrap.games.alexander_the_great.steps import (
    allocate,
    build,
    choose_turn_order,
    move_armies,
    redistribute,
)

Reason = Callable[[Known, AnyAction], Text | None]
Effect = Callable[[State, tuple[AnyAction, ...], Chance, list[Event]], None]


class Decision(NamedTuple):
    """One kind of decision."""

    kinds: tuple[type, ...]
    legal: Callable[[Known], Choices[Any]]
    why_not: Reason
    apply: Effect


DECISIONS: Mapping[Phase, Decision] = {
    Phase.ALLOCATE: Decision((actions.Split,), allocate.legal, allocate.why_not, flow.allocated),
    Phase.ORDER: Decision(
        (actions.ChoosePlace,), choose_turn_order.legal, choose_turn_order.why_not, flow.placed
    ),
    Phase.MOVE: Decision(
        (actions.Move, actions.Stop), move_armies.legal, move_armies.why_not, flow.moved
    ),
    Phase.BUILD: Decision(
        (actions.LayTemple, actions.LayCity, actions.Confirm),
        build.legal,
        build.why_not,
        flow.built,
    ),
    Phase.REDISTRIBUTE: Decision(
        (actions.Resplit,), redistribute.legal, redistribute.why_not, flow.redistributed
    ),
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
    return seal_state(work)
