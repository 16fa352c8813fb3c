"""`satrap balance`: however often a run is stopped, its result is that of an unbroken one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from satrap.arena.balance import games as balance_games
from satrap.arena.balance.games import BalanceGame, Work
from satrap.arena.playing import Stage, play_seed
from satrap.bots import Bot
from satrap.cli.balance import run as balance_run
from satrap.core.game import AnyGame, Setup
from tests.cli.driver import run
from tests.offered import offer
from tests.toy import TOY

BIDS = ("balance", "toy", "--bots", "random", "--games", "21", "--jobs", "1")  # 4 seat counts


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    offer(monkeypatch, TOY)
    yield


def done(*words: str | Path) -> str:
    """Run a command that must succeed, and return its output."""
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.output


def results(folder: Path) -> dict[str, bytes]:
    """Return all files of a report but the page, which contains times."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".md"}


def stop(monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> str:
    """Run a command that Ctrl-C stops after six batches, and return its output."""

    def some(do: Any, batches: list[Work], jobs: int) -> Iterator[list[BalanceGame]]:
        yield from map(balance_games.play_batch, batches[:6])
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(balance_run, "in_processes", some)
        result = run(*words)
    assert result.exit_code == 130
    return result.output


@pytest.fixture
def stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a toy run that was stopped after 26 of 84 games."""
    said = stop(monkeypatch, *BIDS, "--out", tmp_path / "stopped")
    assert "26 of 84" in said
    assert "to continue" in said
    return tmp_path / "stopped"


def test_a_resumed_run_gives_what_an_uninterrupted_one_gives(
    stopped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[BalanceGame] = []
    plain = balance_games.play_batch

    def watched(work: Work) -> list[BalanceGame]:
        played.extend(plain(work))
        return played[-len(work[1]) :]

    monkeypatch.setattr(balance_run, "play_batch", watched)
    done(*BIDS, "--out", stopped)
    assert len(played) == 84 - 26
    done(*BIDS, "--out", tmp_path / "whole")
    assert results(stopped) == results(tmp_path / "whole")
    assert "toy.jsonl" not in results(stopped)


@pytest.mark.parametrize("torn", [b'{"seats":5,"num', b'{"seats":5,"num\n', b"\0\0\0", b"{}"])
def test_a_line_that_was_cut_off_is_dropped(
    stopped: Path, tmp_path: Path, torn: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (stopped / "toy.jsonl").open("ab") as file:
        file.write(torn)
    assert "52 of 84" in stop(monkeypatch, *BIDS, "--out", stopped)
    done(*BIDS, "--out", stopped)
    done(*BIDS, "--out", tmp_path / "whole")
    assert results(stopped) == results(tmp_path / "whole")


def test_a_cut_off_first_line_is_no_beginning(tmp_path: Path) -> None:
    (tmp_path / "toy.jsonl").write_bytes(b'{"format":"satrap-bal')
    done(*BIDS, "--out", tmp_path)
    assert json.loads((tmp_path / "toy.json").read_bytes())["players"]["2"]["games"] == 21


def test_damage_further_up_is_refused(stopped: Path) -> None:
    file = stopped / "toy.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"turns":3', b'"turns":x', 1))
    result = run(*BIDS, "--out", stopped)
    assert result.exit_code == 1
    assert "toy.jsonl is damaged" in result.output
    assert "The report is in" in done(*BIDS, "--out", stopped, "--fresh")


def test_other_settings_are_refused_until_asked_for(stopped: Path) -> None:
    before = results(stopped)
    result = run(*BIDS, "--out", stopped, "--seed", "8", "--seats", "2")
    assert result.exit_code == 1
    assert "toy.jsonl was made with other settings (seats, seed)" in result.output
    assert results(stopped) == before
    done(*BIDS, "--out", stopped, "--seed", "8", "--seats", "2", "--fresh")
    assert json.loads((stopped / "toy.json").read_bytes())["settings"]["seed"] == 8


def test_a_run_started_anew_goes_on_beside_the_old_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done(*BIDS, "--out", tmp_path)
    other = (*BIDS, "--out", tmp_path, "--seed", "8")
    stop(monkeypatch, *other, "--fresh")
    assert "The report is in" in done(*other)
    assert json.loads((tmp_path / "toy.json").read_bytes())["settings"]["seed"] == 8


def test_a_written_report_is_up_to_date_until_something_differs(tmp_path: Path) -> None:
    assert "The report is in" in done(*BIDS, "--out", tmp_path)
    before = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert "up to date" in done(*BIDS, "--out", tmp_path)
    other = run(*BIDS, "--out", tmp_path, "--games", "22")
    assert "toy.json was made with other settings (games)" in other.output
    assert {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == before
    assert "The report is in" in done(*BIDS, "--out", tmp_path, "--games", "22", "--fresh")
    (tmp_path / "toy.json").write_text("[]", encoding="utf-8")
    assert "toy.json is damaged" in run(*BIDS, "--out", tmp_path).output


def test_every_game_has_a_seed_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[bytes] = []

    def watched(game: AnyGame, setup: Setup, bots: list[Bot], seed: bytes) -> Iterator[Stage]:
        seeds.append(seed)
        return play_seed(game, setup, bots, seed)

    monkeypatch.setattr(balance_games, "play_seed", watched)
    done(*BIDS, "--out", tmp_path)
    done(*BIDS, "--out", tmp_path, "--seed", "8", "--fresh")
    assert len(set(seeds)) == 2 * 84
