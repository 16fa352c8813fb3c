"""`satrap sim`: the same seed plays the same games, whatever the number of processes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from satrap.core.record import replay
from satrap.packs import get_pack
from tests.cli.driver import read, run
from tests.offered import GAMES

SIM = ("sim", "alexandros", "--games", "12", "--seed", "7", "--option", "max_turns=40", "--json")
TIMES = ("seconds", "decisions_per_second")


def report(*words: str | Path) -> dict[str, Any]:
    """Return the counts of a simulation, without the time it took."""
    done = run(*SIM, *words)
    assert done.exit_code == 0, done.output
    counted: dict[str, Any] = json.loads(done.stdout)
    assert all(counted.pop(key) > 0 for key in TIMES)
    return counted


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("preset", GAMES["alexandros"].presets)
def test_games_finish_for_all_seats_and_presets(seats: int, preset: str) -> None:
    counted = report("--seats", str(seats), "--bots", "random", "--preset", preset)
    assert counted["games"] == 12
    assert sum(counted["ends"].values()) == 12
    assert len(counted["scores"]["mean"]) == len(counted["wins"]) == seats
    assert sum(counted["wins"]) >= 12


def test_a_report_has_its_keys() -> None:
    counted = report()
    assert list(counted) == ["games", "decisions", "ends", "turns", "scores", "wins"]
    assert list(counted["turns"]) == ["min", "median", "max"]
    assert list(counted["scores"]) == ["min", "median", "max", "mean"]
    assert counted["turns"]["max"] <= 40


def test_the_number_of_processes_changes_nothing() -> None:
    assert report("--games", "50", "--jobs", "2") == report("--games", "50", "--jobs", "1")


def test_another_seed_plays_other_games() -> None:
    assert report("--seed", "8") != report("--seed", "7")


def test_recorded_games_are_the_same_games(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    counted = report("--record", folder)
    assert counted == report()
    records = [read(file) for file in sorted(folder.iterdir())]
    assert len(records) == 12
    assert sum(len(record.entries) for record in records) == counted["decisions"]
    assert replay(get_pack("alexandros").game, records[0]).outcome


def test_each_seat_can_have_its_own_bot() -> None:
    counted = report("--games", "2", "--bots", "companion,random")
    assert counted["wins"][0] == 2


def test_a_report_can_be_read_by_people() -> None:
    done = run("sim", "alexandros", "--games", "3", "--bots", "random,random,random")
    assert "Games: 3" in done.output
    assert "random bot 3:" in done.output
    german = run("sim", "alexandros", "--games", "3", "--lang", "de")
    assert "Partien: 3" in german.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "genius"), "There is no bot “genius”"),
        (("--bots", "random,random", "--seats", "3"), "Bots named: 2, seats: 3"),
        (("--seats", "7"), "players, not 7"),
        (("--seats", "0"), "players, not 0"),
        (("--preset", "xx"), "There is no preset “xx”"),
        (("--option", "max_turns=0"), "max_turns cannot be"),
        (("--board", "/nowhere"), "/nowhere cannot be read"),
    ],
)
def test_a_bad_simulation_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = run(*SIM, *words)
    assert done.exit_code == 1
    assert sentence in done.output
    assert done.output.count("\n") == 1
