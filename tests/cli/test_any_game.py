"""The command line knows no game: the toy, with simultaneous secret bids, works like any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.driver import read, run
from tests.offered import offer
from tests.toy import TOY


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    offer(monkeypatch, TOY)
    yield


def test_two_people_bid_in_secret(tmp_path: Path) -> None:
    visit = "\nbid {}\n\n"  # arrive, bid, leave
    typed = "".join(visit.format(bid) for bid in (3, 2, 3, 1, 4, 0))
    file = tmp_path / "m.json"
    done = run("play", "toy", "--seat", "Ana", "--seat", "Ben", "--autosave", file, typed=typed)
    assert done.exit_code == 0
    record = read(file)
    assert record.result
    assert record.entries[0].plays == ((0, "bid 3"), (1, "bid 2"))


def test_a_secret_bid_can_be_withdrawn_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    typed = "\nbid 3\nundo\nbid 4\n\n\nbid 1\n"
    file = tmp_path / "m.json"
    run("play", "toy", "--seat", "Ana", "--seat", "Ben", "--autosave", file, typed=typed)
    assert [entry.plays for entry in read(file).entries] == [((0, "bid 4"), (1, "bid 1"))]


def test_a_bot_bids_beside_a_person(tmp_path: Path) -> None:
    words = ("--seat", "Ana", "--seat", "bot:random", "--autosave", tmp_path / "m.json")
    done = run("play", "toy", *words, typed="11\n1\n1\n1\n")
    assert done.exit_code == 0
    assert read(tmp_path / "m.json").result


def test_bots_simulate_it() -> None:
    done = run("sim", "toy", "--seats", "5", "--games", "20", "--json")
    assert json.loads(done.stdout)["decisions"] == 20 * 3 * 5
