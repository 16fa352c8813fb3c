"""What a position is like for each seat, and what that promises.

A seat's prospects are a weighted sum of its features; all sums together become chances to win.
The weights change gradually from those of the beginning to those of the end of a match.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexandros.scene import UNSHOWN
from satrap.bots.alexandros.values import WEIGHTS, chance
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits, claims, marches
from satrap.games.alexandros.fast.codes import OVER
from satrap.games.alexandros.fast.layout import SEATS, SYMBOLS, Record
from satrap.games.alexandros.fast.steps.game_ends import winners
from satrap.games.alexandros.fast.steps.levy_taxes import tax
from satrap.games.alexandros.numbers import BLACK_WALLS, GOAL, GUARDS

NAMES: Final = (
    "score",
    "land",  # held, as far as it is not threatened
    "income",  # what a levy would bring
    "hope",  # free land that can soon be claimed
    "spoils",  # land of others that can soon be taken over
    "hand",  # cards; the more of a symbol, the less each is worth
    "guards",  # in the reserve; the first one counts double
    "ready",  # the lead in income, with a card to levy
    "eve",  # 1 for the seat that wins if the next levy ends the match
    "turn",  # 1 for the seat whose turn it is
)
COUNT: Final = len(NAMES)
SCORE, LAND, INCOME, HOPE, SPOILS, HAND, RESERVE, READY, EVE, TURN = range(COUNT)
BEGIN, END = 0, 1  # of a match: the two rows of weights
HORIZON, CROWD, FADING, CUT = WEIGHTS.horizon, WEIGHTS.crowd, WEIGHTS.fading, WEIGHTS.cut
LONG: Final = 45  # turns of a long match
SECOND = 0.25  # weight of other land that can be claimed

Features = NDArray[np.float64]  # SEATS x COUNT
Weights = NDArray[np.float64]  # 2 x COUNT
Chances = NDArray[np.float64]  # SEATS

claim_chance = compiled(chance)


@compiled
def describe(tables: Record, state: Record, features: Features, scratch: Record) -> None:
    """Fill in the features of every seat."""
    for seat in range(tables.seats):
        for each in range(COUNT):
            features[seat, each] = 0.0
        _describe_seat(tables, state, seat, features[seat])
    if state.parts > 1:
        marches.free_spaces(tables, state, scratch.spaces)
        for part in range(state.parts):
            if state.bears[part] > 0 and state.value[part] > 0:
                _describe_part(tables, state, part, features, scratch)
    for seat in range(tables.seats):
        _compare(tables, state, seat, features)


@compiled
def _describe_seat(tables: Record, state: Record, seat: int, row: Features) -> None:
    row[SCORE] = state.scores[seat]
    left = GUARDS - state.stationed[seat]
    row[RESERVE] = left + 1 if left > 0 else 0
    for symbol in range(SYMBOLS):
        worth = 1.0
        for _ in range(state.hands[seat, symbol]):
            row[HAND] += worth
            worth *= FADING
    row[TURN] = 1.0 if seat == state.seat else 0.0


@compiled
def likely(state: Record, seat: int, part: int, removal: NDArray[np.int16]) -> float:
    """Estimate how likely a seat is to claim a part in its next turn."""
    lacking = 0
    for symbol in range(SYMBOLS):
        wanted = state.need[part, symbol] + removal[symbol]
        lacking += max(0, wanted - state.hands[seat, symbol])
    return claim_chance(lacking, GUARDS - state.stationed[seat])


@compiled
def _describe_part(
    tables: Record, state: Record, part: int, features: Features, scratch: Record
) -> None:
    owner = state.owner[part]
    value = state.value[part] * min(1.0, state.black_left / HORIZON)
    claims.count_removal(tables, state, part, scratch.removal)
    most, second = 0.0, 0.0  # the likeliest to claim it
    for seat in range(tables.seats):
        if seat != owner:
            chance = likely(state, seat, part, scratch.removal)
            if chance > most:
                most, second = chance, most
            else:
                second = max(second, chance)
    for seat in range(tables.seats):
        if seat != owner:
            chance = likely(state, seat, part, scratch.removal)
            rival = second if chance == most else most
            _add_best(features[seat], SPOILS if owner >= 0 else HOPE, value, chance, rival)
    if owner >= 0:
        row = features[owner]
        lost = most + CUT * _led_into(tables, state, part, scratch)
        crowd = CROWD ** (state.guards[part] - 1)
        row[LAND] += value * crowd * (1.0 - min(0.9, lost))
        row[INCOME] += tax(state.value[part], state.guards[part])


@compiled
def _add_best(row: Features, at: int, value: float, chance: float, rival: float) -> None:
    """Note land that may be claimed: the best in full, the others in part."""
    worth = value * chance * (1.0 - 0.5 * rival)
    best = row[at]
    row[at] = max(best, worth) + SECOND * min(best, worth)


@compiled
def _led_into(tables: Record, state: Record, part: int, scratch: Record) -> float:
    """Return how likely Alexander is to march into a part next."""
    total = 0.0
    for symbol in range(SYMBOLS):
        if not bits.meets(state.within[part], tables.bearing[symbol]):
            continue
        marches.nearest(tables, state.alexander, symbol, scratch.spaces, scratch.targets)
        if bits.meets(scratch.targets, state.within[part]):
            is_shown = symbol in (state.display[0], state.display[1])
            total += 1.0 if is_shown else UNSHOWN
    return min(1.0, total)


@compiled
def _compare(tables: Record, state: Record, seat: int, features: Features) -> None:
    """Fill in what depends on the other seats."""
    row = features[seat]
    mine, best, richest = row[SCORE] + row[INCOME], 0.0, 0.0
    for other in range(tables.seats):
        if other != seat:
            best = max(best, features[other, SCORE] + features[other, INCOME])
            richest = max(richest, features[other, INCOME])
    if mine > best and mine >= GOAL:
        row[EVE] = 1.0
    if row[INCOME] > richest and _can_levy(tables, state, seat):
        row[READY] = row[INCOME] - richest


@compiled
def _can_levy(tables: Record, state: Record, seat: int) -> bool:
    for card in range(SYMBOLS):
        if state.hands[seat, card] > 0 and bits.meets(state.mine[seat], tables.bearing[card]):
            return True
    return False


@compiled
def progress(tables: Record, state: Record) -> float:
    """Return how far a match has gone, from 0 to 1: by walls and points, or at least by turns.

    Without the turns, a match in which no walls are laid would stay at its beginning, when cards
    seem to be worth more than anything they can buy.
    """
    most = 0
    for seat in range(tables.seats):
        most = max(most, state.scores[seat])
    walls = (BLACK_WALLS - state.black_left) / BLACK_WALLS
    return float(min(1.0, max(walls, most / GOAL, state.number / LONG)))


@compiled
def weigh(
    tables: Record, state: Record, weights: Weights, features: Features, chances: Chances,
    scratch: Record,
) -> None:  # fmt: skip
    """Fill in how likely each seat is to win."""
    seats = tables.seats
    if state.phase == OVER:
        _share_win(tables, state, chances)
        return
    describe(tables, state, features, scratch)
    late = progress(tables, state)
    most = -1e9
    for seat in range(seats):
        total = 0.0
        for each in range(COUNT):
            weight = (1.0 - late) * weights[BEGIN, each] + late * weights[END, each]
            total += weight * features[seat, each]
        chances[seat] = total
        most = max(most, total)
    total = 0.0
    for seat in range(seats):
        chances[seat] = np.exp(chances[seat] - most)
        total += chances[seat]
    for seat in range(SEATS):
        chances[seat] = chances[seat] / total if seat < seats else 0.0


@compiled
def _share_win(tables: Record, state: Record, chances: Chances) -> None:
    won = winners(tables, state)
    count = 0
    for seat in range(tables.seats):
        count += won >> seat & 1
    for seat in range(SEATS):
        chances[seat] = (won >> seat & 1) / count
