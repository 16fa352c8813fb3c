"""The score sheet: for each seat which provinces brought how much, and when."""

from __future__ import annotations

from satrap.core.text import Text, text
from satrap.games.alexandros import facts
from satrap.games.alexandros.state import Tax
from satrap.games.alexandros.view import View


def score_sheet(view: View) -> tuple[Text, ...]:
    """Return a line for each seat: its points and where they came from."""
    seats = zip(view.config.setup.seats, view.table.scores, facts.score_sheet(view), strict=True)
    return tuple(_line(name, score, taxes) for name, score, taxes in seats)


def _line(name: str, score: int, taxes: list[Tax]) -> Text:
    parts = tuple(
        text("sheet-tax", points=tax.points, province=tax.province, turn=tax.turn)
        for tax in taxes
        if tax.points
    )
    return text("sheet-seat", name=name, score=score, parts=parts or text("sheet-nothing"))
