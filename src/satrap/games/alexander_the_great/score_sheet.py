"""The score sheet: where the points of each seat came from."""

from __future__ import annotations

from satrap.core.game import Seat
from satrap.core.text import Text, named, text
from satrap.games.alexander_the_great import insights
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.steps.final_score import Award
from satrap.games.alexander_the_great.view import View


def score_sheet(view: View) -> tuple[Text, ...]:
    """Return a line for each seat: its points and where they came from."""
    return tuple(_line(view, seat) for seat in range(view.config.seats))


def _line(view: View, seat: Seat) -> Text:
    given = insights.final_awards_now(view) if view.turn.phase == Phase.OVER else ()
    awards = tuple(_award(view, award) for award in given if award.seat == seat)
    values = insights.points_by_source(view, seat)
    name, score = view.config.setup.seats[seat], view.table.scores[seat]
    if not awards:
        return text("atg-sheet-seat", name=name, score=score, **values)
    return text("atg-sheet-awarded", name=name, score=score, awards=awards, **values)


def _award(view: View, award: Award) -> Text:
    key = f"atg-sheet-award-{award.building}"
    if not award.region:
        return text(f"{key}-board")
    return text(key, region=named(view.config.ground(award.region - 1).name))
