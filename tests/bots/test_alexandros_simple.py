"""The bot `simple`: legal, repeatable, blind to hidden cards, and far better than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from satrap.bots import Bot
from satrap.bots.alexandros.simple import Simple
from satrap.bots.alexandros.values import Weights
from satrap.bots.random import RandomBot
from satrap.core.chance import PlainChance
from satrap.core.game import Json, Outcome
from satrap.games.alexandros import GAME
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.state import State
from tests.alexandros.boards import NAMES, PRESETS

MATCHES = 30  # against the bot `random`
ODD_OPTIONS = {"retrieve_cost": "free", "actions_optional": False, "special_requires_free": False}


def decisions(seed: int, *bots: Bot, **setup: Json) -> Iterator[tuple[State, AnyAction]]:
    """Yield each state of a match between bots with the choice made, checking that it is legal."""
    generator = random.Random(seed)
    chance = PlainChance(random.Random(seed))
    state = GAME.start(GAME.setup(NAMES[: len(bots)], **setup), chance).state
    while GAME.outcome(state) is None:
        seat = state.turn.seat
        legal = GAME.legal(state, seat)
        action = bots[seat].choose(GAME.view(state, seat), legal, generator)
        assert action in legal
        yield state, action
        state = GAME.apply(state, (action,), chance).state
    yield state, action


def outcome(seed: int, *bots: Bot, **setup: Json) -> Outcome:
    """Play a match between bots to its end."""
    *_, (state, _) = decisions(seed, *bots, **setup)
    result = GAME.outcome(state)
    assert result is not None
    return result


# Whole matches


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_between_simple_bots_comes_to_its_end(preset: str, players: int) -> None:
    assert outcome(players, *[Simple()] * players, preset=preset).winners


def test_it_plays_by_options_that_no_edition_has() -> None:
    for end in ("first_to_reach", "end_of_turn"):
        assert outcome(1, Simple(), RandomBot(), options={**ODD_OPTIONS, "end100": end}).winners


def test_it_beats_random() -> None:
    won = 0
    for seed in range(MATCHES):
        seat = seed % 2
        bots = (Simple(), RandomBot()) if seat == 0 else (RandomBot(), Simple())
        won += outcome(seed, *bots, starter=0).winners == (seat,)
    assert won >= 0.95 * MATCHES


# What a choice depends on


def test_the_same_view_and_generator_give_the_same_choice() -> None:
    """A restarted process plays on the same way: nothing is kept between decisions."""
    other = Simple()
    for number, (state, _) in enumerate(decisions(3, Simple(), Simple())):
        if GAME.outcome(state) is None:
            view, legal = GAME.view(state, state.turn.seat), GAME.legal(state, state.turn.seat)
            once = Simple().choose(view, legal, random.Random(number))
            assert other.choose(view, legal, random.Random(number)) == once


def test_hidden_cards_make_no_difference() -> None:
    differing = 0
    for number, (state, _) in enumerate(decisions(4, Simple(), Simple(), Simple())):
        if GAME.outcome(state) is None and number % 5 == 0:
            seat, dealt = state.turn.seat, random.Random(number)
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            imagined = GAME.imagine(view, dealt)
            differing += imagined.hands != state.hands
            seen = GAME.view(imagined, seat)
            once = Simple().choose(view, legal, random.Random(number))
            assert Simple().choose(seen, legal, random.Random(number)) == once
    assert differing > 10


def test_it_hurries_when_a_match_takes_too_long() -> None:
    """Seats that are behind could walk round rings of old walls for ever."""
    hasty, calm = Simple(Weights(patience=0)), Simple()
    quick = sum(outcome(seed, hasty, hasty).turns for seed in range(5))
    usual = sum(outcome(seed, calm, calm).turns for seed in range(5))
    assert quick * 5 < usual * 4
