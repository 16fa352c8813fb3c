"""EN, Take back a guard: an action in itself, or free at any time (ruling ALX-9)."""

from __future__ import annotations

import pytest

from satrap.core.game import Json
from tests.alexandros.boards import (
    PRESETS,
    RED,
    YELLOW,
    AlexandrosMatch,
    acting,
    begin,
    cut,
    dump,
    hand,
    legal,
    options_of,
    parts,
    play,
    ribbon,
    strip,
    why_not,
)

editions = pytest.mark.parametrize("preset", PRESETS)
LAND = ribbon("T.H.." + "L...S.")
TEMPLE, HORSE, LYRE, SOLDIER = strip(1), strip(3), strip(6), strip(10)
FREE = {"retrieve_cost": "free"}


def red_has(*guards: str, **rest: Json) -> AlexandrosMatch:
    """Red has these guards, and Yellow has one on the lyre."""
    position: Json = {"walls": [cut(5)], "guards": [list(guards), [LYRE]]}
    position |= {"deck": ["amphora"] * 5, "display": ["soldier", "amphora"]}
    return acting(LAND, **(position | rest))


@editions
def test_a_guard_comes_back_without_a_card(preset: str) -> None:
    match = red_has(TEMPLE, HORSE, preset=preset, hands=[["lyre"], []])
    play(match, f"retrieve {HORSE}")
    assert dump(match)["guards"][RED] == [TEMPLE]
    assert hand(match, RED) == ["lyre"]
    assert dump(match)["turn"]["actions"] == 1


@editions
def test_only_an_own_guard_can_be_taken_back(preset: str) -> None:
    match = red_has(TEMPLE, preset=preset)
    assert options_of(match, "retrieve") == {TEMPLE}
    assert why_not(match, f"retrieve {LYRE}") == "no-guard-there"


@editions
def test_with_one_guard_left_the_province_scores_again(preset: str) -> None:
    match = red_has(TEMPLE, HORSE, preset=preset, hands=[["temple"], []])
    play(match, f"retrieve {HORSE}", "levy temple")
    assert dump(match)["scores"] == [3, 4]


@editions
def test_with_no_guard_left_the_province_is_free(preset: str) -> None:
    match = red_has(TEMPLE, preset=preset)
    play(match, f"retrieve {TEMPLE}")
    assert parts(match)[TEMPLE] == (5, 3, -1)


@editions
def test_two_guards_may_be_taken_back_in_a_turn(preset: str) -> None:
    """Edge 16."""
    match = red_has(TEMPLE, HORSE, preset=preset)
    play(match, f"retrieve {HORSE}", f"retrieve {TEMPLE}")
    assert dump(match)["guards"][RED] == []
    assert dump(match)["turn"]["seat"] == YELLOW


@editions
def test_the_province_cannot_be_occupied_anew_while_another_own_guard_stays(preset: str) -> None:
    """Edge 16: it still belongs to the seat; without its last guard it is free."""
    match = red_has(TEMPLE, HORSE, preset=preset, hands=[["temple", "horse"], []])
    play(match, f"retrieve {HORSE}")
    assert not options_of(match, "occupy")
    alone = red_has(TEMPLE, preset=preset, hands=[["temple", "horse"], []])
    play(alone, f"retrieve {TEMPLE}")
    assert options_of(alone, "occupy") == {TEMPLE, HORSE}


@editions
def test_not_before_alexanders_move(preset: str) -> None:
    match = begin(
        LAND,
        preset=preset,
        options=FREE,
        walls=[cut(5)],
        guards=[[TEMPLE], []],
        display=["soldier", "soldier"],
    )
    assert not options_of(match, "retrieve")


# Option retrieve_cost: ruling ALX-9.


@editions
def test_in_every_edition_it_costs_an_action(preset: str) -> None:
    """FR, DE and EN say at any time, but every edition lists it among the four actions."""
    match = red_has(TEMPLE, preset=preset)
    play(match, "draw", "draw")
    assert dump(match)["turn"]["seat"] == YELLOW


@pytest.mark.parametrize(("value", "left"), [("action", 1), ("free", 2)])
def test_both_values_of_retrieve_cost(value: str, left: int) -> None:
    """Ruling ALX-9."""
    match = red_has(TEMPLE, HORSE, options={"retrieve_cost": value})
    play(match, f"retrieve {HORSE}")
    assert dump(match)["turn"]["actions"] == left


def test_when_free_any_number_may_come_back_and_both_actions_remain() -> None:
    match = red_has(TEMPLE, HORSE, options=FREE)
    play(match, f"retrieve {HORSE}", f"retrieve {TEMPLE}")
    assert dump(match)["turn"]["actions"] == 2
    play(match, "draw", "draw")
    assert dump(match)["turn"]["seat"] == YELLOW, "no guard is left, so the turn is over"


def test_when_free_the_turn_waits_for_guards_after_the_second_action() -> None:
    match = red_has(TEMPLE, HORSE, options=FREE)
    play(match, "draw", "draw")
    assert legal(match) == [f"retrieve {TEMPLE}", f"retrieve {HORSE}", "pass"]
    assert why_not(match, "draw") == "no-action-left"
    play(match, f"retrieve {TEMPLE}")
    assert legal(match) == [f"retrieve {HORSE}", "pass"]
    play(match, "pass")
    assert dump(match)["turn"]["seat"] == YELLOW


def test_when_free_the_turn_ends_with_the_last_guard() -> None:
    match = red_has(TEMPLE, options=FREE)
    play(match, "draw", "draw", f"retrieve {TEMPLE}")
    assert dump(match)["turn"]["seat"] == YELLOW


def test_when_free_a_guard_may_come_back_between_the_actions() -> None:
    match = red_has(TEMPLE, HORSE, options=FREE, hands=[["temple"], []])
    play(match, "draw", f"retrieve {HORSE}", "levy temple", "pass")
    assert dump(match)["scores"] == [3, 4]


def test_when_free_a_levy_that_ends_the_match_leaves_no_time_for_it() -> None:
    match = red_has(TEMPLE, options=FREE, hands=[["temple"], []], scores=[98, 0])
    play(match, "levy temple")
    assert match.outcome is not None


def test_when_free_not_in_the_middle_of_a_claim() -> None:
    land = ribbon("T.H.." + "L..." + "S.A..")
    match = acting(
        land,
        options=FREE,
        walls=[cut(5), cut(9)],
        guards=[[strip(6)], []],
        hands=[["temple"], []],
    )
    play(match, f"occupy {strip(1)}")
    assert why_not(match, f"retrieve {strip(6)}") == "now-guards"
