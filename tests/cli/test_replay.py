"""`satrap replay`: forwards, backwards, to any decision, from anybody's point of view."""

from __future__ import annotations

from pathlib import Path

import pytest

from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch, format_record, make_record
from tests.cli.driver import read, run
from tests.offered import GAMES

PLAY = ("play", "alexandros", "--seat", "Ana", "--seat", "bot:random", "--seed", "9")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a short match."""
    file = tmp_path / "m.json"
    run(*PLAY, "--option", "max_turns=6", "--autosave", file, typed="1\n" * 100)
    assert read(file).result
    return file


def test_enter_steps_on_b_steps_back_and_a_number_jumps(record: Path) -> None:
    done = run("replay", record, typed="\n\nb\n5\n99\nx\nq\n")
    assert done.exit_code == 0
    shown = [line for line in done.output.splitlines() if line.startswith("Decision ")]
    assert [line.split()[1] for line in shown] == ["0", "1", "2", "1", "5"]
    assert done.output.count("Please press Enter") == 2


def test_enter_all_the_way_ends_with_the_score_sheet(record: Path) -> None:
    plies = len(read(record).entries)
    done = run("replay", record, typed="\n" * 500)
    assert f"Decision {plies} of {plies}" in done.output
    assert done.output.index("Score sheet") > done.output.index("The match is over")


def test_a_replay_can_begin_anywhere(record: Path) -> None:
    assert run("replay", record, "--ply", "3", typed="q\n").output.lstrip().startswith("Decision 3")
    assert "Score sheet" in run("replay", record, "--ply", "999", typed="q\n").output


def test_all_prints_the_whole_log_and_asks_nothing(record: Path) -> None:
    done = run("replay", record, "--all")
    assert done.exit_code == 0
    assert "Turn 1:" in done.output
    assert "Turn 6:" in done.output
    assert "Score sheet" in done.output
    assert "Enter:" not in done.output


def test_each_observer_sees_what_it_may(record: Path) -> None:
    everything = run("replay", record, "--all").output
    assert "a hidden card" not in everything
    assert "Hand of Ana:" in everything
    public = run("replay", record, "--all", "--observer", "public").output
    assert "Ana was dealt a hidden card." in public
    assert "Hand of" not in public
    bot = run("replay", record, "--all", "--observer", "1").output
    assert "Ana was dealt a hidden card." in bot
    assert "You were dealt a first card: " in bot
    assert "You were dealt a hidden card." not in bot


@pytest.mark.parametrize("observer", ["2", "-1", "everybody"])
def test_an_unknown_observer_gets_a_sentence(observer: str, record: Path) -> None:
    done = run("replay", record, "--observer", observer, typed="q\n")
    assert done.exit_code == 1
    assert f"There is no observer “{observer}”" in done.output


def test_a_forged_record_gets_a_sentence(record: Path) -> None:
    data = record.read_text()
    record.write_text(data.replace('"reason":"turn_cap"', '"reason":"hundred"'))
    done = run("replay", record, typed="q\n")
    assert done.exit_code == 1
    assert "do not match a replay" in done.output


def test_a_record_cannot_command_the_terminal(record: Path) -> None:
    data = record.read_text()
    record.write_text(data.replace('"Ana"', r'"\u001b[2J[/][bold]A"'))
    done = run("replay", record, "--all")
    assert done.exit_code == 0
    assert "\x1b" not in done.output
    assert "�[2J[/][bold]A" in done.output


def test_a_match_that_was_given_up_says_so(tmp_path: Path) -> None:
    game, seed = GAMES["alexandros"], bytes(32)
    match: AnyMatch = Match(game, game.setup(("Ana", "Ben", "Cleo")), seeded(seed))
    match.resign(1, "Roxane")
    match.resign(0)
    file = tmp_path / "m.json"
    file.write_bytes(format_record(make_record(match, seed)))
    done = run("replay", file, "--all")
    assert "Ana resigned: Roxane and Cleo share the win." in done.output
    assert "Ben was dealt a first card" in done.output
