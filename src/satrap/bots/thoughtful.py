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
        return self.plan(view, legal, generator, limit)[0]

    def plan(
        self, view: V, legal: Choices[A], generator: random.Random, limit: float | None = None
    ) -> tuple[A, ...]:
        """Return one of the legal actions, and what follows it."""
        if len(legal) == 1:
            return (next(iter(legal)),)
        return self.think(view, legal, generator, limit)

    @abstractmethod
    def think(
        self, view: V, legal: Choices[A], generator: random.Random, limit: float | None
    ) -> tuple[A, ...]:
        """Return one of several legal actions and what follows it.

        It takes what a budget allows, or a part of a turn's limit in seconds.
        """
