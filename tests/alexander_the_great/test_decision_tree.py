"""How many ways there are to decide, counted to a small depth from named positions.

If a count changes, then what is legal or what follows from it has changed somewhere. The slow
rules count the same trees independently, to a depth they can manage.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping
from itertools import product

import pytest

from satrap.core.chance import SeededChance
from satrap.core.game import Json, Setup
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.state import State
from tests.alexander_the_great.boards import NAMES, drawn
from tests.alexander_the_great.lands import SMALL
from tests.alexander_the_great.slow_course import SlowCourse

TRIANGLE = drawn("a:tc b:tc c:tc", "a-b:0/1 b-c:1/ a-c:2/0", "c")


def position(
    seats: int = 2, board: Board = SMALL, options: Mapping[str, object] | None = None, **data: Json
) -> Setup:
    """Return a setup that begins in a position, on the small board unless another is given."""
    return GAME.setup(NAMES[:seats], board=board, options=options, position=data)


def picking() -> Setup:
    """All three have split their cubes; a place is chosen, then two armies march."""
    return position(
        3,
        boxes=[[12, 1, 1, 1], [12, 1, 2, 0], [13, 0, 1, 1]],
        turn={"phase": "order", "order": [-1] * 3, "pickers": [2, 1, 0], "seat": 2},
    )


def marching() -> Setup:
    """Three armies on the symbol; prices of one and two can be paid in several ways."""
    return position(
        boxes=[[0, 0, 2, 1], [0, 0, 3, 2]],
        spent=[9, 9],
        armies=[{"start": 3}, {"a1": 1}],
        turn={"phase": "move", "order": [0, 1], "seat": 0},
    )


def marching_on_one_way_arrows() -> Setup:
    return position(
        options={"one_headed_links": "one_way"},
        boxes=[[0, 0, 1, 1], [0, 0, 3, 2]],
        spent=[10, 9],
        armies=[{"c1": 2, "a1": 1}, {"a1": 1}],
        turn={"phase": "move", "order": [0, 1], "seat": 0},
    )


def tired_armies() -> Setup:
    """Armies in one place that have used none, one and two of their steps."""
    return position(
        boxes=[[0, 0, 0, 2], [0, 5, 5, 5]],
        spent=[8, 0],
        armies=[{"b1": 5}, {}],
        turn={"phase": "move", "order": [0, 1], "seat": 0, "stocks": {"b1": [2, 1, 1, 1]}},
    )


def building() -> Setup:
    """Sites of all kinds; one temple is left, one city is built, another is attempted."""
    return position(
        boxes=[[0, 0, 3, 3], [0, 0, 2, 2]],
        spent=[5, 9],
        armies=[{"a1": 1, "b1": 1, "c1": 1, "d1": 1}, {"b1": 1, "c1": 1}],
        temples=[{"a2": 9}, {"c1": 2}],
        cities={"b1": 1},
        laid_cities=[["d1"], []],
        turn={"phase": "build", "order": [0, 1], "seat": 0, "round": 2, "number": 2},
    )


def redistributing() -> Setup:
    """Two seats have cubes to split again, the third has none; the last turn of a region."""
    return position(
        3,
        boxes=[[0, 0, 1, 1], [0, 0, 0, 1], [0, 0, 0, 0]],
        spent=[12, 13, 14],
        armies=[{"b4": 1}, {"a4": 1}, {"c4": 1}],
        turn={
            "phase": "redistribute", "region": 4, "round": 3, "number": 9, "order": [2, 0, 1],
        },
    )  # fmt: skip


def the_last_march() -> Setup:
    """Region 6: the match can end, and no region follows."""
    return position(
        board=TRIANGLE,
        boxes=[[0, 0, 1, 2], [0, 0, 2, 1]],
        spent=[10, 11],
        armies=[{"start": 2}, {"b6": 1}],
        turn={"phase": "move", "region": 6, "round": 2, "number": 12, "order": [0, 1], "seat": 0},
    )


TREES: list[tuple[Callable[[], Setup], list[int]]] = [
    (picking, [3, 6, 12, 33, 264, 600, 1758, 12732]),
    (marching, [4, 28, 239, 1455, 7328]),
    (marching_on_one_way_arrows, [10, 88, 595, 3283, 14703]),
    (tired_armies, [34, 365, 3045, 19764]),
    (building, [5, 21, 208, 1799, 13486]),
    (redistributing, [6, 18, 36, 112, 316, 1024, 2818, 7702]),
    (the_last_march, [3, 17, 77, 282, 1018, 3699, 13423]),
]
named = pytest.mark.parametrize(
    ("make", "counts"), TREES, ids=[position.__name__ for position, _ in TREES]
)


def leaves(state: State, depth: int) -> int:
    """Count the ways to decide `depth` times; the end of a region or the match counts once."""
    if depth == 0 or state.turn.phase in (Phase.ALLOCATE, Phase.OVER):
        return 1
    choices = (GAME.legal(state, seat) for seat in GAME.deciders(state))
    afters = (GAME.apply(state, each, SeededChance(bytes(32))) for each in product(*choices))
    return sum(leaves(after.state, depth - 1) for after in afters)


def slow_leaves(rules: SlowCourse, depth: int) -> int:
    """Count the same with the slow rules alone."""
    if depth == 0 or rules.turn["phase"] in ("allocate", "over"):
        return 1
    seats, total = rules.deciders(), 0
    for texts in product(*(rules.legal(seat) for seat in seats)):
        after = SlowCourse(rules.board, rules.options, copy.deepcopy(rules.state))
        after.play(dict(zip(seats, texts, strict=True)))
        total += slow_leaves(after, depth - 1)
    return total


@named
def test_the_tree_has_as_many_leaves_as_ever(make: Callable[[], Setup], counts: list[int]) -> None:
    state = GAME.start(make(), SeededChance(bytes(32))).state
    assert [leaves(state, depth) for depth in range(1, len(counts) + 1)] == counts


@named
def test_the_slow_rules_count_the_same(make: Callable[[], Setup], counts: list[int]) -> None:
    setup = make()
    state = GAME.start(setup, SeededChance(bytes(32))).state
    data = json.loads(json.dumps(GAME.dump_state(state)))
    rules = SlowCourse(state.config.tables.board, setup.options, data)
    depth = next(depth for depth in range(len(counts), 0, -1) if counts[depth - 1] < 2_000)
    assert slow_leaves(rules, depth) == counts[depth - 1]
