"""Every planted leak is found by the same courses that find nothing in the real server."""

from __future__ import annotations

import pytest

from tests.server.secrecy.leaks import CARDS, SPLITS, Plant
from tests.server.secrecy.pair import Leak
from tests.server.secrecy.planting import FIRST
from tests.server.secrecy.run import COURSES, run_courses

MOST = 40  # courses until a leak must be found
CASES = [
    *(("alexandros", plant) for plant in CARDS.values()),
    *(("alexander_the_great", plant) for plant in SPLITS.values()),
]


def test_there_are_enough_classes_of_leaks() -> None:
    assert len(CARDS | SPLITS) >= 30


@pytest.mark.parametrize(("game", "plant"), CASES, ids=[f"{g}-{p.__name__}" for g, p in CASES])
def test_a_planted_leak_is_found(game: str, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    first = FIRST[plant.__name__]
    with pytest.raises(Leak):
        run_courses(COURSES[game], range(first, first + MOST), lambda: plant(monkeypatch))
