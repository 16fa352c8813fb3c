"""A bot may plan several decisions at once; whoever lets it play carries them out."""

from __future__ import annotations

import random
from typing import Any

from satrap.arena.playing import Player, play
from satrap.bots import Planner, plan_of
from satrap.bots.alexander_the_great.simple import Simple
from satrap.bots.random import RandomBot
from satrap.core.chance import PlainChance
from satrap.core.game import Choices
from satrap.games.alexander_the_great.actions import AnyAction, LayCity, Move, Stop
from satrap.games.alexander_the_great.game import ALEXANDER_THE_GREAT as GAME

ELSEWHERE = LayCity("nowhere")


class Watched(Simple):
    """Counts how often it is asked, and may spoil its plans."""

    def __init__(self, is_spoilt: bool = False) -> None:
        super().__init__()
        self.is_spoilt, self.planned, self.asked = is_spoilt, list[AnyAction](), 0

    def plan(
        self, view: Any, legal: Choices[Any], generator: random.Random, limit: float | None = None
    ) -> tuple[AnyAction, ...]:
        first, *rest = super().plan(view, legal, generator, limit)
        plan = (first, ELSEWHERE) if self.is_spoilt else (first, *rest)
        self.planned += plan
        self.asked += 1
        return plan


def played(bot: Watched) -> list[AnyAction]:
    """Return all decisions of a match of a bot against itself."""
    dice, setup = random.Random(1), GAME.setup(("A", "B"))
    moments = play(GAME, setup, [Player(bot, dice)] * 2, PlainChance(dice))
    return [action for moment in moments for action in moment.actions]


def test_a_plan_is_carried_out_in_order() -> None:
    bot = Watched()
    found = played(bot)
    assert bot.asked < 0.8 * len(found)
    marches = [[each for each in acts if isinstance(each, Move)] for acts in (found, bot.planned)]
    assert marches[0] == marches[1]


def test_what_is_not_legal_any_more_is_not_carried_out_but_planned_again() -> None:
    bot = Watched(is_spoilt=True)
    found = played(bot)
    assert bot.asked == len(found)
    assert ELSEWHERE not in found


def test_a_march_is_one_plan_and_ends_with_a_stop() -> None:
    dice, setup = random.Random(3), GAME.setup(("A", "B"))
    marches = 0
    for state, _, due, *_ in play(GAME, setup, [Player(Simple(), dice)] * 2, PlainChance(dice)):
        if due and state.turn.stocks and not sum(state.turn.stocks[0]):
            plan = Simple().plan(GAME.view(state, due[0]), GAME.legal(state, due[0]), dice)
            assert len(plan) == 1 or plan[-1] == Stop()
            marches += len(plan) > 2
    assert marches > 5


def test_a_bot_without_plans_is_asked_each_time() -> None:
    bot = RandomBot()
    assert not isinstance(bot, Planner)
    state = GAME.start(GAME.setup(("A", "B")), PlainChance(random.Random(1))).state
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    chosen = bot.choose(view, legal, random.Random(7))
    assert plan_of(bot, view, legal, random.Random(7)) == (chosen,)
