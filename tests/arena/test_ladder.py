"""`satrap arena --ladder`: neighbours play until one is clearly stronger; a page reports it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from satrap.arena.games import ArenaGame, Unit, play
from satrap.arena.ladder import ratings, rung
from satrap.cli.arena import run as arena_run
from tests.arena.bidders import Bidder, toy
from tests.arena.test_ratings import game
from tests.cli.driver import run
from tests.offered import offer
from tests.toy import TOY

__all__ = ["toy"]
EQUALS = {"one": Bidder(1), "other": Bidder(1)}


def climb(folder: Path, *words: str) -> str:
    done = run(
        "arena",
        "toy",
        "--ladder",
        "--jobs",
        "1",
        "--out",
        folder,
        "--page",
        folder / "p.md",
        *words,
    )
    assert done.exit_code == 0, done.output
    return (folder / "p.md").read_text(encoding="utf-8")


def test_a_lead_is_sure_when_the_intervals_are_apart() -> None:
    sure = rung(("weak", "strong"), [game(("weak", "strong"), (0, 1), n) for n in range(40)])
    assert sure.is_apart
    assert sure.upper.bot == "strong"
    assert sure.lead.low > 0


@pytest.mark.parametrize("won", [20, 24])
def test_a_small_lead_is_not_sure(won: int) -> None:
    games = [game(("weak", "strong"), (n >= won, n < won), n) for n in range(40)]
    found = rung(("weak", "strong"), games)
    assert found.lead.low < 0 < found.lead.high
    assert (found.lead.value > 30) == (won > 20)
    assert not found.is_apart


def test_a_level_that_loses_to_the_one_below_is_not_apart() -> None:
    upside_down = rung(("strong", "weak"), [game(("weak", "strong"), (0, 1), n) for n in range(40)])
    assert not upside_down.is_apart
    assert upside_down.lead.value < 0


def test_ratings_add_up_the_leads() -> None:
    games = [game(("a", "b"), (0, 1), n) for n in range(40)]
    first, second = rung(("a", "b"), games), rung(("b", "a"), games)
    up, down = first.lead.value, second.lead.value
    assert ratings([first, second]) == [1000.0, 1000.0 + up, pytest.approx(1000.0 + up + down)]


@pytest.mark.usefixtures("toy")
def test_sure_pairings_stop_early_and_the_page_has_a_table_for_each_count(tmp_path: Path) -> None:
    page = climb(tmp_path)
    assert re.findall(r"^### (\d) players$", page, re.M) == ["2", "3", "4", "5"]
    assert "| one | " in page
    two = page[page.index("### 2 players") : page.index("### 3 players")]
    rows = re.findall(r"^\| (nothing|one|three) (?:\|[^|]*){2}\| (–|\d+) \|", two, re.M)
    assert rows == [("nothing", "–"), ("one", "40"), ("three", "40")]
    assert "intervals are apart" in two


@pytest.mark.usefixtures("toy")
def test_equals_play_all_their_games_and_the_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, TOY, EQUALS)
    page = climb(tmp_path, "--seats", "2", "--games", "60")
    assert "Not apart: one and other." in page
    assert re.search(r"\| other \|.*\| 60 \|", page)


@pytest.mark.usefixtures("toy")
def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = climb(tmp_path, "--seats", "2")
    played: list[Unit] = []

    def watched(unit: Unit) -> ArenaGame:
        played.append(unit)
        return play(unit)

    monkeypatch.setattr(arena_run, "play", watched)
    assert climb(tmp_path, "--seats", "2") == before
    assert not played


@pytest.mark.usefixtures("toy")
def test_the_parts_of_other_games_stay(tmp_path: Path) -> None:
    (tmp_path / "p.md").write_text(
        "# How strong the bots are\n\nOld head.\n\n## Chess\n\nA king.\n\n## toy\n\nOld.\n"
    )
    page = climb(tmp_path, "--seats", "2")
    assert page.index("## Chess\n\nA king.\n") < page.index("## toy\n")
    assert "Old" not in page
    assert climb(tmp_path, "--seats", "2") == page


@pytest.fixture
def timed(toy: None, monkeypatch: pytest.MonkeyPatch) -> list[Unit]:
    """Offer four levels; return the list that collects the games played by the clock."""
    four = {f"level{number}": Bidder(number) for number in range(4)}
    offer(monkeypatch, TOY, four)
    found: list[Unit] = []

    def watched(unit: Unit) -> ArenaGame:
        found.extend([unit] if unit.seconds is not None else [])
        return play(unit)

    monkeypatch.setattr(arena_run, "play", watched)
    return found


def test_the_top_level_plays_alone_against_the_third_by_the_clock(
    tmp_path: Path, timed: list[Unit]
) -> None:
    page = climb(tmp_path, "--seats", "4", "--games", "40")
    assert "By the clock, 1 s a turn: level3 against level2 in the other 3 seats won" in page
    assert [unit.seconds for unit in timed] == [1.0] * 40
    assert all(sorted(unit.lineup) == [*["level2"] * 3, "level3"] for unit in timed)


@pytest.mark.usefixtures("toy")
def test_the_page_names_the_command_that_wrote_it(tmp_path: Path) -> None:
    assert "`satrap arena toy --ladder --seed 0`" in climb(tmp_path)
    page = climb(tmp_path, "--seats", "2", "--games", "20", "--bots", "one,three", "--seed", "4")
    made = "satrap arena toy --ladder --seed 4 --games 20 --bots one,three --seats 2"
    assert f"`{made}`" in page


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("words", [b"My own notes.\n", b"\xff\xfe"])
def test_another_text_is_not_overwritten(tmp_path: Path, words: bytes) -> None:
    page = tmp_path / "own.md"
    page.write_bytes(words)
    done = run("arena", "toy", "--ladder", "--out", tmp_path / "out", "--page", page)
    assert done.exit_code == 1
    assert "other content" in done.output
    assert page.read_bytes() == words


@pytest.mark.usefixtures("toy")
def test_a_page_that_cannot_be_written_is_told_before_the_games(tmp_path: Path) -> None:
    done = run("arena", "toy", "--ladder", "--out", tmp_path / "out", "--page", tmp_path)
    assert done.exit_code == 1
    assert "cannot be written" in done.output
    assert not (tmp_path / "out").exists()


def test_a_fresh_ladder_plays_the_top_level_anew(tmp_path: Path, timed: list[Unit]) -> None:
    words = ("--seats", "2", "--games", "4")
    climb(tmp_path, *words)
    climb(tmp_path, *words)
    assert len(timed) == 4
    climb(tmp_path, *words, "--fresh")
    assert len(timed) == 8


@pytest.mark.usefixtures("toy")
def test_a_ladder_is_told_on_its_page_alone(tmp_path: Path) -> None:
    done = run("arena", "toy", "--ladder", "--json", "--out", tmp_path, "--lang", "en")
    assert done.exit_code == 1
    assert "omit --json" in done.output


@pytest.mark.usefixtures("toy")
def test_a_ladder_is_not_climbed_by_the_clock(tmp_path: Path) -> None:
    done = run("arena", "toy", "--ladder", "--seconds", "1", "--out", tmp_path, "--lang", "en")
    assert done.exit_code != 0
    assert "omit --seconds" in done.output


@pytest.mark.usefixtures("toy")
def test_a_bot_may_be_named_for_each_seat(tmp_path: Path) -> None:
    words = ("arena", "toy", "--jobs", "1", "--out", tmp_path, "--lang", "en", "--games", "6")
    done = run(*words, "--seats", "3", "--bots", "three,one,one")
    assert done.exit_code == 0, done.output
    again = run(*words, "--seats", "3", "--bots", "one,one")
    assert again.exit_code != 0
    assert "one for each seat" in again.output
