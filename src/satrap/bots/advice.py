"""Advice: what a seat could do, what each promises and why; from its view alone.

Each game's folder has an `advising.py` with an `Adviser`; a game without one gives no advice.
"""

from __future__ import annotations

import random
from typing import Any, Protocol

from msgspec import Struct

from satrap.core.text import Text

SURE = 1.96  # standard errors to each side hold 95 %


class Suggestion(Struct, frozen=True):
    """Something to do, and what it promises the seat that asks."""

    action: str  # in notation: the next decision
    then: tuple[str, ...]  # how the turn would go on
    chance: float  # to win
    error: float  # of the chance: half of the 95 % interval
    margin: float  # points over the best other seat, as far as was looked ahead
    reason: Text


class Advice(Struct, frozen=True):
    """What to do now: different next decisions, the best first."""

    lines: tuple[Suggestion, ...]
    matters: Text  # what this is about; tells of no action


class Verdict(Struct, frozen=True):
    """What was done, beside the best that could have been done, both looked at alike."""

    played: Suggestion
    best: Suggestion  # the same line as `played` where nothing better was found
    chances: tuple[float, ...]  # of each seat to win, if the best is done


class Adviser(Protocol):
    """Advises about one game."""

    def advise(self, view: Any, generator: random.Random) -> Advice:
        """Rank what the viewing seat could do now."""

    def judge(self, view: Any, played: tuple[Any, ...], generator: random.Random) -> Verdict:
        """Compare the decisions that the viewing seat made, from its decision in the view on."""

    def chances(self, view: Any, generator: random.Random) -> tuple[float, ...]:
        """Return how likely each seat wins, as an observer knows: any seat, or all open."""

    def lighter(self, part: int) -> Adviser:
        """Return who advises about the same with a half, a third and so on of the effort."""
