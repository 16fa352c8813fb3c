"""Which decision is due: for each phase what is legal and why not; for each action what it does.

Legal actions come in this order: in a march the cards as they lie (march, joker, special), spaces
and points by their names; in the further actions draw, take, occupy, takeover, levy, retrieve,
pass; further guards after pay; cards by symbol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from satrap.core.chance import Chance
from satrap.core.game import Event, Step
from satrap.core.text import Text, text
from satrap.games.alexandros import actions, flow, sources
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.state import Known, Phase, State, seal_state, unseal_state
from satrap.games.alexandros.steps import (
    levy_taxes,
    move_alexander,
    occupy,
    pass_turn,
    take_back_guard,
    take_card,
    take_over,
)

Reason = Callable[[Known, AnyAction], Text | None]
Effect = Callable[[State, Any, Chance, list[Event]], None]  # of one kind of action


class Decision(NamedTuple):
    """One kind of decision."""

    kinds: tuple[type, ...]
    legal: Callable[[Known], tuple[AnyAction, ...]]
    why_not: Reason


def _why_no_act(known: Known, action: AnyAction) -> Text | None:
    if isinstance(action, actions.Pass):
        return pass_turn.why_not(flow.legal_acts(known))
    is_free = known.config.options.retrieve_cost == "free"
    if not known.turn.actions and not (is_free and isinstance(action, actions.TakeBackGuard)):
        return text("no-action-left")
    return _ACTS[type(action)](known, action)


_ACTS: Mapping[type, Reason] = {
    actions.DrawCard: take_card.why_not,
    actions.TakeCard: take_card.why_not,
    actions.Occupy: occupy.why_not,
    actions.TakeOver: take_over.why_not,
    actions.LevyTaxes: levy_taxes.why_not,
    actions.TakeBackGuard: take_back_guard.why_not,
}


_BY_PHASE: Mapping[Phase, Decision] = {
    Phase.SOURCE: Decision(
        (actions.March, actions.Joker, actions.Special, actions.Stay),
        sources.legal,
        move_alexander.why_no_source,
    ),
    Phase.SPACE: Decision(
        (actions.ChooseSpace,), move_alexander.legal_spaces, move_alexander.why_not_space
    ),
    Phase.POINT: Decision(
        (actions.ChoosePoint,), move_alexander.legal_points, move_alexander.why_not_point
    ),
    Phase.PATH: Decision(
        (actions.TakeStep,), move_alexander.legal_steps, move_alexander.why_not_step
    ),
    Phase.ACT: Decision((actions.Pass, *_ACTS), flow.legal_acts, _why_no_act),
    Phase.GUARDS: Decision(
        (actions.AddGuard, actions.Pay), occupy.legal_guards, occupy.why_not_guard
    ),
    Phase.GIVE: Decision((actions.GiveCard,), take_over.legal_gifts, take_over.why_not_gift),
}

_ACT = Phase.ACT
DECISIONS = tuple(_BY_PHASE[phase] for phase in sorted(_BY_PHASE))  # by the number of the phase
LEGAL = tuple(decision.legal for decision in DECISIONS)

_EFFECTS: Mapping[type, Effect] = {
    actions.March: move_alexander.choose_source,
    actions.Joker: move_alexander.choose_source,
    actions.Special: move_alexander.choose_source,
    actions.Stay: move_alexander.choose_source,
    actions.ChooseSpace: move_alexander.choose_space,
    actions.ChoosePoint: move_alexander.choose_point,
    actions.TakeStep: move_alexander.take_step,
    actions.DrawCard: flow.take,
    actions.TakeCard: flow.take,
    actions.Occupy: flow.claim,
    actions.TakeOver: flow.claim,
    actions.AddGuard: flow.claim,
    actions.Pay: flow.claim,
    actions.GiveCard: take_over.give,
    actions.LevyTaxes: flow.levy,
    actions.TakeBackGuard: flow.take_back,
    actions.Pass: pass_turn.apply,
}


_step = partial(tuple.__new__, Step)  # as Step(...), but made in C


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why an action is not possible now, or None if it is."""
    decision = DECISIONS[known.turn.phase]
    if not isinstance(action, decision.kinds):
        return text(f"now-{known.turn.phase.name.lower()}")
    return decision.why_not(known, action)


def apply(state: State, action: AnyAction, chance: Chance) -> Step[State]:
    """Carry out an action and whatever follows from it without a decision."""
    told: list[Event] = []
    work = unseal_state(state)
    _EFFECTS[type(action)](work, action, chance, told)
    if work.turn.phase == _ACT and work.turn.actions <= 0:
        flow.go_on(work, chance, told)
    return _step((seal_state(work), tuple(told)))
