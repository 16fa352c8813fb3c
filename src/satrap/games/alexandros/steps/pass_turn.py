"""EN, Further actions: a player may do less than two actions (ruling ALX-8)."""

from __future__ import annotations

from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import events
from satrap.games.alexandros.actions import AnyAction, Pass, TakeBackGuard
from satrap.games.alexandros.state import Known, State

_PASS = Pass()
PASSED = -1  # actions left after a pass


def legal(known: Known, acts: list[AnyAction]) -> tuple[Pass, ...]:
    """Return pass, unless an action must be taken and there is one."""
    if known.config.options.actions_optional or not known.turn.actions:
        return (_PASS,)
    is_free = known.config.options.retrieve_cost == "free"
    must = [act for act in acts if not (is_free and isinstance(act, TakeBackGuard))]
    return () if must else (_PASS,)


def why_not(known: Known, acts: list[AnyAction]) -> Text | None:
    """Return why the seat may not pass."""
    return None if legal(known, acts) else text("pass-must-act")


def apply(state: State, told: list[Event]) -> None:
    """Give up what is left of the turn."""
    told.append(events.Passed(state.turn.seat))
    state.turn.actions = PASSED
