"""The fast engine plays as the readable one does: the same matches in both, ply by ply."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from satrap.games.alexandros import GAME
from tests.alexandros.boards import NAMES
from tests.fast.alexandros.matches import RARE, any_verb, compare
from tests.fast.alexandros.pair import Pair, make_ready

MATCHES = 240


@pytest.fixture(autouse=True, scope="module")
def ready() -> None:
    """Compile first."""
    make_ready()


def test_both_engines_play_the_same_matches() -> None:
    seen: Counter[str] = Counter()
    for number in range(MATCHES):
        seen += compare(number)
    assert seen["matches"] == MATCHES
    assert [what for what in RARE if not seen[what]] == []


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("alexander", 0),
        ("deck_size", 1),
        ("scores", [[7, 0, 0, 0]]),
        ("hands", 1),
        ("knots", 0),
        ("part_at", 0),
        ("value", 1),
        ("mine", 0),
    ],
)
def test_a_state_that_differs_is_noticed(field: str, wrong: object) -> None:
    generator = random.Random(5)
    pair = Pair(GAME.setup(NAMES[:3]), generator)
    while not any(pair.state.table.guards):
        pair.play(any_verb(pair.check(), generator))
    pair.record[field] = wrong
    with pytest.raises(AssertionError):
        pair.check()
