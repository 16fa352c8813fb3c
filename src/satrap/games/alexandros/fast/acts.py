"""The further actions: take a card, claim a province, levy taxes, take back a guard, pass."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits, claims, deck, provinces
from satrap.games.alexandros.fast.codes import (
    COSTS_ACTION,
    COSTS_NOTHING,
    DRAW,
    END_OF_TURN,
    FIRST_TO_REACH,
    HUNDRED,
    LEVY,
    OVER,
    PASS,
    RETRIEVE,
    TAKE,
    VERB,
)
from satrap.games.alexandros.fast.layout import SYMBOLS, Record
from satrap.games.alexandros.numbers import GOAL, TAXED

PASSED = -1  # actions left after a pass

Out = NDArray[np.int32]


@compiled
def legal(tables: Record, state: Record, out: Out, desk: Record) -> int:
    """List the further actions: take, occupy, take over, levy, take back, pass."""
    used, has_actions = 0, state.actions > 0
    if has_actions:
        used = _list_takes(state, out, used)
        used = claims.list_claims(tables, state, out, used, desk)
        used = _list_levies(tables, state, out, used)
    must = used
    if has_actions or tables.retrieve_cost == COSTS_NOTHING:
        used = bits.list_all(state.mine[state.seat], RETRIEVE * VERB, out, used)
        if tables.retrieve_cost == COSTS_ACTION:
            must = used
    if tables.actions_optional or not has_actions or must == 0:
        out[used] = PASS * VERB
        used += 1
    return used


@compiled
def _list_takes(state: Record, out: Out, used: int) -> int:
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
def _list_levies(tables: Record, state: Record, out: Out, used: int) -> int:
    """Append the cards that match any own guard; once in a turn."""
    seat = state.seat
    if state.levied or state.stationed[seat] == 0:
        return used
    for card in range(SYMBOLS):
        if state.hands[seat, card] > 0 and bits.meets(state.mine[seat], tables.bearing[card]):
            out[used] = LEVY * VERB + card
            used += 1
    return used


@compiled
def levy(tables: Record, state: Record, card: int, desk: Record) -> None:
    """Discard the card and let every seat score, the seat in turn first, then clockwise."""
    state.actions -= 1
    deck.throw(state, state.seat, card)
    state.levied = 1
    gains = desk.gains
    for seat in range(tables.seats):
        gains[seat] = 0
    for part in range(state.parts):
        if state.guards[part] == TAXED:
            gains[state.owner[part]] += state.value[part]
    for step in range(tables.seats):
        seat = (state.seat + step) % tables.seats
        state.scores[seat] += gains[seat]
        if tables.end100 == FIRST_TO_REACH and state.scores[seat] >= GOAL:
            break
    if tables.end100 != END_OF_TURN and has_hundred(tables, state):
        finish(state, HUNDRED)


@compiled
def has_hundred(tables: Record, state: Record) -> bool:
    """Say whether a seat has 100 points."""
    most = 0
    for seat in range(tables.seats):
        most = max(most, state.scores[seat])
    return most >= GOAL


@compiled
def take_back(tables: Record, state: Record, space: int) -> None:
    """Return a guard to its seat."""
    if tables.retrieve_cost == COSTS_ACTION:
        state.actions -= 1
    provinces.withdraw(state, state.part_at[tables.space_of[space]], space)


@compiled
def finish(state: Record, reason: int) -> None:
    """End the match."""
    state.phase, state.ending = OVER, reason
