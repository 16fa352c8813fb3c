"""What a province costs: guards on some of its symbol spaces, cards for all the others."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits
from satrap.games.alexandros.fast.codes import FEWEST
from satrap.games.alexandros.fast.layout import SYMBOLS, Mask, Record
from satrap.games.alexandros.numbers import GUARDS, REMOVAL

Cards = NDArray[np.int16]


@compiled
def count_removal(tables: Record, state: Record, part: int, removal: Cards) -> None:
    """Count the cards that drive out the guards of a part: two per guard, of its symbol."""
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
    """Add the spaces where a first guard can begin a claim that the seat can pay for."""
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
    """Return one word of the spaces that bear the symbol of a lacking card."""
    spaces = bits.ZERO
    for symbol in range(SYMBOLS):
        held = state.hands[state.seat, symbol] - removal[symbol]
        if state.need[part, symbol] > held:
            spaces |= tables.bearing[symbol, at]
    return spaces


@compiled
def find_within_reach(tables: Record, state: Record, scratch: Record) -> bool:
    """Put on the scratch where a first guard can occupy (`spaces`) or take over (`targets`)."""
    seat = state.seat
    left = GUARDS - state.stationed[seat]
    most = left + state.hand_sizes[seat]
    if left == 0 or state.parts < 2:
        return False
    free, theirs = scratch.spaces, scratch.targets
    bits.clear(free)
    bits.clear(theirs)
    for part in range(state.parts):
        owner, guards = state.owner[part], state.guards[part]
        if state.bears[part] == 0 or state.bears[part] + REMOVAL * guards > most or owner == seat:
            continue
        count_removal(tables, state, part, scratch.removal)
        _add_firsts(tables, state, part, left, scratch.removal, theirs if guards else free)
    return True


@compiled
def guards_on(tables: Record, state: Record, symbol: int) -> int:
    """Return how many guards of the claim stand on a symbol."""
    total = 0
    for at in range(state.claim.shape[0]):
        total += bits.count(state.claim[at] & tables.bearing[symbol, at])
    return total
