"""Land in matches of Alexandros that a seat could occupy now."""

from __future__ import annotations

from satrap.games.alexandros import actions
from satrap.games.alexandros.state import Province, State, known
from satrap.games.alexandros.steps import further_actions

GOOD = 3  # open spaces of a province that everybody would want


def around(state: State, space: str) -> Province:
    """Return the province of a space."""
    at = state.config.tables.spaces[space]
    return next(part for part in state.table.provinces if part.spaces >> at & 1)


def is_land_waiting(state: State) -> bool:
    """Say whether the seat can occupy good land and pay for it with one guard and its cards."""
    hand = state.hands[state.turn.seat]
    lands = [
        around(state, action.space)
        for action in further_actions.legal(known(state))
        if isinstance(action, actions.Occupy)
    ]
    return any(
        land.value >= GOOD and sum(max(0, n - h) for n, h in zip(land.need, hand, strict=True)) < 2
        for land in lands
    )
