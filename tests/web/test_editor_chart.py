"""The chart that the page's editor is tested with is the engine's chart of the standard board."""

from __future__ import annotations

import json
from pathlib import Path

from satrap.core.api_types import as_json
from satrap.games.alexandros.board import packaged_board
from satrap.games.alexandros.chart import chart

FOLDER = Path(__file__).parents[2] / "web" / "src" / "lib" / "games" / "alexandros" / "editor"


def test_the_chart_that_the_editor_is_tested_against_is_the_engines() -> None:
    kept = json.loads((FOLDER / "standard-1.chart.json").read_text(encoding="utf-8"))
    drawn = as_json(chart(packaged_board("standard-1"), "en"))
    assert kept == {key: drawn[key] for key in ("points", "spaces", "start")}
