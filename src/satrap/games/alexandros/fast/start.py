"""The start of a match."""

from __future__ import annotations

import numpy as np

from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import deck, flow
from satrap.games.alexandros.fast.layout import Record


@compiled
def start(tables: Record, state: Record, chance: Words, scratch: Record) -> None:
    """Shuffle a state from `blank`, deal, turn two cards up, and begin."""
    state.seat = tables.starter
    if tables.starter < 0:
        state.seat = np.int64(below(chance, tables.seats))
    deck.reshuffle(state, chance)
    for seat in range(tables.seats):
        deck.gain(state, seat, deck.top_card(tables, state, chance))
    deck.turn_up(tables, state, chance)
    flow.begin_turn(tables, state, scratch)
