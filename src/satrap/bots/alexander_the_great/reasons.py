"""Why a turn of Alexander the Great is good: what it promises more of than the other turns."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from satrap.bots.alexander_the_great.fast.outlook import BEGIN, END, NAMES
from satrap.bots.alexander_the_great.learning import learned
from satrap.core.game import Seat
from satrap.core.text import Text, text
from satrap.games.alexander_the_great.view import View

FAINT: Final = 0.02  # anything worth less than this is no reason


class Reasons:
    """The reasons for each of some turns that were tried out."""

    def __init__(self, view: View, seat: Seat, found: Any) -> None:
        self._names, self._seat = view.config.setup.seats, seat
        self._ends = found.ends / found.visits[:, None, None]
        weights = learned(view.config.seats)
        self._weights = np.maximum(0.0, weights[BEGIN] + weights[END]) / 2

    def of(self, at: int) -> Text:
        """Return the strongest reason for a turn."""
        return self._text("advice", at)

    def matters(self, at: int) -> Text:
        """Return what the choice is about."""
        return self._text("matters", at)

    def _text(self, kind: str, at: int) -> Text:
        name, seat = self._strongest(at)
        key = f"{kind}-alexander-the-great"
        if seat != self._seat:
            return text(f"{key}-against", name=self._names[seat])
        return text(f"{key}-{name.replace('_', '-')}")

    def _strongest(self, at: int) -> tuple[str, Seat]:
        """Return which feature of which seat makes most of the difference."""
        gains = self._weights * (self._ends[at] - self._ends.mean(axis=0))
        seats = len(self._names)
        worth = -gains[:seats] / (seats - 1)
        worth[self._seat] = gains[self._seat]
        seat, each = np.unravel_index(np.argmax(worth), worth.shape)
        return (NAMES[each], int(seat)) if worth[seat, each] > FAINT else ("quiet", self._seat)
