"""What people see the two easiest levels of Alexandros do, over many matches.

A match at two seats has about 38 turns; a seat has had eight turns by turn 15, and with more seats
by a later one.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from statistics import median
from typing import NamedTuple

import pytest

from satrap.arena.playing import Player, course_of, play
from satrap.bots import Bot
from satrap.core.chance import PlainChance
from satrap.games.alexandros import GAME, actions
from satrap.games.alexandros.numbers import GUARDS, Phase
from satrap.games.alexandros.state import State
from satrap.packs import get_pack
from tests.bots.newcomers import Newcomer
from tests.bots.waiting_land import around, is_land_waiting

BEGINNERS = ("recruit", "hoplite")
MATCHES = {2: 20, 3: 12, 4: 12}
CLAIMED = 0.4  # of the turns with good land to occupy; 1: it would grab it at once
every_beginner = pytest.mark.parametrize("level", BEGINNERS)
every_table = pytest.mark.parametrize("seats", MATCHES)


class Seen(NamedTuple):
    """What a seat did in a match."""

    first: int  # its own turn in which it first held land; 99: never
    hands: list[int]  # cards at the start of its turns
    acts: Counter[str]
    chances: int  # turns in which it could occupy good land with one guard
    taken: int  # of these, those in which it claimed something
    gave_up: int  # guards taken back from land that they held alone, with others in reserve


@cache
def matches(level: str, seats: int) -> list[Seen]:
    """Return what all seats did in matches of a level against itself."""
    bots = [get_pack(GAME.id).bot(level)] * seats
    return [each for seed in range(MATCHES[seats]) for each in watch(bots, seed)]


def watch(bots: list[Bot], seed: int) -> list[Seen]:
    """Play a match and note what each seat does."""
    seats = len(bots)
    setup = GAME.setup(tuple("ABCD"[:seats]))
    dice = random.Random(seed)
    turns: dict[int, set[int]] = {seat: set() for seat in range(seats)}
    firsts, hands = [99] * seats, [list[int]() for _ in bots]
    acts, gave_up = [Counter[str]() for _ in bots], [0] * seats
    able, claimed = [set[int]() for _ in bots], [set[int]() for _ in bots]
    for state, _, due, chosen, _ in play(
        GAME, setup, [Player(bot, dice) for bot in bots], PlainChance(random.Random(seed))
    ):
        for seat in range(seats):
            if state.table.guards[seat]:
                firsts[seat] = min(firsts[seat], len(turns[seat]))
        if not due:
            break
        (seat,), (action,), number = due, chosen, state.turn.number
        if number not in turns[seat]:
            turns[seat].add(number)
            hands[seat].append(sum(state.hands[seat]))
        acts[seat][type(action).__name__] += 1
        gave_up[seat] += _gives_up(state, action)
        if state.turn.phase == Phase.ACT and is_land_waiting(state):
            able[seat].add(number)
        if isinstance(action, actions.Occupy | actions.TakeOver):
            claimed[seat].add(number)
    return [
        Seen(
            firsts[seat],
            hands[seat],
            acts[seat],
            len(able[seat]),
            len(able[seat] & claimed[seat]),
            gave_up[seat],
        )
        for seat in range(seats)
    ]


def _gives_up(state: State, action: object) -> bool:
    if not isinstance(action, actions.TakeBackGuard):
        return False
    land, mine = around(state, action.space), state.table.guards[state.turn.seat]
    return land.guards.bit_count() == 1 and land.value > 0 and mine.bit_count() < GUARDS


def part(found: list[bool]) -> float:
    return sum(found) / len(found)


@every_beginner
@every_table
def test_a_beginner_has_land_of_its_own_within_eight_turns(level: str, seats: int) -> None:
    found = [each.first <= 8 for each in matches(level, seats)]
    assert part(found) >= 0.95


@every_beginner
@every_table
def test_a_beginner_does_not_hoard_cards(level: str, seats: int) -> None:
    hands = [hand for each in matches(level, seats) for hand in each.hands]
    assert median(hands) <= 10
    assert part([hand <= 18 for hand in hands]) >= 0.95
    assert max(hands) <= 28


@every_beginner
@every_table
def test_a_beginner_soon_claims_land_that_it_can_pay_for(level: str, seats: int) -> None:
    seen = matches(level, seats)
    assert sum(each.taken for each in seen) >= CLAIMED * sum(each.chances for each in seen)


@every_beginner
def test_a_beginner_levies_now_and_then(level: str) -> None:
    seen = matches(level, 2)
    assert part([each.acts["LevyTaxes"] > 0 for each in seen]) >= 0.75


@every_beginner
@every_table
def test_a_beginner_gives_up_no_land_while_guards_are_waiting(level: str, seats: int) -> None:
    assert not sum(each.gave_up for each in matches(level, seats))


def test_a_recruit_seldom_takes_over_and_seldom_leads_alexander_by_a_card_of_its_hand() -> None:
    acts = sum((each.acts for each in matches("recruit", 2)), Counter[str]())
    assert acts["TakeOver"] < acts["Occupy"]
    assert acts["Special"] < 0.2 * acts["March"]


# How strong they are


def won(one: Bot, other: Bot, games: int) -> float:
    """Return the share of the wins of one bot against another, in both orders of seats."""
    total = 0.0
    for number in range(games):
        mine, bots = number % 2, [other, other]
        bots[mine] = one
        players = [Player(bot, random.Random(number)) for bot in bots]
        setup = GAME.setup(("A", "B"))
        course = course_of(
            GAME, play(GAME, setup, players, PlainChance(random.Random(number // 2)))
        )
        total += (mine in course.outcome.winners) / len(course.outcome.winners)
    return total / games


def test_newcomers_clearly_beat_a_recruit_and_sometimes_a_hoplite() -> None:
    levels = get_pack(GAME.id)
    assert won(Newcomer(), levels.bot("recruit"), 30) >= 0.7
    assert 0.15 <= won(Newcomer(), levels.bot("hoplite"), 40) <= 0.55


def test_a_hoplite_clearly_beats_a_recruit() -> None:
    levels = get_pack(GAME.id)
    assert won(levels.bot("hoplite"), levels.bot("recruit"), 30) >= 0.7
