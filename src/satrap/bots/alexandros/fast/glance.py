"""A quick look: the rest of a turn, each decision by what it promises immediately.

Alexander's march shows its worth only when its walls are in place, so marches are random; the best
of a few whole turns is a good turn already. A claim is weighed when it is paid for.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexandros.fast.features import (
    Chances,
    Features,
    Weights,
    describe,
    progress,
    weigh,
)
from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import claims, decisions
from satrap.games.alexandros.fast.codes import (
    DRAW,
    IN_ACT,
    IN_GIVE,
    IN_GUARDS,
    IN_PATH,
    IN_SOURCE,
    OVER,
    PAY,
    VERB,
)
from satrap.games.alexandros.fast.layout import MOST_ACTIONS, SEATS, Record, Records

Out = NDArray[np.int32]
Trail = NDArray[np.int32]
WORK, TRIAL, BEGUN, BEST = 0, 1, 2, 3  # states to work on


@compiled
def hide_top(state: Record, chance: Words) -> None:
    """Put a random card of the deck on top: nobody knows which one is there."""
    if state.deck_size > 1:
        last = state.deck_size - 1
        other = below(chance, state.deck_size)
        kept = state.deck[last]
        state.deck[last] = state.deck[other]
        state.deck[other] = kept


@compiled
def settled(tables: Record, state: Record, out: Out, count: int) -> int:
    """Return how a claim goes on: pay, or guard where cards are missing; give the first card."""
    if state.phase == IN_GIVE or out[0] // VERB == PAY:
        return 0
    for at in range(count):
        symbol = tables.kind[out[at] % VERB]
        held = state.hands[state.seat, symbol] - state.removal[symbol]
        if state.need[state.claimed, symbol] - held > claims.guards_on(tables, state, symbol):
            return at
    return 0


@compiled
def settle(tables: Record, state: Record, out: Out, chance: Words, scratch: Record) -> None:
    """Go on with a claim until it is paid for."""
    while state.phase in (IN_GUARDS, IN_GIVE):
        count = decisions.legal(tables, state, out, scratch)
        pick = settled(tables, state, out, count)
        decisions.apply(tables, state, int(out[pick]), chance, scratch)


@compiled
def try_out(
    tables: Record, states: Records, action: int, weights: Weights, features: Features,
    chances: Chances, spare: Out, chance: Words, scratch: Record,
) -> float:  # fmt: skip
    """Return the deciding seat's chance to win right after an action, without playing it."""
    seat = states[WORK].seat
    states[TRIAL] = states[WORK]
    if action // VERB == DRAW:
        hide_top(states[TRIAL], chance)
    decisions.apply(tables, states[TRIAL], action, chance, scratch)
    settle(tables, states[TRIAL], spare, chance, scratch)
    weigh(tables, states[TRIAL], weights, features, chances, scratch)
    return float(chances[seat])


@compiled
def finish_turn(
    tables: Record, states: Records, weights: Weights, features: Features, chances: Chances,
    out: NDArray[np.int32], trail: Trail, chance: Words, scratch: Record,
) -> int:  # fmt: skip
    """Finish a turn that has begun: a random march, then what promises most each time.

    Decisions are noted in the trail until a card is drawn: later ones depend on that card. Return
    the length of the trail.
    """
    state = states[WORK]
    number, is_noted, length = state.number, True, 0
    while state.phase != OVER and state.number == number:
        count = decisions.legal(tables, state, out[0], scratch)
        pick = 0
        if count > 1 and state.phase <= IN_PATH:
            pick = below(chance, count)
        elif count > 1 and state.phase == IN_ACT:
            most = -1.0
            for at in range(count):
                worth = try_out(
                    tables, states, int(out[0, at]), weights, features, chances, out[1], chance,
                    scratch,
                )  # fmt: skip
                if worth > most:
                    pick, most = at, worth
        elif count > 1:
            pick = settled(tables, state, out[0], count)
        action = int(out[0, pick])
        if is_noted and length < trail.shape[0]:
            trail[length] = action
            length += 1
        is_noted = is_noted and action // VERB != DRAW
        decisions.apply(tables, state, action, chance, scratch)
    return length


@compiled
def glance(
    tables: Record, states: Records, tries: int, weights: Weights, features: Features,
    chances: Chances, out: NDArray[np.int32], trail: Trail, chance: Words, scratch: Record,
) -> None:  # fmt: skip
    """Play the best of a few whole turns."""
    states[BEGUN] = states[WORK]
    seat, most = states[WORK].seat, -1.0
    for _ in range(tries):
        states[WORK] = states[BEGUN]
        finish_turn(tables, states, weights, features, chances, out, trail, chance, scratch)
        weigh(tables, states[WORK], weights, features, chances, scratch)
        if chances[seat] > most:
            most = chances[seat]
            states[BEST] = states[WORK]
    states[WORK] = states[BEST]


@compiled
def play_alone(
    tables: Record, states: Records, tries: int, weights: Weights, noise: int, chance: Words,
    scratch: Record, kept: NDArray[np.float64], late: NDArray[np.float64],
) -> int:  # fmt: skip
    """Play a match against itself; store the features at the start of each turn; return how many.

    One turn in `noise` is the first one tried, so that there is variety to learn from.
    """
    features, chances = np.zeros((SEATS, kept.shape[2])), np.zeros(SEATS)
    out, trail = np.zeros((2, MOST_ACTIONS), np.int32), np.zeros(1, np.int32)
    count, state = 0, states[WORK]
    while state.phase != OVER:
        if state.phase == IN_SOURCE and count < kept.shape[0]:
            describe(tables, state, kept[count], scratch)
            late[count] = progress(tables, state)
            count += 1
        some = 1 if below(chance, noise) == 0 else tries
        glance(tables, states, some, weights, features, chances, out, trail, chance, scratch)
    return count
