"""EN, Further actions: up to two of four in any order, even the same one twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import actions, claims
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.state import Known, State
from satrap.games.alexandros.steps import (
    levy_taxes,
    occupy,
    pass_turn,
    take_back_guard,
    take_card,
    take_over,
)


class Act(NamedTuple):
    """One of the further actions."""

    why_not: Callable[[Known, AnyAction], Text | None]
    apply: Callable[[State, AnyAction, Chance, list[Event]], None]


def legal(known: Known) -> tuple[AnyAction, ...]:
    """Return the further actions: take, occupy, take over, levy, take back, pass."""
    acts: list[AnyAction] = []
    if known.turn.actions:
        free, theirs = claims.within_reach(known)
        acts += take_card.legal(known)
        if free:
            acts += occupy.legal(known, free)
        if theirs:
            acts += take_over.legal(known, theirs)
        acts += levy_taxes.legal(known)
    if known.turn.actions or known.config.options.retrieve_cost == "free":
        acts += take_back_guard.legal(known)
    return (*acts, *pass_turn.legal(known, acts))


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why an action cannot be done now."""
    is_free = known.config.options.retrieve_cost == "free"
    can_act = known.turn.actions or (is_free and isinstance(action, actions.TakeBackGuard))
    if not can_act and not isinstance(action, actions.Pass):
        return text("no-action-left")
    return _ACTS[type(action)].why_not(known, action)


def _why_no_pass(known: Known, action: AnyAction) -> Text | None:
    return pass_turn.why_not(legal(known))


def apply(state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> None:
    """Carry out a further action, or begin a claim."""
    (action,) = actions
    _ACTS[type(action)].apply(state, action, chance, told)


_ACTS: Mapping[type, Act] = {
    actions.Pass: Act(_why_no_pass, pass_turn.apply),
    actions.DrawCard: Act(take_card.why_not, take_card.apply),
    actions.TakeCard: Act(take_card.why_not, take_card.apply),
    actions.Occupy: Act(occupy.why_not, occupy.apply),
    actions.TakeOver: Act(take_over.why_not, take_over.apply),
    actions.LevyTaxes: Act(levy_taxes.why_not, levy_taxes.apply),
    actions.TakeBackGuard: Act(take_back_guard.why_not, take_back_guard.apply),
}

ACT = Decision(tuple(_ACTS), legal, why_not, apply)
