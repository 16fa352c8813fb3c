"""Taking a card: the top card of the deck, or a face-up one."""

from __future__ import annotations

from satrap.fast.chance import Words
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import deck
from satrap.games.alexandros.fast.codes import DRAW, TAKE, VERB
from satrap.games.alexandros.fast.layout import Out, Record


@compiled
def legal(state: Record, out: Out, used: int) -> int:
    """Append draw, then the face-up cards."""
    one, other = state.display[0], state.display[1]
    if deck.can_draw(state):
        out[used] = DRAW * VERB
        used += 1
    if one >= 0:
        out[used] = TAKE * VERB + one
        used += 1
    if other >= 0 and other != one:
        out[used] = TAKE * VERB + other
        used += 1
    return used


@compiled
def apply(tables: Record, state: Record, verb: int, card: int, chance: Words) -> None:
    """Move the card to the hand."""
    state.actions -= 1
    if verb == TAKE:
        deck.take_shown(state, state.seat, card)
    else:
        deck.gain(state, state.seat, deck.top_card(tables, state, chance))
