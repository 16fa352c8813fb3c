"""EN, Moving Alexander: which spaces are free (the rulebook calls them empty)."""

from __future__ import annotations

import pytest

from satrap.core.game import Json
from tests.alexandros.boards import (
    AlexandrosMatch,
    begin,
    board,
    cut,
    dump,
    options_of,
    play,
    ribbon,
    strip,
    why_not,
)
from tests.alexandros.marching import every_march

# Two temples and no other symbol: two sides west and two sides east of Alexander on c5.
TEMPLES = board(" ...............", " ..T.........T..", " ...............", start="c5")
WEST, EAST = "b2u", "b7u"
WEST_POINTS = ("b2", "c2", "c3")
touching_editions = pytest.mark.parametrize("preset", ["standard", "fr", "en", "it"])


def targets(match: AlexandrosMatch) -> set[str]:
    """Return the spaces that Alexander can march to."""
    return {march.space for march in every_march(match)}


def temples(**position: Json) -> AlexandrosMatch:
    return begin(TEMPLES, display=["temple", "temple"], **position)


def test_a_space_without_walls_guards_and_alexander_is_free() -> None:
    assert targets(temples()) == {WEST, EAST}


@pytest.mark.parametrize("side", ["b2-c2", "b2-c3", "c2-c3"])
def test_a_wall_on_any_side_makes_a_space_not_free(side: str) -> None:
    assert targets(temples(walls=[side])) == {EAST}


@pytest.mark.parametrize("side", ["b2-b3", "a2-b2", "c3-c4", "c2-d2"])
def test_a_wall_that_only_touches_a_point_does_not_matter(side: str) -> None:
    assert targets(temples(walls=[side])) == {WEST, EAST}


def test_a_red_wall_blocks_like_a_black_one() -> None:
    assert targets(temples(red=["b2-c2"])) == {EAST}


def test_a_guard_makes_its_space_not_free() -> None:
    land = ribbon("..L.....L...")
    one, other = strip(3), strip(9)
    free = begin(land, alexander="a1", walls=[cut(5)], display=["lyre"])
    assert targets(free) == {one}
    held = begin(land, alexander="a1", walls=[cut(5)], guards=[[one], []], display=["lyre"])
    assert targets(held) == {other}


def test_open_spaces_are_never_targets() -> None:
    marches = every_march(temples())
    assert {march.space for march in marches} == {WEST, EAST}


# Alexander himself: ruling ALX-1.


@touching_editions
@pytest.mark.parametrize("point", WEST_POINTS)
def test_alexander_on_a_point_of_a_space_blocks_it(preset: str, point: str) -> None:
    match = begin(TEMPLES, preset=preset, alexander=point, display=["temple", "temple"])
    assert targets(match) == {EAST}


@pytest.mark.parametrize("point", WEST_POINTS)
def test_in_german_alexander_occupies_only_the_space_he_moved_to(point: str) -> None:
    match = begin(TEMPLES, preset="de", alexander=point, display=["temple", "temple"])
    assert targets(match) == {WEST}, "he touches it, but was not sent there"
    assert options_of_first_march(match) == set(WEST_POINTS)
    moved = begin(
        TEMPLES, preset="de", alexander=point, standing=WEST, display=["temple", "temple"]
    )
    assert targets(moved) == {EAST}


def options_of_first_march(match: AlexandrosMatch) -> set[str]:
    play(match, "march temple")
    return options_of(match, "point")


def test_both_values_of_alexander_blocks_differ_only_in_that() -> None:
    """Ruling ALX-1: option alexander_blocks."""
    for value, space in (("touching", EAST), ("occupied", WEST)):
        match = temples(alexander="c2", options={"alexander_blocks": value})
        assert targets(match) == {space}


def test_the_space_he_was_moved_to_is_remembered() -> None:
    match = temples()
    play(match, "march temple", f"space {EAST}", "point c7")
    assert dump(match)["standing"] == EAST


def test_in_german_a_march_can_have_no_length() -> None:
    """Edge 14: the point is the one he stands on; no path, no wall."""
    match = begin(TEMPLES, preset="de", alexander="c2", display=["temple"], deck=["lyre"] * 3)
    play(match, "march temple", "point c2")
    data = dump(match)
    assert (data["alexander"], data["standing"]) == ("c2", WEST)
    assert (data["walls"], data["black_left"]) == ([], 65)
    assert data["turn"]["phase"] == "act"


@touching_editions
def test_elsewhere_every_march_has_a_length(preset: str) -> None:
    """Edge 14, the other way: a space he touches is no target."""
    match = begin(TEMPLES, preset=preset, alexander="c2", display=["temple"])
    assert all(len(march.path) > 1 for march in every_march(match))


def test_the_reason_tells_what_is_free_but_not_nearest_from_what_is_not_free() -> None:
    land = board(" .................", " ..T.........T...T", " .................", start="c5")
    match = begin(land, display=["temple", "temple"])
    play(match, "march temple")
    assert options_of(match, "space") == {WEST, EAST}
    assert why_not(match, "space b9u") == "space-not-nearest"
    assert why_not(match, "space b3u") == "space-not-free"
