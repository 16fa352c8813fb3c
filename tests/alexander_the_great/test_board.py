"""The board of Alexander the Great: what is known of it, and what makes a board unplayable."""

from __future__ import annotations

import pytest

from satrap.core.errors import BoardError
from satrap.games.alexander_the_great.board import Board, packaged_board, parse_board, steps_from
from tests.alexander_the_great.boards import drawn

STANDARD = packaged_board("standard-1")


def province(board: Board, name: str) -> int:
    return next(n for n, each in enumerate(board.provinces) if each.id == name)


def test_six_regions_have_four_to_seven_numbered_provinces() -> None:
    assert len(STANDARD.regions) == 6
    for region in STANDARD.regions:
        assert 4 <= len(region.provinces) <= 7
        numbers = [STANDARD.provinces[each].number for each in region.provinces]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_common_border_does_not_join_cilicia_and_capadocia() -> None:
    pair = {province(STANDARD, "cilicia"), province(STANDARD, "cappadocia")}
    assert all({link.a, link.b} != pair for link in STANDARD.links)


def test_provinces_bear_a_temple_a_city_both_or_none() -> None:
    kinds = {(each.temple, each.city) for each in STANDARD.provinces}
    assert kinds == {(True, False), (False, True), (True, True), (False, False)}


def test_arrow_heads_cost_nothing_one_or_two_and_ships_three() -> None:
    for link in STANDARD.links:
        prices = {link.into_a, link.into_b}
        assert prices == {3} if link.ship else prices <= {0, 1, 2}
    assert any(link.into_a != link.into_b for link in STANDARD.links)


def test_the_last_province_can_be_reached_in_the_first_turn_in_four_regions() -> None:
    steps = [steps_from(STANDARD, region.first)[region.goal] for region in STANDARD.regions]
    assert sum(count <= 3 for count in steps) == 4
    assert max(steps) <= 9


def test_the_hash_names_what_is_played_on() -> None:
    renamed = parse_board(STANDARD.text.replace('name = "Macedonia"', 'name = "Makedonia"'))
    dearer = parse_board(STANDARD.text.replace("enter = 2", "enter = 1", 1))
    assert renamed.hash == STANDARD.hash != dearer.hash


SPOILED = {
    "march-unreadable": ("[[region]]", "[[region]"),
    "board-other-game": ('game = "alexander_the_great"', 'game = "chess"'),
    "march-same-id": ('id = "lydia"', 'id = "thrace"'),
    "march-elsewhere": ('goal = "cilicia"', 'goal = "media"'),
    "march-same-number": ("number = 2, name", "number = 3, name"),
    "march-bad-link": ('a = "macedonia", b = "illyria"', 'a = "illyria", b = "illyria"'),
    "march-unreachable": (
        '  { a = "thrace",    b = "getae",      enter = 1, back = 1 },\n',
        "",
    ),
}


@pytest.mark.parametrize("key", SPOILED)
def test_an_unplayable_board_gets_a_sentence(key: str) -> None:
    old, new = SPOILED[key]
    text = STANDARD.text
    if key == "march-same-id":
        text = text.replace('"lydia"', '"thrace"')
    assert old in STANDARD.text
    with pytest.raises(BoardError) as caught:
        parse_board(text.replace(old, new, 1))
    assert caught.value.text.key == key
    assert str(caught.value)


def test_a_file_that_is_too_long_is_not_read() -> None:
    with pytest.raises(BoardError, match="too long"):
        parse_board("#" * 70_000)


@pytest.mark.parametrize("links", ["a-b:0/0 a~b:3/3", "a-b:1/ b-a:1/"])
def test_one_arrow_at_most_joins_two_provinces(links: str) -> None:
    """A group move names its target, not the arrow it takes."""
    with pytest.raises(BoardError) as caught:
        drawn("a:t b:c", links, "b")
    assert caught.value.text.key == "march-same-link"
    assert str(caught.value)
