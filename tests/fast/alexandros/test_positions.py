"""Positions that random play seldom reaches, in both engines, with every option that matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from satrap.core.game import Json
from satrap.games.alexandros import GAME
from tests.alexandros.boards import board, cut, ribbon, strip
from tests.fast.alexandros.explore import explore, pair_at
from tests.fast.alexandros.pair import make_ready

Options = dict[str, object]

JOKERS = ribbon("..T.H..S..H..")  # no lyre and no amphora anywhere
ROAD = ribbon("........T........S....T..", start="a8")
WALLED_ROAD = ["a8-a9", "a9-a10", "a10-a11", "a11-a12"]
SLOPE = board(*[" ..................."] * 4, " ...T...............", start="c6")
LAND = ribbon("T.H..." + "L.S..")  # with a wall after the sixth space: two provinces
BARE = ribbon("............T")


@pytest.fixture(autouse=True, scope="module")
def ready() -> None:
    """Compile first."""
    make_ready()


def every(*names: str) -> Iterator[Options]:
    """Yield every combination of values of some options."""
    values = [next(o.values for o in GAME.options if o.name == name) for name in names]
    for chosen in product(*values):
        yield dict(zip(names, chosen, strict=True))


def test_jokers_of_every_kind() -> None:
    seen: Counter[str] = Counter()
    names = ("joker_trigger", "joker_reach", "joker_cards", "special_requires_free")
    shown = [["lyre", "amphora"], ["lyre", "temple"], ["lyre", "lyre"], [None, "lyre"]]
    for options, display in product(every(*names), shown):
        hands = [["amphora", "horse"], ["temple"]]
        deck = ["soldier", "temple", "horse"]
        pair = pair_at(
            JOKERS, options=options, alexander="a1", display=display, hands=hands, deck=deck
        )
        seen += explore(pair, 2)
    for action in ("joker both", "joker both horse", "joker temple", "special amphora soldier"):
        assert seen[action], action


def test_a_hundred_points() -> None:
    seen: Counter[str] = Counter()
    east, west = strip(1), strip(7)
    for options, scores in product(every("end100"), ([97, 99], [94, 96], [99, 0], [100, 100])):
        position: Json = {
            "walls": [cut(6)], "guards": [[east], [west]], "scores": scores,
            "hands": [["temple", "temple"], ["lyre"]], "deck": ["horse"] * 4,
            "turn": {"phase": "act", "actions": 2},
        }  # fmt: skip
        seen += explore(pair_at(LAND, options=options, **position), 3)
    assert seen["ended by hundred"]


def test_no_free_space_and_nobody_can_move() -> None:
    seen: Counter[str] = Counter()
    for options, players in product(every("alexander_blocks", "red_shortfall"), (2, 3, 4)):
        walls = ["a7-b6", "a7-b7"]  # on both sides of the only symbol space
        pair = pair_at(
            BARE, players=players, options=options, walls=walls, deck=["temple"] * 9,
            display=["temple", "lyre"], turn={"phase": "act", "actions": 1},
        )  # fmt: skip
        seen += explore(pair, 9, most=1)
    assert seen["ended by no_moves"]


@pytest.mark.parametrize("shortfall", ["relax", "keep_nearest", "relax_last"])
def test_walls_run_short(shortfall: str) -> None:
    seen: Counter[str] = Counter()
    for black, red, reach in product((0, 2), (0, 1, 3, 10), ("nearest_any", "anywhere_free")):
        options = {"red_shortfall": shortfall, "joker_reach": reach}
        left: Json = {"black_left": black, "red_left": red, "deck": ["lyre"] * 3}
        for display in (["temple"], ["soldier", "temple"], ["lyre"], []):
            for hand in (["temple"], ["soldier"]):
                hands = [hand, ["soldier"]]
                road: Json = {"walls": WALLED_ROAD, "display": display, "hands": hands}
                seen += explore(pair_at(ROAD, options=options, **road, **left), 3)
        walls = ["c5-c6", "c4-c5"]
        slope = pair_at(SLOPE, options=options, walls=walls, display=["temple"], **left)
        seen += explore(slope, 6, most=2)
    assert seen["stay"] or seen["ended by walls_used_up"]
    assert seen["ended by red_wall"]


def test_cards_run_out() -> None:
    seen: Counter[str] = Counter()
    names = ("reveal_timing", "joker_cards", "reshuffle")
    for options in every(*names):
        for deck, thrown in (([], []), ([], ["horse", "lyre", "temple"]), (["lyre"], ["horse"])):
            for display in (["temple", "horse"], ["lyre"], []):
                cards: Json = {"deck": deck, "discard": thrown, "display": display}
                pair = pair_at(JOKERS, options=options, hands=[["temple"], []], **cards)
                seen += explore(pair, 4, most=2)
    assert seen["draw"]
    assert seen["pass"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_provinces_are_taken_over_and_cards_shared(players: int) -> None:
    seen: Counter[str] = Counter()
    others: list[list[str]] = [[] for _ in range(players - 2)]
    for options in every("extra_guards", "retrieve_cost", "actions_optional"):
        for guards in ([strip(1)], [strip(1), strip(3)]):
            cards = ["temple"] * 3 + ["horse"] * 2 + ["lyre", "soldier"]
            pair = pair_at(
                LAND, players=players, options=options, walls=[cut(6)], deck=["amphora"] * 4,
                display=["amphora"], guards=[[], guards, *others], hands=[cards, [], *others],
                turn={"phase": "act", "actions": 2},
            )  # fmt: skip
            seen += explore(pair, 4)
    assert seen[f"takeover {strip(1)}"]
    assert seen["pay"]
    assert bool(seen["give temple"]) == (players > 2)
