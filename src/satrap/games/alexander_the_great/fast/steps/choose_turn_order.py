"""5.1, turn order: the seats choose their places in the order of play, once in a region."""

from __future__ import annotations

from satrap.fast.chance import Words
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes, turn_order
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import BIDS, NEXT, ORDER
from satrap.games.alexander_the_great.numbers import NOBODY


@compiled
def begin(tables: Record, state: Record, chance: Words) -> None:
    """Settle who chooses first; if nobody bids in the first turn of the match, nobody chooses."""
    seats, bids = int(tables.seats), 0
    for seat in range(seats):
        bids += int(state.boxes[seat, BIDS])
        state.order[seat] = NOBODY
    state.picked = seats
    if state.number == 1 and not bids:
        for place in range(seats):
            state.order[place] = (int(state.oldest) + place) % seats
        _settle(tables, state)
        return
    turn_order.rank_all(tables, state, chance)
    state.picked, state.phase, state.seat = 0, ORDER, state.pickers[0]


@compiled
def count(tables: Record, state: Record) -> int:
    """Return how many places are still empty."""
    return int(tables.seats) - int(state.picked)


@compiled
def nth(tables: Record, state: Record, number: int) -> int:
    """Return one of the empty places, in order."""
    place = 0
    while state.order[place] != NOBODY or number:
        if state.order[place] == NOBODY:
            number -= 1
        place += 1
    return codes.CHOOSE_PLACE * codes.VERB + place


@compiled
def apply(tables: Record, state: Record, action: int) -> None:
    """Take a place; the last seat gets what is left, and the march begins."""
    state.order[codes.argument(action)] = state.seat
    state.picked += 1
    if state.picked == tables.seats - 1:
        last = codes.argument(nth(tables, state, 0))
        state.order[last] = state.pickers[state.picked]
        state.picked += 1
        _settle(tables, state)
    else:
        state.seat = state.pickers[state.picked]


@compiled
def _settle(tables: Record, state: Record) -> None:
    """Empty all order boxes, whether the bids won or not; the first seat is next."""
    for seat in range(tables.seats):
        state.boxes[seat, BIDS] = 0
    state.phase, state.playing = NEXT, NOBODY
