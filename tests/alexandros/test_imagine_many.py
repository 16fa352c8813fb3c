"""Imagining many worlds at once: all look the same to the viewer, and the odds are right."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from satrap.core.chance import PlainChance
from satrap.games.alexandros import imagine
from satrap.games.alexandros.game import ALEXANDROS as GAME
from satrap.games.alexandros.state import State


def position(seats: int, seed: int, decisions: int) -> State:
    dice = random.Random(seed)
    chance = PlainChance(dice)
    state = GAME.start(GAME.setup(tuple("abcd"[:seats])), chance).state
    for _ in range(decisions):
        legal = GAME.legal(state, state.turn.seat)
        state = GAME.apply(state, (dice.choice(legal),), chance).state
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_world_looks_the_same_to_the_viewer_and_is_sound(seats: int) -> None:
    for decisions in (0, 30, 90):
        state = position(seats, seats, decisions)
        view = GAME.view(state, state.turn.seat)
        for world in imagine.imagine_many(view, 12, random.Random(decisions)):
            assert GAME.view(world, state.turn.seat) == view
            assert GAME.invariants(world) == []


def test_hidden_hands_come_up_about_as_often_as_one_by_one() -> None:
    state = position(2, 5, 40)
    other = 1 - state.turn.seat
    view, dice = GAME.view(state, state.turn.seat), random.Random(1)
    many = Counter(
        symbol
        for _ in range(60)
        for world in imagine.imagine_many(view, 20, dice)
        for symbol, cards in enumerate(world.hands[other])
        for _ in range(cards)
    )
    single = Counter(
        symbol
        for _ in range(1200)
        for symbol, cards in enumerate(imagine.imagine(view, dice).hands[other])
        for _ in range(cards)
    )
    assert many.total() == single.total() > 1200
    for symbol in range(5):
        assert abs(many[symbol] - single[symbol]) < 0.06 * single.total()


def test_where_no_proposal_fits_each_world_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(2, 5, 40)
    view = GAME.view(state, state.turn.seat)
    monkeypatch.setattr(imagine, "PROPOSALS", 0)
    worlds = imagine.imagine_many(view, 3, random.Random(1))
    assert [GAME.view(world, state.turn.seat) for world in worlds] == [view] * 3
