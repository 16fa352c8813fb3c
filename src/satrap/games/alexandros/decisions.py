"""Which decision is due in each phase.

Legal actions come in this order: for a march, the cards as they lie (march, joker, special), spaces
and points by name; for the further actions, draw, take, occupy, takeover, levy, retrieve, pass;
pay before more guards; cards by symbol.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.game import Event, Step
from satrap.core.text import Text, text
from satrap.games.alexandros import flow
from satrap.games.alexandros.actions import AnyAction, ChooseSpace
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import Known, State, seal_state, unseal_state
from satrap.games.alexandros.steps import further_actions, give_cards, move_alexander, occupy

_BY_PHASE: Mapping[Phase, Decision[Known, tuple[AnyAction, ...], State, AnyAction]] = {
    Phase.SOURCE: move_alexander.SOURCE,
    Phase.SPACE: move_alexander.SPACE,
    Phase.POINT: move_alexander.POINT,
    Phase.PATH: move_alexander.PATH,
    Phase.ACT: further_actions.ACT,
    Phase.GUARDS: occupy.FURTHER_GUARDS,
    Phase.GIVE: give_cards.GIVE,
}
DECISIONS = tuple(_BY_PHASE[phase] for phase in sorted(_BY_PHASE))  # in order of phase number
LEGAL = tuple(decision.legal for decision in DECISIONS)

_step = partial(tuple.__new__, Step)  # like Step(...), but faster: it runs in C


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why an action is not possible now, or None if it is."""
    decision = DECISIONS[known.turn.phase]
    if known.turn.phase is Phase.SOURCE and isinstance(action, ChooseSpace):
        return move_alexander.why_no_card_leads(known, action)
    if not isinstance(action, decision.kinds):
        return text(f"now-{known.turn.phase.name.lower()}")
    return decision.why_not(known, action)


def apply(state: State, actions: tuple[AnyAction, ...], chance: Chance) -> Step[State]:
    """Carry out an action and whatever follows from it without a decision."""
    told: list[Event] = []
    work = unseal_state(state)
    DECISIONS[work.turn.phase].apply(work, actions, chance, told)
    flow.go_on(work, chance, told)
    return _step((seal_state(work), tuple(told)))
