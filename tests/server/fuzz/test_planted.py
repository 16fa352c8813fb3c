"""The suites find what is planted: each of these faults must be noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.access.checking import Checker
from tests.server.fuzz.attack import attacked
from tests.server.fuzz.faults import FAULTS
from tests.server.fuzz.questions import Questions
from tests.server.fuzz.serving import Watched

Plant = Callable[[str], Watched]


@pytest.fixture
def plant(tmp_path: Path) -> Iterator[Plant]:
    """Yield a function that starts a server with a fault."""
    servers: list[Watched] = []

    def start(fault: str) -> Watched:
        servers.append(Watched(tmp_path, fault))
        return servers[-1]

    yield start
    for server in servers:
        server.kill()


ACCESS = {
    "records_are_open_before_the_end": ("running", "/record`", "ok, not forbidden"),
    "private_tables_are_open_to_all": (
        "waiting",
        "`GET /api/tables/{match}`",
        "watcher, not no-such",
    ),
    "strangers_are_taken_for_the_first_seat": ("running", "`resign`", "resigned: ok, not not-at"),
    "anybody_may_start": ("waiting", "`start`", "ok, not not-at-table"),
    "who_left_keeps_the_chair": ("waiting", "`leave`", "left: ok, not no-such-table"),
    "a_refusal_is_stored": ("waiting", "`sit`", "something was stored"),
}
QUESTIONS = {
    "some_names_fail": "POST /api/guests: Server error, 500",
    "health_has_another_form": "GET /api/health: Response violates schema, 200",
    "every_name_is_taken": "POST /api/guests: Schema-violating request accepted, 201",
}
FRAMES = {
    "some_frames_raise": "was answered",
    "several_plays_happen_by_halves": "was answered",
    "what_is_late_is_done": "was answered",
    "frames_are_kept_for_ever": "memory",
}


def test_every_fault_is_planted_somewhere() -> None:
    assert set(FAULTS) == {*ACCESS, *QUESTIONS, *FRAMES}


@pytest.mark.parametrize("fault", ACCESS)
def test_the_access_suite_finds(plant: Plant, fault: str) -> None:
    status, what, why = ACCESS[fault]
    checker = Checker(plant(fault), is_public=False, status=status)
    checker.run(only=what)
    assert [each for each in checker.wrong if why in each]


@pytest.mark.parametrize("fault", QUESTIONS)
def test_the_questions_find(plant: Plant, fault: str) -> None:
    questions = Questions(plant(fault), cookie="")
    path = QUESTIONS[fault].split()[1].rstrip(":")
    questions.ask_all(20, {**questions.page, "paths": {path: questions.page["paths"][path]}})
    assert QUESTIONS[fault] in questions.wrong


@pytest.mark.parametrize("fault", FRAMES)
def test_the_frames_find(plant: Plant, fault: str) -> None:
    attack = attacked(plant(fault), "alexandros", 1000)
    assert [each for each in attack.wrong if FRAMES[fault] in each]
