"""`satrap play`: a whole match by numbers or notation, saved after each decision."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from satrap.cli.files import data_folder
from satrap.core.record import replay
from satrap.packs import get_pack
from tests.cli.driver import CHOICE, piped, play_to_the_end, read, run

PLAY = ("play", "alexandros")
TWO = (*PLAY, "--seat", "Ana", "--seat", "bot:random", "--seed", "7")


def test_enter_all_the_way_begins_a_match_against_the_easiest_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    done = run(*PLAY, typed="\n\n\n")
    assert done.exit_code == 0
    (saved,) = data_folder().glob("alexandros-*.json")
    assert read(saved).seats == ["Player", "recruit bot"]
    assert f"To resume: satrap play alexandros --resume {saved}" in done.output


def test_the_number_one_all_the_way_plays_a_match_to_its_end(tmp_path: Path) -> None:
    done = run(*PLAY, "--autosave", tmp_path / "m.json", typed="1\n" * 2000)
    assert done.exit_code == 0
    assert "The match is over" in done.output
    assert "Score sheet" in done.output
    assert read(tmp_path / "m.json").result


def test_a_match_through_pipes_goes_to_its_end(tmp_path: Path) -> None:
    dice, file = random.Random(4), tmp_path / "m.json"
    with piped(*TWO, "--autosave", file) as command:

        def choose(shown: str) -> str:
            found: list[tuple[str, str]] = CHOICE.findall(shown)
            return dice.choice(dice.choice(found))

        play_to_the_end(command, ("Ana>",), choose)
        assert command.process.wait(10) == 0
        assert f"The record is in {file}" in command.printed.replace("\n", " ")
    assert "\x1b" not in command.printed
    record = read(file)
    assert record.result
    assert replay(get_pack("alexandros").game, record).outcome


def test_notation_plays_the_same_and_several_decisions_fit_on_a_line(tmp_path: Path) -> None:
    by_number, by_words = tmp_path / "m.json", tmp_path / "n.json"
    run(*TWO, "--autosave", by_number, typed="1\n1\n1\n")
    plays = [play for entry in read(by_number).entries for play in entry.plays or []]
    first, *rest = (notation for seat, notation in plays if seat == 0)
    assert len(rest) == 2
    run(*TWO, "--autosave", by_words, typed=f"{first}\n{'; '.join(rest)}\n")
    assert by_words.read_bytes() == by_number.read_bytes()


def test_a_match_between_bots_alone_can_be_watched(tmp_path: Path) -> None:
    bots = ("--seat", "bot:random") * 3
    done = run(*PLAY, *bots, "--option", "max_turns=6", "--autosave", tmp_path / "m.json")
    assert "random bot 3" in done.output
    assert "Turn 6:" in done.output
    assert read(tmp_path / "m.json").result


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "There is no number 99 in the list"),
        ("0", "There is no number 0"),
        ("9" * 5000, "There is no number 999999999"),
        ("dance", "“dance” is not an action"),
        ("occupy c7d", "First choose the card that moves Alexander."),
        ("march temple; march temple", "reveals something new"),
        ("why occupy c7d", "First choose the card that moves Alexander."),
        ("why", "what it would do"),
        ("why 99", "There is no number 99"),
        ("undo", "There is nothing to take back yet"),
        ("undo!", "There is nothing to take back yet"),
        ("save /", "already exists"),
        ("save nowhere/m.json", "nowhere/m.json cannot be written"),
        ("save ~nobody/m\0", "cannot be written"),
        ("save " + "m" * 5000, "cannot be written"),
        ("\x1b[2J", "\N{REPLACEMENT CHARACTER}"),
    ],
)
def test_wrong_input_gets_a_sentence_and_changes_nothing(
    typed: str, sentence: str, tmp_path: Path
) -> None:
    done = run(*TWO, "--autosave", tmp_path / "m.json", typed=f"{typed}\n")
    assert done.exit_code == 0
    assert sentence in done.output
    assert "\x1b" not in done.output
    plays = [entry.plays for entry in read(tmp_path / "m.json").entries if entry.plays]
    assert all(seat == 1 for play in plays for seat, _ in play)


def test_help_explains_commands_and_notation(tmp_path: Path) -> None:
    done = run(*TWO, "--autosave", tmp_path / "m.json", typed="help\n")
    assert "take back your last decision" in done.output
    assert "c7d" in done.output


def test_why_tells_what_a_possible_action_would_bring(tmp_path: Path) -> None:
    done = run(*TWO, "--autosave", tmp_path / "m.json", typed="why 1\nhand\n")
    assert "Possible: " in done.output
    assert "What it would do:\n" in done.output


def test_a_person_plays_the_other_game_to_the_end(tmp_path: Path) -> None:
    """Some of its choices have too many answers to list: they are typed."""
    dice, file = random.Random(3), tmp_path / "m.json"
    words = ("--seat", "Ana", "--seat", "bot:companion", "--preset", "short")
    with piped("play", "alexander_the_great", *words, "--autosave", file) as command:

        def choose(shown: str) -> str:
            found: list[tuple[str, str]] = CHOICE.findall(shown)
            if found:
                return dice.choice(dice.choice(found))
            return "stop" if "or: stop" in shown.lower() else "split 1 6 4 4"

        play_to_the_end(command, ("Ana>",), choose)
        assert command.process.wait(10) == 0
    assert "Put your 15 cubes into the four boxes" in command.printed
    record = read(file)
    assert record.result
    assert len(record.entries) > 20
    done = run("replay", file, "--all")
    assert "The match is over" in done.output
