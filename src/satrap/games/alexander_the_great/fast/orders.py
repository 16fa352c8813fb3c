"""5.1, turn order: who chooses a place first, and choosing (rulings ATG-1 and ATG-8)."""

from __future__ import annotations

from satrap.fast.chance import Words, shuffle
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import (
    ARMY,
    BIDS,
    LEXICOGRAPHIC,
    ORDER,
    TEMPLE,
    WINNER_THEN_VP,
)
from satrap.games.alexander_the_great.numbers import NOBODY

FIRST = 1 << 30  # ranks a bid above all points
A_BID = 256  # the least that a bid is worth; less are armies and temples alone


@compiled
def begin(tables: Record, state: Record, chance: Words) -> bool:
    """Settle who chooses first; say whether anybody does.

    With no bid in the first turn of the match nobody chooses: the oldest begins.
    """
    seats, bids = int(tables.seats), 0
    for seat in range(seats):
        bids += int(state.boxes[seat, BIDS])
        state.order[seat] = NOBODY
    state.picked = seats
    if state.number == 1 and not bids:
        for place in range(seats):
            state.order[place] = (int(state.oldest) + place) % seats
        return False
    _rank_all(tables, state, chance)
    state.picked, state.phase, state.seat = 0, ORDER, state.pickers[0]
    return True


@compiled
def _rank_all(tables: Record, state: Record, chance: Words) -> None:
    """Put all seats in the order of choosing; lots are drawn only where seats are equal."""
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
    """Return what ranks a seat; more is better."""
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
    """Only one seat wins the bid: others that bid the same fall back among the points."""
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
    """Return what ranks a seat among those that have not won the bid."""
    if tables.turn_order == WINNER_THEN_VP:
        return int(state.scores[seat])
    return _rank(tables, state, seat)


@compiled
def _sort(tables: Record, state: Record, first: int) -> None:
    """Sort by rank, the best first; equals stay as the lot put them."""
    for last in range(first + 1, tables.seats):
        place, seat = last, state.pickers[last]
        rank = _later_rank(tables, state, seat)
        while place > first and _later_rank(tables, state, state.pickers[place - 1]) < rank:
            state.pickers[place] = state.pickers[place - 1]
            place -= 1
        state.pickers[place] = seat


@compiled
def count(tables: Record, state: Record) -> int:
    """Return how many places are still empty."""
    return int(tables.seats) - int(state.picked)


@compiled
def nth(tables: Record, state: Record, number: int) -> int:
    """Return one of the empty places, the first one first."""
    place = 0
    while state.order[place] != NOBODY or number:
        if state.order[place] == NOBODY:
            number -= 1
        place += 1
    return codes.CHOOSE_PLACE * codes.VERB + place


@compiled
def choose(tables: Record, state: Record, action: int) -> bool:
    """Give the seat a place; the last seat gets what is left. Say whether others still choose."""
    state.order[codes.argument(action)] = state.seat
    state.picked += 1
    if state.picked == tables.seats - 1:
        last = codes.argument(nth(tables, state, 0))
        state.order[last] = state.pickers[state.picked]
        state.picked += 1
        return False
    state.seat = state.pickers[state.picked]
    return True
