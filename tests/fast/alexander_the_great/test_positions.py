"""Positions that random play seldom reaches, in both engines: order of play, marches."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from satrap.core.chance import SeededChance
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.actions import Split
from satrap.games.alexander_the_great.fast import comparing, layout
from satrap.games.alexander_the_great.options import OPTIONS
from tests.alexander_the_great.boards import begin, drawn, middle
from tests.fast.alexander_the_great.pair import Pair, make_ready
from tests.fast.alexander_the_great.positions import finish, pair_of, play

READINGS = next(option.values for option in OPTIONS if option.name == "turn_order")


@pytest.fixture(autouse=True, scope="module")
def ready() -> None:
    """Compile first."""
    make_ready()


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("players", GAME.seats)
def test_who_chooses_a_place_first(reading: str, players: int) -> None:
    """Few different bids, armies, temples and points, so that all kinds of ties occur."""
    generator, seen = random.Random(f"{reading}/{players}"), Counter[str]()
    for number in range(60):
        scores = [generator.choice((0, 1, 1, 7)) for _ in range(players)]
        turn = {"number": generator.choice((1, 2))}  # in turn 1 the oldest may begin
        match = begin(players=players, options={"turn_order": reading}, scores=scores, turn=turn)
        pair = Pair(match.setup, SeededChance(number.to_bytes(32, "big")))
        pair.play(*(_few(generator) for _ in range(players)))
        while pair.record.phase == layout.ORDER:
            pair.play(generator.choice(pair.legal()[0]))
        seen.update(pair.seen)
    assert seen[f"lots, {reading}"]


def _few(generator: random.Random) -> Split:
    bid, army = generator.choice((0, 0, 1, 2)), generator.choice((3, 4, 4))
    temple = generator.choice((5, 5, 6))
    return Split(bid, army, temple, 15 - bid - army - temple)


def test_nobody_bids_in_the_first_turn_and_the_oldest_begins() -> None:
    for oldest, players in product(range(3), (3, 4, 5)):
        pair = pair_of(begin(players=players, starter=oldest))
        play(pair, *["split 0 5 5 5"] * players)
        assert pair.seen["OldestBegins"] == 1


@pytest.mark.parametrize("split", ["split 15 0 0 0", "split 0 0 15 0", "split 5 0 0 10"])
@pytest.mark.parametrize("returned", ["remaining", "buildings_return", "all_but_armies"])
def test_nobody_has_an_army(split: str, returned: str) -> None:
    for players in GAME.seats:
        pair = pair_of(begin(players=players, options={"cubes_return": returned}))
        finish(pair, [split] * players)
        assert pair.seen["region ended by three_turns"] == 6
        assert pair.seen["Stopped"] == 0


def test_one_seat_has_no_army_and_another_no_cubes() -> None:
    for returned in ("remaining", "buildings_return", "all_but_armies"):
        pair = pair_of(begin(players=3, options={"cubes_return": returned}))
        finish(pair, ["split 5 0 5 5", "split 0 15 0 0", "split 15 0 0 0"])


def test_the_last_province_lies_behind_the_campaign_symbol() -> None:
    board = drawn("a:tc", "", "a")
    pair = pair_of(begin(board=board))
    play(pair, "split 0 5 5 5", "split 0 6 5 4", "move start a1 1", "stop", "temple a1", "city a1")
    finish(pair, ["split 0 5 5 5", "split 2 5 4 4"])
    assert pair.seen["region ended by last_province"] == 6
    assert pair.seen["region ended by three_turns"] == 0


def test_nobody_can_pay_the_way_in() -> None:
    board = drawn("a:tc b:t", "a-b:1/0", "b", entry=3)
    pair = pair_of(begin(board=board, players=3))
    finish(pair, ["split 1 12 1 1", "split 0 13 2 0", "split 1 14 0 0"])
    assert pair.seen["region ended by three_turns"] == 6


def test_the_last_province_is_entered_and_left_again() -> None:
    pair = pair_of(begin())
    play(pair, "split 1 5 5 4", "split 0 5 5 5", "place 1", "move start a1 5", "move a1 e1 1")
    play(pair, "move e1 a1 1", "stop", "temple a1", "city a1", "stop")
    assert pair.seen["region ended by last_province"] == 1


STAR = drawn(
    " ".join(f"{each}:" for each in "abcdefghijkl"),
    " ".join(f"a-{each}:1/0" for each in "bcdefghijkl"),
    "l",
)


@pytest.mark.parametrize(
    ("stock", "cubes"), [((5, 5, 5, 0), (0, 0)), ((5, 4, 4, 0), (1, 1)), ((1, 0, 7, 3), (2, 2))]
)
def test_the_longest_lists(stock: tuple[int, ...], cubes: tuple[int, int]) -> None:
    match = middle(
        "move",
        armies=[{"a1": sum(stock)}, {}],
        boxes=[cubes, (0, 0)],
        board=STAR,
        turn={"stocks": {"a1": list(stock)}},
    )
    pair = pair_of(match)
    found = len(pair.legal()[0])
    assert found < layout.CHOICES
    pair.play(pair.legal()[0][found // 2])
    assert found == 3279 or cubes != (1, 1)


def test_every_group_of_a_stock() -> None:
    """Each number of armies by steps used, over one free arrow."""
    board = drawn("a: b:", "a-b:0/0", "b")
    for stock in product(range(4), repeat=4):
        if sum(stock):
            turn = {"stocks": {"a1": list(stock)}}
            pair = pair_of(middle("move", armies=[{"a1": sum(stock)}, {}], board=board, turn=turn))
            pair.play(pair.legal()[0][-1])


def test_the_lexicographic_reading_knows_no_points() -> None:
    """The same bids choose in the same order, whatever the points."""
    for scores in ([0, 0, 9], [9, 0, 0]):
        pair = pair_of(begin(players=3, options={"turn_order": "lexicographic"}, scores=scores))
        play(pair, "split 0 5 5 5", "split 0 6 5 4", "split 1 0 0 14")
        assert comparing.of_record(pair.tables, pair.record).pickers == (2, 1, 0)
