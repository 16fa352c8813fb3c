"""`satrap board`: check and show, and the reply to a mistake."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from satrap.cli.board import board
from satrap.games.alexandros.board import format_board, packaged_board

RUNNER = CliRunner(env={"LC_ALL": "C.UTF-8", "COLUMNS": "200"})


def run(*words: str | Path) -> Result:
    return RUNNER.invoke(board, list(map(str, words)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    text = format_board(packaged_board("standard"))
    path.write_text(text.replace('"standard-1"', '"mine"'), encoding="utf-8")
    return path


def test_check_prints_every_fact_of_the_standard_board() -> None:
    result = run("check", "alexandros")
    assert result.exit_code == 0
    assert packaged_board("standard").hash in result.output
    assert "all 45 facts hold" in result.output
    assert result.output.count("✓") == 45


def test_check_of_ones_own_board_marks_what_differs(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("S", "."), encoding="utf-8")
    result = run("check", file)
    assert result.exit_code == 0
    assert "–" in result.output
    assert "facts differ" in result.output


def test_a_standard_board_that_breaks_a_fact_fails(file: Path) -> None:
    text = file.read_text(encoding="utf-8").replace('"mine"', '"standard-9"').replace("S", ".")
    file.write_text(text, encoding="utf-8")
    result = run("check", file)
    assert result.exit_code == 1
    assert "✗" in result.output


def test_a_fault_is_one_sentence(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("~~~.TS", "~~~.TX"), encoding="utf-8")
    result = run("check", file)
    assert result.exit_code == 1
    assert "Row 2, column 6: “X” is not allowed." in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output


def test_a_file_that_is_no_toml_is_one_sentence(file: Path) -> None:
    file.write_text("rows = [", encoding="utf-8")
    result = run("check", file)
    assert result.exit_code == 1
    assert "line 1" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    result = run("show", tmp_path / "none.toml")
    assert result.exit_code == 1
    assert "cannot be read" in result.stderr


def test_show_writes_a_picture(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    assert run("show", file, "--out", out).exit_code == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")
    assert run("show", "alexandros").stdout.startswith("<svg")


def test_show_says_when_it_cannot_write(tmp_path: Path) -> None:
    result = run("show", "alexandros", "--out", tmp_path / "none" / "board.svg")
    assert result.exit_code == 1
    assert "cannot be written" in result.stderr
