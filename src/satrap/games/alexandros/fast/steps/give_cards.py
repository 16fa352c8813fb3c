"""Half of the cards of a take-over go to the loser."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast.codes import GIVE, IN_ACT, IN_GIVE, VERB
from satrap.games.alexandros.fast.layout import SYMBOLS, Out, Record


@compiled
def legal(state: Record, out: Out) -> int:
    """List the kinds of card that can be given."""
    used = 0
    for card in range(SYMBOLS):
        if state.gift[card] > 0:
            out[used] = GIVE * VERB + card
            used += 1
    return used


@compiled
def share(tables: Record, state: Record, total: int) -> None:
    """Divide the cards of a claim; with two players, or for free land, discard them all."""
    state.left = 0
    if state.loser >= 0 and tables.seats > 2:
        state.phase = IN_GIVE
        state.left = (total + 1) // 2
    _go_on(state)


@compiled
def apply(state: Record, card: int) -> None:
    """Give the loser one of the cards played."""
    _give_one(state, card)
    _go_on(state)


@compiled
def _give_one(state: Record, card: int) -> None:
    """Give the loser one of the cards played."""
    state.gift[card] -= 1
    state.given[card] += 1
    state.left -= 1


@compiled
def _go_on(state: Record) -> None:
    """Give automatically while there is only one kind to give; then hand the cards over."""
    while state.left > 0:
        kinds, only = 0, 0
        for card in range(SYMBOLS):
            if state.gift[card] > 0:
                kinds, only = kinds + 1, card
        if kinds > 1:
            return
        _give_one(state, only)
    for card in range(SYMBOLS):
        state.discard[card] += state.gift[card]
        if state.given[card] > 0:
            state.hands[state.loser, card] += state.given[card]
            state.hand_sizes[state.loser] += state.given[card]
        state.gift[card] = state.given[card] = 0
    state.phase, state.loser = IN_ACT, -1
