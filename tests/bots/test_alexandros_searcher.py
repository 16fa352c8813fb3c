"""Bots that search: legal, repeatable for a view and seed, and blind to what is hidden."""

from __future__ import annotations

import random
import time

import pytest

from satrap.bots.alexandros.searcher import Budget, Search, Searcher, imagined
from satrap.core.chance import PlainChance
from satrap.games.alexandros.game import ALEXANDROS as GAME
from satrap.games.alexandros.state import State

BOT = Searcher(Budget(worlds=4, marches=24, looks=1, wide=2, best=4, rounds=2, turns=2, tries=2))


def positions(seats: int, seed: int, count: int) -> list[State]:
    """Return positions from a match between random players where there is a choice."""
    dice = random.Random(seed)
    chance = PlainChance(dice)
    found: list[State] = []
    state = GAME.start(GAME.setup(tuple("abcd"[:seats])), chance).state
    while len(found) < count and GAME.outcome(state) is None:
        legal = GAME.legal(state, state.turn.seat)
        if len(legal) > 1:
            found.append(state)
        state = GAME.apply(state, (dice.choice(legal),), chance).state
    return found


def choose(state: State, seed: int, bot: Searcher = BOT) -> object:
    seat = state.turn.seat
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return bot.choose(view, legal, random.Random(seed))


@pytest.mark.parametrize(("number", "preset"), [*enumerate(GAME.presets)])
def test_whole_matches_are_legal(number: int, preset: str) -> None:
    seats = GAME.seats[number % len(GAME.seats)]
    chance, dice = PlainChance(random.Random(seats)), random.Random(1)
    bot = Searcher(Budget(worlds=1, marches=4, looks=1, wide=1, best=2, rounds=1, turns=2, tries=1))
    state = GAME.start(GAME.setup(tuple("abcd"[:seats]), preset=preset), chance).state
    while GAME.outcome(state) is None:
        seat = state.turn.seat
        legal = GAME.legal(state, seat)
        action = bot.choose(GAME.view(state, seat), legal, dice)
        assert action in legal
        state = GAME.apply(state, (action,), chance).state


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_same_view_and_seed_give_the_same_choice_whatever_is_hidden(seats: int) -> None:
    differ = 0
    for number, state in enumerate(positions(seats, seats, 100)[::5]):
        view = GAME.view(state, state.turn.seat)
        other = GAME.imagine(view, random.Random(number + 1))
        differ += other != state
        assert choose(state, number) == choose(other, number)
    assert differ > 8


def test_another_process_chooses_the_same() -> None:
    """A new bot has no memory."""
    for number, state in enumerate(positions(2, 9, 40)[::8]):
        assert choose(state, number) == choose(state, number, Searcher(BOT.budget))


@pytest.mark.parametrize("wait", [-1.0, 0.3])
def test_a_limit_of_time_takes_the_place_of_the_budget(wait: float) -> None:
    """With no time left, every plan is tried once more; otherwise until the time is up."""
    budget = BOT.budget._replace(rounds=100)
    state, dice = positions(2, 1, 1)[0], random.Random(1)
    view = GAME.view(state, state.turn.seat)
    search = Search(view, imagined(view, budget.worlds, dice), budget, dice)
    search.look()
    until = time.monotonic() + wait
    search.try_on(until)
    halvings = (budget.best - 1).bit_length()
    if wait < 0:
        assert search.round == halvings
    else:
        assert search.round > halvings
        assert time.monotonic() >= until
