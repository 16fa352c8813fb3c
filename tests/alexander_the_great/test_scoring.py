"""5.5: provinces are scored in order of their numbers: armies, temples, cities."""

from __future__ import annotations

import pytest

from satrap.core.game import Event
from satrap.games.alexander_the_great.events import (
    CITY,
    TEMPLE,
    Built,
    NotBuilt,
    ProvinceScored,
)
from tests.alexander_the_great.boards import (
    ANA,
    BEN,
    CLEO,
    boxes,
    drawn,
    dump,
    events_of,
    gains,
    legal,
    middle,
    play,
    scoring,
    together,
)


def built(events: list[Event]) -> list[tuple[str, int, int]]:
    """Return what was built: where, by whom and for what price."""
    return [(each.province.id, each.seat, each.price) for each in events_of(events, Built)]


# 5.5.1 Armies


@pytest.mark.parametrize(
    ("armies", "winner"),
    [
        ([2, 1, 0], ANA),
        ([1, 3, 2], BEN),
        ([0, 0, 1], CLEO),
        ([2, 2, 0], None),
        ([3, 3, 1], None),
        ([1, 1, 1], None),
        ([0, 0, 0], None),
        ([3, 1, 1], ANA),
    ],
)
def test_most_armies_score_two_points_and_equal_numbers_nothing(
    armies: list[int], winner: int | None
) -> None:
    match, _ = scoring(armies=[{"f1": count, "start": 1} for count in armies])
    wanted = [] if winner is None else [(winner, "f1", 2)]
    assert gains(match, "province") == wanted
    assert dump(match)["scores"] == [2 if seat == winner else 0 for seat in range(3)]


def test_provinces_are_scored_in_every_turn() -> None:
    match = middle("build", armies=[{"a1": 2}, {"a1": 1, "b1": 1}], boxes=[(1, 0), (1, 0)], seat=1)
    play(match, "confirm")
    for _ in range(2):
        together(match, "resplit 1 0", "resplit 0 1")
        play(match, "stop", "confirm", "stop", "confirm")
    assert gains(match, "province") == [(ANA, "a1", 2), (BEN, "b1", 2)] * 3
    assert dump(match)["scores"] == [6, 6]


def test_armies_of_others_do_not_add_up() -> None:
    match, _ = scoring(armies=[{"a1": 3}, {"a1": 2}, {"a1": 2}])
    assert gains(match, "province") == [(ANA, "a1", 2)]


# 5.5.2 and 5.5.3 Alone


def test_a_temple_alone_costs_one_cube_from_the_temple_box_and_brings_three_points() -> None:
    match, told = scoring(
        armies=[{"a1": 1}, {"a1": 1}], boxes=[(2, 2), (0, 0)], laid_temples=[["a1"], []]
    )
    assert built(told) == [("a1", ANA, 1)]
    assert boxes(match)[ANA] == (1, 2)
    assert gains(match, TEMPLE) == [(ANA, "a1", 3)]
    assert dump(match)["temples"] == [{"a1": 1}, {}]
    assert dump(match)["scores"] == [3, 0]


def test_a_city_alone_costs_two_cubes_from_the_city_box_and_brings_five_points() -> None:
    match, told = scoring(
        armies=[{"a1": 1}, {"a1": 1}], boxes=[(2, 2), (0, 0)], laid_cities=[["a1"], []]
    )
    assert built(told) == [("a1", ANA, 2)]
    assert boxes(match)[ANA] == (2, 0)
    assert gains(match, CITY) == [(ANA, "a1", 5)]
    assert dump(match)["cities"] == {"a1": ANA}
    assert dump(match)["scores"] == [5, 0]


@pytest.mark.parametrize(("kind", "cubes"), [(TEMPLE, (0, 9)), (CITY, (9, 1)), (CITY, (9, 0))])
def test_who_cannot_pay_takes_the_building_back(kind: str, cubes: tuple[int, int]) -> None:
    laid = {"laid_temples" if kind == TEMPLE else "laid_cities": [["a1"], []]}
    match, told = scoring(armies=[{"a1": 1}, {"a1": 1}], boxes=[cubes, (0, 0)], **laid)
    assert [each.seats for each in events_of(told, NotBuilt)] == [(ANA,)]
    assert boxes(match)[ANA] == cubes, "Ana pays nothing"
    assert dump(match)["laid_temples"] == dump(match)["laid_cities"] == [[], []]
    assert dump(match)["scores"] == [0, 0]


def test_what_can_be_built_must_be_built() -> None:
    """Ruling ATG-18: nobody has a choice, not even a sole builder."""
    match, told = scoring(
        armies=[{"a1": 1, "b1": 1}, {"b1": 1}],
        boxes=[(9, 0), (4, 0)],
        laid_temples=[["a1", "b1"], ["b1"]],
    )
    assert built(told) == [("a1", ANA, 1), ("b1", ANA, 5)]
    assert match.waiting() == (ANA, BEN), "the next decision belongs to the next turn"


# 5.5.4 Contested


def test_temples_as_in_the_first_example() -> None:
    """Ruling ATG-5: each payment counts in the next province."""
    match, told = scoring(
        armies=[{"a1": 1, "b1": 1, "d1": 1}, {"a1": 1, "b1": 1}, {"b1": 1, "c1": 1}],
        boxes=[(5, 0), (4, 0), (2, 0)],
        laid_temples=[["a1", "b1", "d1"], ["a1", "b1"], ["b1", "c1"]],
    )
    assert built(told) == [("a1", ANA, 5), ("b1", BEN, 3), ("c1", CLEO, 1)]
    assert [(each.province.id, each.seats) for each in events_of(told, NotBuilt)] == [
        ("d1", (ANA,))
    ]
    assert boxes(match) == [(0, 0), (1, 0), (1, 0)]
    assert gains(match, TEMPLE) == [(ANA, "a1", 3), (BEN, "b1", 3), (CLEO, "c1", 3)]


@pytest.mark.parametrize(("rule", "points"), [("second_plus_one", 10), ("max_base", 5)])
def test_both_values_of_contested_price(rule: str, points: int) -> None:
    """Ruling ATG-3: cities with 3, 1 and 0 cubes."""
    match, told = scoring(
        armies=[{"a1": 1, "b1": 1, "d1": 1}, {"a1": 1, "b1": 1, "c1": 1}, {"d1": 1}],
        boxes=[(0, 3), (0, 1), (0, 0)],
        laid_cities=[["a1", "b1", "d1"], ["a1", "b1", "c1"], ["d1"]],
        options={"contested_price": rule},
    )
    assert built(told) == [("a1", ANA, 2), ("d1", ANA, 1)][: points // 5]
    assert sum(gained for *_, gained in gains(match, CITY)) == points
    assert boxes(match) == [(0, 1 - (points == 10)), (0, 1), (0, 0)]
    lost = [each.province.id for each in events_of(told, NotBuilt)]
    assert lost == ["b1", "c1"] if points == 10 else ["b1", "c1", "d1"]


@pytest.mark.parametrize(
    ("cubes", "winner", "price"),
    [
        ((4, 4, 1), None, 0),
        ((4, 2, 2), ANA, 3),
        ((5, 3, 3), ANA, 4),
        ((5, 5, 3), None, 0),
        ((0, 0, 0), None, 0),
        ((1, 4, 2), BEN, 3),
    ],
)
def test_only_a_tie_for_most_keeps_all_from_building(
    cubes: tuple[int, int, int], winner: int | None, price: int
) -> None:
    """Ruling ATG-6."""
    match, told = scoring(
        armies=[{"a1": 1}] * 3, boxes=[(count, 0) for count in cubes], laid_temples=[["a1"]] * 3
    )
    assert built(told) == ([] if winner is None else [("a1", winner, price)])
    assert dump(match)["laid_temples"] == [[], [], []], "everybody else takes theirs back"
    assert all(each.is_tie for each in events_of(told, NotBuilt))


@pytest.mark.parametrize(
    ("cubes", "winner", "price"),
    [
        ((5, 3, 3), None, 0),
        ((5, 0, 0), None, 0),
        ((5, 5, 3), None, 0),
        ((5, 3, 2), ANA, 4),
        ((3, 3, 5), None, 0),
    ],
)
def test_any_tie_can_keep_all_from_building(
    cubes: tuple[int, int, int], winner: int | None, price: int
) -> None:
    """Ruling ATG-6, the other reading."""
    _, told = scoring(
        armies=[{"a1": 1}] * 3,
        boxes=[(count, 0) for count in cubes],
        laid_temples=[["a1"]] * 3,
        options={"tie_scope": "any"},
    )
    assert built(told) == ([] if winner is None else [("a1", winner, price)])
    assert all(each.is_tie for each in events_of(told, NotBuilt))


def test_a_tie_does_not_concern_those_who_try_nothing() -> None:
    """Ruling ATG-6, the other reading: Cleo has as many cubes as Ben, but no attempt there."""
    _, told = scoring(
        armies=[{"a1": 1}] * 3,
        boxes=[(5, 0), (3, 0), (3, 0)],
        laid_temples=[["a1"], ["a1"], []],
        options={"tie_scope": "any"},
    )
    assert built(told) == [("a1", ANA, 4)]


def test_the_second_is_the_second_of_those_who_try() -> None:
    """Ruling ATG-4: Cleo has more cubes than both, but tries nothing."""
    match, told = scoring(
        armies=[{"a1": 1}] * 3, boxes=[(5, 0), (2, 0), (9, 0)], laid_temples=[["a1"], ["a1"], []]
    )
    assert built(told) == [("a1", ANA, 3)]
    assert boxes(match) == [(2, 0), (2, 0), (9, 0)], "only the winner pays"


def test_older_temples_do_not_make_a_site_contested() -> None:
    """Ruling ATG-9."""
    match, told = scoring(
        armies=[{"a1": 1}, {"a1": 1}],
        boxes=[(3, 0), (9, 0)],
        laid_temples=[["a1"], []],
        temples=[{"a1": 1}, {"a1": 2}],
    )
    assert built(told) == [("a1", ANA, 1)]
    assert dump(match)["temples"] == [{"a1": 2}, {"a1": 2}], "they pile up, even for one owner"
    assert gains(match, TEMPLE) == [(ANA, "a1", 3)], "old ones do not score again"


def test_old_cities_bring_nothing_again() -> None:
    match, _ = scoring(armies=[{"a1": 1}, {"a1": 1}], cities={"a1": ANA}, turn={"round": 2})
    assert dump(match)["scores"] == [0, 0]


def test_temples_and_cities_of_one_province_are_independent() -> None:
    match, told = scoring(
        armies=[{"a1": 1}, {"a1": 1}],
        boxes=[(4, 2), (4, 5)],
        laid_temples=[["a1"], ["a1"]],
        laid_cities=[["a1"], ["a1"]],
    )
    assert built(told) == [("a1", BEN, 3)]
    assert [each.building for each in events_of(told, NotBuilt)] == [TEMPLE]
    assert boxes(match) == [(4, 2), (4, 2)]


def test_in_a_province_armies_come_first_then_temples_then_cities() -> None:
    match, _ = scoring(
        armies=[{"a1": 1}, {"start": 1}],
        boxes=[(1, 2), (0, 0)],
        laid_temples=[["a1"], []],
        laid_cities=[["a1"], []],
    )
    assert [gain.source for gain in match.state.table.gains] == ["province", "temple", "city"]


def test_a_payer_can_be_emptied_before_a_later_province() -> None:
    _, told = scoring(
        armies=[{"a1": 1, "b1": 1, "c1": 1}, {"b1": 1}],
        boxes=[(2, 0), (0, 0)],
        laid_temples=[["a1", "b1", "c1"], ["b1"]],
    )
    assert built(told) == [("a1", ANA, 1), ("b1", ANA, 1)]


def test_lower_numbers_are_scored_first() -> None:
    """The order of the numbers decides, whatever the route through the region."""
    board = drawn("z:t y:t x:t", "z-x:0/0 x-y:0/0", "y")
    match, told = scoring(
        armies=[{"x1": 1, "y1": 1, "z1": 1}, {"start": 1}],
        boxes=[(2, 0), (0, 0)],
        laid_temples=[["x1", "y1", "z1"], []],
        board=board,
    )
    assert [each.province.id for each in events_of(told, ProvinceScored)] == ["z1", "y1", "x1"]
    assert built(told) == [("z1", ANA, 1), ("y1", ANA, 1)]
    assert [gain.source for gain in match.state.table.gains] == [
        *("province", "temple") * 2,
        "province",
    ], "armies, then the temple, province by province"


# After it


def test_a_returned_attempt_is_there_again_in_the_next_turn() -> None:
    match, _ = scoring(
        armies=[{"a1": 1}, {"a1": 1}],
        boxes=[(1, 0), (1, 0)],
        laid_temples=[["a1"], ["a1"]],
        temples=[{"a2": 9}, {}],
    )
    together(match, "resplit 1 0", "resplit 1 0")
    play(match, "stop")
    assert "temple a1" in legal(match), "the tenth came back"


def test_after_a_tie_for_a_city_it_can_be_tried_again() -> None:
    match, _ = scoring(
        armies=[{"a1": 1}, {"a1": 1}], boxes=[(0, 3), (0, 3)], laid_cities=[["a1"], ["a1"]]
    )
    together(match, "resplit 0 3", "resplit 3 0")
    play(match, "stop")
    assert "city a1" in legal(match)


def test_a_finished_city_closes_the_province_for_cities() -> None:
    match, _ = scoring(
        armies=[{"a1": 1}, {"a1": 1}], boxes=[(1, 3), (0, 3)], laid_cities=[["a1"], []]
    )
    together(match, "resplit 2 0", "resplit 0 3")
    play(match, "stop")
    assert legal(match) == ["temple a1", "confirm"]
