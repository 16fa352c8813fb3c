"""Where a card leads Alexander: the nearest free spaces that can be paid for."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits, marches
from satrap.games.alexandros.fast.codes import MARCH, NEAREST_ANY, NO, PAIR, SPECIAL, VERB
from satrap.games.alexandros.fast.layout import Mask, Record

ANY = -1  # a joker whose reach names no symbol


@compiled
def is_open(tables: Record, free: Mask, symbol: int) -> bool:
    """Say whether there is a free space of a symbol."""
    return bits.meets(tables.bearing[symbol], free)


@compiled
def symbol_of(tables: Record, free: Mask, action: int) -> int:
    """Return the symbol to march to; ANY means whatever the joker's reach allows."""
    verb, argument = action // VERB, action % VERB
    if verb == MARCH:
        return argument
    card, symbol = argument // PAIR, argument % PAIR
    if symbol != NO:
        return symbol
    if verb == SPECIAL and is_open(tables, free, card):
        return card
    return ANY


@compiled
def find_usual(tables: Record, state: Record, action: int, targets: Mask, scratch: Record) -> bool:
    """Find the payable spaces that a move may lead to; say whether there are any."""
    free = state.free
    symbol = symbol_of(tables, free, action)
    if symbol != ANY:
        far = marches.nearest(tables, state.alexander, symbol, free, targets)
        if 0 <= far <= marches.walls_left(state):
            return True
    elif tables.joker_reach == NEAREST_ANY:
        marches.nearest_of_all(tables, state.alexander, free, targets)
    else:
        bits.fill(targets, free)
    marches.keep_payable(tables, state, targets, scratch)
    return not bits.is_empty(targets)


@compiled
def find_relaxed(
    tables: Record, state: Record, action: int, targets: Mask, scratch: Record
) -> bool:
    """Find the nearest spaces that can be paid for, even if a nearer one is free."""
    payable = scratch.spaces
    bits.fill(payable, state.free)
    marches.keep_payable(tables, state, payable, scratch)
    symbol = symbol_of(tables, state.free, action)
    if symbol != ANY:
        marches.nearest(tables, state.alexander, symbol, payable, targets)
    else:
        marches.nearest_of_all(tables, state.alexander, payable, targets)
    return not bits.is_empty(targets)


@compiled
def find(tables: Record, state: Record, action: int, scratch: Record) -> None:
    """Find the spaces that a legal move may lead to."""
    if not find_usual(tables, state, action, state.targets, scratch):
        find_relaxed(tables, state, action, state.targets, scratch)
