"""How many ways there are to decide, counted to a small depth from named positions.

If a count changes, then what is legal has changed somewhere. The slow rules count the same
trees independently, to a depth they can manage.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from satrap.core.chance import SeededChance
from satrap.games.alexandros import GAME
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import State
from tests.alexandros.boards import SEED, AlexandrosMatch, acting, begin, cut, ribbon, strip
from tests.alexandros.slow_rules import SlowRules
from tests.alexandros.test_slow_rules import COAST, SQUARE

PIECES = ribbon("T.H.A." + "L.S.." + "T...H..")
DECK = ["temple", "horse", "lyre", "amphora", "soldier"] * 4


def first_turn() -> AlexandrosMatch:
    """Alexander is at the start of the square; nothing has happened."""
    return begin(SQUARE, display=["lyre", "horse"], deck=DECK, hands=[["temple"], ["soldier"]])


def first_turn_in_german() -> AlexandrosMatch:
    return begin(
        SQUARE, preset="de", display=["lyre", "horse"], deck=DECK, hands=[["temple"], ["soldier"]]
    )


def jokers() -> AlexandrosMatch:
    """On the coast, lyres and amphoras have no free space left."""
    walls = ["c4-d3", "c1-d1", "e3-f3"]
    return begin(COAST, display=["lyre", "amphora"], deck=DECK, walls=walls, hands=[["horse"], []])


def few_walls() -> AlexandrosMatch:
    """Two walls are left."""
    return begin(
        SQUARE, display=["temple", "soldier"], deck=DECK, black_left=1, red_left=1, walls=["b2-b3"]
    )


def provinces() -> AlexandrosMatch:
    """Three provinces, one of them Yellow's; Red holds cards for all of them."""
    cards = ["temple", "temple", "temple", "horse", "lyre", "soldier", "amphora"]
    return acting(
        PIECES,
        players=3,
        walls=[cut(6), cut(11)],
        guards=[[], [strip(12)], []],
        hands=[cards, [], []],
        display=["lyre", "horse"],
        deck=DECK,
    )


def gifts() -> AlexandrosMatch:
    """A take-over has been paid for; four of seven cards go to the loser."""
    gift = {"loser": 1, "cards": ["temple"] * 3 + ["horse", "lyre", "lyre", "soldier"], "given": []}
    return begin(
        PIECES, players=3, walls=[cut(6)], turn={"phase": "give", "actions": 1, "gift": gift},
        display=["lyre", "horse"], deck=DECK,
    )  # fmt: skip


TREES: list[tuple[Callable[[], AlexandrosMatch], list[int]]] = [
    (first_turn, [3, 7, 22, 74, 241, 715, 2108, 6657]),
    (first_turn_in_german, [3, 7, 24, 79, 250, 743, 2329, 7442]),
    (jokers, [7, 18, 83, 335, 1356, 4909]),
    (few_walls, [2, 7, 19, 33, 56, 99, 236, 664]),
    (provinces, [11, 52, 222, 834, 3049, 13602]),
    (gifts, [4, 14, 43, 114, 1254, 5006]),
]
named = pytest.mark.parametrize(
    ("position", "counts"), TREES, ids=[position.__name__ for position, _ in TREES]
)


def fast(state: State) -> list[str]:
    return [str(action) for action in GAME.legal(state, state.turn.seat)]


def slow(state: State) -> list[str]:
    setup, data = state.config.setup, GAME.dump_state(state)
    return sorted(SlowRules(state.config.tables.board, setup.options, data).legal())


def leaves(state: State, depth: int, list_legal: Callable[[State], list[str]]) -> int:
    """Count the ways to decide `depth` times; a match that is over counts once."""
    if depth == 0 or state.turn.phase == Phase.OVER:
        return 1
    total = 0
    for text in list_legal(state):
        action = GAME.parse_action(state.config.setup, text)
        total += leaves(
            GAME.apply(state, (action,), SeededChance(SEED)).state, depth - 1, list_legal
        )
    return total


@named
def test_the_tree_has_as_many_leaves_as_ever(
    position: Callable[[], AlexandrosMatch], counts: list[int]
) -> None:
    state = position().state
    assert [leaves(state, depth, fast) for depth in range(1, len(counts) + 1)] == counts


@named
def test_the_slow_rules_count_the_same(
    position: Callable[[], AlexandrosMatch], counts: list[int]
) -> None:
    state = position().state
    depth = next(depth for depth in range(len(counts), 0, -1) if counts[depth - 1] < 500)
    assert leaves(state, depth, slow) == counts[depth - 1]
