"""The course of a match: regions, their turns, the seats in the order of play.

3.1, 4.0 and 5.6. What needs no decision happens automatically: a seat without armies is skipped,
and a march ends when no step is possible, building when no site is left.
"""

from __future__ import annotations

from satrap.core.game import Event
from satrap.games.alexander_the_great import events
from satrap.games.alexander_the_great.numbers import NOBODY, TURNS, Phase
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import State, deciders
from satrap.games.alexander_the_great.steps import build, game_ends, move_armies, score


def go_on(state: State, told: list[Event]) -> None:
    """Do what needs no decision, until one is due or the match is over."""
    turn = state.turn
    while True:
        if turn.phase == Phase.MOVE and not move_armies.can_go_on(state):
            move_armies.stop(state, told)
        if turn.phase == Phase.BUILD and not build.can_go_on(state):
            turn.phase = Phase.NEXT
        if turn.phase != Phase.NEXT:
            return
        _next_seat(state, told)


def _next_seat(state: State, told: list[Event]) -> None:
    """Let the next seat with armies march; after the last one, score the turn."""
    turn, table, place = state.turn, state.table, 0
    if turn.seat == NOBODY:
        told.append(events.TurnBegan(turn.region + 1, turn.round, turn.order))
    else:
        place = turn.order.index(turn.seat) + 1
    for seat in turn.order[place:]:
        if table.boxes[seat].army or any(table.armies[seat]):
            turn.seat = seat
            move_armies.begin(state, told)
            return
    _end_turn(state, told)


def _end_turn(state: State, told: list[Event]) -> None:
    """Score; then another turn in the region, or the next region (5.6)."""
    turn, table = state.turn, state.table
    boxes, spent = table.boxes, table.spent
    score.score(state, told)
    turn.seat = NOBODY
    if turn.entered or turn.round == TURNS:
        _end_region(state, told)
        return
    if state.config.options.cubes_return == "buildings_return":  # ruling ATG-2
        table.boxes, table.spent = boxes, spent
    turn.number, turn.round, turn.phase = turn.number + 1, turn.round + 1, Phase.REDISTRIBUTE
    if not deciders(state.config, state.table, turn):
        turn.phase = Phase.NEXT


def _end_region(state: State, told: list[Event]) -> None:
    turn = state.turn
    reason = game_ends.GOAL if turn.entered else game_ends.THREE_TURNS
    told.append(events.RegionEnded(turn.region + 1, state.ground.name, reason))
    if turn.region + 1 in state.config.campaign:
        turn.region, turn.number = turn.region + 1, turn.number + 1
        begin_region(state, told)
    else:
        game_ends.finish(state, reason, told)


def begin_region(state: State, told: list[Event]) -> None:
    """Give everybody 15 cubes; the armies of the last region have left the board."""
    turn, table, seats = state.turn, state.table, state.config.seats
    table.boxes, table.spent = (Boxes(0, 0, 0, 0),) * seats, (0,) * seats
    table.armies = ((0,) * len(state.ground.places),) * seats
    turn.phase, turn.seat, turn.round, turn.order = Phase.ALLOCATE, NOBODY, 1, ()
    turn.entered = False
    told.append(events.RegionBegan(turn.region + 1, state.ground.name))
