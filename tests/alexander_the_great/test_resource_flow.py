"""4.1.2, 5.1, 5.3 and 5.6: where a seat's 15 cubes are, from split to split."""

from __future__ import annotations

import pytest

from tests.alexander_the_great.boards import AtgMatch, begin, boxes, dump, legal, play, together

SPLITS = ("split 2 6 4 3", "split 0 0 8 7")


def cubes(match: AtgMatch) -> tuple[list[int], int, int]:
    """Return Ana's boxes, her armies on the board and her cubes beside the tableau."""
    data = dump(match)
    return data["boxes"][0], sum(data["armies"][0].values()), data["spent"][0]


def after_one_turn(cubes_return: str = "remaining") -> AtgMatch:
    """Ana bids 2, pays 1 and 1 for an arrow, builds a temple and a city; Ben stays at home."""
    match = begin(options={"cubes_return": cubes_return})
    together(match, *SPLITS)
    play(match, "place 1", "move start a1 6", "move a1 b1 6 1t1c", "stop")
    play(match, "temple b1", "city b1")
    return match


def test_cubes_go_from_box_to_box_until_the_region_ends() -> None:
    match = begin()
    together(match, *SPLITS)
    assert cubes(match) == ([2, 6, 4, 3], 0, 0)
    play(match, "place 1")
    assert cubes(match) == ([0, 0, 4, 3], 6, 2), "bids are spent, armies stand on the symbol"
    play(match, "move start a1 6")
    assert cubes(match) == ([0, 0, 4, 3], 6, 2), "a light arrow-head is free"
    play(match, "move a1 b1 6 1t1c")
    assert cubes(match) == ([0, 0, 3, 2], 6, 4), "a price can be paid from both boxes"
    play(match, "stop", "temple b1")
    assert cubes(match) == ([0, 0, 3, 2], 6, 4), "laying down costs nothing"
    play(match, "city b1")
    assert cubes(match) == ([0, 0, 2, 0], 6, 7), "building costs 1 and 2"
    together(match, "resplit 1 1", "resplit 8 7")
    assert cubes(match) == ([0, 0, 1, 1], 6, 7), "what was spent stays out, armies stay"


def test_what_remains_is_split_again() -> None:
    """Ruling ATG-2."""
    match = after_one_turn()
    assert [str(each) for each in match.legal(0)] == ["resplit 2 0", "resplit 1 1", "resplit 0 2"]
    assert cubes(match)[1:] == (6, 7)


def test_every_value_of_cubes_return() -> None:
    """Ruling ATG-2: in the last reading, all cubes but the armies come back."""
    values = "remaining", "buildings_return", "all_but_armies"
    kept, paid, returned = map(after_one_turn, values)
    assert [len(match.legal(0)) for match in (kept, paid, returned)] == [3, 6, 10]
    together(returned, "resplit 4 5", "resplit 15 0")
    assert cubes(returned) == ([0, 0, 4, 5], 6, 0)
    assert boxes(returned) == [(4, 5), (15, 0)]


def test_what_was_paid_for_buildings_can_come_back_bids_and_road_prices_do_not() -> None:
    """Ruling ATG-2: Ana has paid 2 for her bid, 2 on the road, 1 for a temple, 2 for a city."""
    match = after_one_turn("buildings_return")
    assert cubes(match) == ([0, 0, 3, 2], 6, 4)
    together(match, "resplit 4 1", "resplit 8 7")
    assert cubes(match) == ([0, 0, 4, 1], 6, 4)


def test_with_fifteen_armies_nothing_comes_back_in_either_reading() -> None:
    for value in ("remaining", "buildings_return", "all_but_armies"):
        match = begin(options={"cubes_return": value})
        together(match, "split 0 15 0 0", "split 0 5 5 5")
        play(match, "stop", "stop")
        assert match.waiting() == (1,)


@pytest.mark.parametrize("value", ["remaining", "buildings_return", "all_but_armies"])
def test_all_fifteen_are_back_when_a_region_begins(value: str) -> None:
    match = begin(options={"cubes_return": value})
    together(match, *SPLITS)
    play(match, "place 1", "move start a1 6", "move a1 e1 1", "move a1 b1 5 2t", "stop")
    play(match, "confirm")
    assert dump(match)["turn"]["region"] == 2
    assert cubes(match) == ([0, 0, 0, 0], 0, 0), "they lie behind the screen"
    together(match, "split 0 15 0 0", "split 15 0 0 0")
    assert dump(match)["boxes"] == [[0, 15, 0, 0], [15, 0, 0, 0]]


def test_no_army_comes_after_the_first_turn() -> None:
    match = after_one_turn("all_but_armies")
    together(match, "resplit 4 5", "resplit 0 15")
    assert dump(match)["armies"] == [{"b1": 6}, {}]
    assert legal(match)[-1] == "stop"
    assert match.waiting() == (0,)
