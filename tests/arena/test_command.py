"""`satrap arena`: the same command plays the same games, however often it is stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from satrap.arena.games import ArenaGame, Unit, play
from satrap.arena.ratings import Rating
from satrap.arena.table import Row
from satrap.cli.arena import run as arena_run
from satrap.cli.arena.show import show
from satrap.cli.screen import Screen
from satrap.core.language import LANGUAGES
from tests.arena.bidders import toy
from tests.cli.driver import run

__all__ = ["toy"]
BIDS = ("arena", "toy", "--bots", "nothing,one,three", "--seats", "2", "--games", "20")


def done(*words: str | Path) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.output


def numbers(folder: Path, *words: str) -> dict[str, Any]:
    """Return the figures of a contest without its times."""
    found: dict[str, Any] = json.loads(
        done(*BIDS, *words, "--jobs", "1", "--out", folder, "--json")
    )
    for bot in found["bots"]:
        del bot["typical"], bot["slow"]
    return found


@pytest.mark.usefixtures("toy")
def test_a_table_and_a_plot_are_shown(tmp_path: Path) -> None:
    said = done(*BIDS, "--jobs", "1", "--out", tmp_path).splitlines()
    assert said[0].startswith("24 games")  # whole deals: six lineups, four times each
    places = [
        next(n for n, line in enumerate(said) if line.startswith(bot))
        for bot in ("three", "one", "nothing")
    ]
    assert places == sorted(places)
    assert sum("●" in line for line in said) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_shows_whole_numbers(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    rating = Rating(1500.0, 1014.0, 1986.0)
    rows = [Row(bot, rating, 8, 8, 2.0, -168.5, 1234, 12345) for bot in ("companion", "strategos")]
    show(Screen(language), rows, 8)
    said = capsys.readouterr().out
    assert "…" not in said
    assert said.count("1014–1986") == 2
    assert said.count("12345 ms") == 2


def test_a_turn_cannot_last_for_ever(tmp_path: Path) -> None:
    words = ("--bots", "companion,random", "--seconds", "inf", "--out", tmp_path)
    assert run("arena", "alexandros", *words).exit_code == 2


@pytest.mark.usefixtures("toy")
def test_json_says_how_long_bots_could_think(tmp_path: Path) -> None:
    assert numbers(tmp_path)["seconds"] is None
    assert numbers(tmp_path, "--seconds", "0.5")["seconds"] == 0.5


@pytest.mark.usefixtures("toy")
def test_the_same_deals_for_all(tmp_path: Path) -> None:
    found = numbers(tmp_path)
    assert found["games"] == 24
    assert [bot["bot"] for bot in found["bots"]] == ["three", "one", "nothing"]
    assert [bot["games"] for bot in found["bots"]] == [16, 16, 16]
    assert found["bots"][0]["share"] == 2.0


@pytest.mark.usefixtures("toy")
def test_more_games_are_added_to_those_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers(tmp_path)
    played: list[Unit] = []

    def watched(unit: Unit) -> ArenaGame:
        played.append(unit)
        return play(unit)

    monkeypatch.setattr(arena_run, "play", watched)
    more = numbers(tmp_path, "--games", "30")
    assert more["games"] == 30
    assert len(played) == 6
    assert more == numbers(tmp_path / "afresh", "--games", "30")
    assert numbers(tmp_path)["games"] == 24  # only those of the first run


@pytest.mark.usefixtures("toy")
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def some(do: Any, todo: Sequence[Unit], jobs: int) -> Iterator[ArenaGame]:
        yield from map(do, todo[:7])
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(arena_run, "in_processes", some)
        stopped = run(*BIDS, "--out", tmp_path)
    assert stopped.exit_code == 130
    assert ": 7 of 24." in stopped.output
    assert numbers(tmp_path) == numbers(tmp_path / "afresh")


def test_processes_do_not_change_the_games(tmp_path: Path) -> None:
    words = ("arena", "alexandros", "--bots", "random,companion", "--games", "4", "--json")
    found = []
    for jobs in ("1", "2"):
        bots = json.loads(done(*words, "--jobs", jobs, "--out", tmp_path / jobs))["bots"]
        found.append([(bot["bot"], bot["rating"], bot["margin"]) for bot in bots])
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "companion"), "at least two different bots"),
        (("--bots", "companion,companion"), "at least two different bots"),
        (("--bots", "companion,zeus"), "zeus"),
        (("--bots", "companion,random", "--seats", "9"), "9"),
        (("--bots", "companion,random", "--seats", "0"), "players, not 0"),
        (("--bots", "companion,random", "--preset", "old"), "old"),
    ],
)
def test_what_cannot_be_played_is_told(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    result = run("arena", "alexandros", *words, "--out", tmp_path)
    assert result.exit_code == 1
    assert said in result.output
    assert not any(tmp_path.iterdir())
