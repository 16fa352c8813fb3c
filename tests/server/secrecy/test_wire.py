"""Secrecy of everything sent: what an observer must not know changes no byte that it receives."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.secrecy.course import Course
from tests.server.secrecy.pair import BYTES, COMPARED, DIFFERENT, LOGGED
from tests.server.secrecy.run import COURSES, run_courses

SHARES = 3  # tests for each game, to run in parallel
EACH = 2  # courses in each; `make test-long` plays many more


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", COURSES)
def test_nobody_tells_two_worlds_apart(
    game: str, share: int, record_property: Callable[[str, object], None]
) -> None:
    counts = run_courses(COURSES[game], range(share * EACH, (share + 1) * EACH))
    assert counts[DIFFERENT] > EACH * 10, "the worlds must really differ"
    record_property("counted", told(counts))


def test_nobody_tells_them_apart_where_time_runs(
    record_property: Callable[[str, object], None],
) -> None:
    """Of the time, only the milliseconds left are masked."""

    def timed(number: int) -> Course:
        course = COURSES[sorted(COURSES)[number % 2]](number)
        course.clock = {"main": 9000, "increment": 5}
        return course

    counts = run_courses(timed, range(2))
    assert counts[DIFFERENT] > 20
    record_property("counted", told(counts))


def test_nobody_tells_them_apart_by_correspondence() -> None:
    """Of the time, only what the clock has shown and what follows from it are masked."""

    def daily(number: int) -> Course:
        course = COURSES[sorted(COURSES)[number % 2]](number)
        course.clock = {"main": 0, "per_turn": 86_400}
        return course

    assert run_courses(daily, range(2))[DIFFERENT] > 20


def told(counts: dict[str, int]) -> str:
    return (
        f"{counts[DIFFERENT]:,} pairs of worlds, and {counts[LOGGED]:,} that differ in their log "
        f"alone, of {counts[COMPARED]:,} moments; {counts[BYTES]:,} bytes alike"
    )
