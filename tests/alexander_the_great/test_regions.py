"""3.1, 5.3, 5.6 and 6.0: when a region is over, and what comes next."""

from __future__ import annotations

from typing import Any

import pytest

from satrap.games.alexander_the_great.events import (
    ArmiesPlaced,
    Built,
    GoalEntered,
    RegionBegan,
    RegionEnded,
    TurnBegan,
)
from tests.alexander_the_great.boards import (
    ANA,
    BEN,
    CLEO,
    AtgMatch,
    begin,
    dump,
    ended,
    events_of,
    middle,
    play,
    together,
)


def marching(round_: int, region: int = 1, **rest: Any) -> AtgMatch:
    """Return a match in which Ana and Ben are one step from the last province of a region."""
    place, turn = f"a{region}", {"round": round_, "region": region, "number": 3 * region}
    return middle("move", armies=[{place: 2}, {place: 1}], turn=turn, **rest)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_entering_the_last_province_ends_the_region_in_any_turn(turn: int) -> None:
    match = marching(turn)
    told = play(match, "move a1 e1 1", "stop", "confirm", "stop", "confirm")
    (over,) = events_of(told, RegionEnded)
    assert (over.region, over.reason) == (1, "last_province")
    assert events_of(told, RegionBegan) == [RegionBegan(2, "Region 2")]
    assert not events_of(told, TurnBegan)


def test_all_others_still_play_their_turn() -> None:
    match = marching(1, boxes=[(1, 0), (1, 0)])
    play(match, "move a1 e1 2", "stop", "confirm")
    assert match.waiting() == (BEN,)
    told = play(match, "stop", "temple a1", "confirm")
    assert [(each.seat, each.province.id) for each in events_of(told, Built)] == [(BEN, "a1")]


def test_several_may_enter_it() -> None:
    match = marching(1)
    told = play(match, "move a1 e1 1", "stop", "confirm", "move a1 e1 1", "stop", "confirm")
    assert [each.seat for each in events_of(told, GoalEntered)] == [ANA], "only the first"
    assert dump(match)["turn"]["region"] == 2
    assert dump(match)["scores"] == [2, 0], "most armies in a1 are Ana's, in e1 nobody's"


def test_the_last_player_may_enter_it() -> None:
    match = marching(2)
    told = play(match, "stop", "confirm", "move a1 e1 1", "stop", "confirm")
    assert [each.seat for each in events_of(told, GoalEntered)] == [BEN]
    assert dump(match)["turn"]["region"] == 2


def test_who_stands_there_from_an_earlier_turn_has_not_entered_it() -> None:
    match = middle("move", armies=[{"e1": 1}, {}], turn={"round": 2})
    told = play(match, "stop", "confirm")
    assert dump(match)["turn"]["round"] == 3
    assert not events_of(told, RegionEnded)


@pytest.mark.parametrize("turn", [1, 2])
def test_otherwise_another_turn_follows_in_the_region(turn: int) -> None:
    match = marching(turn)
    told = play(match, "stop", "confirm", "stop", "confirm")
    assert not events_of(told, RegionEnded)
    assert dump(match)["turn"]["round"] == turn + 1
    assert dump(match)["turn"]["number"] == 4


def test_after_three_turns_a_region_is_over_whoever_reached_what() -> None:
    match = marching(3)
    told = play(match, "stop", "confirm", "stop", "confirm")
    (over,) = events_of(told, RegionEnded)
    assert over.reason == "three_turns"
    assert dump(match)["turn"]["region"] == 2


def test_all_armies_leave_the_board_and_all_cubes_are_back() -> None:
    """That includes armies on the symbol."""
    match = middle("move", armies=[{"a1": 1, "start": 3}, {"d1": 5}], boxes=[(3, 3), (2, 2)])
    play(match, "move a1 e1 1", "stop", "confirm", "stop", "confirm")
    data = dump(match)
    assert data["armies"] == [{}, {}]
    assert data["spent"] == [0, 0]
    assert data["turn"]["phase"] == "allocate"
    assert not data["turn"]["entered"], "nobody has entered anything in the new region"
    assert match.waiting() == (ANA, BEN)


def test_buildings_stay_for_ever() -> None:
    match = marching(3, temples=[{"a1": 2}, {"b1": 1}], cities={"c1": CLEO - 1, "a1": ANA})
    play(match, "stop", "confirm", "stop", "confirm")
    assert dump(match)["temples"] == [{"a1": 2}, {"b1": 1}]
    assert dump(match)["cities"] == {"a1": ANA, "c1": BEN}


def test_the_next_region_begins_on_its_own_symbol() -> None:
    match = marching(3)
    play(match, "stop", "confirm", "stop", "confirm")
    told = together(match, "split 1 5 5 4", "split 0 5 5 5")
    told += play(match, "place 2")
    assert events_of(told, ArmiesPlaced) == [ArmiesPlaced(BEN, 5, 2)]
    play(match, "move start a2 5")
    assert dump(match)["armies"] == [{}, {"a2": 5}]


def test_all_six_regions_are_played_in_their_order() -> None:
    match = begin()
    regions = []
    while not ended(match):
        regions.append(dump(match)["turn"]["region"])
        together(match, "split 0 1 0 14", "split 1 0 14 0")
        if dump(match)["turn"]["phase"] == "order":
            play(match, "place 1")
        place = regions[-1]
        play(match, f"move start a{place} 1", f"move a{place} e{place} 1", "stop", "confirm")
    assert regions == [1, 2, 3, 4, 5, 6]
    assert match.outcome is not None
    assert (match.outcome.turns, ended(match)) == (6, "last_province")
    assert match.outcome.scores == (12, 0), "two points in each last province, no building"


def test_the_sixth_region_is_the_last_one() -> None:
    match = marching(1, region=6)
    play(match, "move a6 e6 1", "stop", "confirm", "stop", "confirm")
    assert ended(match) == "last_province"
    assert match.waiting() == ()


def test_after_three_turns_in_the_sixth_region_the_match_is_over() -> None:
    match = marching(3, region=6)
    play(match, "stop", "confirm", "stop", "confirm")
    assert ended(match) == "three_turns"


# Edge cases


def test_without_armies_a_seat_only_chooses_its_place_and_splits() -> None:
    match = begin()
    together(match, "split 15 0 0 0", "split 0 5 5 5")
    assert match.waiting() == (ANA,)
    told = play(match, "place 1")
    assert not [each for each in events_of(told, ArmiesPlaced) if each.seat == ANA]
    assert match.waiting() == (BEN,), "Ana has nothing to march or build with"
    play(match, "stop")
    assert match.waiting() == (BEN,), "and nothing to split: all 15 cubes are spent"
    assert dump(match)["spent"] == [15, 0]


def test_without_cubes_for_buildings_dark_arrows_are_closed_and_attempts_fail() -> None:
    match = begin()
    together(match, "split 0 15 0 0", "split 0 0 8 7")
    play(match, "move start a1 15")
    assert {str(each).split()[2] for each in match.legal(ANA) if "move" in str(each)} == {"e1"}
    told = play(match, "stop", "temple a1", "city a1")
    assert not events_of(told, Built)
    assert dump(match)["scores"] == [2, 0]


def test_when_nobody_has_armies_three_empty_turns_are_played() -> None:
    match = begin()
    told = together(match, "split 0 0 15 0", "split 0 0 0 15")
    told += together(match, "resplit 15 0", "resplit 15 0")
    told += together(match, "resplit 15 0", "resplit 15 0")
    assert [each.round for each in events_of(told, TurnBegan)] == [1, 2, 3]
    assert (
        dump(match)["turn"] | {"region": 2, "number": 4, "phase": "allocate"}
        == (dump(match)["turn"])
    )
    assert dump(match)["scores"] == [0, 0]


def test_when_all_put_everything_on_the_order_the_region_is_over_at_once() -> None:
    match = begin(players=3)
    together(match, *["split 15 0 0 0"] * 3)
    told = play(match, "place 1", "place 3")
    assert [each.round for each in events_of(told, TurnBegan)] == [1, 2, 3]
    assert dump(match)["turn"]["region"] == 2


def test_when_nobody_moves_the_region_brings_nothing() -> None:
    match = begin()
    together(match, "split 0 15 0 0", "split 0 15 0 0")
    told = play(match, *["stop"] * 6)
    assert [each.reason for each in events_of(told, RegionEnded)] == ["three_turns"]
    assert dump(match)["scores"] == [0, 0]
