"""What `satrap balance` writes, draws and refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from satrap.arena.balance.intervals import Cell
from satrap.cli.balance.bars import draw_bars
from satrap.cli.balance.charts import Bar, Chart, Group
from satrap.cli.balance.panels import draw_panels
from satrap.cli.balance.paper import WIDTH, nice_step
from satrap.core.game import Event, Setup
from satrap.core.tally import Breakdown, Column, Form, Tally
from tests.cli.driver import run
from tests.offered import offer
from tests.toy import TOY, Told

ALEXANDROS = ("balance", "alexandros", "--bots", "random", "--seed", "3", "--games", "12")


def count_prizes(setup: Setup, told: Sequence[Event], state: Any) -> Mapping[str, int]:
    prizes = [event for event in told if isinstance(event, Told)]
    return {"prizes": sum(event.prize for event in prizes if event.winner >= 0), "tie": 0}


def prize_tables(setup: Setup) -> tuple[Breakdown, ...]:
    columns = (Column("a game", "{row}"), Column("never", "{row}", Form.NEVER))
    return (Breakdown("Prizes & ties", {"prizes": "Prizes <won>", "tie": "Ties"}, columns),)


def test_a_game_counts_what_only_it_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, TOY, tally=Tally(count_prizes, prize_tables))
    words = ("--games", "8", "--bots", "random", "--jobs", "1", "--seats", "2", "--out", tmp_path)
    assert run("balance", "toy", *words).exit_code == 0
    numbers = json.loads((tmp_path / "toy.json").read_bytes())["players"]["2"]
    points = numbers["counters"]["prizes"]["total"]
    assert points == numbers["scores"]["mean"] * 16
    table = numbers["tables"]["Prizes & ties"]
    assert table["prizes"]["a game"] == points / 8
    assert table["tie"] == {"a game": 0, "never": 1}
    picture = ElementTree.parse(tmp_path / "toy-prizes-ties.svg").getroot()
    assert f"Prizes <won>: {points / 8:.2f}. Ties: 0.00." in (picture[1].text or "")


WORDS = ("--preset", "en", "--option", "max_turns=30")


def test_the_report_of_a_game(tmp_path: Path) -> None:
    words = (*ALEXANDROS, "--seats", "2", "--seats", "4", *WORDS, "--out", tmp_path)
    assert run(*words).exit_code == 0
    page = (tmp_path / "alexandros.md").read_text(encoding="utf-8")
    line = "--games 12 --bots random --seed 3 --seats 2 --seats 4 --preset en --option max_turns=30"
    assert f"\nsatrap balance alexandros {line}\n" in page
    assert "| provinces taken over |" in page
    assert "## Wins by place in the order of play" in page
    assert "| a red wall was laid |" in page
    assert str(tmp_path) not in page
    pictures = sorted(file.name for file in tmp_path.glob("*.svg"))
    assert len(pictures) == 5
    for name in pictures:
        assert f"]({name})" in page
        tree = ElementTree.parse(tmp_path / name)
        assert [child.tag.rpartition("}")[2] for child in tree.getroot()][:2] == ["title", "desc"]


def test_whiskers_end_where_the_interval_does_and_no_bar_leaves_the_chart() -> None:
    bars = (Bar("seat 1", Cell(1.2, 0.9, 1.5), 0), Bar("seat 2", Cell(None), 9))
    drawn = draw_bars(Chart("Wins", "ratio", (Group("x" * 99, bars),), line=1.0))
    root = ElementTree.fromstring(drawn)
    rects = [node for node in root if node.get("class") in ("s0", "s4")]
    assert [float(node.get("width", "")) > 0 for node in rects] == [True, False]
    (whisker,) = [node for node in root if node.get("class") == "whisker"]
    low, high = re.findall(r"[\d.]+", whisker.get("d", ""))[0:3:2]
    end = float(rects[0].get("x", "")) + float(rects[0].get("width", ""))
    assert end - float(low) == pytest.approx(float(high) - end, abs=0.3)
    assert end < float(high) < WIDTH


def test_many_rows_stand_in_a_panel_for_each_number_of_players() -> None:
    cells = [Cell(0.2), Cell(0.8)]
    bars = tuple(Bar(f"{n + 2} players", cell, n) for n, cell in enumerate(cells))
    groups = tuple(Group(f"province {number}", bars) for number in range(20))
    root = ElementTree.fromstring(draw_panels(Chart("Provinces", "", groups, is_percent=True)))
    rects = [node for node in root if node.get("class") in ("s0", "s1")]
    assert len(rects) == 40
    short, long = (float(rects[at].get("width", "")) for at in (0, 20))
    assert long == pytest.approx(4 * short, abs=0.3)
    ends = [float(node.get("x", "")) + float(node.get("width", "")) for node in rects]
    assert max(ends[:20]) < float(rects[20].get("x", "")) < max(ends) < WIDTH
    assert "province 19: 2 players 20.0 %, 3 players 80.0 %." in (root[1].text or "")


@pytest.mark.parametrize(("most", "step"), [(0, 1), (0.93, 0.2), (1.9, 0.5), (34, 10), (100, 20)])
def test_the_grid_has_round_numbers(most: float, step: float) -> None:
    assert nice_step(most) == pytest.approx(step)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "genius"), "There is no bot “genius”"),
        (("--bots", "random,random"), "Bots named: 2, seats: 3"),
        (("--seats", "7"), "players, not 7"),
        (("--seats", "2", "--seats", "0"), "players, not 0"),
        (("--preset", "xx"), "There is no preset “xx”"),
        (("--option", "max_turns=0"), "max_turns cannot be"),
        (("--board", "/nowhere"), "/nowhere cannot be read"),
        (("--out", "/dev/null/x"), "/dev/null/x cannot be written"),
    ],
)
def test_a_bad_run_gets_one_sentence(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    result = run(*ALEXANDROS, "--out", tmp_path, *words)
    assert result.exit_code == 1
    assert sentence in result.output
    assert result.output.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
