"""Levels: legal, repeatable, each stronger than the one below, and never silly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from satrap.arena.games import Unit, play
from satrap.arena.lineups import lineups
from satrap.bots import Bot
from satrap.core.chance import PlainChance
from satrap.core.errors import BadSetup
from satrap.core.game import AnyGame, Seat
from satrap.packs import get_pack
from satrap.packs.names import bot_at, name_today
from satrap.packs.pack import Pack
from tests.offered import GAMES

BEGINNERS = ("recruit", "hoplite")
LEVELS = ("recruit", "hoplite", "companion")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def decisions(game: AnyGame, seed: int, bots: list[Bot]) -> Iterator[tuple[Any, Seat, Any]]:
    """Yield each decision of a match between bots: view, seat and choice."""
    generator, chance = random.Random(seed), PlainChance(random.Random(seed))
    names = tuple("ABCDE"[: len(bots)])
    state = game.start(game.setup(names), chance).state
    while game.outcome(state) is None:
        chosen = []
        for seat in game.deciders(state):
            view, legal = game.view(state, seat), game.legal(state, seat)
            chosen.append(bots[seat].choose(view, legal, generator))
            assert chosen[-1] in legal
            yield state, seat, chosen[-1]
        state = game.apply(state, tuple(chosen), chance).state


def won(game: str, weak: str, strong: str, deals: int) -> float:
    """Return the share of its games against a weaker bot that a stronger one wins."""
    played = [
        play(Unit(game, "standard", {}, lineup, 1, deal))
        for deal in range(deals)
        for lineup in lineups((weak, strong), 2)
    ]
    wins = sum(
        1 / len(each.winners) for each in played if each.lineup.index(strong) in each.winners
    )
    return wins / len(played)


# Who is offered


@every_game
def test_levels_are_offered_the_easiest_first(game: AnyGame) -> None:
    assert tuple(get_pack(game.id).levels)[:3] == LEVELS
    assert "random" not in get_pack(game.id).levels


@every_game
def test_old_records_find_their_bots_under_names_that_nobody_is_offered(game: AnyGame) -> None:
    pack = get_pack(game.id)
    assert bot_at("simple bot 2") == name_today("simple") == "companion"
    assert "random" in pack.bots
    with pytest.raises(BadSetup):
        pack.bot("simple")


def test_an_unknown_bot_is_told_which_levels_there_are() -> None:
    with pytest.raises(BadSetup) as refused:
        get_pack("alexandros").bot("zeus")
    assert refused.value.text.values["bots"] == ", ".join(get_pack("alexandros").levels)


def test_a_game_without_levels_is_played_by_chance() -> None:
    assert list(Pack("chess").levels) == ["random"]


# How they play


@every_game
@pytest.mark.parametrize("level", BEGINNERS)
@pytest.mark.parametrize("players", [2, 4])
def test_beginners_choose_the_same_for_the_same_view(
    game: AnyGame, level: str, players: int
) -> None:
    bot = get_pack(game.id).bot(level)
    for number, (state, seat, _) in enumerate(decisions(game, players, [bot] * players)):
        view, legal = game.view(state, seat), game.legal(state, seat)
        once = bot.choose(view, legal, random.Random(number))
        assert bot.choose(view, legal, random.Random(number)) == once


@every_game
def test_each_level_beats_the_one_below(game: AnyGame) -> None:
    for weak, strong in (("random", "recruit"), ("recruit", "companion")):
        assert won(game.id, weak, strong, 8) >= 0.75
