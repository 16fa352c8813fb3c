"""6.1 and 7.0: awards for the most temples and cities, and who wins."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from satrap.core.game import Event
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.events import AwardWon, Ended, Halved, RegionEnded
from tests.alexander_the_great.boards import (
    ANA,
    BEN,
    CLEO,
    AtgMatch,
    begin,
    dump,
    ended,
    events_of,
    gains,
    middle,
    play,
    sentence,
    together,
)


def final(
    temples: list[dict[str, int]],
    cities: Mapping[str, int],
    scores: list[int] | None = None,
    **options: str,
) -> tuple[AtgMatch, list[Event]]:
    """Play the last turn of a match, in which nobody has anything to score."""
    players = len(temples)
    region = 4 if options.get("campaign") == "short" else 6
    armies = [{"start": 1}] + [{}] * (players - 1)
    match = middle(
        "move",
        armies=armies,
        boxes=[(14, 0)] + [(0, 15)] * (players - 1),
        turn={"region": region, "round": 3, "number": 9},
        temples=temples,
        cities=dict(cities),
        scores=scores or [0] * players,
        options=options,
    )
    return match, play(match, "stop")


def points(match: AtgMatch) -> list[int]:
    return list(dump(match)["scores"])


def test_most_temples_and_cities_on_the_board_bring_fifteen_and_ten() -> None:
    match, told = final([{"a1": 1, "b2": 1}, {"a1": 1}], {"a1": BEN})
    assert [
        (each.seat, each.building, each.region, each.points) for each in events_of(told, AwardWon)
    ] == [
        (BEN, "city", 0, 10),
        (ANA, "temple", 0, 15),
        (BEN, "city", 1, 5),
        (ANA, "temple", 2, 5),
    ]
    assert points(match) == [20, 15]
    assert gains(match, "award") == [(BEN, "", 10), (ANA, "", 15), (BEN, "1", 5), (ANA, "2", 5)]


def test_the_score_sheet_says_what_the_awards_were_for() -> None:
    match, told = final([{"a1": 1, "b2": 1}, {"a1": 1}], {"a1": BEN})
    ana, ben = (sentence(line) for line in GAME.score_sheet(match.view(ANA)))
    first, second = (award.name for award in events_of(told, AwardWon) if award.region)
    assert ana.endswith(f"final awards 20 (most temples: whole board, most temples: {second})")
    assert ben.endswith(f"final awards 15 (most cities: whole board, most cities: {first})")


def test_equal_numbers_win_nothing() -> None:
    match, told = final([{"a1": 2}, {"b1": 2}, {"c1": 1}], {"a1": ANA, "b1": BEN})
    assert not events_of(told, AwardWon)
    assert points(match) == [0, 0, 0]


def test_without_a_building_nobody_has_most() -> None:
    match, told = final([{}, {}], {})
    assert not events_of(told, AwardWon)
    assert points(match) == [0, 0]
    assert match.outcome is not None
    assert match.outcome.winners == (ANA, BEN)


def test_several_temples_in_one_province_count_each() -> None:
    _, told = final([{"a1": 3}, {"a1": 1, "b1": 1}], {})
    assert {(each.seat, each.region) for each in events_of(told, AwardWon)} == {(ANA, 0), (ANA, 1)}


def test_every_region_is_looked_at_by_itself() -> None:
    temples = [{"a1": 1, "a2": 1}, {"a3": 1, "a4": 1}]
    _, told = final(temples, {"a5": ANA, "a6": BEN})
    assert [(each.seat, each.region) for each in events_of(told, AwardWon)] == [
        (ANA, 1),
        (ANA, 2),
        (BEN, 3),
        (BEN, 4),
        (ANA, 5),
        (BEN, 6),
    ]


def test_nobody_wins_more_than_85_points() -> None:
    temples = [{f"a{region}": 1 for region in range(1, 7)}, {}]
    cities = {f"a{region}": ANA for region in range(1, 7)}
    match, _ = final(temples, cities)
    assert points(match) == [85, 0]


def test_the_last_turn_is_scored_as_usual_before_the_awards() -> None:
    match = middle(
        "build",
        armies=[{"a6": 1}, {"e6": 1}],
        boxes=[(3, 0), (3, 0)],
        seat=BEN,
        laid_temples=[["a6"], []],
        turn={"region": 6, "number": 9, "entered": True},
    )
    told = play(match, "confirm")
    sources = [(gain.source, gain.seat) for gain in match.state.table.gains]
    assert sources[:3] == [("province", ANA), ("temple", ANA), ("province", BEN)]
    assert sources[3:] == [("award", ANA), ("award", ANA)]
    assert points(match) == [25, 2]
    assert events_of(told, Ended) == [Ended("last_province", (ANA,))]


def test_most_points_win() -> None:
    match, told = final([{"a1": 1}, {}, {}], {}, scores=[3, 30, 12])
    assert match.outcome is not None
    assert match.outcome.winners == (BEN,)
    assert match.outcome.scores == (23, 30, 12)
    assert events_of(told, Ended) == [Ended("three_turns", (BEN,))]


def test_equal_points_share_the_win() -> None:
    """Ruling ATG-19."""
    match, told = final([{"a1": 1}, {}, {}], {}, scores=[10, 30, 30])
    assert match.outcome is not None
    assert match.outcome.winners == (ANA, BEN, CLEO)
    assert events_of(told, Ended) == [Ended("three_turns", (ANA, BEN, CLEO))]
    assert match.waiting() == ()


# 7.0, the short campaign


def test_the_short_campaign_begins_in_region_two_and_ends_in_region_four() -> None:
    match = begin(preset="short")
    regions = []
    told: list[Event] = []
    while not ended(match):
        regions.append(dump(match)["turn"]["region"])
        told += together(match, "split 15 0 0 0", "split 14 1 0 0")
        told += play(match, "place 1", "stop", "stop", "stop")
    assert regions == [2, 3, 4]
    assert [each.region for each in events_of(told, RegionEnded)] == [2, 3, 4]


def test_the_short_campaign_ends_when_the_last_province_of_region_four_is_entered() -> None:
    turn = {"region": 4, "number": 3}
    match = middle("move", armies=[{"a4": 1}, {}], options={"campaign": "short"}, turn=turn)
    play(match, "move a4 e4 1", "stop", "confirm")
    assert ended(match) == "last_province"


def test_in_the_short_campaign_the_oldest_begins_in_region_two() -> None:
    match = begin(preset="short", starter=BEN)
    together(match, "split 0 5 5 5", "split 0 6 5 4")
    assert dump(match)["turn"]["order"] == [BEN, ANA]


def test_in_the_short_campaign_each_award_is_halved_and_rounded_down() -> None:
    """Ruling ATG-7: 5, 7, 2 and 2."""
    match, told = final([{"a2": 1}, {}], {"a3": BEN}, campaign="short")
    assert [(each.seat, each.region, each.points) for each in events_of(told, AwardWon)] == [
        (BEN, 0, 5),
        (ANA, 0, 7),
        (ANA, 2, 2),
        (BEN, 3, 2),
    ]
    assert points(match) == [9, 7]


@pytest.mark.parametrize(("halving", "most"), [("per_award", 24), ("total", 27)])
def test_both_values_of_halving(halving: str, most: int) -> None:
    """Ruling ATG-7: the most one seat can get."""
    temples = [{f"a{region}": 1 for region in (2, 3, 4)}, {}]
    cities = {f"a{region}": ANA for region in (2, 3, 4)}
    match, told = final(temples, cities, campaign="short", halving=halving)
    assert points(match) == [most, 0]
    lost = [(each.seat, each.points) for each in events_of(told, Halved)]
    assert lost == ([] if halving == "per_award" else [(ANA, 28)])


def test_halved_together_awards_are_rounded_once() -> None:
    match, _ = final([{"a2": 1}, {}], {"a3": BEN}, campaign="short", halving="total")
    assert points(match) == [10, 7], "half of 20 and of 15"


def test_only_awards_are_halved() -> None:
    match, _ = final([{"a2": 1}, {}], {}, scores=[11, 7], campaign="short", halving="total")
    assert points(match) == [11 + 10, 7]


def test_in_the_short_campaign_only_its_regions_have_awards() -> None:
    _, told = final([{"a1": 1, "a2": 1}, {}], {"a5": BEN, "a4": BEN}, campaign="short")
    assert [each.region for each in events_of(told, AwardWon) if each.region] == [2, 4]


def test_in_the_full_campaign_nothing_is_halved() -> None:
    for halving in ("per_award", "total"):
        match, _ = final([{"a2": 1}, {}], {}, halving=halving)
        assert points(match) == [20, 0]
