"""5.1, turn order: who chooses a place first, second, and so on (rulings ATG-1 and ATG-8)."""

from __future__ import annotations

from satrap.fast.chance import Words, shuffle
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import (
    ARMY,
    BIDS,
    LEXICOGRAPHIC,
    TEMPLE,
    WINNER_THEN_VP,
)

FIRST = 1 << 30  # ranks a bid above all points
A_BID = 256  # the least that a bid is worth; less means only armies and temples


@compiled
def rank_all(tables: Record, state: Record, chance: Words) -> None:
    """Put all seats in the order of choosing; lots are drawn only if seats tie."""
    seats = int(tables.seats)
    for seat in range(seats):
        state.pickers[seat] = seat
    if _has_tie(tables, state):
        shuffle(chance, state.pickers, seats)
    if tables.turn_order == WINNER_THEN_VP:
        _put_winner_first(tables, state)
        _sort(tables, state, 1)
    else:
        _sort(tables, state, 0)


@compiled
def _bid(state: Record, seat: int) -> int:
    boxes = state.boxes
    return (int(boxes[seat, BIDS]) * 16 + int(boxes[seat, ARMY])) * 16 + int(boxes[seat, TEMPLE])


@compiled
def _rank(tables: Record, state: Record, seat: int) -> int:
    """Return the rank of a seat; more is better."""
    bid, points = _bid(state, seat), int(state.scores[seat])
    if tables.turn_order == LEXICOGRAPHIC:
        return bid
    if tables.turn_order == WINNER_THEN_VP:
        return FIRST + bid if bid >= A_BID and bid == _best_bid(tables, state) else points
    return FIRST + bid if bid >= A_BID else points * A_BID + bid


@compiled
def _best_bid(tables: Record, state: Record) -> int:
    best = 0
    for seat in range(tables.seats):
        best = max(best, _bid(state, seat))
    return best


@compiled
def _has_tie(tables: Record, state: Record) -> bool:
    for seat in range(tables.seats):
        for other in range(seat):
            if _rank(tables, state, seat) == _rank(tables, state, other):
                return True
    return False


@compiled
def _put_winner_first(tables: Record, state: Record) -> None:
    """Only one seat wins the bid: others with the same bid are ranked by points."""
    best = 0
    for place in range(1, tables.seats):
        rank = _rank(tables, state, state.pickers[place])
        if rank > _rank(tables, state, state.pickers[best]):
            best = place
    winner = state.pickers[best]
    for place in range(best, 0, -1):
        state.pickers[place] = state.pickers[place - 1]
    state.pickers[0] = winner


@compiled
def _later_rank(tables: Record, state: Record, seat: int) -> int:
    """Return the rank of a seat among those that have not won the bid."""
    if tables.turn_order == WINNER_THEN_VP:
        return int(state.scores[seat])
    return _rank(tables, state, seat)


@compiled
def _sort(tables: Record, state: Record, first: int) -> None:
    """Sort by rank, the best first; ties stay in the order of the lots."""
    for last in range(first + 1, tables.seats):
        place, seat = last, state.pickers[last]
        rank = _later_rank(tables, state, seat)
        while place > first and _later_rank(tables, state, state.pickers[place - 1]) < rank:
            state.pickers[place] = state.pickers[place - 1]
            place -= 1
        state.pickers[place] = seat
