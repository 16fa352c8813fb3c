"""Bots that think: they are asked only when there is a choice."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from satrap.core.game import A, Choices

V = TypeVar("V")


class Thoughtful(ABC, Generic[V, A]):
    """A bot of one game."""

    def choose(
        self, view: V, legal: Choices[A], generator: random.Random, limit: float | None = None
    ) -> A:
        """Return one of the legal actions."""
        if len(legal) == 1:
            return next(iter(legal))
        return self.think(view, legal, generator, limit)

    @abstractmethod
    def think(self, view: V, legal: Choices[A], generator: random.Random, limit: float | None) -> A:
        """Return one of several legal actions, within a budget or a turn's limit in seconds."""
