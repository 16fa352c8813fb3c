"""Bots: a bot sees what its seat may know and chooses; it remembers nothing between decisions."""

from __future__ import annotations

import random
from typing import Any, Protocol, runtime_checkable

from satrap.core.game import Choices


class Bot(Protocol):
    """Chooses for a seat, from nothing but its view, its legal actions and a random source."""

    def choose(
        self,
        view: Any,
        legal: Choices[Any],
        generator: random.Random,
        limit: float | None = None,
    ) -> Any:
        """Return one of the legal actions.

        Without a limit it thinks as much as its level does on any machine; with one, a whole turn
        takes about `limit` seconds.
        """


@runtime_checkable
class Planner(Bot, Protocol):
    """A bot that decides on several actions at once: a march is one plan."""

    def plan(
        self,
        view: Any,
        legal: Choices[Any],
        generator: random.Random,
        limit: float | None = None,
    ) -> tuple[Any, ...]:
        """Return one of the legal actions, and what follows it while the same seat decides."""


def plan_of(
    bot: Bot,
    view: Any,
    legal: Choices[Any],
    generator: random.Random,
    limit: float | None = None,
) -> tuple[Any, ...]:
    """Return what a bot does next; the first action is legal, the others should be in their turn.

    Whoever lets a bot play carries out all of them, as long as the same seat decides and they are
    legal; so the bot itself need not remember anything.
    """
    if isinstance(bot, Planner):
        return bot.plan(view, legal, generator, limit)
    return (bot.choose(view, legal, generator, limit),)
