"""The bot `simple` of Alexander the Great: legal, repeatable, and far better than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from satrap.bots import Bot
from satrap.bots.alexander_the_great.simple import Simple
from satrap.bots.random import RandomBot
from satrap.core.chance import PlainChance
from satrap.core.game import Json, Outcome, Seat
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.state import State
from satrap.packs import get_pack

GAME = get_pack("alexander_the_great").game
NAMES = ("Ana", "Ben", "Cleo", "Dion", "Eva")
MATCHES = 20  # against the bot `random`
ODD_OPTIONS = [{option.name: value} for option in GAME.options for value in option.values[1:]]


def decisions(seed: int, *bots: Bot, **setup: Json) -> Iterator[tuple[State, Seat, AnyAction]]:
    """Yield each decision of a match between bots, checking that it is legal."""
    generator, chance = random.Random(seed), PlainChance(random.Random(seed))
    state = GAME.start(GAME.setup(NAMES[: len(bots)], **setup), chance).state
    while GAME.outcome(state) is None:
        chosen = []
        for seat in GAME.deciders(state):
            legal = GAME.legal(state, seat)
            chosen.append(bots[seat].choose(GAME.view(state, seat), legal, generator))
            assert chosen[-1] in legal
            yield state, seat, chosen[-1]
        state = GAME.apply(state, tuple(chosen), chance).state
    yield state, -1, chosen[-1]


def outcome(seed: int, *bots: Bot, **setup: Json) -> Outcome:
    """Play a match between bots to its end."""
    *_, (state, _, _) = decisions(seed, *bots, **setup)
    result = GAME.outcome(state)
    assert result is not None
    return result


# Whole matches


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("preset", GAME.presets)
def test_a_match_between_simple_bots_comes_to_its_end(preset: str, players: int) -> None:
    assert outcome(players, *[Simple()] * players, preset=preset).winners


@pytest.mark.parametrize("options", ODD_OPTIONS, ids=str)
def test_it_plays_by_every_option(options: Json) -> None:
    assert outcome(1, Simple(), Simple(), Simple(), options=options).winners


def test_it_beats_random() -> None:
    won = 0
    for seed in range(MATCHES):
        seat = seed % 2
        bots = (Simple(), RandomBot()) if seat == 0 else (RandomBot(), Simple())
        won += outcome(seed, *bots).winners == (seat,)
    assert won >= 0.95 * MATCHES


def test_it_beats_three_random_bots() -> None:
    bots = (RandomBot(), Simple(), RandomBot(), RandomBot())
    assert sum(outcome(seed, *bots).winners == (1,) for seed in range(10)) >= 9


# What a choice depends on


def test_what_it_chooses_is_legal_wherever_random_play_leads() -> None:
    bots = [RandomBot()] * 4
    for number, (state, seat, _) in enumerate(decisions(7, *bots)):
        if GAME.outcome(state) is None:
            legal = GAME.legal(state, seat)
            assert Simple().choose(GAME.view(state, seat), legal, random.Random(number)) in legal


def test_the_same_view_and_generator_give_the_same_choice() -> None:
    """A restarted process plays on the same way: nothing is kept between decisions."""
    other = Simple()
    for number, (state, seat, _) in enumerate(decisions(3, Simple(), Simple())):
        if GAME.outcome(state) is None:
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            once = Simple().choose(view, legal, random.Random(number))
            assert other.choose(view, legal, random.Random(number)) == once


def test_splits_are_secret_so_they_vary() -> None:
    state = GAME.start(GAME.setup(NAMES[:2]), PlainChance(random.Random(0))).state
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert len({Simple().choose(view, legal, random.Random(seed)) for seed in range(20)}) > 5
