"""5.3: armies march in groups, three provinces at most, and pay for dark arrow-heads."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from satrap.core.api_types import as_json
from satrap.core.errors import IllegalAction
from satrap.core.language import LANGUAGES, say
from satrap.games.alexander_the_great.actions import Move, Stop
from satrap.games.alexander_the_great.events import ArmiesPlaced, GoalEntered, Moved, Stopped
from satrap.games.alexander_the_great.groups import Moves, freshest, groups, payments
from satrap.games.alexander_the_great.resources import Boxes
from tests.alexander_the_great.boards import (
    ANA,
    BEN,
    AtgMatch,
    begin,
    boxes,
    drawn,
    dump,
    events_of,
    legal,
    middle,
    play,
    together,
    why_not,
)

RING = drawn("a:t b:t c:t d:t", "a-b:0/0 b-c:0/0 c-a:0/0 c-d:0/0", "d")


def march(armies: dict[str, int], cubes: tuple[int, int] = (0, 0), **rest: Any) -> AtgMatch:
    """Return a match in which Ana marches and Ben has nothing."""
    return middle("move", armies=[armies, {}], boxes=[cubes, (0, 0)], **rest)


def armies(match: AtgMatch) -> dict[str, int]:
    return dict(dump(match)["armies"][ANA])


def targets(match: AtgMatch) -> set[str]:
    """Return every possible step, as `from-to`."""
    words = (text.split() for text in legal(match))
    return {f"{word[1]}-{word[2]}" for word in words if word[0] == "move"}


# Where armies are, and how far they go


def test_armies_are_put_on_the_symbol_when_their_seat_marches_first() -> None:
    match = begin()
    told = together(match, "split 0 4 6 5", "split 0 3 6 6")
    assert events_of(told, ArmiesPlaced) == [ArmiesPlaced(ANA, 4, 1)]
    assert dump(match)["armies"] == [{"start": 4}, {}]
    told = play(match, "stop")
    assert events_of(told, ArmiesPlaced) == [ArmiesPlaced(BEN, 3, 1)]
    assert dump(match)["armies"] == [{"start": 4}, {"start": 3}]


def test_an_army_enters_three_provinces_at_most_the_first_one_included() -> None:
    match = march({"start": 1}, board=RING)
    play(match, "move start a1 1", "move a1 b1 1")
    told = play(match, "move b1 c1 1")
    assert [type(each).__name__ for each in told[:2]] == ["Moved", "Stopped"], "no step is left"
    assert dump(match)["turn"]["phase"] == "build"


def test_in_the_next_turn_it_has_three_steps_again() -> None:
    match = march({"c1": 1, "start": 1}, board=RING, turn={"round": 2})
    play(match, "move c1 a1 1", "move a1 b1 1", "move b1 c1 1")
    assert targets(match) == {"start-a1"}


def test_back_and_forth_is_allowed_within_the_three_steps() -> None:
    match = march({"a1": 1, "start": 1}, (5, 5))
    play(match, "move a1 b1 1 2t", "move b1 a1 1", "move a1 b1 1 2t")
    assert boxes(match)[ANA] == (1, 5), "each entry at its price"
    assert targets(match) == {"start-a1"}


def test_armies_may_stay_where_they_are() -> None:
    match = march({"start": 2, "a1": 3})
    play(match, "stop", "confirm")
    assert armies(match) == {"start": 2, "a1": 3}


def test_nobody_returns_to_the_symbol() -> None:
    """Ruling ATG-12."""
    match = march({"a1": 2})
    assert not any(step.endswith("-start") for step in targets(match))


def test_armies_on_the_symbol_may_stay_there_but_score_and_build_nothing() -> None:
    """Ruling ATG-12."""
    match = march({"start": 5})
    told = play(match, "stop")
    assert dump(match)["scores"] == [0, 0]
    assert dump(match)["turn"]["round"] == 2, "there was no site to choose"
    assert not events_of(told, Moved)


def test_armies_keep_to_their_region() -> None:
    match = march({"e2": 1, "a2": 1}, (9, 4), turn={"region": 2, "number": 5})
    assert targets(match) == {"e2-a2", "a2-b2", "a2-e2", "a2-f2"}
    assert why_not(match, "move e2 a3 1") == "atg-other-region"
    assert why_not(match, "move e1 a2 1") == "atg-other-region"


def test_only_arrows_join_provinces() -> None:
    match = march({"a1": 1}, (5, 5))
    assert why_not(match, "move a1 c1 1") == "atg-no-arrow"


def test_armies_of_others_never_block() -> None:
    """Ruling ATG-20."""
    free = middle("move", armies=[{"a1": 2}, {}], boxes=[(5, 5), (0, 0)])
    full = middle("move", armies=[{"a1": 2}, {"b1": 9, "e1": 6}], boxes=[(5, 5), (0, 0)])
    assert legal(free) == legal(full)


def test_nobody_moves_the_armies_of_others() -> None:
    match = middle("move", armies=[{"a1": 2}, {"b1": 9}], boxes=[(5, 5), (0, 0)])
    assert why_not(match, "move b1 c1 1 1t") == "atg-too-few-armies"


# Groups


def test_a_group_is_any_number_of_armies() -> None:
    match = march({"start": 3})
    assert legal(match) == ["move start a1 1", "move start a1 2", "move start a1 3", "stop"]


def test_armies_are_divided_and_dropped_on_the_way() -> None:
    match = march({"start": 5}, (9, 1))
    play(match, "move start a1 5", "move a1 b1 3 2t", "move b1 c1 1 1t", "move b1 d1 1 1c")
    assert armies(match) == {"a1": 2, "b1": 1, "c1": 1, "d1": 1}


def test_a_price_is_paid_once_for_a_group_however_many_go() -> None:
    """The example: 2 for four armies, then 1 and 1 for two and two."""
    match = march({"start": 4}, (4, 4))
    play(match, "move start a1 4")
    assert boxes(match)[ANA] == (4, 4)
    play(match, "move a1 b1 4 2t")
    assert boxes(match)[ANA] == (2, 4)
    play(match, "move b1 c1 2 1t", "move b1 d1 2 1c")
    assert boxes(match)[ANA] == (1, 3)
    assert armies(match) == {"c1": 2, "d1": 2}


def test_two_groups_over_one_arrow_pay_twice() -> None:
    match = march({"a1": 4}, (4, 4))
    play(match, "move a1 b1 2 2t", "move a1 b1 2 2c")
    assert boxes(match)[ANA] == (2, 2)


def test_groups_from_different_provinces_into_one_pay_each() -> None:
    board = drawn("a:t b:t c:t d:t", "a-c:2/0 a-b:0/0 b-c:1/0 c-d:0/0", "d")
    match = march({"a1": 2, "b1": 2}, (3, 3), board=board)
    play(match, "move a1 c1 2 2t", "move b1 c1 2 1c")
    assert boxes(match)[ANA] == (1, 2)


def test_armies_that_meet_go_on_together_and_pay_once() -> None:
    board = drawn("a:t b:t c:t d:t", "a-c:0/0 a-b:0/0 b-c:0/0 c-d:3/0", "d")
    match = march({"a1": 2, "b1": 2}, (3, 3), board=board)
    play(match, "move a1 c1 2", "move b1 c1 2", "move c1 d1 4 3t")
    assert boxes(match)[ANA] == (0, 3)
    assert armies(match) == {"d1": 4}


# Steps used


def tired(match: AtgMatch) -> dict[str, list[int]]:
    return dict(dump(match)["turn"]["stocks"])


def test_those_with_most_steps_left_go_first() -> None:
    match = march({"start": 1, "a1": 2}, board=RING)
    play(match, "move start a1 1")
    assert tired(match) == {"a1": [2, 1, 0, 0]}
    play(match, "move a1 b1 2")
    assert tired(match) == {"a1": [0, 1, 0, 0], "b1": [0, 2, 0, 0]}


def test_other_armies_are_named_by_the_steps_they_have_used() -> None:
    match = march({"start": 1, "a1": 2}, board=RING)
    play(match, "move start a1 1", "move a1 b1 2 1@0,1@1")
    assert tired(match) == {"a1": [1, 0, 0, 0], "b1": [0, 1, 1, 0]}
    play(match, "move b1 c1 1 1@2")
    assert tired(match) == {"a1": [1, 0, 0, 0], "b1": [0, 1, 0, 0], "c1": [0, 0, 0, 1]}


def test_there_is_one_way_to_say_a_group() -> None:
    match = march({"start": 1, "a1": 2}, board=RING)
    play(match, "move start a1 1")
    assert why_not(match, "move a1 b1 2 2@0") == "atg-freshest-anyway"
    assert why_not(match, "move a1 b1 2 1@0,1@0") == "atg-freshest-anyway"
    assert why_not(match, "move a1 b1 2 1@0,1@2") == "atg-wrong-groups"
    assert why_not(match, "move a1 b1 3 1@0,1@1") == "atg-wrong-groups"


def test_an_army_without_a_step_left_stays_when_others_go() -> None:
    match = march({"b1": 1, "start": 1}, board=RING)
    play(match, "move b1 a1 1", "move a1 c1 1", "move c1 a1 1", "move start a1 1")
    assert tired(match) == {"a1": [0, 1, 0, 1]}
    assert why_not(match, "move a1 b1 2") == "atg-too-few-armies"
    play(match, "move a1 b1 1")
    assert tired(match) == {"a1": [0, 0, 0, 1], "b1": [0, 0, 1, 0]}


def test_every_choice_of_armies_is_one_group() -> None:
    found = groups((2, 1, 3))
    assert len(found) == len(set(found)) == 3 * 2 * 4 - 1
    assert [each.armies for each in found[:6]] == [1, 2, 3, 4, 5, 6]
    assert {each.used or freshest((2, 1, 3), each.armies) for each in found} == {
        (a, b, c) for a in range(3) for b in range(2) for c in range(4) if a + b + c
    }


# Prices


def test_a_price_can_be_paid_from_both_boxes() -> None:
    match = march({"a1": 1}, (9, 1))
    assert [text for text in legal(match) if "b1" in text] == [
        "move a1 b1 1 2t",
        "move a1 b1 1 1t1c",
    ]
    assert payments(Boxes(0, 0, 1, 5), 2) == ((1, 1), (0, 2))
    assert payments(Boxes(0, 0, 5, 5), 0) == ((0, 0),)
    assert payments(Boxes(0, 0, 1, 1), 3) == ()


def test_what_cannot_be_paid_is_closed() -> None:
    match = march({"a1": 1}, (1, 1))
    assert targets(match) == {"a1-b1", "a1-e1"}
    assert why_not(match, "move a1 f1 1 1t1c") == "atg-cannot-pay"
    with pytest.raises(IllegalAction, match="costs 3"):
        match.play_text(ANA, "move a1 f1 1 1t1c")
    assert boxes(match)[ANA] == (1, 1)


@pytest.mark.parametrize("paid", ["", "1t", "3t", "1t2c", "2c"])
def test_a_price_is_paid_exactly(paid: str) -> None:
    match = march({"a1": 1}, (9, 1))
    assert why_not(match, f"move a1 b1 1 {paid}") == "atg-wrong-price"


def test_a_free_arrow_takes_no_payment() -> None:
    assert why_not(march({"start": 1}, (5, 5)), "move start a1 1 1t") == "atg-wrong-price"


def test_armies_and_bids_never_pay() -> None:
    match = begin()
    together(match, "split 5 10 0 0", "split 0 5 5 5")
    play(match, "place 1", "move start a1 10")
    assert targets(match) == {"a1-e1"}


def test_the_first_step_can_have_a_price() -> None:
    match = march({"start": 2}, (1, 1), board=drawn("a:t b:t", "a-b:0/0", "b", entry=2))
    assert legal(match) == ["move start a1 1 1t1c", "move start a1 2 1t1c", "stop"]


def test_without_a_payable_step_the_march_stops_by_itself() -> None:
    board = drawn("a:t b:t", "a-b:0/0", "b", entry=2)
    match = begin(board=board)
    told = together(match, "split 0 14 1 0", "split 0 13 1 1")
    assert [each.seat for each in events_of(told, Stopped)] == [ANA]
    assert match.waiting() == (BEN,)


# Arrows


@pytest.mark.parametrize(
    ("rule", "ways"), [("back_free", {"a1-b1", "b1-a1"}), ("one_way", {"a1-b1"})]
)
def test_both_values_of_one_headed_links(rule: str, ways: set[str]) -> None:
    """Ruling ATG-10: backwards, a one-headed arrow is free or closed."""
    board = drawn("a:t b:t c:t", "a-b:1/ a-c:0/0", "c")
    match = march({"a1": 1, "b1": 1}, (1, 0), board=board, options={"one_headed_links": rule})
    assert {step for step in targets(match) if "c1" not in step} == ways
    if rule == "back_free":
        play(match, "move b1 a1 1")
        assert boxes(match)[ANA] == (1, 0)


def test_a_head_at_the_other_end_only_works_the_same_way() -> None:
    """Ruling ATG-10, with the arrow drawn the other way round."""
    board = drawn("a:t b:t c:t", "b-a:/1 a-c:0/0", "c")
    for rule, ways in (("back_free", {"a1-b1", "b1-a1"}), ("one_way", {"a1-b1"})):
        match = march({"a1": 1, "b1": 1}, (1, 0), board=board, options={"one_headed_links": rule})
        assert {step for step in targets(match) if "c1" not in step} == ways


def test_each_end_of_an_arrow_has_its_own_price() -> None:
    board = drawn("a:t b:t c:t", "a-b:1/3 a-c:0/0", "c")
    match = march({"a1": 1}, (9, 0), board=board)
    play(match, "move a1 b1 1 1t", "move b1 a1 1 3t")
    assert boxes(match)[ANA] == (5, 0)


@pytest.mark.parametrize("link", ["a-b:2/1", "a~b:2/1"])
def test_a_ship_passage_is_an_arrow_and_one_step(link: str) -> None:
    """Rulings ATG-17 and ATG-20."""
    board = drawn("a:t b:t c:t", f"{link} b-c:0/0", "c")
    match = march({"start": 1}, (9, 0), board=board)
    play(match, "move start a1 1", "move a1 b1 1 2t", "move b1 c1 1")
    assert armies(match) == {"c1": 1}
    assert boxes(match)[ANA] == (7, 0)
    assert dump(match)["turn"]["phase"] == "build", "all three steps were used"


# The last province


def test_entering_the_last_province_is_told_once_and_ends_the_region_with_the_turn() -> None:
    match = march({"a1": 3})
    told = play(match, "move a1 e1 1", "move a1 e1 1")
    assert [each.seat for each in events_of(told, GoalEntered)] == [ANA]
    assert dump(match)["turn"]["entered"]
    assert legal(match)[-1] == "stop", "the march goes on"


def test_entering_suffices_even_if_the_army_leaves_again() -> None:
    """Ruling ATG-11."""
    match = march({"a1": 1})
    play(match, "move a1 e1 1", "move e1 a1 1", "stop", "confirm")
    assert dump(match)["turn"]["region"] == 2


def test_an_army_that_stood_in_the_last_province_may_leave_it() -> None:
    match = march({"e1": 1, "a1": 1})
    assert "move e1 a1 1" in legal(match)


# The choice as a whole


@pytest.fixture
def choice() -> Moves:
    match = march({"start": 2, "a1": 2, "b1": 1}, (2, 2))
    play(match, "move start a1 1")
    legal = match.legal(ANA)
    assert isinstance(legal, Moves)
    return legal


def test_all_moves_can_be_counted_tested_and_enumerated(choice: Moves) -> None:
    moves = list(choice)
    assert len(moves) == len(set(moves)) == len(choice)
    assert all(move in choice for move in moves)
    assert moves[-1] == Stop()
    assert "stop" not in choice
    assert Move("a1", "d1", 1) not in choice
    assert Move("a1", "b1", 9, 2) not in choice


def test_a_sampled_move_is_any_of_them_with_the_same_chance(choice: Moves) -> None:
    generator = random.Random(3)
    drawn = Counter(choice.sample(generator) for _ in range(60 * len(choice)))
    assert set(drawn) == set(choice)
    spread = sum((count - 60) ** 2 / 60 for count in drawn.values())
    assert spread < 2 * len(choice)


def test_the_choice_of_a_move_is_described_in_words(choice: Moves) -> None:
    described = choice.describe()
    assert as_json(described)["kind"] == "move"
    assert described.otherwise == "stop"
    assert described.passages[0].source == "start"
    assert all(say(choice.text(), language) for language in LANGUAGES)


def test_fifteen_armies_can_be_anywhere_in_three_steps() -> None:
    match = march({"start": 15}, board=RING)
    play(match, "move start a1 15", "move a1 b1 5", "move a1 c1 5", "move c1 d1 3")
    assert armies(match) == {"a1": 5, "b1": 5, "c1": 2, "d1": 3}
