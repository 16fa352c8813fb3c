"""Bots: a bot is shown what its seat may know and chooses; it keeps nothing between decisions."""

from __future__ import annotations

import random
from typing import Any, Protocol

from satrap.core.game import Choices


class Bot(Protocol):
    """Chooses for a seat, from its view, its legal actions and a random source alone."""

    def choose(
        self,
        view: Any,
        legal: Choices[Any],
        generator: random.Random,
        limit: float | None = None,
    ) -> Any:
        """Return one of the legal actions.

        Thinks as much as its level does, whatever the machine; or so long that a whole turn takes
        about `limit` seconds.
        """
