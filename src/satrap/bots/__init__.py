"""Bots: a bot sees what its seat may know and chooses; it remembers nothing between decisions."""

from __future__ import annotations

import random
from typing import Any, Protocol

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
