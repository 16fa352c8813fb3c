"""Occupying an empty province: a guard on one symbol space, a card for every other."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits, claims, provinces
from satrap.games.alexandros.fast.codes import (
    GUARD,
    IN_ACT,
    IN_GUARDS,
    OCCUPY,
    PAY,
    VERB,
    VOLUNTARY,
)
from satrap.games.alexandros.fast.layout import SYMBOLS, Out, Record
from satrap.games.alexandros.fast.steps import give_cards
from satrap.games.alexandros.numbers import GUARDS


@compiled
def legal(out: Out, used: int, scratch: Record) -> int:
    """Append the first guards that `claims.find_within_reach` found for free provinces."""
    return bits.list_all(scratch.spaces, OCCUPY * VERB, out, used)


@compiled
def legal_guards(tables: Record, state: Record, out: Out) -> int:
    """List pay, if the hand allows it; then the spaces for another guard."""
    part, seat = state.claimed, state.seat
    lacking, surplus, uncovered = 0, 0, 0
    lacked = 0  # symbols whose cards are lacking for spaces without a guard, as bits
    for symbol in range(SYMBOLS):
        held = state.hands[seat, symbol] - state.removal[symbol]
        short = max(0, state.need[part, symbol] - held)
        placed = claims.guards_on(tables, state, symbol)
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
    """Append the spaces of the claim without a guard: all, or only those with a lacking symbol."""
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
def apply(tables: Record, state: Record, space: int) -> None:
    """Place the first guard."""
    begin(tables, state, space)


@compiled
def begin(tables: Record, state: Record, space: int) -> None:
    """Begin a claim on the province around a space with a guard there."""
    part = state.part_at[tables.space_of[space]]
    state.claimed = part
    state.loser = state.owner[part]
    bits.clear(state.claim)
    claims.count_removal(tables, state, part, state.removal)
    _set_down(tables, state, space)


@compiled
def apply_guard(tables: Record, state: Record, verb: int, space: int) -> None:
    """Place another guard, or pay."""
    if verb == PAY:
        _pay(tables, state)
    else:
        _set_down(tables, state, space)


@compiled
def _set_down(tables: Record, state: Record, space: int) -> None:
    """Place a guard; pay if everybody can see that no more can be added."""
    bits.put(state.claim, space)
    state.phase = IN_GUARDS
    placed = bits.size_of(state.claim)
    is_full = placed == state.bears[state.claimed]
    if is_full or placed + state.stationed[state.seat] >= GUARDS:
        _pay(tables, state)


@compiled
def _pay(tables: Record, state: Record) -> None:
    """Pay for all spaces without a guard, and move in."""
    part, seat = state.claimed, state.seat
    total = 0
    for symbol in range(SYMBOLS):
        cost = state.need[part, symbol] + state.removal[symbol]
        cost -= claims.guards_on(tables, state, symbol)
        state.hands[seat, symbol] -= cost
        state.hand_sizes[seat] -= cost
        state.gift[symbol] = cost
        state.given[symbol] = state.removal[symbol] = 0
        total += cost
    _move_in(state, part, seat)
    state.claimed, state.phase = -1, IN_ACT
    state.actions -= 1
    give_cards.share(tables, state, total)


@compiled
def _move_in(state: Record, part: int, seat: int) -> None:
    """Drive out all guards of a part and place those of the claim there."""
    owner = state.owner[part]
    for at in range(state.claim.shape[0]):
        word = state.mine[owner, at] & state.within[part, at] if owner >= 0 else bits.ZERO
        while word != bits.ZERO:
            provinces.withdraw(state, part, 64 * at + bits.lowest(word))
            word &= word - bits.ONE
    for at in range(state.claim.shape[0]):
        while state.claim[at] != bits.ZERO:
            space = 64 * at + bits.lowest(state.claim[at])
            provinces.station(state, part, seat, space)
            bits.drop(state.claim, space)
