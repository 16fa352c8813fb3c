"""5.1, turn order: the rulebook's example and the three readings."""

from __future__ import annotations

import pytest

from satrap.games.alexander_the_great.numbers import CUBES
from satrap.games.alexander_the_great.options import TurnOrder
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.turn_order import clockwise, has_tie, pick_sequence, ranks

MICHAEL, MARION, DANIEL, PETER = range(4)
EXAMPLE = (Boxes(1, 5, 5, 4), Boxes(1, 3, 6, 5), Boxes(0, 4, 6, 5), Boxes(0, 3, 6, 6))
LOT = (PETER, DANIEL, MARION, MICHAEL)


def test_the_boxes_of_the_example_hold_all_cubes() -> None:
    assert all(sum(boxes) == CUBES for boxes in EXAMPLE)


@pytest.mark.parametrize("rule", ["bids_then_vp", "lexicographic"])
@pytest.mark.parametrize("lot", [LOT, LOT[::-1]])
def test_the_example_of_the_rulebook_needs_no_lot(rule: TurnOrder, lot: tuple[int, ...]) -> None:
    points = (7, 7, 7, 7)
    assert pick_sequence(rule, EXAMPLE, points, lot) == (MICHAEL, MARION, DANIEL, PETER)
    assert not has_tie(ranks(rule, EXAMPLE, points))


def test_to_the_letter_only_the_best_bidder_is_ranked_by_the_bid() -> None:
    """Ruling ATG-1: the others choose by points, whatever they bid."""
    assert pick_sequence("winner_then_vp", EXAMPLE, (0, 1, 9, 4), LOT) == (
        MICHAEL,
        DANIEL,
        PETER,
        MARION,
    )


def test_those_who_bid_nothing_choose_by_points() -> None:
    points = (0, 0, 3, 8)
    assert pick_sequence("bids_then_vp", EXAMPLE, points, LOT)[2:] == (PETER, DANIEL)
    assert pick_sequence("lexicographic", EXAMPLE, points, LOT)[2:] == (DANIEL, PETER)


def test_equal_points_go_by_armies_then_temples_then_lot() -> None:
    """Ruling ATG-8."""
    boxes = (Boxes(0, 4, 6, 5), Boxes(0, 5, 5, 5), Boxes(0, 4, 7, 4), Boxes(0, 4, 6, 5))
    assert pick_sequence("bids_then_vp", boxes, (2, 2, 2, 2), (3, 0, 1, 2)) == (1, 2, 3, 0)
    assert pick_sequence("bids_then_vp", boxes, (2, 2, 2, 2), (0, 3, 1, 2)) == (1, 2, 0, 3)
    assert has_tie(ranks("bids_then_vp", boxes, (2, 2, 2, 2)))


def test_equal_bids_are_settled_by_lot_for_one_winner_only() -> None:
    boxes = (Boxes(2, 5, 4, 4), Boxes(2, 5, 4, 4), Boxes(0, 7, 4, 4))
    assert pick_sequence("winner_then_vp", boxes, (1, 2, 3), (1, 0, 2)) == (1, 2, 0)
    assert pick_sequence("winner_then_vp", boxes, (1, 2, 3), (0, 1, 2)) == (0, 2, 1)


def test_without_any_bid_points_decide_in_a_later_region() -> None:
    boxes = (Boxes(0, 5, 5, 5), Boxes(0, 6, 5, 4), Boxes(0, 4, 6, 5))
    assert pick_sequence("winner_then_vp", boxes, (4, 4, 9), (1, 0, 2)) == (2, 1, 0)
    assert pick_sequence("lexicographic", boxes, (4, 4, 9), (1, 0, 2)) == (1, 0, 2)


def test_the_oldest_begins_and_the_others_follow_clockwise() -> None:
    assert clockwise(2, 4) == (2, 3, 0, 1)
