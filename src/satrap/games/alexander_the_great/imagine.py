"""The state behind a view: nothing in a state is hidden, so there is only one."""

from __future__ import annotations

import random

from satrap.core.chance import PlainChance
from satrap.core.frozen import seal
from satrap.core.game import Event
from satrap.games.alexander_the_great import decisions
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.state import State, deciders
from satrap.games.alexander_the_great.view import View


def imagine(view: View) -> State:
    """Return the state behind a view."""
    return seal(State(view.config, view.table, view.turn))


def preview(view: View, action: AnyAction) -> tuple[Event, ...]:
    """Return what an action leads to; nothing if other seats choose at the same time."""
    told: list[Event] = []
    if len(deciders(view.config, view.table, view.turn)) == 1:
        decisions.apply(imagine(view), (action,), PlainChance(random.Random(0)), told)
    return tuple(told)
