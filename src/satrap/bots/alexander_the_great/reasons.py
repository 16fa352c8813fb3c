"""Why a turn of Alexander the Great is good: what it promises more of than the other turns."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final

import numpy as np

from satrap.bots.advice import lead_text
from satrap.bots.alexander_the_great.fast.outlook import BEGIN, CITIES, END, NAMES, SCORE, TEMPLES
from satrap.bots.alexander_the_great.learning import learned
from satrap.bots.alexander_the_great.reasons_deeds import KEY, reason_of
from satrap.bots.alexander_the_great.reasons_stakes import rival_text, stakes_text
from satrap.core.game import Seat
from satrap.core.text import Text, people, text
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.numbers import NOBODY
from satrap.games.alexander_the_great.view import View

BETTER = "better-alexander-the-great"
FOLLOWS = f"{BETTER}-follows"  # said if nothing can be counted
SHARE: Final = 0.2  # of the difference: less than that explains nothing
ABOUT: Final = {
    "score": SCORE,
    "temples": TEMPLES,
    "temple_award": TEMPLES,
    "cities": CITIES,
    "city_award": CITIES,
}  # what can be counted about each feature
MARKED: Final = 2  # points: a smaller difference explains nothing
FAINT: Final = 0.02  # anything worth less than this is no reason


class Reasons:
    """The reasons for each of some turns that were tried out."""

    def __init__(self, view: View, seat: Seat, found: Any) -> None:
        self._view, self._names, self._seat = view, people(view.config.setup.seats), seat
        self._ends = found.ends / found.visits[:, None, None]
        weights = learned(view.config.seats)
        self._weights = np.maximum(0.0, weights[BEGIN] + weights[END]) / 2

    def of(self, at: int, plan: Sequence[AnyAction], said_before: Container[Text] = ()) -> Text:
        """Return the strongest new reason for a turn: what it does, or what it promises."""
        name, seat = self._strongest(at)
        against = seat if seat != self._seat else NOBODY
        said = reason_of(self._view, self._seat, plan, against, said_before)
        if said is None and against != NOBODY:
            return text(f"{KEY}-against", name=self._names[seat])
        return said or text(f"{KEY}-{name.replace('_', '-')}")

    def matters(self, at: int) -> Text:
        """Return what the choice is about."""
        name, seat = self._strongest(at)
        if seat != self._seat:
            return rival_text(self._view, seat)
        return stakes_text(self._view, self._seat, name)

    def against(self, best: int, played: int) -> Text | None:
        """Say what weighs most in favour of the best; None if it is nothing to be counted."""
        seats, me = len(self._names), self._seat
        gains = (self._weights * (self._ends[best] - self._ends[played]))[:seats]
        worth = -gains / (seats - 1)
        worth[me] = gains[me]
        for place in np.argsort(-worth, axis=None, kind="stable"):
            seat, each = (int(at) for at in np.unravel_index(place, worth.shape))
            said = self._compared(best, played, seat, ABOUT[NAMES[each]])
            if worth[seat, each] > SHARE * worth[worth > 0].sum() and said:
                return said
        return None

    def _compared(self, best: int, played: int, seat: Seat, fact: int) -> Text | None:
        """Give points, temples or cities of a seat and a rival after both turns."""
        me, ends = self._seat, self._ends[:, :, fact]
        others = [other for other in range(len(self._names)) if other != me]
        rival = max(others, key=lambda other: ends[played, other]) if seat == me else seat
        mine, theirs = round(ends[best, me]), round(ends[best, rival])
        before, was = round(ends[played, me]), round(ends[played, rival])
        if (mine - theirs) - (before - was) < (MARKED if fact == SCORE else 1):
            return None
        if fact == SCORE:
            leads = {"ahead": lead_text(mine - theirs), "was": lead_text(before - was)}
            return text(f"{BETTER}-{NAMES[fact]}", other=self._names[rival], **leads)
        names = {"name": self._names[me], "other": self._names[rival]}
        numbers = {"mine": mine, "theirs": theirs, "before": before, "rival": was}
        return text(f"{BETTER}-{NAMES[fact]}", **names, **numbers)

    def _strongest(self, at: int) -> tuple[str, Seat]:
        """Return which feature of which seat makes most of the difference."""
        gains = self._weights * (self._ends[at] - self._ends.mean(axis=0))
        seats = len(self._names)
        worth = -gains[:seats] / (seats - 1)
        worth[self._seat] = gains[self._seat]
        seat, each = np.unravel_index(np.argmax(worth), worth.shape)
        return (NAMES[each], int(seat)) if worth[seat, each] > FAINT else ("quiet", self._seat)
