"""What everybody can remember about a hand.

Everybody sees every card that moves, except those drawn from the deck. So all observers share one
trace of each hand: the cards certainly in it, and the order of its unseen draws and of the plays
that must have come from them. `imagine` samples fair hands from it.
"""

from __future__ import annotations

from satrap.core.frozen import put
from satrap.core.game import Seat
from satrap.games.alexandros.cards import NO_CARDS, Cards, add, minus, missing, plus, spread
from satrap.games.alexandros.state import Era, State, Tabletop, Token, Trace


def saw_gain(table: Tabletop, seat: Seat, cards: Cards) -> None:
    """Note cards that went into a hand face up."""
    trace = table.traces[seat]
    _note(table, seat, Trace(plus(trace.known, cards), trace.tokens))


def saw_draw(table: Tabletop, seat: Seat) -> None:
    """Note a card that went into a hand face down."""
    trace = table.traces[seat]
    _note(table, seat, Trace(trace.known, (*trace.tokens, len(table.eras) - 1)))


def saw_play(table: Tabletop, seat: Seat, cards: Cards) -> None:
    """Note cards that left a hand: known ones first; the rest must have been drawn unseen."""
    trace = table.traces[seat]
    surprises = spread(missing(cards, trace.known))
    plays = tuple([-1 - card for card in surprises]) if surprises else ()
    _note(table, seat, Trace(missing(trace.known, cards), trace.tokens + plays))


def saw_lack(table: Tabletop, seat: Seat, need: Cards) -> None:
    """Note an action that is legal only if the hand does not hold all of `need`."""
    trace = table.traces[seat]
    lack: Token = missing(need, trace.known)
    _note(table, seat, Trace(trace.known, (*trace.tokens, lack)))


def saw_of_deck(table: Tabletop, era: int, cards: Cards) -> None:
    """Note cards of a deck that everybody has seen."""
    eras = table.eras
    seen = Era(eras[era].cards, plus(eras[era].seen, cards))
    table.eras = put(eras, era, seen)


def settle(state: State, seat: Seat) -> None:
    """Forget the history of a hand once everything in it is known."""
    table = state.table
    trace = table.traces[seat]
    if not trace.tokens or sum(trace.known) != table.hand_sizes[seat]:
        return
    eras = {token for token in trace.tokens if isinstance(token, int) and token >= 0}
    if len(eras) != 1:
        return
    (era,) = eras
    cards = NO_CARDS
    for token in trace.tokens:
        if isinstance(token, int) and token < 0:
            cards = add(cards, -1 - token)
    _note(table, seat, Trace(trace.known, ()))
    saw_of_deck(table, era, cards)
    note_drawn(state, seat, era, minus(state.drawn[seat][era], cards))


def note_drawn(state: State, seat: Seat, era: int, cards: Cards) -> None:
    """Set what a seat has drawn, unseen by others, from the deck of an era."""
    state.drawn = put(state.drawn, seat, put(state.drawn[seat], era, cards))


def _note(table: Tabletop, seat: Seat, trace: Trace) -> None:
    traces = list(table.traces)
    traces[seat] = trace
    table.traces = tuple(traces)
