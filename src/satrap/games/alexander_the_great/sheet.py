"""The score sheet: for each seat what brought how much."""

from __future__ import annotations

from satrap.core.game import Seat
from satrap.core.text import Text, text
from satrap.games.alexander_the_great import facts
from satrap.games.alexander_the_great.view import View


def score_sheet(view: View) -> tuple[Text, ...]:
    """Return a line for each seat: its points and where they came from."""
    return tuple(_line(view, seat) for seat in range(view.config.seats))


def _line(view: View, seat: Seat) -> Text:
    return text(
        "atg-sheet-seat",
        name=view.config.setup.seats[seat],
        score=view.table.scores[seat],
        **facts.points_by_source(view, seat),
    )
