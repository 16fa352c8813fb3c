"""Who plays: bots of sixty strengths, from one that chooses blindly to the companion.

Between two levels lie bots that think like the stronger one now and then, else like the weaker one.
Some of them play thirty times as often as others, as people do.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Final

from satrap.bots import Bot, plan_of
from satrap.core.game import Choices
from satrap.packs import get_pack

LEVELS: Final = ("random", "recruit", "hoplite", "companion")
ENTRANTS: Final = 60
BUSIEST: Final = 30.0  # times as busy as the laziest


class Between:
    """Decides like the stronger of two bots as often as its share says, else like the weaker."""

    def __init__(self, weaker: Bot, stronger: Bot, share: float) -> None:
        self.weaker, self.stronger, self.share = weaker, stronger, share

    def choose(
        self,
        view: Any,
        legal: Choices[Any],
        generator: random.Random,
        limit: float | None = None,
    ) -> Any:
        return self.plan(view, legal, generator, limit)[0]

    def plan(
        self,
        view: Any,
        legal: Choices[Any],
        generator: random.Random,
        limit: float | None = None,
    ) -> tuple[Any, ...]:
        bot = self.stronger if generator.random() < self.share else self.weaker
        return plan_of(bot, view, legal, generator, limit)


def entrant(game: str, number: int) -> Bot:
    """Return one of the entrants, the weakest first."""
    level, share = divmod(number * (len(LEVELS) - 1) / (ENTRANTS - 1), 1)
    pack, below = get_pack(game), min(int(level), len(LEVELS) - 2)
    weaker, stronger = (pack.bot(LEVELS[each]) for each in (below, below + 1))
    return Between(weaker, stronger, share if below == level else 1.0)


@lru_cache
def busyness(pool: str) -> tuple[float, ...]:
    """Return how often each entrant of a pool plays, compared with the others."""
    dice = random.Random(f"{pool}/busyness")
    return tuple(BUSIEST ** dice.random() for _ in range(ENTRANTS))


def lineup(pool: str, seats: int, number: int) -> tuple[int, ...]:
    """Return who sits at the table of a game, in the order of the seats."""
    dice, chosen = random.Random(f"{pool}/{number}"), list[int]()
    while len(chosen) < seats:
        (each,) = dice.choices(range(ENTRANTS), busyness(pool))
        if each not in chosen:
            chosen.append(each)
    return tuple(chosen)
