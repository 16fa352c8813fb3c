"""`satrap analyse`: the turning points of a match in words, or the whole analysis as JSON."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from satrap.analysis.picking import turning
from satrap.analysis.results import Analysis
from satrap.cli import prepared
from satrap.core.language import say
from tests.cli.driver import run
from tests.server.advisers import install

PLAY = ("play", "alexandros", "--seat", "Ana", "--seat", "bot:random", "--seed", "9")
WORDS = {"en": "gave away", "fr": "a laissé passer", "de": "verschenkt", "it": "ha sprecato"}


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the record of a short match, for an adviser that needs no machine code."""
    install(monkeypatch)
    monkeypatch.setattr(prepared, "is_needed", lambda game, bots: False)
    file = tmp_path / "m.json"
    run(*PLAY, "--option", "max_turns=6", "--autosave", file, typed="1\n" * 100)
    return file


@pytest.mark.parametrize("language", WORDS)
def test_turning_points_are_told_in_the_language_of_the_reader(record: Path, language: str) -> None:
    whole = msgspec.json.decode(run("analyse", record, "--json").stdout, type=Analysis)
    assert whole.turning == turning(whole.verdicts) != []
    done = run("analyse", record, "--lang", language)
    assert done.exit_code == 0
    assert done.stdout.count(WORDS[language]) == len(whole.turning)
    for place in whole.turning:
        judged = whole.verdicts[place]
        assert say(judged.best.reason, language) in done.stdout
        assert f"{judged.best.action} ({100 * judged.best.chance:.0f}" in done.stdout


def test_a_turning_point_is_counted_as_in_a_replay(record: Path) -> None:
    whole = msgspec.json.decode(run("analyse", record, "--json").stdout, type=Analysis)
    said = run("analyse", record, "--lang", "en").stdout
    for place in whole.turning:
        judged = whole.verdicts[place]
        played, best = (round(100 * told.chance) for told in (judged.played, judged.best))
        name = ("Ana", "random bot")[judged.seat]
        assert f"Decision {judged.ply + 1}: {name} gave away {best - played} " in said


def test_the_machine_code_is_no_part_of_the_json(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prepared, "is_needed", lambda game, bots: True)
    monkeypatch.setattr(prepared, "prepare", lambda game: None)
    done = run("analyse", record, "--json", "--lang", "en")
    assert "Compiling the bots" in done.stderr
    msgspec.json.decode(done.stdout, type=Analysis)


def test_the_chances_are_drawn_turn_by_turn(record: Path) -> None:
    whole = msgspec.json.decode(run("analyse", record, "--json").stdout, type=Analysis)
    lines = run("analyse", record).stdout.splitlines()
    (line,) = (line for line in lines if line.split()[:1] == ["Ana"])
    curve = line.split()[-1]
    assert len(curve) == len(whole.points)
    drawn = sorted(zip((point.open[0] for point in whole.points), curve, strict=True))
    levels = [level for _, level in drawn]
    assert levels == sorted(levels)
    assert len(set(levels)) > 3


def test_what_is_no_record_is_refused(record: Path) -> None:
    record.write_text("{}", encoding="utf-8")
    done = run("analyse", record)
    assert done.exit_code == 1
    assert done.stdout == ""
