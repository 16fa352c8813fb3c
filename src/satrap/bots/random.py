"""The bot `random`, for every game: any legal action is as good as another."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from satrap.bots import Bot
from satrap.core.game import Choices, sample


class RandomBot:
    """Chooses blindly."""

    def choose(
        self,
        view: Any,
        legal: Choices[Any],
        generator: random.Random,
        limit: float | None = None,
    ) -> Any:
        return sample(legal, generator)


EVERYWHERE: Mapping[str, Bot] = {"random": RandomBot()}
