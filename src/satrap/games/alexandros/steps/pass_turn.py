"""EN, Further actions: a player may take fewer than two actions (ruling ALX-8)."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import claims, events, memory
from satrap.games.alexandros.actions import AnyAction, Pass, TakeBackGuard
from satrap.games.alexandros.cards import ONE
from satrap.games.alexandros.numbers import PASSED
from satrap.games.alexandros.state import Known, State, known

_PASS = Pass()
_ALONE = (_PASS,)


def legal(known: Known, acts: list[AnyAction]) -> tuple[Pass, ...]:
    """Return pass, unless an action must be taken and one is possible."""
    options = known.config.options
    if options.actions_optional or not known.turn.actions:
        return _ALONE
    is_free = options.retrieve_cost == "free"
    must = [act for act in acts if not (is_free and isinstance(act, TakeBackGuard))]
    return () if must else _ALONE


def why_not(acts: tuple[AnyAction, ...]) -> Text | None:
    """Return why the seat cannot pass, given its legal actions."""
    return None if _PASS in acts else text("pass-must-act")


def apply(state: State, action: AnyAction, chance: Chance, told: list[Event]) -> None:
    """Give up what is left of the turn."""
    told.append(events.Passed(state.turn.seat))
    if not state.config.options.actions_optional and state.turn.actions:
        _note_lacks(state)
    state.turn.actions = PASSED


def _note_lacks(state: State) -> None:
    """Note what others learn when a seat passes although it would have to act if it could."""
    table, seat, tables = state.table, state.turn.seat, state.config.tables
    held, size = table.guards[seat], table.hand_sizes[seat]
    needs = [price for price in claims.prices(known(state)) if sum(price) <= size]
    if not state.turn.levied:
        needs += [ONE[card] for card, spaces in enumerate(tables.bearing) if spaces & held]
    for need in needs if size else []:
        memory.saw_lack(table, seat, need)
