"""The files that share a process are the files that there are."""

from __future__ import annotations

from pathlib import Path

from tests.scheduling import FIRST, PLAYED, SEARCHING, TOGETHER, rank, scope

ROOT = Path(__file__).parents[1]


def test_every_file_named_exists() -> None:
    assert all((ROOT / file).is_file() for file in (*SEARCHING, *TOGETHER, *PLAYED))
    assert all((ROOT / name).exists() for name in FIRST)


def test_the_tests_that_search_share_a_process_for_each_game() -> None:
    searcher = "tests/bots/test_alexandros_searcher.py::test_it_beats_the_simple_bot"
    advice = "tests/bots/test_advice.py::test_lines[alexandros]"
    assert scope(searcher) == scope(advice) == "alexandros"
    assert scope("tests/bots/test_advice.py::test_other") != "alexandros"


def test_the_longest_tests_are_begun_first() -> None:
    other = "tests/core/test_match.py::test_other"
    siege = "tests/test_siege.py::test_a_small_siege"
    assert sorted([other, siege, "tests/fast/test_twins.py::test"], key=rank)[::-1] == [
        other,
        siege,
        "tests/fast/test_twins.py::test",
    ]
