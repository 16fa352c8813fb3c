"""Bots that search; their machine code is loaded when one of them first chooses."""

from __future__ import annotations

import random
from functools import cached_property
from importlib import import_module
from typing import Any, cast

from satrap.bots import Bot, plan_of
from satrap.core.game import Choices


class Thinker:
    """Searches with a budget: the fields of a module's `Budget`."""

    def __init__(self, module: str, **budget: int) -> None:
        self._module, self._budget = module, budget

    def choose(
        self,
        view: Any,
        legal: Choices[Any],
        generator: random.Random,
        limit: float | None = None,
    ) -> Any:
        """Return one of the legal actions."""
        return self.plan(view, legal, generator, limit)[0]

    def plan(
        self,
        view: Any,
        legal: Choices[Any],
        generator: random.Random,
        limit: float | None = None,
    ) -> tuple[Any, ...]:
        """Return one of the legal actions, and what follows it."""
        return plan_of(self._bot, view, legal, generator, limit)

    @cached_property
    def _bot(self) -> Bot:
        module = import_module(self._module)
        return cast(Bot, module.Searcher(module.Budget(**self._budget)))
