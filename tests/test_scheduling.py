"""The files that share a process are the files that there are."""

from __future__ import annotations

from pathlib import Path

from tests.scheduling import FIRST, PLAYED, SEARCHING, TOGETHER, Case, rank, scope, usual

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


def test_one_in_three_of_those_that_plant_a_fault_is_usual() -> None:
    leaks = [f"tests/x.py::test_a_planted_leak_is_found[{number}]" for number in range(4)]
    plain = "tests/planted.py::test_nobody_is_wronged"
    tests = [plain, leaks[0], plain, leaks[1], leaks[2], leaks[3]]
    assert usual([Case(each, {}) for each in tests]) == [True, True, True, False, False, True]


def test_a_story_in_the_browser_is_usually_told_once_with_every_value() -> None:
    told = [
        Case(f"tests/browser/test_x.py::test_y[{game}-{size}]", {"game": game, "size": size})
        for game in ("a", "b")
        for size in ("1", "2", "3")
    ]
    runs = [case for case, is_run in zip(told, usual(told), strict=True) if is_run]
    assert len(runs) == 3
    assert {case.values["size"] for case in runs} == {"1", "2", "3"}
    assert {case.values["game"] for case in runs} == {"a", "b"}


def test_what_a_long_case_shows_is_seen_in_a_usual_one_too() -> None:
    told = [Case(f"tests/browser/test_x.py::test_y[{n}]", {"size": "1"}) for n in ("long-a", "b")]
    assert usual(told) == [False, True]


def test_elsewhere_every_case_runs() -> None:
    told = [Case(f"tests/x.py::test_y[{n}]", {"a": str(n), "b": str(n // 2)}) for n in range(4)]
    assert all(usual(told))
    assert usual([Case("tests/browser/test_x.py::test_y", {})]) == [True]
