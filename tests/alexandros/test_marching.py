"""EN, Moving Alexander: card, nearest space, point, shortest path, walls."""

from __future__ import annotations

from collections import Counter

import pytest

from satrap.core.errors import IllegalAction
from tests.alexandros.boards import (
    PRESETS,
    RED,
    begin,
    board,
    dump,
    hand,
    legal,
    options_of,
    parts,
    play,
    why_not,
)
from tests.alexandros.marching import corners, distances, every_march, neighbours

editions = pytest.mark.parametrize("preset", PRESETS)
# Alexander on c5; a lyre one side away, a horse two sides away, a farther lyre.
LAND = board(" ...............", " ..L.......L..H.", " ...............", start="c5")
NEAR_LYRE, FAR_LYRE, HORSE = "b6u", "b2u", "b7d"
OPEN_LAND = board(*[" ..................."] * 4, " ...T...............", start="c6")
COAST = board("~~~~~~~~~~~~", "~....T.....~", "~~~~~~~~~~~~", start="b1")


@editions
def test_a_move_of_alexander_comes_before_the_actions(preset: str) -> None:
    match = begin(LAND, preset=preset, display=["lyre", "horse"], deck=["temple"] * 5)
    assert legal(match) == ["march lyre", "march horse"]
    for text in ("draw", "take lyre", "pass"):
        assert why_not(match, text) == "now-source"


@editions
def test_alexander_must_move_when_he_can(preset: str) -> None:
    match = begin(LAND, preset=preset, display=["lyre", "horse"])
    assert why_not(match, "stay") == "stay-can-move"
    with pytest.raises(IllegalAction):
        play(match, "stay")


@editions
def test_the_chosen_card_goes_to_the_hand(preset: str) -> None:
    match = begin(LAND, preset=preset, display=["lyre", "horse"], deck=["temple", "amphora"])
    play(match, "march horse")
    assert hand(match, RED) == ["horse"]
    assert dump(match)["display"] == ["lyre", "amphora"]


@editions
def test_each_card_leads_to_the_nearest_space_of_its_own_symbol(preset: str) -> None:
    """In DE one chooses the space, elsewhere the card: the choice is the same."""
    match = begin(LAND, preset=preset, display=["lyre", "horse"])
    found = {(march.source, march.space) for march in every_march(match)}
    assert found == {("march lyre", NEAR_LYRE), ("march horse", HORSE)}


@editions
def test_a_space_that_no_card_leads_to_says_why(preset: str) -> None:
    match = begin(LAND, preset=preset, display=["lyre", "lyre"])
    assert why_not(match, f"space {NEAR_LYRE}") == "now-source"
    assert why_not(match, f"space {FAR_LYRE}") == "march-nearer"
    assert why_not(match, f"space {HORSE}") == "march-no-card"
    assert why_not(match, "space b3u") == "march-open"


def test_a_space_beside_a_wall_or_alexander_says_so() -> None:
    match = begin(LAND, display=["horse"], walls=["b2-c2"], alexander="b6")
    assert why_not(match, f"space {FAR_LYRE}") == "march-walled"
    assert why_not(match, f"space {NEAR_LYRE}") == "march-here"


@editions
def test_two_equal_face_up_cards_are_one_choice(preset: str) -> None:
    match = begin(LAND, preset=preset, display=["lyre", "lyre"], deck=["horse"])
    assert legal(match) == ["march lyre"]
    play(match, "march lyre")
    assert Counter(dump(match)["display"]) == {"lyre": 1, "horse": 1}


@editions
def test_distance_counts_sides_to_the_nearest_point(preset: str) -> None:
    """The farthest point of the near space is as far away as the nearest of the far one."""
    land = board(" ...............", " ....L.......L..", " ...............", start="c5")
    match = begin(land, preset=preset, display=["lyre"])
    assert {march.space for march in every_march(match)} == {"b3u"}


@editions
def test_two_spaces_are_equally_near_if_their_nearest_points_are(preset: str) -> None:
    """All points of one space are four sides away, round a lake; of the other, only two."""
    lake = board(" ........T", " ...~~~...", " ..~~~~T..", " .........", start="b1")
    one, other = "c4d", "a5d"
    far = distances(lake, "b1")
    assert sorted(far[point] for point in corners(lake, one)) == [4, 4, 4]
    assert sorted(far[point] for point in corners(lake, other)) == [4, 4, 5]
    match = begin(lake, preset=preset, display=["temple"])
    play(match, "march temple")
    assert options_of(match, "space") == {one, other}


@editions
def test_among_equally_near_spaces_the_choice_is_free(preset: str) -> None:
    land = board(" ...............", " ..T.........T..", " ...............", start="c5")
    match = begin(land, preset=preset, display=["temple"])
    play(match, "march temple")
    assert options_of(match, "space") == {"b2u", "b7u"}


@editions
def test_any_of_the_three_points_may_be_chosen(preset: str) -> None:
    match = begin(LAND, preset=preset, display=["lyre"])
    play(match, "march lyre")
    assert options_of(match, "point") == corners(LAND, NEAR_LYRE)
    assert why_not(match, "point c5") == "point-elsewhere"


@editions
def test_only_shortest_paths_are_allowed_and_all_of_them(preset: str) -> None:
    match = begin(OPEN_LAND, preset=preset, display=["temple"])
    marches = every_march(match)
    lengths = {march.point: len(march.path) for march in marches}
    assert all(len(march.path) == lengths[march.point] for march in marches)
    assert max(Counter(march.point for march in marches).values()) > 1
    play(match, "march temple", "point e3")
    away = neighbours(OPEN_LAND)["c6"] - options_of(match, "step")
    assert why_not(match, f"step {min(away)}") == "step-not-shortest"


@editions
def test_walls_never_block_or_lengthen_a_path(preset: str) -> None:
    bare = begin(OPEN_LAND, preset=preset, display=["temple"])
    walls = ["c5-d5", "c6-d6", "c5-c6", "d4-d5", "d5-d6", "d3-d4"]
    walled = begin(OPEN_LAND, preset=preset, display=["temple"], walls=walls)
    assert {march.path for march in every_march(bare)} == {
        march.path for march in every_march(walled)
    }


@editions
def test_a_wall_is_laid_on_each_side_of_the_path_also_on_the_coast(preset: str) -> None:
    """FR says on each line; the others name the coast and the edge of the board."""
    match = begin(COAST, preset=preset, display=["temple"], deck=["lyre"] * 3)
    play(match, "march temple", "point b3")
    assert dump(match)["walls"] == ["b1-b2", "b2-b3"]
    assert dump(match)["black_left"] == 63
    assert len(parts(match)) == 1, "walls on the coast divide nothing"


@editions
def test_a_side_that_has_a_wall_gets_no_second_one(preset: str) -> None:
    match = begin(COAST, preset=preset, display=["temple"], deck=["lyre"] * 3, walls=["b1-b2"])
    play(match, "march temple", "point b3")
    assert dump(match)["walls"] == ["b1-b2", "b2-b3"]
    assert dump(match)["black_left"] == 63, "one was on the board, one was laid"


@editions
def test_walls_may_cross_and_run_through_anybodys_province(preset: str) -> None:
    line = [f"d{number}-d{number + 1}" for number in range(1, 10)]  # from edge to edge
    match = begin(OPEN_LAND, preset=preset, display=["temple"], deck=["lyre"] * 3, walls=line)
    assert len(parts(match)) == 2
    play(match, "march temple", "point e3", "step c5", "step c4")
    assert set(dump(match)["walls"]) - set(line) == {"c5-c6", "c4-c5", "c4-d3", "d3-e3"}
    assert dump(match)["alexander"] == "e3", "beyond the line"


@editions
def test_a_path_over_old_walls_only_lays_none(preset: str) -> None:
    match = begin(
        COAST,
        preset=preset,
        display=["temple"],
        deck=["lyre"] * 3,
        walls=["b1-b2", "b2-b3"],
        black_left=5,
    )
    play(match, "march temple", "point b3")
    assert dump(match)["black_left"] == 5


@editions
def test_nobody_must_take_the_path_with_the_fewest_new_walls(preset: str) -> None:
    walls = ["c5-c6", "c4-c5"]
    match = begin(OPEN_LAND, preset=preset, display=["temple"], walls=walls)
    counts = {march.new for march in every_march(match) if march.point == "e3"}
    assert counts == {2, 3, 4}


def test_walls_on_the_coast_make_a_coastal_space_not_free() -> None:
    """Edge 17: they cost pieces and divide nothing, but the space beside them is walled."""
    free = begin(COAST, display=["temple"])
    assert {march.space for march in every_march(free)} == {"b3u"}
    walled = begin(COAST, display=["temple"], walls=["c3-c4"])
    assert corners(COAST, "b3u") >= {"c3", "c4"}
    assert dump(walled)["black_left"] == 64
    assert len(parts(walled)) == 1
    assert not every_march(walled)
