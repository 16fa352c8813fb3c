"""A board's sheet, where everything is on it, and what a result is called."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from types import SimpleNamespace
from typing import Any, cast

import pytest

from satrap.core.api_types import as_json
from satrap.core.game import OPEN, PUBLIC, AnyGame, Outcome
from satrap.core.language import say
from satrap.core.prompts import prompt
from satrap.core.record import AnyMatch
from tests.conformance.games import CASES, IDS, finished

games = pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)


@games
def test_the_chart_lies_on_the_sheet(game: AnyGame, preset: str) -> None:
    board = game.board(game.boards()[0])
    sheet, chart = game.sheet(board, "de"), as_json(game.chart(board, "de"))
    assert bool(sheet) == bool(chart)
    if sheet:
        width, height = chart["size"]
        box = ET.fromstring(sheet).attrib["viewBox"].split()
        assert [float(value) for value in box] == [0, 0, width, height]
        spots = list(_spots(chart))
        assert len(spots) > 30
        assert all(0 <= x <= width and 0 <= y <= height for x, y in spots)


def _spots(chart: Any) -> Any:
    """Yield every place that a chart calls `at`, or names as a point."""
    for each in chart.get("spaces", chart.get("provinces", {})).values():
        yield each["at"]
    yield from chart.get("points", {}).values()


@games
def test_scores_are_public_and_come_to_the_result(game: AnyGame, preset: str) -> None:
    match = finished(game, 1, preset)
    assert match.outcome is not None
    for observer in (0, PUBLIC, OPEN):
        assert game.scores(match.view(observer)) == match.outcome.scores


def test_a_shared_win_names_all_winners() -> None:
    outcome = Outcome("hundred", (0, 2), (100, 7, 100), 9)
    game = SimpleNamespace(outcome=lambda state: outcome)
    setup = SimpleNamespace(seats=("Ana", "Ben", "Zoe"))
    line = [SimpleNamespace(state=None)]
    match = SimpleNamespace(
        game=game, line=line, setup=setup, ply=0, loser=None, names=lambda ply: setup.seats
    )
    told = prompt(cast(AnyMatch, match), 0)
    assert say(told) == "Ana and Zoe share the win with 100 points each."
