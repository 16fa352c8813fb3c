"""Bots that search in Alexander the Great: legal, repeatable, and blind to what is sealed."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest

from satrap.bots import Bot
from satrap.bots.alexander_the_great.searcher import Budget, Searcher
from satrap.bots.alexander_the_great.simple import Simple
from satrap.core.chance import PlainChance
from satrap.core.game import Json, Outcome
from satrap.games.alexander_the_great.state import State
from satrap.packs import get_pack

GAME = get_pack("alexander_the_great").game
NAMES = ("Ana", "Ben", "Cleo", "Dion", "Eva")
BOT = Searcher(Budget(rounds=60, draws=20, splits=200))
QUICK = Searcher(Budget(rounds=4, draws=2, splits=20, kept=4))
ODD_OPTIONS = [{option.name: value} for option in GAME.options for value in option.values[1:]]


def match(seed: int, *bots: Bot, **setup: Json) -> tuple[list[State], Outcome]:
    """Play a match and check that every choice is legal; return its states and outcome."""
    dice, chance = random.Random(seed), PlainChance(random.Random(seed))
    state = GAME.start(GAME.setup(NAMES[: len(bots)], **setup), chance).state
    states = []
    while (outcome := GAME.outcome(state)) is None:
        states.append(state)
        chosen = []
        for seat in GAME.deciders(state):
            legal = GAME.legal(state, seat)
            chosen.append(bots[seat].choose(GAME.view(state, seat), legal, dice))
            assert chosen[-1] in legal
        state = GAME.apply(state, tuple(chosen), chance).state
    return states, outcome


def choose(state: State, seed: int, bot: Searcher = BOT) -> object:
    seat = GAME.deciders(state)[-1]
    return bot.choose(GAME.view(state, seat), GAME.legal(state, seat), random.Random(seed))


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("preset", GAME.presets)
def test_a_match_comes_to_its_end(preset: str, players: int) -> None:
    assert match(players, *[QUICK] * players, preset=preset)[1].winners


@pytest.mark.parametrize("options", ODD_OPTIONS, ids=str)
def test_it_plays_by_every_option(options: Json) -> None:
    assert match(1, QUICK, QUICK, QUICK, options=options)[1].winners


def test_the_same_view_and_seed_give_the_same_choice() -> None:
    """A restarted process plays on the same way: nothing is kept between decisions."""
    for number, state in enumerate(match(2, QUICK, QUICK, QUICK)[0][::7]):
        again = GAME.imagine(GAME.view(state, GAME.deciders(state)[-1]), random.Random(number))
        other = Searcher(BOT.budget)
        assert choose(state, number) == choose(again, number, other)


def test_splits_are_secret_so_they_vary() -> None:
    state = match(1, QUICK, QUICK)[0][0]
    splits = Counter(choose(state, seed) for seed in range(40))
    assert len(splits) > 8
    assert splits.most_common(1)[0][1] < 16


def test_a_limit_of_time_is_kept() -> None:
    state = match(1, QUICK, QUICK)[0][0]
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    began = time.monotonic()
    BOT.choose(view, legal, random.Random(1), limit=0.2)
    assert 0.2 <= time.monotonic() - began < 2


def test_it_beats_the_simple_bot() -> None:
    bot, won = Searcher(Budget(rounds=200, draws=40, splits=800)), 0.0
    for seed in range(6):
        bots = (bot, Simple()) if seed % 2 else (Simple(), bot)
        winners = match(seed, *bots)[1].winners
        won += (1 - seed % 2 in winners) / len(winners)
    assert won >= 3
