"""The state behind a view: nothing in a state is hidden, so there is only one."""

from __future__ import annotations

from satrap.core.frozen import seal
from satrap.games.alexander_the_great.state import State
from satrap.games.alexander_the_great.view import View


def imagine(view: View) -> State:
    """Return the state behind a view."""
    return seal(State(view.config, view.table, view.turn))
