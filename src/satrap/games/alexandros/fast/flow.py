"""The course of a match: Alexander's move, two further actions, new cards, the next seat."""

from __future__ import annotations

from satrap.fast.chance import Words
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import deck, marches, sources
from satrap.games.alexandros.fast.codes import COSTS_NOTHING, IN_ACT, IN_SOURCE, NONE
from satrap.games.alexandros.fast.layout import Record
from satrap.games.alexandros.fast.steps import game_ends, move_alexander
from satrap.games.alexandros.numbers import ACTIONS


@compiled
def begin_turn(tables: Record, state: Record, scratch: Record) -> None:
    """Begin a turn; skip Alexander's move if everybody can see that none is possible."""
    marches.free_spaces(tables, state, state.free)
    if sources.is_stuck(tables, state, scratch):
        move_alexander.stay(tables, state, scratch)


@compiled
def go_on(tables: Record, state: Record, chance: Words, scratch: Record) -> None:
    """End the turn if no action is left and there is nothing else to decide."""
    if state.phase != IN_ACT or state.actions > 0:
        return
    is_free = tables.retrieve_cost == COSTS_NOTHING
    if is_free and state.stationed[state.seat] > 0 and state.actions == 0:
        return
    _end_turn(tables, state, chance, scratch)


@compiled
def _end_turn(tables: Record, state: Record, chance: Words, scratch: Record) -> None:
    """Turn up new cards, then end the match or pass the turn on, clockwise."""
    deck.turn_up(tables, state, chance)
    reason = game_ends.ending(tables, state)
    if reason != NONE:
        game_ends.finish(state, reason)
        return
    state.number += 1
    state.seat = (state.seat + 1) % tables.seats
    state.phase, state.actions, state.levied = IN_SOURCE, ACTIONS, 0
    begin_turn(tables, state, scratch)
