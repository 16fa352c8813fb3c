"""Figures 8 to 10: Red divides Yellow's province; a guard on the soldier would have saved it."""

from __future__ import annotations

import pytest

from satrap.core.game import Json
from tests.alexandros.boards import (
    PRESETS,
    RED,
    YELLOW,
    AlexandrosMatch,
    begin,
    board,
    legal,
    options_of,
    parts,
    play,
)
from tests.alexandros.marching import Around, corners, every_march, how_far, rim

LAND = board(
    " ..................",
    " ..................",
    " .........S........",
    " ..................",
    " ..........H.......",
    " ...S.........S....",
    " .....S............",
    " ......S...........",
    " ..................",
    start="f5",
)
ALEXANDER = "f5"
HERE = Around(ALEXANDER)
SOLDIER, HORSE = HERE.up(2, -3), HERE.down(1, -1)
OTHER_SOLDIERS = {HERE.down(2, 0), HERE.down(-3, 0), HERE.up(-2, 2), HERE.up(-2, 1)}
PROVINCE = {HERE.down(0, -1), HERE.down(0, -2), HERE.down(1, -1), HERE.down(1, -2)}
PROVINCE |= {HERE.down(1, -3), HERE.down(2, -3), HERE.up(1, -1), HERE.up(1, -2), HERE.up(1, -3)}
PROVINCE |= {HERE.up(2, -1), HERE.up(2, -2), HERE.up(2, -3), HERE.up(2, -4)}
FIRST = min(PROVINCE, key=LAND.space_names.index)  # names the province
editions = pytest.mark.parametrize("preset", PRESETS)


def yellow_holds(guard: str, preset: str = "standard", **rest: Json) -> AlexandrosMatch:
    """Yellow holds the province worth 11 with one guard; Red is in turn, soldiers are face up."""
    return begin(
        LAND,
        preset=preset,
        alexander=ALEXANDER,
        walls=rim(LAND, PROVINCE),
        guards=[[], [guard]],
        display=["soldier", "soldier"],
        deck=["temple"] * 3,
        **rest,
    )


def yellow_keeps(match: AlexandrosMatch) -> int:
    """Return what Yellow's part of the province is worth."""
    return next(value for _, value, owner in parts(match).values() if owner == YELLOW)


@editions
def test_t8_five_soldiers_are_equally_near_with_fourteen_points(preset: str) -> None:
    """Ruling ALX-18: all five spaces of figure 8 are soldiers."""
    match = yellow_holds(HORSE, preset)
    assert parts(match)[FIRST] == (13, 11, YELLOW)
    play(match, "march soldier")
    spaces = options_of(match, "space")
    assert spaces == OTHER_SOLDIERS | {SOLDIER}
    assert {how_far(LAND, ALEXANDER, space) for space in spaces} == {2}
    points = [point for space in spaces for point in corners(LAND, space)]
    assert (len(points), len(set(points))) == (15, 14), "two spaces share one point"


@editions
def test_t9_the_march_to_the_upper_soldier_leaves_yellow_three_of_eleven(preset: str) -> None:
    match = yellow_holds(HORSE, preset)
    end = HERE.point(2, -2)
    play(match, "march soldier", f"space {SOLDIER}", f"point {end}")
    assert len(match.state.table.provinces) == 3
    values = sorted((value, owner) for size, value, owner in parts(match).values() if size < 20)
    assert values == [(3, YELLOW), (8, -1)]


@editions
def test_t9_anybody_may_occupy_the_part_without_a_guard(preset: str) -> None:
    match = yellow_holds(HORSE, preset)
    play(match, "march soldier", f"space {SOLDIER}", f"point {HERE.point(2, -2)}")
    play(match, f"occupy {SOLDIER}")
    values = sorted((value, owner) for size, value, owner in parts(match).values() if size < 20)
    assert values == [(3, YELLOW), (8, RED)], "it has one symbol, so one guard is all it costs"


@editions
def test_t10_with_a_guard_on_the_soldier_no_soldier_march_enters(preset: str) -> None:
    match = yellow_holds(SOLDIER, preset)
    play(match, "march soldier")
    assert options_of(match, "space") == OTHER_SOLDIERS
    kept = {march.state.table.provinces for march in every_march(yellow_holds(SOLDIER, preset))}
    whole = sum(1 << LAND.space_names.index(space) for space in PROVINCE)
    assert all(any(part.spaces == whole for part in provinces) for provinces in kept)


@editions
def test_t10_only_the_special_move_with_a_horse_divides_it_with_little_harm(preset: str) -> None:
    match = yellow_holds(SOLDIER, preset, hands=[["horse"], []])
    assert legal(match) == ["march soldier", "special horse"]
    guard = LAND.space_names.index(SOLDIER)
    kept = [
        part.value
        for march in every_march(match)
        if march.source == "special horse"
        for part in march.state.table.provinces
        if part.spaces >> guard & 1
    ]
    assert min(kept) < 11, "the horse can divide it"
    assert min(kept) >= 9, "but takes two at most, not eight"
