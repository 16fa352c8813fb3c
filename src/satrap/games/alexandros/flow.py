"""The course of a match: Alexander's move, two further actions, new cards, the next seat.

EN, Playing the game.
"""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.game import Event
from satrap.games.alexandros import deck, events, marches, sources
from satrap.games.alexandros.numbers import ACTIONS, Phase
from satrap.games.alexandros.state import State
from satrap.games.alexandros.steps import game_ends, move_alexander

_SOURCE, _ACT = Phase.SOURCE, Phase.ACT


def begin_turn(state: State, told: list[Event]) -> None:
    """Begin a turn; skip Alexander's move if everybody can see that none is possible."""
    told.append(events.TurnBegan(state.turn.seat, state.turn.number))
    state.turn.free = marches.free_spaces(state.config, state.table)
    if sources.is_stuck(state.config, state.table, state.turn):
        move_alexander.stay(state, told)


def go_on(state: State, chance: Chance, told: list[Event]) -> None:
    """End the turn if no action is left and there is nothing else to decide."""
    turn = state.turn
    if turn.phase != _ACT or turn.actions > 0:
        return
    is_free = state.config.options.retrieve_cost == "free"
    has_guards = state.table.guards[turn.seat] != 0
    if not (is_free and has_guards and turn.actions == 0):
        _end_turn(state, chance, told)


def _end_turn(state: State, chance: Chance, told: list[Event]) -> None:
    """Turn up new cards, then end the match or pass the turn on, clockwise."""
    deck.turn_up(state, chance, told)  # ruling ALX-24
    reason = game_ends.ending(state)
    if reason:
        game_ends.finish(state, reason, told)
        return
    turn = state.turn
    turn.number += 1
    turn.seat = (turn.seat + 1) % state.config.seats
    turn.phase, turn.actions, turn.levied = _SOURCE, ACTIONS, False
    begin_turn(state, told)
