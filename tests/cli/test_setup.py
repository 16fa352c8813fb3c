"""Setting up a match: with command-line arguments, or by answering questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.driver import read, run

PLAY = ("play", "alexandros")
TWO = (*PLAY, "--seat", "Ana", "--seat", "bot:random", "--seed", "7")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess"), "There is no game “chess”"),
        ((*TWO, "--preset", "xx"), "There is no preset “xx”"),
        ((*TWO, "--option", "foo=1"), "There is no option “foo”"),
        ((*TWO, "--option", "max_turns=many"), "max_turns cannot be “many”"),
        ((*TWO, "--board", "nowhere.toml"), "nowhere.toml cannot be read"),
        ((*TWO, "--seed", "xyz"), "A seed has at most 64 digits"),
        ((*TWO, "--lang", "xx"), "There is no language “xx”"),
        ((*TWO, "--seat", "bot:genius"), "There is no bot “genius”"),
        ((*TWO, "--seat", "Ana"), "someone called Ana"),
        ((*TWO, "--seat", "simple bot"), "is the name of a bot"),
        ((*TWO, "--seat", ""), "A name has 1 to 20"),
        ((*PLAY, "--seat", "Ana"), "2 to 4 players, not 1"),
        ((*PLAY, "--resume", "nowhere.json"), "nowhere.json cannot be read"),
    ],
)
def test_a_bad_command_line_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = run(*words)
    assert done.exit_code == 1
    assert sentence in done.output
    assert done.output.count("\n") == 1


def test_the_questions_ask_again_after_a_wrong_answer(tmp_path: Path) -> None:
    answers = ("Ana", "nine", "2", "Ana", "Ben", "random bot", "random")
    done = run(*PLAY, "--autosave", tmp_path / "m.json", typed="\n".join(answers) + "\n")
    assert read(tmp_path / "m.json").seats == ["Ana", "Ben", "random bot"]
    assert "Please type a number from 1 to 3" in done.output


def test_a_new_match_overwrites_no_other(tmp_path: Path) -> None:
    run(*TWO, "--autosave", tmp_path / "m.json", typed="1\n1\n")
    before = (tmp_path / "m.json").read_bytes()
    done = run(*TWO, "--autosave", tmp_path / "m.json", typed="1\n")
    assert done.exit_code == 1
    assert "already exists" in done.output
    assert (tmp_path / "m.json").read_bytes() == before
