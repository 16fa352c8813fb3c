"""Figure 12: Red levies taxes, and every seat scores the provinces that hold one guard."""

from __future__ import annotations

import pytest

from tests.alexandros.boards import (
    PRESETS,
    RED,
    AlexandrosMatch,
    acting,
    dump,
    legal,
    parts,
    play,
    ribbon,
    strip,
    why_not,
)
from tests.alexandros.boards import cut as behind

# Egypt (1), Syria (2), the north (3), then Yellow's (4), Green's (5) and Blue's (6) province.
PIECES = ("T........", "A....", "S...H.....", "L....", "T......", "H.........")
LAND = ribbon("".join(PIECES))
STARTS = [1 + sum(map(len, PIECES[:number])) for number in range(len(PIECES))]
EGYPT, SYRIA, NORTH, OF_YELLOW, OF_GREEN, OF_BLUE = map(strip, STARTS)
NORTH_HORSE = strip(STARTS[2] + 4)
editions = pytest.mark.parametrize("preset", PRESETS)


def figure_12(cards: list[str], preset: str = "standard") -> AlexandrosMatch:
    """All four of Red's guards are on the board, two in the north; Red has these cards."""
    return acting(
        LAND,
        players=4,
        preset=preset,
        walls=[behind(first - 1) for first in STARTS[1:]],
        guards=[[EGYPT, SYRIA, NORTH, NORTH_HORSE], [OF_YELLOW], [OF_BLUE], [OF_GREEN]],
        hands=[cards, [], [], []],
        display=["lyre", "lyre"],
    )


def test_t12_the_provinces_are_worth_what_the_figure_says() -> None:
    values = [parts(figure_12([]))[space][1] for space in map(strip, STARTS)]
    assert values == [8, 4, 8, 4, 6, 9]


@editions
def test_t12_everybody_scores_the_provinces_with_one_guard(preset: str) -> None:
    """Ruling ALX-20: the card matches a guard in a province that does not score."""
    match = figure_12(["soldier"], preset)
    play(match, "levy soldier")
    assert dump(match)["scores"] == [12, 4, 9, 6]
    assert dump(match)["discard"] == ["soldier"]


@editions
def test_t12_a_second_levy_in_the_turn_is_refused(preset: str) -> None:
    match = figure_12(["soldier", "soldier"], preset)
    play(match, "levy soldier")
    assert "levy soldier" not in legal(match)
    assert why_not(match, "levy soldier") == "levied-already"


def test_t12_with_all_guards_out_red_occupies_nothing() -> None:
    match = figure_12(["temple"] * 5 + ["horse"] * 5)
    assert not [text for text in legal(match) if text.startswith(("occupy", "takeover"))]
    assert why_not(match, f"takeover {OF_YELLOW}") == "no-guard-left"


def test_t12_taking_back_a_guard_first_makes_it_twenty() -> None:
    match = figure_12(["soldier"])
    play(match, f"retrieve {NORTH_HORSE}", "levy soldier")
    assert dump(match)["scores"][RED] == 20


def test_t12_the_card_must_match_a_guard_that_still_stands() -> None:
    match = figure_12(["soldier"])
    play(match, f"retrieve {NORTH}")
    assert "levy soldier" not in legal(match)
