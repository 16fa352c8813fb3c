"""The course of a match: regions, their turns, the seats in the order of play; no recursion."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import deciders
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import (
    ALLOCATE,
    ARMY,
    BOXES,
    BUILD,
    MOVE,
    NEXT,
    PLACES,
    REDISTRIBUTE,
    SEATS,
)
from satrap.games.alexander_the_great.fast.steps import (
    build,
    game_ends,
    move_armies,
    redistribute,
    score,
)
from satrap.games.alexander_the_great.numbers import NOBODY, TURNS


@compiled
def go_on(tables: Record, state: Record) -> None:
    """Do what needs no decision, until one is due or the match is over."""
    while True:
        if state.phase == MOVE and not move_armies.can_go_on(tables, state):
            move_armies.stop(tables, state)
        if state.phase == BUILD and not build.can_go_on(tables, state):
            state.phase = NEXT
        if state.phase != NEXT:
            return
        _next_seat(tables, state)


@compiled
def _next_seat(tables: Record, state: Record) -> None:
    """Let the next seat march if it has armies; after the last one, score the turn."""
    state.playing += 1
    if state.playing == tables.seats:
        _end_turn(tables, state)
        return
    state.seat = state.order[state.playing]
    if _has_armies(tables, state):
        move_armies.begin(tables, state)


@compiled
def _has_armies(tables: Record, state: Record) -> bool:
    armies = int(state.boxes[state.seat, ARMY])
    for place in range(tables.places[state.region]):
        armies += int(state.armies[state.seat, place])
    return armies > 0


@compiled
def _end_turn(tables: Record, state: Record) -> None:
    """Score; then another turn in the region, or the next region (5.6)."""
    score.score(tables, state)
    if state.entered or state.turn == TURNS:
        _end_region(tables, state)
        return
    state.number += 1
    state.turn += 1
    state.phase = REDISTRIBUTE
    redistribute.give_back(tables, state)
    state.seat = deciders.next_decider(tables, state, 0)
    if state.seat == NOBODY:
        state.phase, state.playing = NEXT, NOBODY


@compiled
def _end_region(tables: Record, state: Record) -> None:
    if state.region < tables.last:
        state.number += 1
        state.region += 1
        begin_region(tables, state)
    else:
        game_ends.finish(tables, state)


@compiled
def begin_region(tables: Record, state: Record) -> None:
    """Remove all armies and empty the boxes; all split 15 cubes."""
    open_cities = int(tables.city_sites[state.region])
    for seat in range(SEATS):
        open_cities &= ~int(state.cities[seat, state.region])
        for box in range(BOXES):
            state.boxes[seat, box] = 0
        for place in range(PLACES):
            state.armies[seat, place] = 0
    state.open_cities = open_cities
    state.phase, state.seat, state.turn, state.entered = ALLOCATE, 0, 1, 0
