"""Levying taxes: one card, and every seat scores its provinces that hold exactly one guard."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits, deck
from satrap.games.alexandros.fast.codes import FIRST_TO_REACH, LEVY, VERB
from satrap.games.alexandros.fast.layout import SYMBOLS, Out, Record
from satrap.games.alexandros.fast.steps import game_ends
from satrap.games.alexandros.numbers import GOAL, TAXED


@compiled
def legal(tables: Record, state: Record, out: Out, used: int) -> int:
    """Append the cards that match any of the seat's guards; once per turn."""
    seat = state.seat
    if state.levied or state.stationed[seat] == 0:
        return used
    for card in range(SYMBOLS):
        if state.hands[seat, card] > 0 and bits.meets(state.mine[seat], tables.bearing[card]):
            out[used] = LEVY * VERB + card
            used += 1
    return used


@compiled
def apply(tables: Record, state: Record, card: int, scratch: Record) -> None:
    """Discard the card and let every seat score, the seat in turn first, then clockwise."""
    state.actions -= 1
    deck.throw(state, state.seat, card)
    state.levied = 1
    find_incomes(tables, state, scratch)
    for step in range(tables.seats):
        seat = (state.seat + step) % tables.seats
        state.scores[seat] += scratch.gains[seat]
        if tables.end100 == FIRST_TO_REACH and state.scores[seat] >= GOAL:
            break
    game_ends.end_at_once(tables, state)


@compiled
def tax(value: int, guards: int) -> int:
    """Return what a province pays its owner."""
    return value if guards == TAXED else 0


@compiled
def find_incomes(tables: Record, state: Record, scratch: Record) -> None:
    """Put on the scratch what each seat would score now."""
    for seat in range(tables.seats):
        scratch.gains[seat] = 0
    for part in range(state.parts):
        if state.guards[part] > 0:
            scratch.gains[state.owner[part]] += tax(state.value[part], state.guards[part])
