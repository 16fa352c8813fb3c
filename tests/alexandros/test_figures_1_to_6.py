"""Figures 1 to 6: one scene at the start of the standard board, the same in every edition.

Points and spaces are counted from the start, as `Around` explains.
"""

from __future__ import annotations

import pytest

from satrap.games.alexandros.board import packaged_board
from satrap.games.alexandros.lattice import SYMBOLS
from tests.alexandros.boards import (
    PRESETS,
    AlexandrosMatch,
    begin,
    dump,
    legal,
    options_of,
    parts,
    play,
)
from tests.alexandros.marching import Around, corners, every_march, how_far

BOARD = packaged_board("standard")
START = BOARD.point_names[BOARD.start]
FROM_START = Around(START)
at, up, down = FROM_START.point, FROM_START.up, FROM_START.down
editions = pytest.mark.parametrize("preset", PRESETS)


def bearing(symbol: str) -> list[str]:
    """Return the spaces with a symbol."""
    pairs = zip(BOARD.space_names, BOARD.symbols, strict=True)
    return [space for space, borne in pairs if borne == SYMBOLS.index(symbol)]


EAST, SOUTH, TURN, UPPER = at(0, 2), at(-1, 3), at(0, 1), at(2, 1)
LYRE = down(-1, 2)
NORTH_SOLDIER, EAST_SOLDIER = up(1, 0), up(2, 1)
SOUTH_EASTERN = {down(0, 4), up(0, 4), down(-1, 5), up(-1, 5), down(-2, 5), up(1, 3), down(1, 3)}
LOWER_HORSES = {down(1, 2), up(1, 2), down(0, 3), up(0, 3), down(2, 1)}
SHOWN = (START, TURN, EAST, SOUTH)
ALONG_COAST = (START, at(-1, 1), at(-1, 2), SOUTH)
ZIGZAG = (START, TURN, at(-1, 2), SOUTH)
FIRST_PROVINCE = {up(0, 0), down(-1, 1), up(0, 1), LYRE}


def figure_1(preset: str) -> AlexandrosMatch:
    """Alexander at the start, lyre and horse face up, a soldier next in the deck."""
    return begin(BOARD, preset=preset, display=["lyre", "horse"], deck=["temple", "soldier"])


def figure_3(preset: str) -> AlexandrosMatch:
    """Figure 1 after Alexander has walked the path of figure 3; the next seat is in turn."""
    match = figure_1(preset)
    play(match, "march lyre", f"point {SOUTH}", f"step {TURN}", f"step {EAST}", "pass")
    return match


@editions
def test_t1a_one_lyre_and_one_horse_are_nearest(preset: str) -> None:
    match = figure_1(preset)
    assert legal(match) == ["march lyre", "march horse"]
    found = {(march.source, march.space) for march in every_march(match)}
    (horse,) = (space for space in bearing("horse") if how_far(BOARD, START, space) == 2)
    assert found == {("march lyre", LYRE), ("march horse", horse)}


@editions
def test_t1b_the_lower_horse_at_three_sides_is_no_target(preset: str) -> None:
    (near,) = (space for space in bearing("horse") if how_far(BOARD, START, space) == 2)
    (far,) = LOWER_HORSES & set(bearing("horse"))
    assert how_far(BOARD, START, far) == 3
    match = figure_1(preset)
    play(match, "march horse")
    assert options_of(match, "point") == corners(BOARD, near)
    assert not corners(BOARD, far) <= corners(BOARD, near)


@editions
def test_t2_the_eastern_point_has_one_shortest_path_of_two_walls(preset: str) -> None:
    match = figure_1(preset)
    play(match, "march lyre", f"point {EAST}")
    assert dump(match)["turn"]["phase"] == "act", "there was no path to choose"
    assert dump(match)["alexander"] == EAST
    assert len(dump(match)["walls"]) == 2
    (march,) = (m for m in every_march(figure_1(preset)) if m.path[-1] == EAST)
    assert march.path == (START, TURN, EAST)


@editions
def test_t3_the_southern_point_has_three_shortest_paths(preset: str) -> None:
    marches = [m for m in every_march(figure_1(preset)) if m.point == SOUTH]
    assert {march.path for march in marches} == {SHOWN, ALONG_COAST, ZIGZAG}
    assert len(marches) == 3
    assert {march.new for march in marches} == {3}, "walls are laid along the coast too"


@editions
def test_t3b_three_walls_and_the_coast_close_off_four_spaces(preset: str) -> None:
    match = figure_3(preset)
    assert len(dump(match)["walls"]) == 3
    small = min(parts(match).values())
    assert small == (4, 2, -1), "four spaces, two of them open, nobody's"
    data = match.game.dump_view(match.view(-1))["provinces"]
    assert FIRST_PROVINCE in [set(part["spaces"]) for part in data]


@editions
def test_t3c_the_replacement_lies_face_up_before_the_point_is_chosen(preset: str) -> None:
    match = figure_1(preset)
    play(match, "march lyre")
    assert dump(match)["display"] == ["soldier", "horse"]
    assert options_of(match, "point") == corners(BOARD, LYRE)


@editions
def test_t4_three_soldiers_are_equally_near_with_nine_points(preset: str) -> None:
    match = figure_3(preset)
    play(match, "march soldier")
    spaces = options_of(match, "space")
    assert {NORTH_SOLDIER, EAST_SOLDIER} < spaces
    assert spaces - {NORTH_SOLDIER, EAST_SOLDIER} < SOUTH_EASTERN
    assert [how_far(BOARD, SOUTH, space) for space in spaces] == [2, 2, 2]
    assert len(set().union(*(corners(BOARD, space) for space in spaces))) == 9


def soldier_marches(preset: str, point: str) -> dict[tuple[str, ...], tuple[int, int]]:
    """Return, for each path to a point, the new walls and the size of the first space's part."""
    found = {}
    for march in every_march(figure_3(preset)):
        if march.source == "march soldier" and march.point == point:
            provinces = march.state.table.provinces
            inside = BOARD.space_names.index(down(0, 0))
            (part,) = (part for part in provinces if part.spaces >> inside & 1)
            found[march.path] = (march.new, part.spaces.bit_count())
    return found


@editions
def test_t5_three_paths_lead_to_the_upper_point_two_over_an_old_wall(preset: str) -> None:
    found = soldier_marches(preset, UPPER)
    assert sorted(new for new, _ in found.values()) == [2, 2, 3]
    biggest = max(found, key=lambda path: found[path][1])
    assert found[biggest][0] == 3, "the path that avoids old walls cuts off the most"
    assert biggest == (SOUTH, at(0, 3), at(1, 2), UPPER)


@editions
def test_t5f_the_french_path_closes_off_four_open_and_three_symbol_spaces(preset: str) -> None:
    match = figure_3(preset)
    play(match, "march soldier", f"space {EAST_SOLDIER}", f"point {UPPER}")
    play(match, f"step {EAST}", f"step {at(1, 2)}")
    assert len(dump(match)["walls"]) == 3 + 2
    closed = {(size, value) for size, value, _ in parts(match).values()}
    assert closed >= {(4, 2), (7, 4)}, "the first province lies beside it"
    assert len(parts(match)) == 3


@editions
def test_t6_a_path_over_old_walls_only_lays_none_and_has_one_alternative(preset: str) -> None:
    found = {
        march.path: march
        for march in every_march(figure_3(preset))
        if march.source == "march soldier" and march.point == TURN
    }
    old, through = (SOUTH, EAST, TURN), (SOUTH, at(-1, 2), TURN)
    assert set(found) == {old, through}
    assert found[old].new == 0
    assert found[through].new > 0
    whole = {BOARD.space_names.index(space) for space in FIRST_PROVINCE}
    spaces = sum(1 << space for space in whole)
    assert all(part.spaces != spaces for part in found[through].state.table.provinces)
