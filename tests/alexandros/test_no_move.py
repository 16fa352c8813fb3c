"""No edition says what happens when nothing can move Alexander: rulings ALX-17 and ALX-27."""

from __future__ import annotations

import pytest

from satrap.core.game import Json
from satrap.games.alexandros.events import Stayed
from tests.alexandros.boards import (
    PRESETS,
    RED,
    YELLOW,
    AlexandrosMatch,
    begin,
    cut,
    dump,
    ended,
    events_of,
    hand,
    legal,
    play,
    ribbon,
    strip,
)

editions = pytest.mark.parametrize("preset", PRESETS)

# No symbol space is free: a wall blocks the temple, Red's guard the soldier.
LAND = ribbon("..T..S..")
GUARDED = strip(6)


def stuck(players: int = 2, **rest: Json) -> AlexandrosMatch:
    """No symbol space is free."""
    others: list[list[str]] = [[] for _ in range(players - 1)]
    position: Json = {"guards": [[GUARDED], *others], "deck": ["lyre"] * 8}
    position |= {"display": ["soldier", "temple"]} | rest
    return begin(LAND, players=players, alexander="a1", walls=[cut(3)], **position)


@editions
def test_without_a_free_space_alexander_stays_and_two_actions_follow(preset: str) -> None:
    """Ruling ALX-17, edge 1: no card is taken and no wall laid."""
    match = stuck(preset=preset)
    assert legal(match) == ["stay"]
    before = dump(match)
    play(match, "stay")
    after = dump(match)
    assert after["walls"] == before["walls"]
    assert after["display"] == before["display"]
    assert hand(match, RED) == []
    play(match, "draw")
    assert dump(match)["turn"]["seat"] == RED
    play(match, "draw")
    assert hand(match, RED) == ["lyre", "lyre"]


@editions
def test_the_next_turn_begins_with_the_actions_when_all_can_see_that_nothing_moves(
    preset: str,
) -> None:
    match = stuck(preset=preset)
    told = play(match, "stay", "pass")
    assert [event.seat for event in told if isinstance(event, Stayed)] == [RED, YELLOW]
    assert dump(match)["turn"]["phase"] == "act"


@editions
def test_a_guard_taken_back_frees_its_space_for_the_next_turn(preset: str) -> None:
    """Edge 1: this is decided again in every turn."""
    match = stuck(preset=preset)
    told = play(match, "stay", f"retrieve {GUARDED}", "pass")
    assert len(events_of(told, Stayed)) == 1
    assert legal(match)[0] == "march soldier"


@editions
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_round_without_a_move_ends_the_match(preset: str, players: int) -> None:
    """Ruling ALX-27."""
    match = stuck(players, preset=preset)
    play(match, "stay", *["pass"] * (players - 1))
    assert not ended(match)
    play(match, "pass")
    assert ended(match) == "no_moves"
    assert dump(match)["turn"]["number"] == players


def test_a_move_in_between_begins_the_count_anew() -> None:
    """Ruling ALX-27: the round must be whole."""
    match = stuck(3, turn={"idle": 1, "seat": YELLOW, "number": 5}, guards=[[], [GUARDED], []])
    play(match, "stay", f"retrieve {GUARDED}", "pass")
    assert dump(match)["turn"]["idle"] == 2
    play(match, "march soldier", "point b3", "step b1", "pass")
    assert not ended(match)
    assert dump(match)["turn"]["idle"] <= 1


def test_the_round_ends_the_match_even_if_its_last_action_freed_a_space() -> None:
    match = stuck(turn={"idle": 1, "number": 2})
    play(match, "stay", f"retrieve {GUARDED}", "pass")
    assert ended(match) == "no_moves"


# Edge 2: no card to move with.


FREE = ribbon("..T..S..")


def test_with_an_empty_display_only_the_hand_can_move_alexander() -> None:
    match = begin(FREE, hands=[["soldier"], []], display=[])
    assert legal(match) == ["special soldier"]


def test_with_an_empty_display_a_hand_without_a_free_symbol_stays() -> None:
    match = begin(FREE, hands=[["lyre"], ["temple"]], display=[])
    assert legal(match) == ["stay"]
    play(match, "stay")
    assert legal(match) == ["pass"], "there is no card to take either"
    play(match, "pass")
    assert not ended(match), "free spaces and walls are left, only cards are missing"
    assert legal(match) == ["special temple"]


def test_with_an_empty_display_and_empty_hands_a_round_ends_the_match() -> None:
    match = begin(FREE, display=[])
    play(match, "stay", "pass", "pass")
    assert ended(match) == "no_moves"


def test_a_display_of_one_card_is_enough() -> None:
    match = begin(FREE, display=["temple"])
    assert legal(match) == ["march temple"]
    play(match, "march temple")
    assert dump(match)["display"] == [None, None], "nothing is left to turn up"
    assert hand(match, RED) == ["temple"]


def test_a_display_of_one_card_may_lie_in_either_place() -> None:
    assert legal(begin(FREE, display=[None, "soldier"])) == ["march soldier"]
