"""Advice: what a seat could do, what each line promises and why, from its view alone.

Each game's folder has an `advising.py` with an `Adviser`; a game without one gives no advice.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from satrap.core.game import Event
from satrap.core.text import Text, text

SURE = 1.96  # standard errors on each side of a 95 % interval


class Phrase(Struct, frozen=True):
    """A part of a turn, as it continues a sentence: somebody "took Susa", or could "take Susa"."""

    could: Text
    did: Text
    weight: int = 0  # the phrase with most of it names the turn
    is_march: bool = False


class Suggestion(Struct, frozen=True):
    """A line of play, and what it promises the seat that asks."""

    action: str  # in notation: the next decision
    then: tuple[str, ...]  # how the turn would continue
    chance: float  # to win
    error: float  # of the chance: half of the 95 % interval
    margin: float  # points over the best other seat, as far as the search looked ahead
    reason: Text
    phrases: tuple[Phrase, ...] = ()  # what is done, in order
    label: Text | None = None  # says more about the next decision than its button does
    parts: int = 1  # how many decisions are carried out together: the first and those after it
    is_clear: bool = True  # the reason tells of something that can be counted


class Advice(Struct, frozen=True):
    """What to do now: different next decisions, the best first."""

    lines: tuple[Suggestion, ...]
    matters: Text  # what is at stake; names no action


class Verdict(Struct, frozen=True):
    """What was done and the best that could have been done, examined alike."""

    played: Suggestion
    best: Suggestion  # the same line as `played` where nothing better was found; its reason: why
    chances: tuple[float, ...]  # of each seat to win, if the best is done
    usual: float | None = None  # the chance to win otherwise; None: no deed that could be praised
    count: int = 0  # how many decisions were examined, before luck mattered; 0: all


class Estimate(NamedTuple):
    """How likely a line is to win."""

    chance: float
    error: float


def lead_text(points: int) -> Text:
    """Say how far ahead or behind somebody is."""
    if not points:
        return text("advice-level")
    return text(f"advice-{'ahead' if points > 0 else 'behind'}", points=abs(points))


class Adviser(Protocol):
    """Advises on one game."""

    def advise(self, view: Any, generator: random.Random) -> Advice:
        """Rank what the viewing seat could do now."""

    def judge(self, view: Any, played: tuple[Any, ...], generator: random.Random) -> Verdict:
        """Compare the decisions of the viewing seat, from the view on, with the best there was."""

    def compare(
        self, view: Any, played: Sequence[Any], better: Sequence[Any], generator: random.Random
    ) -> tuple[Estimate, Estimate] | None:
        """Look at two lines again, and longer; None if there is no more to be found out."""

    def phrases(
        self, before: Any, after: Any, played: Sequence[Any], events: Sequence[Event]
    ) -> tuple[Phrase, ...]:
        """Tell what a seat did, from the views before and after it."""

    def chances(self, view: Any, generator: random.Random) -> tuple[float, ...]:
        """Return how likely each seat is to win, as seen by a seat or with everything open."""

    def lighter(self, part: int) -> Adviser:
        """Return an adviser that takes a half, a third and so on of the effort."""
