"""Occupying and taking over: guards are set down, cards are paid, the loser gets half of them."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits, claims, provinces
from satrap.games.alexandros.fast.codes import IN_ACT, IN_GIVE, IN_GUARDS
from satrap.games.alexandros.fast.layout import SYMBOLS, Record
from satrap.games.alexandros.numbers import GUARDS


@compiled
def begin(tables: Record, state: Record, space: int) -> None:
    """Begin a claim on the province around a space with a guard there."""
    part = state.part_at[tables.space_of[space]]
    state.claimed = part
    state.loser = state.owner[part]
    bits.clear(state.claim)
    claims.count_removal(tables, state, part, state.removal)
    add_guard(tables, state, space)


@compiled
def add_guard(tables: Record, state: Record, space: int) -> None:
    """Set down a guard; pay when everybody can see that no other can be added."""
    bits.put(state.claim, space)
    state.phase = IN_GUARDS
    placed = bits.size_of(state.claim)
    is_full = placed == state.bears[state.claimed]
    if is_full or placed + state.stationed[state.seat] >= GUARDS:
        pay(tables, state)


@compiled
def pay(tables: Record, state: Record) -> None:
    """Pay for all spaces without a guard, and move in."""
    part, seat, loser = state.claimed, state.seat, state.loser
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
    state.left = 0
    if loser >= 0 and tables.seats > 2:
        state.phase = IN_GIVE
        state.left = (total + 1) // 2
    share(state)


@compiled
def _move_in(state: Record, part: int, seat: int) -> None:
    """Drive out all guards of a part and let those of the claim stand there."""
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


@compiled
def give(state: Record, card: int) -> None:
    """Give the loser one of the cards played."""
    state.gift[card] -= 1
    state.given[card] += 1
    state.left -= 1


@compiled
def share(state: Record) -> None:
    """Give without asking while there is only one kind to give; then hand the cards over."""
    while state.left > 0:
        kinds, only = 0, 0
        for card in range(SYMBOLS):
            if state.gift[card] > 0:
                kinds, only = kinds + 1, card
        if kinds > 1:
            return
        give(state, only)
    for card in range(SYMBOLS):
        state.discard[card] += state.gift[card]
        if state.given[card] > 0:
            state.hands[state.loser, card] += state.given[card]
            state.hand_sizes[state.loser] += state.given[card]
        state.gift[card] = state.given[card] = 0
    state.phase, state.loser = IN_ACT, -1
