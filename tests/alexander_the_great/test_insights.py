"""Facts that a person or a bot wants to know, computed from a view."""

from __future__ import annotations

from typing import Any

import pytest

from satrap.core.game import PUBLIC
from satrap.games.alexander_the_great import insights
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.insights import Reach
from satrap.games.alexander_the_great.numbers import NOBODY
from satrap.games.alexander_the_great.steps.final_score import Award
from tests.alexander_the_great.boards import (
    ANA,
    BEN,
    begin,
    drawn,
    middle,
    play,
    scoring,
)


def test_armies_are_told_by_place_the_symbol_first() -> None:
    match = middle("move", armies=[{"start": 2, "b1": 1}, {"b1": 3}])
    found = insights.armies(match.view(PUBLIC))
    assert list(found) == ["start", "a1", "b1", "c1", "d1", "e1", "f1"]
    assert (found["start"], found["b1"], found["e1"]) == ((2, 0), (1, 3), (0, 0))


def test_a_province_is_told_with_its_sites_buildings_and_majority() -> None:
    match = middle(
        "move",
        armies=[{"a1": 2, "e1": 1}, {"a1": 3, "e1": 1}],
        temples=[{"a1": 2}, {}],
        cities={"a1": BEN},
    )
    first, *_, goal, last = insights.province_facts(match.view(ANA))
    assert (first.id, first.name, first.number) == ("a1", "A1", 1)
    assert (first.armies, first.majority) == ((2, 3), BEN)
    assert (first.temple, first.city, first.temples, first.owner) == (True, True, (2, 0), BEN)
    assert (goal.is_goal, goal.majority, goal.owner) == (True, NOBODY, NOBODY)
    assert (last.temple, last.city, last.is_goal) == (False, False, False)


def test_contenders_are_those_who_have_laid_something_down() -> None:
    laid: dict[str, Any] = {"laid_temples": [["a1"], ["a1"]], "laid_cities": [["b1"], []]}
    view = middle("build", armies=[{"a1": 1, "b1": 1}, {"a1": 1}], seat=BEN, **laid).view(BEN)
    assert insights.contenders(view, TEMPLE, "a1") == (ANA, BEN)
    assert insights.contenders(view, CITY, "b1") == (ANA,)
    assert insights.contenders(view, CITY, "a1") == ()


def test_the_scoring_can_be_foreseen_with_all_that_is_paid_before() -> None:
    match = middle(
        "build",
        armies=[{"a1": 1, "b1": 1}, {"a1": 1}],
        boxes=[(2, 0), (1, 0)],
        laid_temples=[["a1", "b1"], ["a1"]],
        seat=BEN,
    )
    foreseen = insights.scoring_now(match.view(BEN))
    assert list(foreseen) == play(match, "confirm")[: len(foreseen)]
    assert len(foreseen) == 3, "a temple, a majority, a temple that cannot be paid for"
    assert len(insights.scoring_now(match.view(BEN))) == 1, "nothing is laid down now"


def test_what_can_be_reached_has_its_least_price_and_then_its_fewest_steps() -> None:
    match = middle("move", armies=[{"start": 2}, {}], boxes=[(1, 1), (0, 0)])
    assert insights.reachable(match.view(ANA)) == (
        Reach("a1", 1, 0, True),
        Reach("b1", 2, 2, True),
        Reach("c1", 3, 3, False),
        Reach("d1", 3, 3, False),
        Reach("e1", 2, 0, True),
        Reach("f1", 2, 3, False),
    )


def test_a_longer_way_is_taken_if_it_costs_less() -> None:
    board = drawn("a:t b:t c:t", "a-c:3/0 a-b:0/0 b-c:1/0", "c")
    match = middle("move", armies=[{"start": 1}, {}], boxes=[(1, 0), (0, 0)], board=board)
    assert insights.reachable(match.view(ANA))[-1] == Reach("c1", 3, 1, True)
    play(match, "move start a1 1", "move a1 b1 1")
    assert insights.reachable(match.view(ANA)) == (Reach("a1", 1, 0, True), Reach("c1", 1, 1, True))


def test_the_freshest_army_of_every_place_counts() -> None:
    match = middle("move", armies=[{"start": 1, "b1": 1}, {}], boxes=[(9, 0), (0, 0)])
    play(match, "move b1 a1 1", "move a1 b1 1 2t", "move b1 a1 1")
    assert {each.province: each.steps for each in insights.reachable(match.view(ANA))} == {
        **{"a1": 1, "b1": 2, "c1": 3, "d1": 3, "e1": 2, "f1": 2}
    }


def test_nothing_can_be_reached_when_nobody_moves() -> None:
    assert insights.reachable(begin().view(ANA)) == ()
    match = middle("build", armies=[{"a1": 1}, {}])
    assert insights.reachable(match.view(ANA)) == ()


def test_points_are_told_by_their_source() -> None:
    match, _ = scoring(
        armies=[{"a1": 2}, {"a1": 1}],
        boxes=[(1, 2), (0, 0)],
        laid_temples=[["a1"], []],
        laid_cities=[["a1"], []],
        options={"campaign": "full"},
        turn={"region": 1},
    )
    view = match.view(PUBLIC)
    assert insights.points_by_source(view, ANA) == {
        "province": 2,
        "temple": 3,
        "city": 5,
        "award": 0,
    }
    assert insights.points_by_source(view, BEN) == dict.fromkeys(insights.SOURCES, 0)


def test_halved_awards_are_told_as_they_were_given() -> None:
    match = middle(
        "build",
        armies=[{"start": 1}, {}],
        temples=[{"a2": 1}, {}],
        cities={"a3": ANA},
        options={"campaign": "short", "halving": "total"},
        turn={"region": 4, "round": 3, "number": 9},
    )
    view = match.view(PUBLIC)
    assert insights.final_points_now(view, ANA) == 17, "half of 35"
    assert insights.final_points_now(view, BEN) == 0
    play(match, "confirm")
    assert insights.points_by_source(match.view(PUBLIC), ANA)["award"] == 17


@pytest.mark.parametrize(("campaign", "points"), [("full", 20), ("short", 9)])
def test_the_awards_can_be_told_at_any_time(campaign: str, points: int) -> None:
    match = begin(temples=[{"a2": 1}, {}], options={"campaign": campaign})
    view = match.view(PUBLIC)
    board, region = (15, 5) if campaign == "full" else (7, 2)
    assert insights.final_awards_now(view) == (
        Award(ANA, TEMPLE, 0, board),
        Award(ANA, TEMPLE, 2, region),
    )
    assert insights.final_points_now(view, ANA) == points


def test_everybody_sees_who_leads_for_each_award_so_far() -> None:
    match = begin(temples=[{"a1": 2, "a3": 1}, {"b1": 2}], cities={"a1": BEN})
    whole, cities, temples, first = insights.standings(match.view(PUBLIC))
    assert (whole.region, whole.building, whole.seat, whole.points) == (0, TEMPLE, ANA, 15)
    assert (cities.building, cities.counts, cities.seat, cities.points) == (CITY, (0, 1), BEN, 10)
    assert (temples.region, temples.counts, temples.seat) == (1, (2, 2), NOBODY)
    assert (first.building, first.seat, first.points) == (CITY, BEN, 5)


@pytest.mark.parametrize("phase", ["move", "build"])
def test_an_attempt_lacks_cubes_if_it_cannot_be_paid_alone_or_bids_nothing(phase: str) -> None:
    armies = [{"a1": 1, "b1": 1}, {"b1": 1}]
    rest: dict[str, Any] = {"laid_temples": [[], ["b1"]], "boxes": [(0, 1), (1, 0)]}
    view = middle(phase, armies=armies, **rest).view(ANA)
    short = {str(action): bid.short for action, bid in insights.bids(view).items()}
    assert short == {"temple a1": 1, "temple b1": 1, "city a1": 1, "city b1": 1}
    rest["boxes"] = [(1, 2), (1, 0)]
    view = middle(phase, armies=armies, **rest).view(ANA)
    assert {bid.short for bid in insights.bids(view).values()} == {0}
