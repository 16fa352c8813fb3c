"""EN, figures 8 to 10: a march across a province splits it, and its guards decide whose it is."""

from __future__ import annotations

import pytest

from satrap.core.game import Json
from satrap.games.alexandros.events import ProvinceSplit
from tests.alexandros.boards import (
    PRESETS,
    RED,
    YELLOW,
    AlexandrosMatch,
    begin,
    cut,
    dump,
    events_of,
    options_of,
    parts,
    play,
    ribbon,
    strip,
)
from tests.alexandros.marching import every_march

editions = pytest.mark.parametrize("preset", PRESETS)
# Yellow's land west of the last wall: two temples; a horse that Alexander marches to.
LAND = ribbon("T...H...T.." + "....")
WEST, HORSE, EAST = strip(1), strip(5), strip(9)


def yellow_has(*guards: str, **rest: Json) -> AlexandrosMatch:
    """Alexander stands at the southern edge; a march to the point a4 crosses the ribbon."""
    position: Json = {"guards": [[], list(guards)], "walls": [cut(11)], "alexander": "b4"}
    position |= {"display": ["horse"], "deck": ["amphora"] * 4}
    return begin(LAND, **(position | rest))


@editions
def test_one_guard_on_each_side_and_both_parts_score(preset: str) -> None:
    """Edge 9."""
    match = yellow_has(WEST, EAST, preset=preset)
    assert parts(match)[WEST] == (11, 8, YELLOW)
    told = play(match, "march horse", "point a4")
    assert len(events_of(told, ProvinceSplit)) == 1
    assert parts(match)[WEST] == (6, 4, YELLOW)
    assert parts(match)[strip(7)] == (5, 4, YELLOW)
    levy = yellow_has(WEST, EAST, preset=preset, hands=[[], ["temple"]])
    play(levy, "march horse", "point a4", "pass")
    again = dump(levy) | {"turn": {"phase": "act", "seat": YELLOW}}
    levied = begin(LAND, preset=preset, **again)
    play(levied, "levy temple")
    assert dump(levied)["scores"] == [0, 8]


@editions
def test_both_guards_on_one_side_and_the_other_part_is_free(preset: str) -> None:
    """Edge 9."""
    land = ribbon("T.A.H...T.." + "....")
    match = begin(
        land,
        preset=preset,
        guards=[[], [strip(1), strip(3)]],
        walls=[cut(11)],
        alexander="b4",
        display=["horse"],
        deck=["amphora"] * 4,
    )
    play(match, "march horse", "point a4")
    assert parts(match)[strip(1)][2] == YELLOW
    assert parts(match)[strip(7)] == (5, 4, -1)
    assert options_of(match, "occupy") == {strip(9)}


@editions
def test_a_path_that_ends_inside_divides_nothing_but_its_walls_block(preset: str) -> None:
    """Edge 9: the spaces beside the new walls are no longer free."""
    match = yellow_has(WEST, preset=preset)
    play(match, "march horse", "point b3")
    assert parts(match)[WEST] == (11, 8, YELLOW)
    assert dump(match)["walls"] == ["a7-b6", "b3-b4"]


@editions
def test_provinces_only_ever_split(preset: str) -> None:
    match = yellow_has(WEST, preset=preset)
    before = [part.spaces for part in match.state.table.provinces]
    for march in every_march(match):
        after = [part.spaces for part in march.state.table.provinces]
        assert all(any(new & ~old == 0 for old in before) for new in after)
        assert sum(after) == sum(before)


@editions
def test_a_free_province_can_be_divided_too(preset: str) -> None:
    match = yellow_has(preset=preset)
    play(match, "march horse", "point a4")
    assert [owner for _, _, owner in parts(match).values()] == [-1, -1, -1]


@editions
def test_the_own_province_can_be_divided_too(preset: str) -> None:
    match = yellow_has(preset=preset, guards=[[WEST], []])
    play(match, "march horse", "point a4")
    assert parts(match)[WEST] == (6, 4, RED)
