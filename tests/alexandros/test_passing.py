"""EN, Further actions: may a player take fewer than two (ruling ALX-8), and what that reveals.

If a seat may do something only because its hand lacks a card, everybody sees it do so. Nobody
may then imagine a hand that would not have allowed it.
"""

from __future__ import annotations

import random

import pytest

from satrap.core.game import PUBLIC, Json
from satrap.games.alexandros import GAME
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.cards import names
from tests.alexandros.boards import (
    PRESETS,
    RED,
    YELLOW,
    AlexandrosMatch,
    acting,
    begin,
    cut,
    dump,
    legal,
    play,
    ribbon,
    strip,
    why_not,
)

editions = pytest.mark.parametrize("preset", PRESETS)
LAND, WEST_ONLY = ribbon("T.H..." + "L.S.."), ribbon("T....." + ".....")
TEMPLE = strip(1)
MUST = {"actions_optional": False}


@editions
def test_no_action_need_be_taken(preset: str) -> None:
    """Ruling ALX-8."""
    match = acting(LAND, preset=preset, display=["lyre"], deck=["horse"] * 3)
    assert "pass" in legal(match)
    play(match, "pass")
    assert dump(match)["turn"]["seat"] == YELLOW


@editions
def test_the_second_action_need_not_be_taken(preset: str) -> None:
    match = acting(LAND, preset=preset, display=["lyre"], deck=["horse"] * 3)
    play(match, "draw", "pass")
    assert dump(match)["turn"]["seat"] == YELLOW


@pytest.mark.parametrize(("value", "may"), [(True, True), (False, False)])
def test_both_values_of_actions_optional(value: bool, may: bool) -> None:
    """Ruling ALX-8."""
    match = acting(LAND, options={"actions_optional": value}, display=["lyre"], deck=["horse"])
    assert ("pass" in legal(match)) == may
    assert (why_not(match, "pass") == "") == may


def test_where_actions_are_compulsory_any_action_will_do() -> None:
    match = acting(WEST_ONLY, options=MUST, walls=[cut(6)], guards=[[TEMPLE], []])
    assert legal(match) == [f"retrieve {TEMPLE}"]
    assert why_not(match, "pass") == "pass-must-act"


def test_where_actions_are_compulsory_one_passes_when_there_is_none() -> None:
    match = acting(LAND, options=MUST)
    assert legal(match) == ["pass"]
    assert why_not(match, "pass") == ""


def test_a_free_retrieval_is_no_action_that_must_be_taken() -> None:
    options = MUST | {"retrieve_cost": "free"}
    match = acting(WEST_ONLY, options=options, walls=[cut(6)], guards=[[TEMPLE], []])
    assert legal(match) == [f"retrieve {TEMPLE}", "pass"]


# What the others learn


def possible(match: AlexandrosMatch) -> set[tuple[str, ...]]:
    """Return the hands that somebody who sees no hand thinks Red could have."""
    generator, view = random.Random(5), match.view(PUBLIC)
    return {names(GAME.imagine(view, generator).hands[RED]) for _ in range(300)}


def red_passes(land: Board, mine: list[str], others: list[str], **rest: Json) -> AlexandrosMatch:
    """Red must act if it can, and passes; all cards were dealt from one deck."""
    options = MUST | {"retrieve_cost": "free"}
    match = acting(land, options=options, hands=[mine, others], **rest)
    assert "pass" in legal(match)
    play(match, "pass")
    return match


def test_a_compulsory_pass_tells_that_no_province_could_be_occupied() -> None:
    """With one guard left, either a lyre or a soldier card would have been enough."""
    land = ribbon("T.H.A." + "L.S..")
    guards: Json = [[strip(1), strip(3), strip(5)], []]
    cards = ["soldier", "lyre", "horse"]
    match = red_passes(
        land, ["amphora"], cards, walls=[cut(6)], guards=guards, turn={"levied": True}
    )
    assert possible(match) == {("amphora",), ("horse",)}


def test_a_compulsory_pass_tells_that_no_province_could_be_taken_over() -> None:
    guards: Json = [[], [strip(1)]]
    land = ribbon("T....." + "....")
    cards = ["temple", "temple", "lyre"]
    match = red_passes(land, ["temple", "lyre"], cards, walls=[cut(6)], guards=guards)
    assert possible(match) == {("temple", "lyre"), ("lyre", "lyre")}


def test_a_compulsory_pass_tells_that_no_taxes_could_be_levied() -> None:
    guards: Json = [[strip(1), strip(3)], []]
    land = ribbon("T.H..." + "....")
    cards = ["temple", "horse", "amphora"]
    match = red_passes(land, ["lyre"], cards, walls=[cut(6)], guards=guards)
    assert possible(match) == {("lyre",), ("amphora",)}


def test_a_voluntary_pass_tells_nothing() -> None:
    guards: Json = [[strip(1), strip(3)], []]
    land = ribbon("T.H..." + "....")
    match = acting(land, hands=[["lyre"], ["temple"]], walls=[cut(6)], guards=guards)
    play(match, "pass")
    assert possible(match) == {("lyre",), ("temple",)}


def test_a_stay_tells_that_no_card_allowed_a_special_move() -> None:
    land = ribbon("T...H.......")
    match = begin(land, alexander="b4", hands=[["lyre"], ["temple", "horse"]], display=[])
    assert possible(match) == {("lyre",), ("temple",), ("horse",)}
    play(match, "stay")
    assert possible(match) == {("lyre",)}


def test_a_stay_tells_that_not_even_a_farther_space_could_be_paid_for() -> None:
    """Ruling ALX-15: a temple card would have led to the farther temple, on the walled road."""
    land = ribbon("L.......T.............T..", start="a8")
    match = begin(
        land,
        alexander="a8",
        walls=["a8-a9", "a9-a10", "a10-a11", "a11-a12"],
        black_left=0,
        red_left=1,
        display=["lyre"],
        hands=[["amphora"], ["temple", "temple", "soldier"]],
    )
    assert legal(match) == ["stay"]
    play(match, "stay")
    assert possible(match) == {("amphora",), ("soldier",)}
