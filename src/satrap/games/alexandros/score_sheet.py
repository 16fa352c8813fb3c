"""The score sheet: which provinces paid each seat how much, and when."""

from __future__ import annotations

from itertools import groupby

from satrap.core.text import Text, text
from satrap.games.alexandros import insights, provinces
from satrap.games.alexandros.places import place_text
from satrap.games.alexandros.state import Tax
from satrap.games.alexandros.view import View


def score_sheet(view: View) -> tuple[Text, ...]:
    """Return a line for each seat: its points and where they came from."""
    seats = zip(view.config.setup.seats, view.table.scores, insights.score_sheet(view), strict=True)
    return tuple(_line(view, name, score, taxes) for name, score, taxes in seats)


def _line(view: View, name: str, score: int, taxes: list[Tax]) -> Text:
    turns = groupby(taxes, key=lambda tax: tax.turn)
    parts = tuple(_levy(view, turn, [tax for tax in paid if tax.points]) for turn, paid in turns)
    return text("sheet-seat", name=name, score=score, parts=parts or text("sheet-nothing"))


def _levy(view: View, turn: int, taxes: list[Tax]) -> Text:
    total = sum(tax.points for tax in taxes)
    paying = tuple(_income(view, tax) for tax in taxes)
    return text("sheet-levy", points=total, turn=turn, provinces=paying or "-")


def _income(view: View, tax: Tax) -> Text:
    """Name the province as it is now; if it was divided since, the part with its first space."""
    tables = view.config.tables
    land = provinces.province_at(view.table, tables.spaces[tax.province])
    place = place_text(provinces.place(tables, land))
    return text("sheet-income", place=place, points=tax.points)
