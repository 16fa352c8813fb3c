"""Why a turn of Alexander the Great is good: what it promises more of than the other turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from satrap.bots.alexander_the_great.fast.outlook import BEGIN, END, NAMES
from satrap.bots.alexander_the_great.learning import learned
from satrap.bots.alexander_the_great.reasons_deeds import KEY, reason_of
from satrap.bots.alexander_the_great.reasons_stakes import rival_text, stakes_text
from satrap.core.game import Seat
from satrap.core.text import Text, text
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.numbers import NOBODY
from satrap.games.alexander_the_great.view import View

FAINT: Final = 0.02  # anything worth less than this is no reason


class Reasons:
    """The reasons for each of some turns that were tried out."""

    def __init__(self, view: View, seat: Seat, found: Any) -> None:
        self._view, self._names, self._seat = view, view.config.setup.seats, seat
        self._ends = found.ends / found.visits[:, None, None]
        weights = learned(view.config.seats)
        self._weights = np.maximum(0.0, weights[BEGIN] + weights[END]) / 2

    def of(self, at: int, plan: Sequence[AnyAction]) -> Text:
        """Return the strongest reason for a turn: what it does, or what it promises."""
        name, seat = self._strongest(at)
        against = seat if seat != self._seat else NOBODY
        said = reason_of(self._view, self._seat, plan, against)
        if said is None and against != NOBODY:
            return text(f"{KEY}-against", name=self._names[seat])
        return said or text(f"{KEY}-{name.replace('_', '-')}")

    def matters(self, at: int) -> Text:
        """Return what the choice is about."""
        name, seat = self._strongest(at)
        if seat != self._seat:
            return rival_text(self._view, seat)
        return stakes_text(self._view, self._seat, name)

    def _strongest(self, at: int) -> tuple[str, Seat]:
        """Return which feature of which seat makes most of the difference."""
        gains = self._weights * (self._ends[at] - self._ends.mean(axis=0))
        seats = len(self._names)
        worth = -gains[:seats] / (seats - 1)
        worth[self._seat] = gains[self._seat]
        seat, each = np.unravel_index(np.argmax(worth), worth.shape)
        return (NAMES[each], int(seat)) if worth[seat, each] > FAINT else ("quiet", self._seat)
