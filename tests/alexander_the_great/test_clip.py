"""Cutting shapes: pieces come apart, holes open, and sides remember what lies beyond."""

from __future__ import annotations

from satrap.games.drawing.clip import COAST, Corner, Edge, Ring, clip, line_between

NORTH_OF_TWO = Edge(0, -1, 2, 7)  # keeps whatever is above y = 2


def ring(*places: tuple[float, float]) -> Ring:
    return [Corner(x, y, COAST) for x, y in places]


def size(shape: Ring) -> float:
    pairs = zip(shape, shape[1:] + shape[:1], strict=True)
    return sum(a.x * b.y - b.x * a.y for a, b in pairs) / 2


def test_what_is_beyond_the_line_goes_and_what_is_before_it_stays() -> None:
    near, far = ring((0, 0), (1, 0), (1, 1), (0, 1)), ring((0, 3), (1, 3), (1, 4), (0, 4))
    assert clip([near, far], [NORTH_OF_TWO]) == [near]


def test_a_cut_side_remembers_what_lies_beyond() -> None:
    (cut,) = clip([ring((0, 0), (4, 0), (4, 4), (0, 4))], [NORTH_OF_TWO])
    assert size(cut) == 8
    assert [(corner.x, corner.y) for corner in cut if corner.beyond == 7] == [(4, 2)]
    assert {corner.beyond for corner in cut} == {COAST, 7}


def test_two_horns_come_apart() -> None:
    horns = ring((0, 0), (1, 0), (1, 3), (3, 3), (3, 0), (4, 0), (4, 4), (0, 4))
    found = clip([horns], [NORTH_OF_TWO])
    assert [size(each) for each in found] == [2, 2]


def test_a_hole_on_the_line_opens_and_one_inside_stays() -> None:
    square = ring((0, 0), (6, 0), (6, 6), (0, 6))
    open_hole = ring((1, 1), (1, 3), (2, 3), (2, 1))
    whole_hole = ring((4, 0.5), (4, 1), (5, 1), (5, 0.5))
    found = clip([square, open_hole, whole_hole], [NORTH_OF_TWO])
    assert len(found) == 2
    assert sum(map(size, found)) == 12 - 1 - 0.5


def test_a_border_runs_in_the_middle() -> None:
    line = line_between((0.0, 0.0), (4.0, 0.0), 3)
    assert line.depth(Corner(2, 9, COAST)) == 0
    assert line.depth(Corner(1, 0, COAST)) > 0 > line.depth(Corner(3, 0, COAST))
