"""Matches that begin in mid-turn, from positions written by hand or saved."""

from __future__ import annotations

import random

import pytest

from satrap.core.errors import UnreadableRecord
from satrap.core.game import Json
from satrap.games.alexandros import GAME
from tests.alexandros.boards import (
    PRESETS,
    RED,
    AlexandrosMatch,
    begin,
    board,
    cut,
    dump,
    ended,
    hand,
    legal,
    play,
    ribbon,
    strip,
)

LAND = ribbon("T.H..." + "L.S..")
TEMPLE, HORSE, LYRE, SOLDIER = strip(1), strip(3), strip(7), strip(9)
SQUARE = board(" .T.A.H", " L.S.T.", " .H.L..", " S..A.T", start="b2")
WALLED: Json = {"walls": [cut(6)], "display": ["lyre", "horse"], "deck": ["amphora"] * 3}


def middle(phase: str, land: Json = LAND, players: int = 2, **rest: Json) -> AlexandrosMatch:
    turn = {"phase": phase} | rest.pop("turn", {})
    return begin(land, players=players, turn=turn, **(WALLED | rest))


def test_in_the_middle_of_a_march_the_space_is_chosen_first() -> None:
    marching = {"targets": [HORSE, SOLDIER]}
    match = middle("space", turn={"marching": marching}, alexander="b4")
    assert legal(match) == [f"space {HORSE}", f"space {SOLDIER}"]
    play(match, f"space {HORSE}", "point b2")
    assert dump(match)["turn"]["phase"] == "act"


def test_in_the_middle_of_a_march_the_point_comes_next() -> None:
    marching = {"targets": [HORSE], "space": HORSE, "owes_card": True}
    match = middle("point", turn={"marching": marching}, alexander="b4", display=["lyre", None])
    assert legal(match) == ["point a2", "point a3", "point b2"]
    play(match, "point b2")
    assert dump(match)["display"] == ["lyre", "amphora"], "the card that was still owed"


def test_in_the_middle_of_a_path_the_walk_goes_on() -> None:
    marching = {"targets": [HORSE], "space": HORSE, "point": "a2", "path": ["b4", "b3"]}
    match = middle("path", turn={"marching": marching}, alexander="b4")
    assert legal(match) == ["step a3", "step b2"]
    play(match, "step a3")
    assert dump(match)["walls"] == ["a2-a3", "a3-b3", "a4-b4", "b3-b4"]


def test_in_the_middle_of_an_occupation_guards_and_cards_follow() -> None:
    match = middle("guards", turn={"claim": {"guards": [TEMPLE]}}, hands=[["horse"], []])
    assert legal(match) == ["pay", f"guard {HORSE}"]
    play(match, "pay")
    assert dump(match)["guards"][RED] == [TEMPLE]
    assert dump(match)["turn"]["actions"] == 1


def test_in_the_middle_of_a_take_over_the_loser_is_known() -> None:
    match = middle(
        "guards",
        turn={"claim": {"guards": [HORSE]}},
        guards=[[], [TEMPLE]],
        hands=[["temple"] * 3, []],
    )
    play(match, "pay")
    assert dump(match)["guards"] == [[HORSE], []]
    assert hand(match, RED) == []


def test_in_the_middle_of_a_gift_the_rest_is_given() -> None:
    gift = {"loser": 1, "cards": ["temple", "horse"], "given": ["temple"]}
    match = middle("give", players=3, turn={"gift": gift, "actions": 1}, guards=[[TEMPLE], [], []])
    assert legal(match) == ["give temple", "give horse"]
    play(match, "give horse")
    assert hand(match, 1) == ["temple", "horse"]
    assert dump(match)["discard"] == ["temple"]


def test_a_position_can_be_over() -> None:
    match = begin(LAND, scores=[3, 5], turn={"phase": "over", "ending": "red_wall"})
    assert ended(match) == "red_wall"
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.parametrize(
    "wrong",
    [
        {"walls": ["a1-a9"]},
        {"alexander": "z9"},
        {"guards": [["a2u"], []]},
        {"guards": [[TEMPLE], [HORSE]]},
        {"guards": [[TEMPLE]]},
        {"walls": [], "guards": [[TEMPLE], []]},
        {"display": ["lyre", "lyre", "lyre"]},
        {"hands": [["lyre"] * 12, []]},
        {"black_left": 66},
        {"red_left": -1},
        {"turn": {"phase": "space"}},
        {"turn": {"seat": 2}},
        {"turn": {"actions": 3}},
        {"turn": {"phase": "act", "actions": -1}},
        {"turn": {"phase": "guards", "claim": {"guards": []}}},
        {"turn": {"phase": "source", "actions": 1}},
        {"turn": {"phase": "sleep"}},
        {"turn": {"ending": "boredom"}},
        {"turn": {"phase": "over"}},
        {"surprise": 1},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: Json) -> None:
    with pytest.raises(UnreadableRecord):
        begin(LAND, **(WALLED | wrong))


@pytest.mark.parametrize(
    "marching",
    [
        {"targets": []},
        {"targets": [HORSE], "space": SOLDIER},
        {"targets": [HORSE], "space": HORSE, "point": "b5", "path": ["b4"]},
        {"targets": [HORSE], "space": HORSE, "point": "a2", "path": []},
        {"targets": [HORSE], "space": HORSE, "point": "a2", "path": ["b3"]},
        {"targets": [HORSE], "space": HORSE, "point": "a2", "path": ["b4", "b5"]},
        {"targets": [HORSE], "space": HORSE, "point": "b2", "path": ["b4", "b3", "b2"]},
    ],
)
@pytest.mark.parametrize("phase", ["space", "point", "path"])
def test_a_march_that_cannot_be_is_refused(phase: str, marching: Json) -> None:
    if phase == "space" and marching["targets"]:
        marching = {"targets": [HORSE, strip(2)]}
    if phase == "point" and marching["targets"]:
        marching = {"targets": [HORSE], "space": None if "point" in marching else SOLDIER}
    with pytest.raises(UnreadableRecord):
        middle(phase, turn={"marching": marching}, alexander="b4")


@pytest.mark.parametrize(
    "rest",
    [
        {"guards": [[HORSE], []]},
        {"guards": [[], [HORSE]]},
        {"turn": {"actions": 0}},
        {"guards": [[LYRE, SOLDIER], []], "walls": [cut(6), cut(8)], "turn": {"actions": 3}},
    ],
)
def test_a_claim_that_cannot_be_is_refused(rest: Json) -> None:
    turn = {"claim": {"guards": [TEMPLE]}} | rest.get("turn", {})
    with pytest.raises(UnreadableRecord):
        middle("guards", **(rest | {"turn": turn}))


@pytest.mark.parametrize(
    "gift",
    [
        {"loser": RED, "cards": ["temple", "horse"], "given": ["temple"]},
        {"loser": 3, "cards": ["temple", "horse"], "given": ["temple"]},
        {"loser": 1, "cards": ["temple"], "given": ["temple"]},
        {"loser": 1, "cards": ["temple"], "given": ["temple", "horse"]},
    ],
)
def test_a_gift_that_cannot_be_is_refused(gift: Json) -> None:
    with pytest.raises(UnreadableRecord):
        middle("give", players=3, turn={"gift": gift, "actions": 1})


def test_with_two_players_no_gift_is_given() -> None:
    gift = {"loser": 1, "cards": ["temple", "horse"], "given": ["temple"]}
    with pytest.raises(UnreadableRecord):
        middle("give", turn={"gift": gift, "actions": 1})


@pytest.mark.parametrize("preset", PRESETS)
def test_every_state_of_a_match_is_a_position_that_goes_on_the_same(preset: str) -> None:
    generator = random.Random(preset)
    match = begin(SQUARE, preset=preset, players=3)
    while not ended(match) and match.ply < 60:
        saved = dump(match)
        loaded = GAME.load_state(match.setup, saved)
        assert GAME.dump_state(loaded) == GAME.dump_state(match.state)
        (seat,) = match.waiting()
        assert GAME.legal(loaded, seat) == match.legal(seat)
        assert GAME.invariants(match.state) == []
        play(match, generator.choice(legal(match)))
