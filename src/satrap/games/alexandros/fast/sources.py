"""What can move Alexander: a face-up card, a joker, a card from the hand, or nothing."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits, marches, targets
from satrap.games.alexandros.fast.codes import (
    BOTH,
    JOKER,
    MARCH,
    NEAREST_OF_SYMBOL,
    NO,
    PAIR,
    RELAX,
    RELAX_LAST,
    SPECIAL,
    STAY,
    TAKES_BOTH,
    TAKES_ONE,
    VERB,
    WHEN_BOTH,
)
from satrap.games.alexandros.fast.layout import SYMBOLS, Mask, Out, Record

OWN_HAND, NO_HAND, ANY_HAND = 0, 1, 2  # whose cards count for special moves


@compiled
def _list_named(tables: Record, free: Mask, verb: int, out: Out, used: int) -> int:
    """Append a joker or special move for each symbol that it may name."""
    if tables.joker_reach != NEAREST_OF_SYMBOL:
        out[used] = verb + NO
        return used + 1
    for symbol in range(SYMBOLS):
        if targets.is_open(tables, free, symbol):
            out[used] = verb + symbol
            used += 1
    return used


@compiled
def _list_jokers(tables: Record, state: Record, free: Mask, out: Out, used: int) -> int:
    """Append the jokers: face-up cards without a free space, subject to the options."""
    one, other = state.display[0], state.display[1]
    other = -1 if other == one else other
    is_one = one >= 0 and not targets.is_open(tables, free, one)
    is_other = other >= 0 and not targets.is_open(tables, free, other)
    is_any = is_one or is_other
    if tables.joker_trigger == WHEN_BOTH and (is_one != (one >= 0) or is_other != (other >= 0)):
        is_any = False
    if not is_any or bits.is_empty(free):
        return used
    joker = JOKER * VERB
    if tables.joker_cards == TAKES_BOTH:
        return _list_named(tables, free, joker + BOTH * PAIR, out, used)
    if is_one or (one >= 0 and tables.joker_cards != TAKES_ONE):
        used = _list_named(tables, free, joker + one * PAIR, out, used)
    if is_other or (other >= 0 and tables.joker_cards != TAKES_ONE):
        used = _list_named(tables, free, joker + other * PAIR, out, used)
    return used


@compiled
def _list_specials(
    tables: Record, state: Record, free: Mask, hand: int, out: Out, used: int
) -> int:
    """Append the special moves that a hand allows."""
    if hand == NO_HAND or bits.is_empty(free):
        return used
    for card in range(SYMBOLS):
        if hand == OWN_HAND and state.hands[state.seat, card] == 0:
            continue
        special = SPECIAL * VERB + card * PAIR
        if targets.is_open(tables, free, card):
            out[used] = special + NO
            used += 1
        elif not tables.special_requires_free:
            used = _list_named(tables, free, special, out, used)
    return used


@compiled
def list_moves(tables: Record, state: Record, hand: int, out: Out) -> int:
    """List the ways to move Alexander, whether or not their walls can be paid for."""
    used, one, other, free = 0, state.display[0], state.display[1], state.free
    if one >= 0 and targets.is_open(tables, free, one):
        out[used] = MARCH * VERB + one
        used += 1
    if other >= 0 and other != one and targets.is_open(tables, free, other):
        out[used] = MARCH * VERB + other
        used += 1
    used = _list_jokers(tables, state, free, out, used)
    return _list_specials(tables, state, free, hand, out, used)


@compiled
def legal(tables: Record, state: Record, hand: int, out: Out, scratch: Record) -> int:
    """List the moves that can be paid for, or stay if there is none."""
    used = list_moves(tables, state, hand, out)
    if not marches.has_plenty(tables, state):
        used = _keep_payable(tables, state, used, out, scratch)
    if used == 0:
        out[0] = STAY * VERB
        return 1
    return used


@compiled
def _keep_payable(tables: Record, state: Record, moves: int, out: Out, scratch: Record) -> int:
    """Keep the moves that can be paid for: to a nearest space or, where allowed, a farther one."""
    actions, found = scratch.actions, scratch.targets
    usual, shown = 0, 0  # moves to a nearest space, and those of them with a face-up card
    for at in range(moves):
        actions[at] = out[at]
        if targets.find_usual(tables, state, actions[at], found, scratch):
            usual += 1
            shown += actions[at] // VERB != SPECIAL
    is_relaxed = (tables.red_shortfall == RELAX and shown == 0) or (
        tables.red_shortfall == RELAX_LAST and usual == 0
    )
    used = 0
    for at in range(moves):
        is_open = targets.find_usual(tables, state, actions[at], found, scratch)
        if not is_open and is_relaxed:
            is_open = targets.find_relaxed(tables, state, actions[at], found, scratch)
        if is_open:
            out[used] = actions[at]
            used += 1
    return used


@compiled
def is_shown(state: Record) -> bool:
    """Say whether any card lies face up."""
    return bool(state.display[0] >= 0 or state.display[1] >= 0)


@compiled
def is_stuck(tables: Record, state: Record, scratch: Record) -> bool:
    """Say whether everybody can see that no move is possible, whatever the hand holds."""
    if is_shown(state) and not bits.is_empty(state.free) and marches.has_plenty(tables, state):
        return False
    hand = ANY_HAND if state.hand_sizes[state.seat] else NO_HAND
    legal(tables, state, hand, scratch.moves, scratch)
    return bool(scratch.moves[0] == STAY * VERB)


@compiled
def is_walled_in(tables: Record, state: Record, scratch: Record) -> bool:
    """Say whether there are free spaces, but the walls are used up."""
    free = scratch.spaces
    marches.free_spaces(tables, state, free)
    if bits.is_empty(free):
        return False
    if is_shown(state):
        return True
    marches.keep_payable(tables, state, free, scratch)
    return bits.is_empty(free)
