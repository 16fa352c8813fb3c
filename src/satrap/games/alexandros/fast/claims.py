"""What it costs to hold a province: guards on some symbol spaces, cards for all others."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits
from satrap.games.alexandros.fast.codes import (
    FEWEST,
    GIVE,
    GUARD,
    OCCUPY,
    PAY,
    TAKE_OVER,
    VERB,
    VOLUNTARY,
)
from satrap.games.alexandros.fast.layout import SYMBOLS, Mask, Record
from satrap.games.alexandros.numbers import GUARDS, REMOVAL

Out = NDArray[np.int32]
Cards = NDArray[np.int16]


@compiled
def count_removal(tables: Record, state: Record, part: int, removal: Cards) -> None:
    """Count the cards that drive out the guards of a part: two for each, of its space."""
    for symbol in range(SYMBOLS):
        removal[symbol] = 0
    if state.guards[part] == 0:
        return
    owner = state.owner[part]
    for at in range(state.held.shape[0]):
        word = state.mine[owner, at] & state.within[part, at]
        while word != bits.ZERO:
            removal[tables.kind[64 * at + bits.lowest(word)]] += REMOVAL
            word &= word - bits.ONE


@compiled
def _add_firsts(
    tables: Record, state: Record, part: int, left: int, removal: Cards, found: Mask
) -> None:
    """Add the spaces on which one of the guards left can begin a claim that can be paid for."""
    short, seat = 0, state.seat
    for symbol in range(SYMBOLS):
        held = state.hands[seat, symbol] - removal[symbol]
        if held < 0:
            return
        short += max(0, state.need[part, symbol] - held)
    if short > left:
        return
    is_any = short == 0 or (short < left and tables.extra_guards != FEWEST)
    for at in range(found.shape[0]):
        spaces = state.within[part, at]
        if not is_any:
            spaces &= _lacked(tables, state, part, at, removal)
        found[at] |= spaces


@compiled
def _lacked(tables: Record, state: Record, part: int, at: int, removal: Cards) -> np.uint64:
    """Return a word of the spaces that bear a symbol of which a card is lacking."""
    spaces = bits.ZERO
    for symbol in range(SYMBOLS):
        held = state.hands[state.seat, symbol] - removal[symbol]
        if state.need[part, symbol] > held:
            spaces |= tables.bearing[symbol, at]
    return spaces


@compiled
def list_claims(tables: Record, state: Record, out: Out, used: int, desk: Record) -> int:
    """Append the first guards that can occupy, then those that can take over."""
    seat = state.seat
    left = GUARDS - state.stationed[seat]
    most = left + state.hand_sizes[seat]
    if left == 0 or state.parts < 2:
        return used
    free, theirs = desk.spaces, desk.targets
    bits.clear(free)
    bits.clear(theirs)
    for part in range(state.parts):
        owner, guards = state.owner[part], state.guards[part]
        if state.bears[part] == 0 or state.bears[part] + REMOVAL * guards > most or owner == seat:
            continue
        count_removal(tables, state, part, desk.removal)
        _add_firsts(tables, state, part, left, desk.removal, theirs if guards else free)
    used = bits.list_all(free, OCCUPY * VERB, out, used)
    return bits.list_all(theirs, TAKE_OVER * VERB, out, used)


@compiled
def guards_on(tables: Record, state: Record, symbol: int) -> int:
    """Return how many guards of the claim stand on a symbol."""
    total = 0
    for at in range(state.claim.shape[0]):
        total += bits.count(state.claim[at] & tables.bearing[symbol, at])
    return total


@compiled
def legal_guards(tables: Record, state: Record, out: Out) -> int:
    """List: pay, if the hand can; then the spaces for a further guard."""
    part, seat = state.claimed, state.seat
    lacking, surplus, uncovered = 0, 0, 0
    lacked = 0  # symbols of which cards are lacking for spaces without a guard, as bits
    for symbol in range(SYMBOLS):
        held = state.hands[seat, symbol] - state.removal[symbol]
        short = max(0, state.need[part, symbol] - held)
        placed = guards_on(tables, state, symbol)
        lacking += short
        surplus += max(0, placed - short)
        if short > placed:
            uncovered += short - placed
            lacked |= 1 << symbol
    used = 0
    if uncovered == 0:
        out[0] = PAY * VERB
        used = 1
    left = GUARDS - state.stationed[seat]
    is_any = tables.extra_guards == VOLUNTARY and left > lacking + surplus
    return _list_further(tables, state, is_any, lacked, out, used)


@compiled
def _list_further(
    tables: Record, state: Record, is_any: bool, lacked: int, out: Out, used: int
) -> int:
    """Append the spaces of the claim without a guard, all or those that bear a lacked symbol."""
    for at in range(state.claim.shape[0]):
        word = state.within[state.claimed, at] & ~state.claim[at]
        while word != bits.ZERO:
            space = 64 * at + bits.lowest(word)
            if is_any or lacked >> tables.kind[space] & 1:
                out[used] = GUARD * VERB + space
                used += 1
            word &= word - bits.ONE
    return used


@compiled
def legal_gifts(state: Record, out: Out) -> int:
    """List the cards of which one can be given."""
    used = 0
    for card in range(SYMBOLS):
        if state.gift[card] > 0:
            out[used] = GIVE * VERB + card
            used += 1
    return used
