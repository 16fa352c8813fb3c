"""Decisions of bots and advisers. Imports little, since they also run in a separate process."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct

from satrap.bots import Bot, plan_of
from satrap.bots.advice import Advice
from satrap.core.game import Choices, Seat, sample
from satrap.packs import get_pack

Plays = tuple[str, ...]  # what a bot does now, and what follows it, in notation


class Decision(Struct, frozen=True):
    """What a bot has to decide: its seat's view, the legal actions, and a seed for its dice."""

    game: str
    bot: str
    seat: Seat
    moment: int  # how many entries the match has so far
    view: Any
    legal: Choices[Any]
    dice: bytes

    def find_bot(self) -> Bot:
        return get_pack(self.game).bot(self.bot)


def decide(decision: Decision) -> Plays:
    """Let the bot plan; an illegal choice is replaced by a random legal one."""
    bot, generator = decision.find_bot(), random.Random(decision.dice)
    plan = plan_of(bot, decision.view, decision.legal, generator)
    return tuple(map(str, plan)) if plan[0] in decision.legal else anything(decision)


def anything(decision: Decision) -> Plays:
    """Return a random legal action."""
    return (str(sample(decision.legal, random.Random(decision.dice))),)


def advise(game: str, view: Any, mark: str) -> Advice:
    """Think about a decision. Dice are seeded by what the seat sees, so they hold no secret."""
    return get_pack(game).adviser.advise(view, random.Random(mark))
