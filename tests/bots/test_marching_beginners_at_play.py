"""What people see the two easiest levels of Alexander the Great do, over many matches."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from satrap.arena.playing import Player, course_of, play
from satrap.bots import Bot
from satrap.core.chance import PlainChance
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.game import ALEXANDER_THE_GREAT as GAME
from satrap.games.alexander_the_great.numbers import Phase
from satrap.packs import get_pack
from tests.bots.newcomer_on_the_march import Newcomer

MATCHES = 8
FEW = 3  # provinces that a beginner's armies stand in after a march
every_beginner = pytest.mark.parametrize("level", ("recruit", "hoplite"))
every_table = pytest.mark.parametrize("seats", (2, 4))


class Seen(NamedTuple):
    """What a seat did in a match."""

    gains: Counter[str]  # how often it gained points, by what they were for
    stands: list[int]  # provinces with its armies after each of its marches


@cache
def matches(level: str, seats: int) -> list[Seen]:
    """Return what all seats did in matches of a level against itself."""
    bots = [get_pack(GAME.id).bot(level)] * seats
    return [each for seed in range(MATCHES) for each in watch(bots, seed)]


def watch(bots: list[Bot], seed: int) -> list[Seen]:
    """Play a match and note what each seat does."""
    dice, stands = random.Random(seed), [list[int]() for _ in bots]
    players = [Player(bot, dice) for bot in bots]
    setup, was = GAME.setup(tuple("ABCD"[: len(bots)])), Phase.ALLOCATE
    for state, *_ in play(GAME, setup, players, PlainChance(dice)):
        if (was, state.turn.phase) == (Phase.MOVE, Phase.BUILD):
            armies = state.table.armies[state.turn.seat]
            stands[state.turn.seat].append(sum(count > 0 for count in armies))
        was = state.turn.phase
    gains = [
        Counter(gain.source for gain in state.table.gains if gain.seat == seat)
        for seat in range(len(bots))
    ]
    return [Seen(*each) for each in zip(gains, stands, strict=True)]


@every_beginner
@every_table
def test_a_beginner_builds_temples_and_cities_in_every_match(level: str, seats: int) -> None:
    for seen in matches(level, seats):
        assert seen.gains[TEMPLE] and seen.gains[CITY]


@every_beginner
@every_table
def test_a_beginner_keeps_its_armies_together(level: str, seats: int) -> None:
    stands = [count for seen in matches(level, seats) for count in seen.stands]
    assert max(stands) <= FEW
    assert stands.count(1) < 0.6 * len(stands)


def answers(level: str, seed: int) -> Iterator[int]:
    """Yield how many armies more a level has, where the other stands, after marching as second."""
    bots = [get_pack(GAME.id).bot(level), Newcomer()]
    dice, was = random.Random(seed), Phase.ALLOCATE
    players = [Player(bot, dice) for bot in bots]
    for state, *_ in play(GAME, GAME.setup(("A", "B")), players, PlainChance(dice)):
        turn, (mine, other) = state.turn, state.table.armies
        if (was, turn.phase, turn.order) == (Phase.MOVE, Phase.BUILD, (1, 0)) and not turn.seat:
            yield from (here - there for here, there in zip(mine, other, strict=True) if there)
        was = turn.phase


def test_a_recruit_does_not_outbid_by_one_army_wherever_it_can() -> None:
    found = [more for seed in range(MATCHES) for more in answers("recruit", seed)]
    assert found.count(1) < 0.3 * len(found)


# How strong they are


def won(one: Bot, other: Bot, games: int, seats: int = 2) -> float:
    """Return the share of the wins of one bot against another in all other seats."""
    total = 0.0
    for number in range(games):
        mine, bots = number % seats, [other] * seats
        bots[mine] = one
        players = [Player(bot, random.Random(number)) for bot in bots]
        setup = GAME.setup(tuple("ABCD"[:seats]))
        course = course_of(
            GAME, play(GAME, setup, players, PlainChance(random.Random(number // seats)))
        )
        total += (mine in course.outcome.winners) / len(course.outcome.winners)
    return total / games


def test_newcomers_clearly_beat_recruits_at_two_and_at_four_seats() -> None:
    recruit = get_pack(GAME.id).bot("recruit")
    assert won(Newcomer(), recruit, 30) >= 0.7
    assert won(Newcomer(), recruit, 24, seats=4) >= 0.4


def test_newcomers_sometimes_beat_a_hoplite_and_never_a_companion() -> None:
    levels = get_pack(GAME.id)
    assert 0.15 <= won(Newcomer(), levels.bot("hoplite"), 30) <= 0.55
    assert won(Newcomer(), levels.bot("companion"), 10) <= 0.1


def test_a_recruit_beats_random_and_loses_to_a_hoplite() -> None:
    levels = get_pack(GAME.id)
    assert won(levels.bot("recruit"), levels.bot("random"), 10) >= 0.9
    assert won(levels.bot("hoplite"), levels.bot("recruit"), 20) >= 0.7
