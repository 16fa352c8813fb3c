"""Reasons of hints for Alexander the Great name places and numbers, as things stand."""

from __future__ import annotations

from typing import Any

import pytest

from satrap.bots.alexander_the_great.phrases import phrases_of
from satrap.bots.alexander_the_great.reasons_deeds import reason_of
from satrap.bots.alexander_the_great.reasons_stakes import (
    rival_text,
    split_contrast,
    split_reason,
    split_stakes,
    stakes_text,
)
from satrap.core.language import say
from satrap.games.alexander_the_great.numbers import NOBODY
from satrap.games.alexander_the_great.state import State
from tests.bots.test_alexander_the_great_simple_positions import GAME, begin

BEN = 1
HERE = {"thessaly": 1}


def reason(state: State, *plan: str, against: int = NOBODY) -> str:
    """Return what speaks for a turn of Ben."""
    setup = GAME.setup(("Ana", "Ben"))
    actions: list[Any] = [GAME.parse_action(setup, each) for each in plan]
    said = reason_of(GAME.view(state, BEN), BEN, actions, against)
    return say(said, "en") if said else ""


def contest(ana: int, ben: int) -> State:
    """Ana tries to build a temple where Ben has an army too."""
    laid = [["thessaly"], []]
    return begin("build", [HERE, HERE], (ana, ben), (0, 0), laid_temples=laid)


@pytest.mark.parametrize(
    ("ana", "ben", "words"),
    [
        (2, 4, "for the temple you bid 4 against 2 from Ana. That is 3 points at a price of 3."),
        (2, 2, "with 2 against 2 nobody builds the temple, so Ana gets no points there."),
        (4, 2, "the temple will cost Ana 3 instead of 1."),
    ],
)
def test_an_attempt_is_weighed_against_the_rival(ana: int, ben: int, words: str) -> None:
    assert reason(contest(ana, ben), "temple thessaly") == f"Thessaly: {words}"


def test_an_attempt_alone_names_points_and_price() -> None:
    state = begin("build", [{}, {"macedonia": 1}], (0, 1), (0, 2))
    alone = "Macedonia: nobody else is trying for the city, so it is 5 points for 2 cubes."
    assert reason(state, "city macedonia") == alone
    poor = begin("build", [{}, HERE], (0, 0), (0, 2))
    assert reason(poor, "temple thessaly").endswith("you lack the cube for it.")


def test_a_march_is_for_what_it_brings_where_it_ends() -> None:
    state = begin("move", [{"boeotia": 1}, {"thessaly": 3}], (0, 0), (0, 0))
    most = "Boeotia: you will have the most armies, 2 against 1. That is 2 points."
    assert reason(state, "move thessaly boeotia 2", "stop") == most
    assert reason(state, "move thessaly boeotia 1", "stop") == ""
    free = begin("move", [{}, {"thessaly": 3}], (0, 1), (0, 0))
    held = "Boeotia: no other army is there, so 2 points are yours as things stand."
    assert reason(free, "move thessaly boeotia 2", "stop") == held


def test_a_march_that_ends_the_region_says_so() -> None:
    state = begin("move", [{"chersonese": 2}, {"thrace": 2}], (1, 0), (3, 2))
    ends = "Entering Chersonese ends the region after this turn. Cubes still unused: Ana 4, you 2."
    assert reason(state, "move thrace chersonese 1", "stop") == ends


def test_ending_a_march_or_a_turn_counts_what_is_left() -> None:
    state = begin("move", [{}, HERE], (0, 3), (0, 2))
    assert reason(state, "stop").endswith("Kept for building: 3 for temples, 2 for cities.")
    assert reason(contest(1, 1), "confirm") == "No site left is worth its cubes."


def test_what_matters_counts_sites_and_buildings() -> None:
    view = GAME.view(begin("move", [HERE, HERE], (4, 3), (0, 2)), BEN)
    score = "Open sites in Hellas and Thrace: 4 for temples, 3 for cities."
    assert say(stakes_text(view, BEN, "score"), "en").startswith(score)
    temples = say(stakes_text(view, BEN, "temple_award"), "en")
    assert temples.startswith(
        "Temples on the board: you 0, Ana 0. Having the most scores 15 points"
    )
    assert say(rival_text(view, 0), "en").startswith("Watch Ana. Armies: 1; cubes for temples: 4,")


def test_a_split_is_for_what_the_region_has() -> None:
    view = GAME.view(begin("move", [HERE, HERE], (4, 3), (0, 2)), BEN)
    many = say(split_reason(view, "armies", (0, 7, 4, 4)), "en")
    assert many.startswith("Hellas and Thrace has 7 provinces") and "7 armies" in many
    mixed = say(split_reason(view, "mixed", (0, 5, 5, 5)), "en")
    assert "5 armies for 7 provinces, 5 cubes for temples (4 sites)" in mixed
    assert say(split_reason(view, "order", (3, 5, 4, 3)), "en").startswith("A bid of 3")
    assert "4 temples and 3 cities" in say(split_stakes(view, BEN, "order"), "en")
    assert say(split_stakes(view, BEN, "mixed")).endswith("What will Ana leave open?")


def test_a_better_split_is_told_by_the_box_that_it_fills_more() -> None:
    view = GAME.view(begin("move", [HERE, HERE], (4, 3), (0, 2)), BEN)
    more = say(split_contrast(view, (0, 7, 4, 4), (3, 4, 4, 4)))
    assert more.startswith("More armies, 7 instead of 4: Hellas and Thrace has 7 provinces")
    assert "you" not in more.lower(), "it may be about somebody else"


def phrases(*plan: str) -> list[str]:
    view = GAME.view(begin("move", [{}, {"thessaly": 3}], (0, 3), (0, 2)), BEN)
    setup = GAME.setup(("Ana", "Ben"))
    actions: list[Any] = [GAME.parse_action(setup, each) for each in plan]
    return [say(each.could) for each in phrases_of(view, actions)]


def test_a_turn_is_told_in_two_phrases_whatever_it_does() -> None:
    turn = ("move thessaly boeotia 1", "move thessaly getae 2", "stop")
    attempts = ("temple boeotia", "temple thessaly", "city boeotia")
    assert phrases(*turn, *attempts) == [
        "send one army to Boeotia and 2 to the Getae",
        "try for temples in Boeotia and in Thessaly and a city in Boeotia",
    ]


def test_splits_are_told_as_numbers() -> None:
    told = phrases("split 3 4 4 4")
    assert told == ["a 3-4-4-4 split (order, armies, temples, cities)"]
