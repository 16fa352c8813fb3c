"""Several people at one keyboard: nobody sees another's hand; everybody is asked before an undo."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import subprocess
import time
from pathlib import Path

from satrap.core.game import PUBLIC
from satrap.core.language import say
from satrap.core.record import replay
from satrap.core.text import people
from satrap.packs import get_pack
from tests.cli.driver import CHOICE, ENVIRONMENT, SATRAP, piped, play_to_the_end, read, run

PEOPLE = ("play", "alexandros", "--seat", "Ana", "--seat", "Ben", "--seat", "bot:random")
DRAWN = re.compile(
    r"^(\w+) (?:drew a card from the deck|(?:was|were) dealt a first card): (.+)\.$", re.M
)


def test_nobody_sees_the_cards_of_another(tmp_path: Path) -> None:
    dice = random.Random(3)
    with piped(*PEOPLE, "--seed", "3", "--autosave", tmp_path / "m.json") as command:

        def choose(shown: str) -> str:
            found: list[tuple[str, str]] = CHOICE.findall(shown)
            return dice.choice(found)[0] if shown.rstrip().endswith(">") else ""

        play_to_the_end(command, ("Ana>", "Ben>", "presses Enter:", "decision):"), choose)
    played = command.printed.partition("The match is over")[0]
    visits = re.split(r"Pass the keyboard to (\w+)\..*", played)[1:]
    assert len(visits) > 20
    for name, shown in zip(visits[::2], visits[1::2], strict=True):
        _check_visit(name, shown)


def _check_visit(name: str, shown: str) -> None:
    assert f"{name}>" in shown
    other = {"Ana": "Ben", "Ben": "Ana"}[name]
    assert f"{other}>" not in shown
    assert "Hand of" not in shown
    drawn = DRAWN.findall(shown)
    assert all(who == "You" for who, _ in drawn), "what others drew is not named"


def test_the_log_holds_what_its_reader_may_see(tmp_path: Path) -> None:
    done = run(
        *PEOPLE, "--seed", "3", "--autosave", tmp_path / "m.json", typed="\n1\n1\n1\nlog all\n"
    )
    match = replay(get_pack("alexandros").game, read(tmp_path / "m.json"))
    told = done.output.rpartition("> log all\n")[2].splitlines()
    seat = match.waiting()[0]
    names = people(match.setup.seats)
    expected = [say(event.text(names), reader=seat) for event in match.events(seat)]
    assert told[: len(expected)] == expected
    assert expected != [say(event.text(names), reader=seat) for event in match.events(PUBLIC)]


def test_an_undo_after_something_was_seen_needs_everybodys_consent(tmp_path: Path) -> None:
    two = (*PEOPLE[:6], "--seed", "5", "--autosave")
    refused = run(*two, tmp_path / "n.json", typed="\n1\nundo\nundo!\nn\n")
    assert "You cannot simply take this back" in refused.output
    assert "does not agree. Nothing has changed." in refused.output
    assert [entry.undo for entry in read(tmp_path / "n.json").entries] == [None]
    agreed = run(*two, tmp_path / "y.json", typed="\n1\nundo!\ny\n")
    assert "drawn again" in agreed.output
    entries = read(tmp_path / "y.json").entries
    assert [(entry.undo, entry.reseed) for entry in entries[1:]] == [(0, None), (None, 1)]


def test_consent_is_given_in_the_language_of_the_screen(tmp_path: Path) -> None:
    two = (*PEOPLE[:6], "--seed", "5", "--lang", "de", "--autosave")
    run(*two, tmp_path / "m.json", typed="\n1\nundo!\nj\n")
    assert len(read(tmp_path / "m.json").entries) == 3


def test_a_lone_person_may_go_back_beyond_the_answers_of_bots(tmp_path: Path) -> None:
    with piped(*PEOPLE[:4], "--seat", "bot:random", "--autosave", tmp_path / "m.json") as command:
        turns = 0
        while turns < 2:
            turns += command.read_until("Ana>").count("it is your turn.")
            command.type("1" if turns < 2 else "undo")
        assert "undo!" in command.read_until("Ana>")
        command.type("undo!")
        assert "drawn again" in command.read_until("Ana>")
    *_, undone, redrawn = read(tmp_path / "m.json").entries
    assert undone.seat == 0
    assert redrawn.reseed == 1


def test_a_terminal_is_wiped_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    screen = _at_terminal([*PEOPLE[:6], "--seed", "5", "--autosave", str(tmp_path / "m.json")])
    before, _, after = screen.partition("presses Enter:")
    assert "hand" not in before
    assert after.index("\x1b[3J") < after.index("Your hand:")


def _at_terminal(words: list[str]) -> str:
    """Return what a terminal shows until the first person can choose."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*SATRAP, *words],
        stdin=theirs,
        stdout=theirs,
        env=os.environ | ENVIRONMENT | {"TERM": "xterm", "COLUMNS": "80", "LINES": "50"},
    )
    os.close(theirs)
    shown, end = b"", time.monotonic() + 20
    while not re.search(rb"(Ana|Ben)>", shown) and time.monotonic() < end:
        if select.select([ours], [], [], 0.1)[0]:
            shown += os.read(ours, 65536)
        if shown.count(b"presses Enter:") > shown.count(b"\r\n"):
            os.write(ours, b"\n")
            shown += b"\r\n"
    process.kill()
    process.wait()
    os.close(ours)
    return shown.decode()


def test_undo_at_the_hand_over_takes_back_a_sealed_choice(tmp_path: Path) -> None:
    """So does the strong form: nobody else is asked, and nothing else is undone."""
    for word in ("undo", "undo!"):
        file = tmp_path / f"{word}.json"
        typed = f"\nsplit 0 8 4 3\n{word}\nsplit 1 7 4 3\n\n\nsplit 2 6 4 3\n"
        words = ("--seat", "Ana", "--seat", "Ben", "--autosave", file)
        done = run("play", "alexander_the_great", *words, typed=typed)
        assert done.exit_code == 0
        plays = [play for entry in read(file).entries for play in entry.plays or []]
        assert plays == [(0, "split 1 7 4 3"), (1, "split 2 6 4 3")]


def test_an_undo_that_is_refused_at_the_hand_over_goes_on(tmp_path: Path) -> None:
    words = ("--seat", "Ana", "--seat", "Ben", "--autosave", tmp_path / "m.json")
    typed = "\nsplit 0 8 4 3\n\n\nsplit 2 6 4 3\nundo!\nno\n"
    done = run("play", "alexander_the_great", *words, typed=typed)
    assert done.exit_code == 0
    assert "The match is saved" in done.output
