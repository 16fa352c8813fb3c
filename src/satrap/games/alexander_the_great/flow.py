"""The course of a match: regions, their turns, the seats in the order of play.

3.1, 4.0, 5.6 and 6.0. What needs no decision happens by itself: a seat without armies is passed
over, a march without a possible step and a seat without a site stop at once.
"""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.game import Event, Outcome
from satrap.games.alexander_the_great import events
from satrap.games.alexander_the_great.actions import AnyAction, Confirm, Move, Stop
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import (
    NOBODY,
    TURNS,
    Known,
    Phase,
    State,
    deciders,
)
from satrap.games.alexander_the_great.steps import (
    allocate,
    build,
    choose_turn_order,
    final_score,
    move_armies,
    redistribute,
    score,
)

GOAL = "last_province"  # an army entered the last province
THREE_TURNS = "three_turns"
ENDINGS = GOAL, THREE_TURNS


def known(state: State) -> Known:
    """Return what the seat in turn decides on."""
    return Known(state.config, state.table, state.turn, state.turn.seat)


# Regions


def begin_region(state: State, told: list[Event]) -> None:
    """Give everybody 15 cubes; the armies of the last region have left the board."""
    turn, table, seats = state.turn, state.table, state.config.seats
    table.boxes, table.spent = (Boxes(0, 0, 0, 0),) * seats, (0,) * seats
    table.armies = ((0,) * len(state.ground.places),) * seats
    turn.phase, turn.seat, turn.round, turn.order = Phase.ALLOCATE, NOBODY, 1, ()
    turn.entered = False
    told.append(events.RegionBegan(turn.region + 1, state.ground.name))


def allocated(
    state: State, splits: tuple[AnyAction, ...], chance: Chance, told: list[Event]
) -> None:
    """Lift the screens; then the order of play is chosen."""
    allocate.apply(state, splits, told)
    choose_turn_order.begin(state, chance, told)
    if state.turn.phase != Phase.ORDER:
        _begin_march(state, told)


def placed(state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> None:
    """Take a place in the order; after the last one the march begins."""
    choose_turn_order.apply(state, actions[0], told)
    if not state.turn.pickers:
        _begin_march(state, told)


def _begin_march(state: State, told: list[Event]) -> None:
    choose_turn_order.pay_bids(state)
    _begin_turn(state, told)


# Turns


def _begin_turn(state: State, told: list[Event]) -> None:
    turn = state.turn
    told.append(events.TurnBegan(turn.region + 1, turn.round, turn.order))
    _begin_seat(state, 0, told)


def _begin_seat(state: State, place: int, told: list[Event]) -> None:
    """Let the next seat march that has armies; after the last one the turn is scored."""
    turn, table = state.turn, state.table
    for seat in turn.order[place:]:
        if table.boxes[seat].army or any(table.armies[seat]):
            turn.seat = seat
            move_armies.begin(state, told)
            _march_on(state, told)
            return
    _end_turn(state, told)


def moved(state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> None:
    """Move a group, or stop."""
    (action,) = actions
    if isinstance(action, Move):
        move_armies.apply(state, action, told)
        _march_on(state, told)
    else:
        assert isinstance(action, Stop)
        _stop(state, told)


def _march_on(state: State, told: list[Event]) -> None:
    if not move_armies.passages(known(state)):
        _stop(state, told)


def _stop(state: State, told: list[Event]) -> None:
    told.append(events.Stopped(state.turn.seat))
    state.turn.phase, state.turn.stocks = Phase.BUILD, ()
    _build_on(state, told)


def built(state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> None:
    """Lay down a building, or leave the attempts as they are."""
    (action,) = actions
    if isinstance(action, Confirm):
        _end_seat(state, told)
    else:
        build.apply(state, action, told)
        _build_on(state, told)


def _build_on(state: State, told: list[Event]) -> None:
    if not any(True for _ in build.attempts(known(state))):
        _end_seat(state, told)


def _end_seat(state: State, told: list[Event]) -> None:
    _begin_seat(state, state.turn.order.index(state.turn.seat) + 1, told)


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
        _begin_turn(state, told)


def redistributed(
    state: State, splits: tuple[AnyAction, ...], chance: Chance, told: list[Event]
) -> None:
    """Lift the screens, and march on."""
    redistribute.apply(state, splits, told)
    _begin_turn(state, told)


def _end_region(state: State, told: list[Event]) -> None:
    turn = state.turn
    reason = GOAL if turn.entered else THREE_TURNS
    told.append(events.RegionEnded(turn.region + 1, state.ground.name, reason))
    if turn.region + 1 in state.config.campaign:
        turn.region, turn.number = turn.region + 1, turn.number + 1
        begin_region(state, told)
        return
    final_score.score(state, told)
    turn.phase, turn.ending = Phase.OVER, reason
    told.append(events.Ended(reason, winners(state.table.scores)))


# The end


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return who has most points; equals share the win (ruling ATG-19)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def outcome(state: State) -> Outcome | None:
    """Return how the match ended, or None while it goes on."""
    if state.turn.phase != Phase.OVER:
        return None
    scores = state.table.scores
    return Outcome(state.turn.ending, winners(scores), scores, state.turn.number)
