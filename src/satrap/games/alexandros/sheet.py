"""The score sheet: for each seat which provinces brought how much, and when."""

from __future__ import annotations

from itertools import groupby

from satrap.core.text import Text, text
from satrap.games.alexandros import facts
from satrap.games.alexandros.state import Tax
from satrap.games.alexandros.tables import Tables
from satrap.games.alexandros.view import View


def score_sheet(view: View) -> tuple[Text, ...]:
    """Return a line for each seat: its points and where they came from."""
    seats = zip(view.config.setup.seats, view.table.scores, facts.score_sheet(view), strict=True)
    return tuple(_line(view.config.tables, name, score, taxes) for name, score, taxes in seats)


def _line(tables: Tables, name: str, score: int, taxes: list[Tax]) -> Text:
    turns = groupby(taxes, key=lambda tax: tax.turn)
    parts = tuple(_levy(tables, turn, [tax for tax in paid if tax.points]) for turn, paid in turns)
    return text("sheet-seat", name=name, score=score, parts=parts or text("sheet-nothing"))


def _levy(tables: Tables, turn: int, taxes: list[Tax]) -> Text:
    total = sum(tax.points for tax in taxes)
    provinces = tuple(_income(tables, tax) for tax in taxes)
    return text("sheet-levy", points=total, turn=turn, provinces=provinces or "-")


def _income(tables: Tables, tax: Tax) -> Text:
    return text("sheet-income", place=tables.called(tax.province), points=tax.points)
