"""The course of a match: regions, their turns, the seats in the order of play; no recursion."""

from __future__ import annotations

from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes, marches, orders, scoring, sites, splitting
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import (
    ALLOCATE,
    ARMY,
    BIDS,
    BUILD,
    MOVE,
    NEXT,
    ORDER,
    OVER,
    PLACES,
    REDISTRIBUTE,
    REGIONS,
    SEATS,
)
from satrap.games.alexander_the_great.numbers import CITIES, NOBODY, TEMPLES, TURNS


@compiled
def start(tables: Record, state: Record, chance: Words) -> None:
    """Set up a match; who is the oldest is told, or drawn."""
    for seat in range(SEATS):
        state.scores[seat] = 0
        state.laid_temples[seat] = 0
        state.laid_cities[seat] = 0
        state.temples_left[seat] = TEMPLES
        state.cities_left[seat] = CITIES
        for region in range(REGIONS):
            state.temples[seat, region] = 0
            state.cities[seat, region] = 0
    state.oldest = tables.starter
    if state.oldest == NOBODY:
        state.oldest = below(chance, int(tables.seats))
    state.number, state.region = 1, tables.first
    begin_region(tables, state)


@compiled
def begin_region(tables: Record, state: Record) -> None:
    """Clear the board of armies, and the boxes; all split 15 cubes."""
    open_cities = int(tables.city_sites[state.region])
    for seat in range(SEATS):
        open_cities &= ~int(state.cities[seat, state.region])
        for box in range(4):
            state.boxes[seat, box] = 0
        for place in range(PLACES):
            state.armies[seat, place] = 0
    state.open_cities = open_cities
    state.phase, state.seat, state.turn, state.entered = ALLOCATE, 0, 1, 0


@compiled
def apply(tables: Record, state: Record, action: int, chance: Words) -> None:
    """Carry out a legal action of the seat that decides, and whatever follows by itself."""
    phase = state.phase
    if phase in (MOVE, BUILD):
        _act(tables, state, action)
        go_on(tables, state)
    elif phase == ORDER:
        if not orders.choose(tables, state, action):
            _begin_march(tables, state)
    elif splitting.seal(tables, state, action):
        if phase == REDISTRIBUTE:
            _begin_turn(state)
            go_on(tables, state)
        elif not orders.begin(tables, state, chance):
            _begin_march(tables, state)


@compiled
def _act(tables: Record, state: Record, action: int) -> None:
    verb = codes.verb(action)
    if verb == codes.MOVE_GROUP:
        marches.march(tables, state, action)
    elif verb == codes.STOP:
        state.phase = BUILD
        sites.begin(tables, state)
    elif verb == codes.CONFIRM:
        state.phase = NEXT
    else:
        sites.lay(state, action)


@compiled
def _begin_march(tables: Record, state: Record) -> None:
    """Spend the bids, useful or not."""
    for seat in range(tables.seats):
        state.boxes[seat, BIDS] = 0
    _begin_turn(state)
    go_on(tables, state)


@compiled
def _begin_turn(state: Record) -> None:
    state.phase, state.playing = NEXT, NOBODY


@compiled
def go_on(tables: Record, state: Record) -> None:
    """Do what needs no decision, until one is due or the match is over."""
    while True:
        if state.phase == MOVE:
            if marches.can_march(tables, state):
                return
            state.phase = BUILD
            sites.begin(tables, state)
        if state.phase == BUILD:
            if sites.for_temples(tables, state) or sites.for_cities(state):
                return
            state.phase = NEXT
        if state.phase != NEXT:
            return
        _next_seat(tables, state)


@compiled
def _next_seat(tables: Record, state: Record) -> None:
    """Let the next seat march that has armies; after the last one the turn is scored."""
    state.playing += 1
    if state.playing == tables.seats:
        _end_turn(tables, state)
        return
    state.seat = state.order[state.playing]
    if _has_armies(tables, state):
        marches.begin(tables, state)
        state.phase = MOVE


@compiled
def _has_armies(tables: Record, state: Record) -> bool:
    armies = int(state.boxes[state.seat, ARMY])
    for place in range(tables.places[state.region]):
        armies += int(state.armies[state.seat, place])
    return armies > 0


@compiled
def _end_turn(tables: Record, state: Record) -> None:
    """Score; then another turn in the region, the next region, or the end (5.6)."""
    scoring.score(tables, state)
    if not state.entered and state.turn < TURNS:
        state.number += 1
        state.turn += 1
        state.phase = REDISTRIBUTE
        splitting.give_back(tables, state)
        state.seat = splitting.next_decider(tables, state, 0)
        if state.seat == NOBODY:
            _begin_turn(state)
    elif state.region < tables.last:
        state.number += 1
        state.region += 1
        begin_region(tables, state)
    else:
        scoring.final_score(tables, state)
        state.phase, state.seat = OVER, NOBODY


@compiled
def winners(tables: Record, state: Record) -> int:
    """Return who has most points, a bit for each seat; equals share the win (ruling ATG-19)."""
    best, found = -1, 0
    for seat in range(tables.seats):
        if state.scores[seat] > best:
            best, found = int(state.scores[seat]), 0
        if state.scores[seat] == best:
            found |= 1 << seat
    return found
