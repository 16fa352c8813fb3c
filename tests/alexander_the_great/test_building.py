"""5.4: after the march, temples and cities are laid down where the seat has armies."""

from __future__ import annotations

from typing import Any

import pytest

from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.events import CITY, TEMPLE, Built, Laid
from tests.alexander_the_great.boards import (
    ANA,
    BEN,
    AtgMatch,
    begin,
    boxes,
    dump,
    events_of,
    legal,
    middle,
    play,
    sentence,
    together,
    why_not,
)


def building(armies: dict[str, int], **rest: Any) -> AtgMatch:
    """Return a match in which Ana has marched; Ben waits on the symbol."""
    return middle("build", armies=[armies, {"start": 1}], **rest)


def test_a_building_needs_its_symbol() -> None:
    match = building({"a1": 1, "e1": 1, "f1": 1})
    assert legal(match) == ["temple a1", "city a1", "temple e1", "confirm"]
    assert why_not(match, "city e1") == "atg-no-site-city"
    assert why_not(match, "temple f1") == "atg-no-site-temple"
    assert why_not(match, "city f1") == "atg-no-site-city"


def test_a_province_may_bear_no_symbol() -> None:
    """Ruling ATG-20."""
    match = building({"f1": 3})
    assert legal(match) == ["confirm"]


def test_a_building_needs_an_army_of_ones_own() -> None:
    match = middle("build", armies=[{"a1": 1}, {"b1": 5}])
    assert legal(match) == ["temple a1", "city a1", "confirm"]
    assert why_not(match, "temple b1") == "atg-no-army"
    assert why_not(match, "city c1") == "atg-no-army"


def test_nobody_builds_in_another_region() -> None:
    match = building({"a2": 1}, turn={"region": 2, "number": 4})
    assert legal(match) == ["temple a2", "city a2", "confirm"]
    assert why_not(match, "temple a1") == why_not(match, "city a3") == "atg-other-region"


def test_no_cube_is_needed_to_lay_a_building_down() -> None:
    match = building({"a1": 1})
    assert boxes(match) == [(0, 0), (0, 0)]
    play(match, "temple a1")
    assert dump(match)["laid_temples"] == [["a1"], []]
    assert boxes(match) == [(0, 0), (0, 0)]


def test_a_temple_and_a_city_may_be_tried_in_one_province_but_one_of_each() -> None:
    match = building({"a1": 2, "b1": 1})
    told = play(match, "temple a1", "city a1")
    assert [(each.building, each.province.id) for each in events_of(told, Laid)] == [
        (TEMPLE, "a1"),
        (CITY, "a1"),
    ]
    assert legal(match) == ["temple b1", "city b1", "confirm"]
    assert why_not(match, "temple a1") == "atg-laid-temple"
    assert why_not(match, "city a1") == "atg-laid-city"


def test_in_the_next_turn_another_temple_may_be_tried_in_the_same_province() -> None:
    match = building({"a1": 1}, temples=[{"a1": 2}, {}], turn={"round": 2})
    assert "temple a1" in legal(match)


def test_there_is_no_second_city_in_a_province() -> None:
    for owner in (ANA, BEN):
        match = building({"a1": 1, "b1": 1}, cities={"a1": owner})
        assert legal(match) == ["temple a1", "temple b1", "city b1", "confirm"]
        assert why_not(match, "city a1") == "atg-city-stands"


def test_ten_temples_and_eight_cities_must_last_for_the_whole_match() -> None:
    cities = {f"{name}{region}": ANA for name in "abcd" for region in (2, 3)}
    match = building({"a1": 1, "b1": 1}, cities=cities)
    assert legal(match) == ["temple a1", "temple b1", "confirm"]
    assert why_not(match, "city a1") == "atg-none-left-city"
    match = building({"a1": 1, "b1": 1}, temples=[{"a2": 5, "b2": 3, "c3": 2}, {}])
    assert legal(match) == ["city a1", "city b1", "confirm"]
    assert why_not(match, "temple a1") == "atg-none-left-temple"


def test_attempts_are_never_more_than_the_pieces_left() -> None:
    cities = {f"{name}{region}": ANA for name in "abcd" for region in (2, 3)}
    del cities["a2"]
    match = building({"a1": 1, "b1": 1}, cities=cities, temples=[{"a2": 8}, {}])
    play(match, "city b1")
    assert legal(match) == ["temple a1", "temple b1", "confirm"]
    assert why_not(match, "city a1") == "atg-none-left-city", "an attempt counts too"
    play(match, "temple a1", "temple b1")
    assert match.waiting() == (BEN,), "nothing is left to lay down"


def test_the_attempts_of_one_seat_do_not_use_up_those_of_another() -> None:
    match = middle("build", armies=[{"a1": 1}, {"a1": 1}], seat=BEN, laid_temples=[["a1"], []])
    assert legal(match) == ["temple a1", "city a1", "confirm"]


def test_who_comes_later_sees_what_lies_there() -> None:
    match = begin()
    together(match, "split 0 5 5 5", "split 0 5 5 5")
    play(match, "move start a1 5", "stop", "temple a1", "confirm", "move start a1 5", "stop")
    seen = GAME.dump_view(match.view(BEN))
    assert seen["laid_temples"] == [["a1"], []]
    assert seen["left"] == [{"temple": 9, "city": 8}, {"temple": 10, "city": 8}]
    label = GAME.label(match.view(BEN), GAME.parse_action(match.setup, "temple a1"))
    assert sentence(label) == "Temple in A1, contested (hopeless)"
    label = GAME.label(match.view(BEN), GAME.parse_action(match.setup, "city a1"))
    assert sentence(label) == "City in A1 (2 cubes)"


def test_what_lies_there_is_pledged_as_it_stands() -> None:
    armies = [{"a1": 1, "b1": 1}, {"a1": 1}]
    match = middle("build", armies=armies, boxes=[(3, 1), (1, 2)])
    assert GAME.dump_view(match.view(ANA))["pledged"] == [{"temple": 0, "city": 0}] * 2
    play(match, "temple a1", "city a1")
    pledged = GAME.dump_view(match.view(ANA))["pledged"]
    assert pledged == [{"temple": 1, "city": 0}, {"temple": 0, "city": 0}], "one cube buys no city"
    play(match, "confirm", "stop", "temple a1")
    pledged = GAME.dump_view(match.view(ANA))["pledged"]
    assert pledged[ANA] == {"temple": 2, "city": 0}, "one more than Ben has"


def test_a_button_says_what_a_building_costs_as_it_stands() -> None:
    def said(match: AtgMatch, notation: str) -> str:
        seat = match.waiting()[0]
        return sentence(GAME.label(match.view(seat), GAME.parse_action(match.setup, notation)))

    armies = [{"a1": 1, "b1": 1}, {"a1": 1}]
    match = middle("build", armies=armies, boxes=[(3, 2), (5, 0)])
    assert said(match, "city b1") == "City in B1 (2 cubes)"
    play(match, "city a1")
    assert said(match, "city b1").endswith("(2 cubes: not enough)")
    play(match, "temple a1", "confirm", "stop")
    assert said(match, "temple a1").endswith(", contested (4)")


def test_what_was_laid_down_is_not_taken_back() -> None:
    """Ruling ATG-20."""
    match = building({"a1": 1, "b1": 1})
    play(match, "temple a1")
    assert legal(match) == ["city a1", "temple b1", "city b1", "confirm"]


def test_nothing_need_be_laid_down() -> None:
    match = building({"a1": 1, "b1": 1})
    play(match, "confirm")
    assert match.waiting() == (BEN,)
    assert dump(match)["laid_temples"] == dump(match)["laid_cities"] == [[], []]


def test_when_nothing_more_can_be_laid_down_the_next_seat_follows() -> None:
    match = building({"e1": 1})
    play(match, "temple e1")
    assert match.waiting() == (BEN,)


def test_nobody_marches_after_laying_down() -> None:
    match = building({"a1": 1, "b1": 1})
    assert why_not(match, "move a1 e1 1") == why_not(match, "stop") == "atg-now-build"


@pytest.mark.parametrize("players", range(2, 6))
def test_several_may_try_in_one_province(players: int) -> None:
    armies = [{"a1": 1}] * players
    match = middle("build", armies=armies, boxes=[(n, 0) for n in range(players)], seat=ANA)
    told = play(match, "temple a1", "confirm")
    for _ in range(players - 1):
        told += play(match, "stop", "temple a1", "confirm")
    (built,) = events_of(told, Built)
    assert (built.seat, built.rivals) == (players - 1, tuple(range(players - 1)))


def asked(match: AtgMatch) -> str:
    """Return the key of what Ana is asked to do."""
    return GAME.prompt(match.view(ANA)).key


def test_the_last_attempt_is_announced_because_the_turn_ends_with_it() -> None:
    match = building({"a1": 1})
    assert asked(match) == "atg-prompt-build"
    play(match, "temple a1")
    assert asked(match) == "atg-prompt-build-last"
    assert asked(building({"f1": 3})) == "atg-prompt-build"
    several = {"a1": 1, "e1": 1}
    cities = {"a1": ANA}
    assert asked(building(several, cities=cities)) == "atg-prompt-build"
    temples = [{"a2": 5, "b2": 4}, {}]
    assert asked(building(several, cities=cities, temples=temples)) == "atg-prompt-build-last"
