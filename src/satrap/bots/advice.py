"""Advice: what a seat could do, what each line promises and why, from its view alone.

Each game's folder has an `advising.py` with an `Adviser`; a game without one gives no advice.
"""

from __future__ import annotations

import random
from typing import Any, Protocol

from msgspec import Struct

from satrap.core.text import Text

SURE = 1.96  # standard errors on each side of a 95 % interval


class Suggestion(Struct, frozen=True):
    """A line of play, and what it promises the seat that asks."""

    action: str  # in notation: the next decision
    then: tuple[str, ...]  # how the turn would continue
    chance: float  # to win
    error: float  # of the chance: half of the 95 % interval
    margin: float  # points over the best other seat, as far as the search looked ahead
    reason: Text


class Advice(Struct, frozen=True):
    """What to do now: different next decisions, the best first."""

    lines: tuple[Suggestion, ...]
    matters: Text  # what is at stake; names no action


class Verdict(Struct, frozen=True):
    """What was done and the best that could have been done, examined alike."""

    played: Suggestion
    best: Suggestion  # the same line as `played` where nothing better was found
    chances: tuple[float, ...]  # of each seat to win, if the best is done


class Adviser(Protocol):
    """Advises on one game."""

    def advise(self, view: Any, generator: random.Random) -> Advice:
        """Rank what the viewing seat could do now."""

    def judge(self, view: Any, played: tuple[Any, ...], generator: random.Random) -> Verdict:
        """Compare the decisions of the viewing seat, from the view on, with the best there was."""

    def chances(self, view: Any, generator: random.Random) -> tuple[float, ...]:
        """Return how likely each seat is to win, as seen by a seat or with everything open."""

    def lighter(self, part: int) -> Adviser:
        """Return an adviser that takes a half, a third and so on of the effort."""
