"""What a newcomer sees the two easiest levels of Alexandros do: they grab, take and give little.

A newcomer sits alone against one beginner, or three of them.
"""

from __future__ import annotations

import random
from functools import cache
from statistics import fmean
from typing import NamedTuple

import pytest

from satrap.arena.playing import Player, play
from satrap.core.chance import PlainChance
from satrap.core.game import Seat
from satrap.games.alexandros import GAME, actions
from satrap.games.alexandros.numbers import GOAL, Phase
from satrap.games.alexandros.state import State
from satrap.games.alexandros.steps.levy_taxes import incomes
from satrap.packs import get_pack
from tests.bots.newcomers import Newcomer
from tests.bots.waiting_land import around, is_land_waiting

MATCHES = {2: 16, 4: 6}
DEAREST = {"recruit": 6, "hoplite": 9}  # cards that a province may cost
FAR = {"recruit": 5, "hoplite": 7}  # points that another seat gains more by a levy
EARLY = {"recruit": 10, "hoplite": 6}  # turns of each seat
every_beginner = pytest.mark.parametrize("level", DEAREST)
every_table = pytest.mark.parametrize("seats", MATCHES)


class Seen(NamedTuple):
    """What a newcomer saw in a match; all lists are about all beginners together."""

    levies: list[tuple[int, int]]  # what it gained, and the other seat that gained most
    prices: list[int]  # in cards, of the provinces that were claimed
    orphans: list[int]  # turns in which a seat lost its only land to a take-over
    waited: set[int]  # turns in which good land could be occupied with one guard
    claimed: set[int]  # turns in which something was claimed
    landed: list[bool]  # for each turn: whether it held land


@cache
def matches(level: str, seats: int) -> list[Seen]:
    return [watch(level, seats, seed) for seed in range(MATCHES[seats])]


def watch(level: str, seats: int, seed: int) -> Seen:
    """Let a newcomer play a match against beginners, and note what it sees."""
    bots = [get_pack(GAME.id).bot(level) for _ in range(seats)]
    bots[seed % seats] = Newcomer()
    seen, dice = Seen([], [], [], set(), set(), []), random.Random(seed)
    players, setup = [Player(bot, dice) for bot in bots], GAME.setup(tuple("ABCD"[:seats]))
    for state, _, due, chosen, _ in play(GAME, setup, players, PlainChance(random.Random(seed))):
        if due and due[0] != seed % seats:
            _note(seen, state, due[0], chosen[0])
    return seen


def _note(seen: Seen, state: State, seat: Seat, action: object) -> None:
    turn, table = state.turn, state.table
    if turn.phase == Phase.ACT and is_land_waiting(state):
        seen.waited.add(turn.number)
    match action:
        case actions.March() | actions.Special():
            seen.landed.append(table.guards[seat] > 0)
        case actions.LevyTaxes():
            gains = _gains(state)
            if table.scores[seat] + gains[seat] < GOAL:  # anything may be given away to win
                seen.levies.append((gains.pop(seat), max(gains)))
        case actions.Occupy():
            seen.claimed.add(turn.number)
        case actions.TakeOver(space):
            land = around(state, space)
            if land.guards == table.guards[land.owner]:
                seen.orphans.append(turn.number)
        case actions.Pay() if turn.claim:
            guards, removal = turn.claim.guards.bit_count(), sum(turn.claim.removal)
            seen.prices.append(turn.claim.province.size - guards + removal)


def _gains(state: State) -> list[int]:
    gains = [0] * state.config.seats
    for income in incomes(state.config, state.table):
        gains[income.seat] += income.points
    return gains


def test_a_recruit_levies_some_times_in_a_match() -> None:
    assert fmean(len(seen.levies) for seen in matches("recruit", 2)) >= 3


@every_beginner
@every_table
def test_a_beginner_does_not_levy_if_another_seat_gains_far_more(level: str, seats: int) -> None:
    levies = [levy for seen in matches(level, seats) for levy in seen.levies]
    assert all(best - mine < FAR[level] for mine, best in levies)


@every_beginner
@every_table
def test_a_beginner_does_not_pay_any_price_for_a_province(level: str, seats: int) -> None:
    prices = [price for seen in matches(level, seats) for price in seen.prices]
    assert max(prices) <= DEAREST[level]


@every_beginner
@every_table
def test_a_beginner_leaves_a_seat_its_only_land_for_a_while(level: str, seats: int) -> None:
    turns = [turn for seen in matches(level, seats) for turn in seen.orphans]
    assert all(turn > EARLY[level] * seats for turn in turns)


def test_a_recruit_often_overlooks_land_for_a_turn_but_does_occupy_some() -> None:
    found = matches("recruit", 2)
    waited = sum(len(seen.waited) for seen in found)
    taken = sum(len(seen.waited & seen.claimed) for seen in found)
    assert 0.35 * waited <= taken <= 0.7 * waited
    assert fmean(len(seen.claimed) for seen in found) >= 3


def test_a_recruit_seldom_goes_without_land() -> None:
    landed = [has for seen in matches("recruit", 2) for has in seen.landed]
    assert fmean(landed) >= 0.75
