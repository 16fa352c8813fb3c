"""Matches that begin in the middle, from positions written by hand or saved."""

from __future__ import annotations

import random

import pytest

from satrap.core.errors import UnreadableRecord
from satrap.core.game import Json
from satrap.games.alexander_the_great import GAME
from tests.alexander_the_great.boards import (
    ANA,
    BEN,
    begin,
    dump,
    ended,
    legal,
    middle,
    play,
    together,
)
from tests.conformance.games import play_on

MOVE: Json = {
    "armies": [{"a1": 2}, {}],
    "boxes": [[0, 0, 1, 1], [0, 5, 5, 5]],
    "spent": [11, 0],
    "turn": {"phase": "move", "seat": 0, "order": [0, 1]},
}


def test_whatever_is_left_out_is_as_at_the_start() -> None:
    match = begin(scores=[3, 1])
    assert dump(match) | {"scores": [0, 0]} == dump(begin())
    short = begin(preset="short", starter=BEN, scores=[3, 1])
    assert dump(short)["turn"]["region"] == 2
    assert dump(short)["oldest"] == BEN
    assert dump(begin(starter=None, scores=[3, 1]))["oldest"] == ANA
    assert dump(begin(starter=BEN, oldest=ANA))["oldest"] == ANA


def test_in_the_middle_of_the_order_the_next_one_chooses() -> None:
    boxes = [[1, 5, 5, 4], [2, 5, 4, 4], [0, 5, 5, 5]]
    turn = {"phase": "order", "seat": 0, "order": [-1, 1, -1], "pickers": [0, 2]}
    match = begin(players=3, boxes=boxes, turn=turn)
    assert legal(match) == ["place 1", "place 3"]
    play(match, "place 3")
    assert dump(match)["turn"]["order"] == [2, 1, 0]
    assert dump(match)["spent"] == [1, 2, 0]


def test_armies_have_all_their_steps_unless_it_is_told_otherwise() -> None:
    match = begin(**MOVE)
    assert dump(match)["turn"]["stocks"] == {"a1": [2, 0, 0, 0]}
    turn = MOVE["turn"] | {"stocks": {"a1": [0, 1, 0, 1]}}
    match = begin(**(MOVE | {"turn": turn}))
    assert legal(match) == ["move a1 b1 1 1t1c", "move a1 e1 1", "stop"]


def test_in_the_middle_of_building_the_rest_is_laid_down() -> None:
    match = middle("build", armies=[{"a1": 1}, {}], laid_temples=[["a1", "a1"], []])
    assert legal(match) == ["city a1", "confirm"]


def test_before_another_turn_cubes_are_split_again() -> None:
    turn = {"round": 2}
    match = middle("redistribute", armies=[{"a1": 1}, {}], boxes=[(2, 1), (0, 0)], turn=turn)
    assert match.waiting() == (ANA,)
    together(match, "resplit 0 3")
    assert dump(match)["turn"]["phase"] == "move"


def test_a_position_can_be_over() -> None:
    match = middle("over", armies=[{}, {}], scores=[3, 5], turn={"ending": "three_turns"})
    assert ended(match) == "three_turns"
    assert match.outcome is not None
    assert match.outcome.winners == (BEN,)
    assert match.waiting() == ()


@pytest.mark.parametrize(
    "wrong",
    [
        {"surprise": 1},
        {"scores": [1]},
        {"scores": ["many", 0]},
        {"scores": [-1, 0]},
        {"oldest": 2},
        {"armies": [{"a1": 3}, {}]},
        {"armies": [{"a2": 2}, {}]},
        {"armies": [{"a1": 3, "b1": -1}, {}]},
        {"armies": [{"atlantis": 2}, {}]},
        {"boxes": [[0, 0, 1], [0, 5, 5, 5]]},
        {"boxes": [[1, 0, 0, 1], [0, 5, 5, 5]]},
        {"boxes": [[0, 1, 0, 1], [0, 5, 5, 5]]},
        {"boxes": [[0, 0, -1, 3], [0, 5, 5, 5]]},
        {"boxes": [[0, 0, 1, 1], [5, 0, 5, 5]]},
        {"spent": [10, 0]},
        {"temples": [{"f1": 1}, {}]},
        {"temples": [{"a1": 11}, {}]},
        {"cities": {"e1": 0}},
        {"cities": {"a1": 2}},
        {"cities": {"atlantis": 0}},
        {"laid_temples": [["b1"], []]},
        {"laid_temples": [["a2"], []]},
        {"laid_temples": [["nowhere"], []]},
        {"laid_cities": [["a1"], []], "cities": {"a1": 1}},
        {"gains": [{"turn": 1, "seat": 7, "source": "city", "where": "", "points": 5}]},
        {"turn": {"phase": "sleep"}},
        {"turn": {"phase": "next"}},
        {"turn": {"phase": "allocate"}},
        {"turn": {"region": 7}},
        {"turn": {"region": 0}},
        {"turn": {"round": 0}},
        {"turn": {"round": 2}},
        {"turn": {"round": 4, "number": 4}},
        {"turn": {"seat": 2}},
        {"turn": {"seat": -1}},
        {"turn": {"order": [0]}},
        {"turn": {"order": [0, 0]}},
        {"turn": {"order": [-1, 1], "pickers": [0]}},
        {"turn": {"phase": "order", "order": [-1, -1], "pickers": [1, 0]}},
        {"turn": {"stocks": {"a1": [2, 0, 0]}}},
        {"turn": {"stocks": {"a1": [1, 0, 0, 0]}}},
        {"turn": {"stocks": {"a1": [3, -1, 0, 0]}}},
        {"turn": {"stocks": {"a9": [2, 0, 0, 0]}}},
        {"turn": {"ending": "three_turns"}},
        {"turn": {"phase": "over"}},
        {"turn": {"phase": "over", "ending": "boredom"}},
        {"turn": {"phase": "redistribute"}},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(wrong: Json) -> None:
    turn = MOVE["turn"] | wrong.get("turn", {})
    with pytest.raises(UnreadableRecord) as caught:
        begin(**(MOVE | wrong | {"turn": turn}))
    assert caught.value.text.key in ("position-unreadable", "position-unsound")
    assert str(caught.value)


@pytest.mark.parametrize("region", [1, 5])
def test_the_short_campaign_has_no_position_outside_its_regions(region: int) -> None:
    with pytest.raises(UnreadableRecord, match=f"region {region} is not played"):
        begin(preset="short", turn={"region": region})


@pytest.mark.parametrize("players", range(2, 6))
def test_every_state_of_a_match_is_a_position_that_goes_on_the_same(players: int) -> None:
    generator = random.Random(players)
    match = begin(players=players)
    for _ in play_on(match, generator, plies=120):
        saved = dump(match)
        loaded = GAME.load_state(match.setup, saved)
        assert loaded == match.state
        assert GAME.dump_state(loaded) == GAME.dump_state(match.state)
        again = begin(players=players, **saved)
        assert again.waiting() == match.waiting()
        for seat in match.waiting():
            assert list(again.legal(seat)) == list(match.legal(seat))
