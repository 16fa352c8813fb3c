"""Positions to test bots in: matches of both games with every preset and every option value."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from satrap.core.chance import PlainChance
from satrap.core.game import AnyGame, Json, Seat, sample
from satrap.packs import get_pack
from tests.offered import GAMES

NAMES = ("Ana", "Ben", "Cleo", "Dion", "Eva")
Setup = dict[str, Json]
_PLAYED: dict[tuple[str, str], list[tuple[Any, Seat]]] = {}  # the same for several tests


def setups(game: AnyGame) -> list[Setup]:
    """Return every preset, and every value of each option that is not a number."""
    named = [option for option in game.options if not isinstance(option.values, range)]
    odd = [{option.name: value} for option in named for value in option.values]
    return [{"preset": each} for each in game.presets] + [{"options": each} for each in odd]


EVERY = [
    pytest.param(game, number, setup, id=f"{game.id}-{next(iter(setup.values()))}")
    for game in GAMES.values()
    for number, setup in enumerate(setups(game))
]
every_setup = pytest.mark.parametrize(("game", "number", "setup"), EVERY)


def decisions(game: AnyGame, number: int, setup: Setup) -> list[tuple[Any, Seat]]:
    """Return each decision of a match in which half of the choices are random and half are good."""
    if (key := (game.id, str(setup))) not in _PLAYED:
        _PLAYED[key] = list(_play(game, number, setup))
    return _PLAYED[key]


def _play(game: AnyGame, number: int, setup: Setup) -> Iterator[tuple[Any, Seat]]:
    dice = random.Random(number)
    chance, bot = PlainChance(dice), get_pack(game.id).bot("companion")
    seats = game.seats[number % len(game.seats)]
    state = game.start(game.setup(NAMES[:seats], **setup), chance).state
    while game.outcome(state) is None:
        chosen = []
        for seat in game.deciders(state):
            yield state, seat
            legal = game.legal(state, seat)
            is_good = dice.random() < 0.5
            good = bot.choose(game.view(state, seat), legal, dice) if is_good else None
            chosen.append(good or sample(legal, dice))
        state = game.apply(state, tuple(chosen), chance).state
