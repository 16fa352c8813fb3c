"""EN, Take back a guard: one guard returns to its seat; no card is needed."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import events, provinces
from satrap.games.alexandros.actions import AnyAction, TakeBackGuard
from satrap.games.alexandros.state import Known, State
from satrap.games.alexandros.tables import bits


def legal(known: Known) -> list[AnyAction]:
    """Return the seat's guards on the board, in the order of their spaces."""
    guards, take_back = known.table.guards[known.turn.seat], known.config.tables.take_back
    return [take_back[space] for space in bits(guards)] if guards else []


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why this guard cannot be taken back."""
    assert isinstance(action, TakeBackGuard)
    called = known.config.tables.called(action.space)
    return None if action in legal(known) else text("no-guard-there", space=called)


def apply(state: State, action: AnyAction, chance: Chance, told: list[Event]) -> None:
    """Return the guard to its seat."""
    assert isinstance(action, TakeBackGuard)
    state.turn.actions -= state.config.options.retrieve_cost == "action"  # ruling ALX-9
    tables, table, seat = state.config.tables, state.table, state.turn.seat
    space = tables.spaces[action.space]
    province = provinces.province_at(table, space)
    provinces.hold(table, province, seat, province.guards ^ 1 << space)
    told.append(events.GuardTakenBack(seat, *tables.signs[space]))
