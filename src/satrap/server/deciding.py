"""What bots and advisers are asked: it loads little else, since it is answered aside, too."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct

from satrap.bots import Bot
from satrap.bots.advice import Advice
from satrap.core.game import Choices, Seat, sample
from satrap.packs import get_pack


class Decision(Struct, frozen=True):
    """What a bot has to decide: it is shown what its seat may know, and given dice."""

    game: str
    bot: str
    seat: Seat
    moment: int  # entries of the match so far
    view: Any
    legal: Choices[Any]
    dice: bytes

    def find_bot(self) -> Bot:
        return get_pack(self.game).bot(self.bot)


def decide(decision: Decision) -> str:
    """Let the bot choose; what it may not do is drawn by lot."""
    bot, generator = decision.find_bot(), random.Random(decision.dice)
    action = bot.choose(decision.view, decision.legal, generator)
    return str(action) if action in decision.legal else anything(decision)


def anything(decision: Decision) -> str:
    """Return something that may be done."""
    return str(sample(decision.legal, random.Random(decision.dice)))


def advise(game: str, view: Any, mark: str) -> Advice:
    """Think about a decision. Dice are made of what the seat sees: so no secret is in them."""
    return get_pack(game).adviser.advise(view, random.Random(mark))
