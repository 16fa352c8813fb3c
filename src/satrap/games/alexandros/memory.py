"""What everybody can remember of a hand.

Every card that changes place is seen by all, except those drawn from the deck. So all observers
share one trace of each hand: the cards surely in it, and the order of its unseen draws and of the
plays that must have come from them. `imagine` draws fair hands from it.
"""

from __future__ import annotations

from satrap.core.frozen import replace
from satrap.core.game import Seat
from satrap.games.alexandros.cards import NO_CARDS, Cards, add, minus, missing, plus
from satrap.games.alexandros.state import Era, State, Table, Trace


def with_trace(table: Table, seat: Seat, trace: Trace) -> tuple[Trace, ...]:
    """Return all traces with one exchanged."""
    return (*table.traces[:seat], trace, *table.traces[seat + 1 :])


def saw_gain(trace: Trace, cards: Cards) -> Trace:
    """Cards went into the hand face up."""
    return Trace(plus(trace.known, cards), trace.tokens)


def saw_draw(trace: Trace, era: int) -> Trace:
    """A card went into the hand face down."""
    return Trace(trace.known, (*trace.tokens, era))


def saw_play(trace: Trace, cards: Cards) -> Trace:
    """Cards left the hand: those surely in it first, the rest must have been drawn unseen."""
    surprises = missing(cards, trace.known)
    tokens = trace.tokens
    if surprises != NO_CARDS:
        tokens += tuple(-1 - s for s, count in enumerate(surprises) for _ in range(count))
    return Trace(minus(trace.known, minus(cards, surprises)), tokens)


def saw_lack(trace: Trace, need: Cards) -> Trace:
    """The seat did what it may do only when its hand does not hold all of `need`."""
    return Trace(trace.known, (*trace.tokens, missing(need, trace.known)))


def is_settled(trace: Trace, size: int) -> bool:
    """Say whether nothing in the hand is unknown and all its unseen draws are of one deck."""
    eras = {token for token in trace.tokens if isinstance(token, int) and token >= 0}
    return len(eras) == 1 and sum(trace.known) == size


def settle(state: State, seat: Seat) -> State:
    """Forget how a hand came about once everything in it is known."""
    table = state.table
    trace = table.traces[seat]
    if not trace.tokens or not is_settled(trace, table.hand_sizes[seat]):
        return state
    (era,) = {token for token in trace.tokens if isinstance(token, int) and token >= 0}
    cards = NO_CARDS
    for token in trace.tokens:
        if isinstance(token, int) and token < 0:
            cards = add(cards, -1 - token)
    traces = with_trace(table, seat, Trace(trace.known, ()))
    table = replace(table, traces=traces, eras=saw_era(table.eras, era, cards))
    mine = state.drawn[seat]
    mine = (*mine[:era], minus(mine[era], cards), *mine[era + 1 :])
    drawn = (*state.drawn[:seat], mine, *state.drawn[seat + 1 :])
    return replace(state, table=table, drawn=drawn)


def saw_era(eras: tuple[Era, ...], number: int, cards: Cards) -> tuple[Era, ...]:
    """Note cards of a deck that everybody has seen."""
    era = eras[number]
    return (*eras[:number], Era(era.cards, plus(era.seen, cards)), *eras[number + 1 :])
