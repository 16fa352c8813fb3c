"""The files that share a process are the files that there are."""

from __future__ import annotations

from pathlib import Path

from tests.scheduling import SEARCHING, TOGETHER, scope

ROOT = Path(__file__).parents[1]


def test_every_file_named_exists() -> None:
    assert all((ROOT / file).is_file() for file in (*SEARCHING, *TOGETHER))


def test_the_tests_that_search_share_a_process_for_each_game() -> None:
    searcher = "tests/bots/test_alexandros_searcher.py::test_it_beats_the_simple_bot"
    advice = "tests/bots/test_advice.py::test_lines[alexandros]"
    assert scope(searcher) == scope(advice) == "alexandros"
    assert scope("tests/bots/test_advice.py::test_other") != "alexandros"
