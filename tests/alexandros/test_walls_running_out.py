"""EN, The game ends; Special situations: red walls, and what happens when they run out too."""

from __future__ import annotations

import pytest

from satrap.core.game import Json
from satrap.games.alexandros.events import LastTurn, Marched
from tests.alexandros.boards import (
    PRESETS,
    AlexandrosMatch,
    begin,
    board,
    cut,
    dump,
    ended,
    events_of,
    legal,
    options_of,
    play,
    ribbon,
    strip,
)
from tests.alexandros.marching import every_march

editions = pytest.mark.parametrize("preset", PRESETS)
FIVE_AWAY, ELEVEN_AWAY = ribbon("..........T.."), ribbon("......................T")
DECK = ["lyre", "lyre", "lyre", "lyre"]

# Alexander on a8: a temple two sides to the west; on a walled road to the east, a soldier two
# sides away and another temple four sides away.
ROAD = ribbon("........T........S....T..", start="a8")
WEST, SOLDIER, EAST = strip(9), strip(18), strip(23)
WALLED_ROAD = ["a8-a9", "a9-a10", "a10-a11", "a11-a12"]
SLOPE = board(*[" ..................."] * 4, " ...T...............", start="c6")


def march(land_of: str, *, black: int, red: int, **rest: Json) -> AlexandrosMatch:
    """Begin with a temple card face up, its space this far away and this many walls left."""
    land = FIVE_AWAY if land_of == "five" else ELEVEN_AWAY
    position: Json = {"display": ["temple"], "deck": DECK} | rest
    return begin(land, alexander="a1", black_left=black, red_left=red, **position)


# Edge 10: black walls first, then red ones, and what a red wall causes.


@editions
def test_black_walls_are_used_first_and_a_red_one_makes_it_the_last_turn(preset: str) -> None:
    match = march("five", black=2, red=10, preset=preset)
    told = play(match, "march temple", "point a6")
    (marched,) = events_of(told, Marched)
    assert isinstance(marched, Marched)
    assert (len(marched.black), len(marched.red)) == (2, 3)
    assert (dump(match)["black_left"], dump(match)["red_left"]) == (0, 7)
    assert events_of(told, LastTurn)


@editions
def test_a_march_without_new_walls_needs_none(preset: str) -> None:
    walls = [f"a{n}-a{n + 1}" for n in range(1, 6)]
    match = march("five", black=0, red=10, walls=walls, preset=preset)
    play(match, "march temple", "point a6", "pass")
    assert not ended(match)
    assert (dump(match)["black_left"], dump(match)["red_left"]) == (0, 10)


@editions
def test_the_last_black_wall_ends_nothing(preset: str) -> None:
    match = march("five", black=5, red=10, preset=preset)
    play(match, "march temple", "point a6", "pass")
    assert dump(match)["black_left"] == 0
    assert not ended(match)


@editions
def test_a_path_of_eleven_new_walls_cannot_be_paid_with_ten_red_ones(preset: str) -> None:
    assert legal(march("eleven", black=1, red=10, preset=preset)) == ["march temple"]
    assert legal(march("eleven", black=0, red=10, preset=preset)) == ["stay"]


@editions
def test_only_points_that_can_be_paid_for_are_offered(preset: str) -> None:
    match = march("five", black=0, red=6, preset=preset)
    play(match, "march temple")
    assert options_of(match, "point") == {"a6", "a7", "b6"}
    match = march("five", black=0, red=5, preset=preset)
    play(match, "march temple")
    assert dump(match)["alexander"] == "a6", "the only point that five walls can reach"


@editions
def test_only_paths_that_can_be_paid_for_are_offered(preset: str) -> None:
    walls = ["c5-c6", "c4-c5"]
    match = begin(SLOPE, preset=preset, display=["temple"], walls=walls, black_left=2, red_left=0)
    found = {march.path for march in every_march(match) if march.point == "e3"}
    assert found == {("c6", "c5", "c4", "d3", "e3")}


@editions
def test_red_may_be_laid_although_an_all_black_path_exists(preset: str) -> None:
    """Ruling ALX-25: the path may still be chosen freely."""
    walls = ["c5-c6", "c4-c5"]
    match = begin(SLOPE, preset=preset, display=["temple"], walls=walls, black_left=2, red_left=10)
    new = {march.new for march in every_march(match) if march.point == "e3"}
    assert new == {2, 3, 4}


# The last turn


@editions
def test_after_a_red_wall_both_actions_are_still_done_and_nobody_else_moves(preset: str) -> None:
    match = march("five", black=0, red=10, preset=preset)
    play(match, "march temple", "point a6")
    assert not ended(match)
    play(match, "draw")
    assert not ended(match)
    play(match, "draw")
    assert ended(match) == "red_wall"
    assert dump(match)["turn"]["number"] == 1


@editions
def test_taxes_may_be_levied_in_the_last_turn(preset: str) -> None:
    land = ribbon("S..........T..")
    match = begin(
        land,
        preset=preset,
        alexander="b2",
        walls=[cut(3)],
        guards=[[strip(1)], []],
        hands=[["soldier"], []],
        display=["temple"],
        deck=DECK,
        black_left=0,
    )
    play(match, "march temple", "point b6", "levy soldier", "pass")
    assert match.outcome is not None
    assert match.outcome.scores == (2, 0)


# Not even the red walls are enough: ruling ALX-15, option red_shortfall.


def short(**rest: Json) -> AlexandrosMatch:
    """One red wall is left; of the temples, only the farther can be reached with it."""
    position: Json = {"display": ["temple"], "deck": DECK, "black_left": 0, "red_left": 1} | rest
    return begin(ROAD, alexander="a8", walls=WALLED_ROAD, **position)


@editions
def test_a_farther_space_may_be_chosen_when_nothing_else_can_be_paid_for(preset: str) -> None:
    match = short(preset=preset)
    assert {march.space for march in every_march(match)} == {EAST}


@editions
def test_a_special_move_is_never_forced(preset: str) -> None:
    """Ruling ALX-15: it costs two cards and is optional, so the farther space is allowed too."""
    match = short(preset=preset, hands=[["soldier"], []])
    assert legal(match) == ["march temple", "special soldier"]
    assert {march.space for march in every_march(match)} == {SOLDIER, EAST}


@editions
def test_first_any_face_up_card_that_can_be_paid_for_must_be_used(preset: str) -> None:
    """Ruling ALX-15: the nearest-space rule yields only if no face-up card can follow it."""
    match = short(preset=preset, display=["temple", "soldier"])
    assert legal(match) == ["march soldier"]
    assert {march.space for march in every_march(match)} == {SOLDIER}


def test_a_card_from_the_hand_may_lead_to_a_farther_space_too() -> None:
    match = short(display=[], deck=[], hands=[["temple"], []])
    assert legal(match) == ["special temple"]
    play(match, "special temple")
    assert dump(match)["turn"]["marching"]["space"] == EAST


def two_temples(*walls: str) -> AlexandrosMatch:
    """The face-up card is a joker; the farther of two temples is at the end of the road."""
    return begin(
        ribbon("........T.............T..", start="a8"),
        walls=list(walls),
        display=["amphora"],
        deck=DECK,
        black_left=0,
        red_left=1,
        options={"joker_reach": "nearest_any"},
    )


def test_a_joker_may_lead_to_a_farther_space_too() -> None:
    match = two_temples(*WALLED_ROAD)
    assert legal(match) == ["joker amphora"]
    play(match, "joker amphora")
    assert dump(match)["turn"]["marching"]["space"] == EAST
    assert legal(two_temples()) == ["stay"], "without the walls of the road it is too far"


@pytest.mark.parametrize(
    ("value", "alone", "with_soldier"),
    [
        ("relax", ["march temple"], ["march temple", "special soldier"]),
        ("keep_nearest", ["stay"], ["special soldier"]),
        ("relax_last", ["march temple"], ["special soldier"]),
    ],
)
def test_every_value_of_red_shortfall(
    value: str, alone: list[str], with_soldier: list[str]
) -> None:
    """Ruling ALX-15; the last value has its meaning in records of the first rules version."""
    assert legal(short(options={"red_shortfall": value})) == alone
    assert legal(short(options={"red_shortfall": value}, hands=[["soldier"], []])) == with_soldier


def test_where_only_the_nearest_will_do_the_turn_can_be_the_last() -> None:
    match = short(options={"red_shortfall": "keep_nearest"})
    play(match, "stay", "pass")
    assert ended(match) == "walls_used_up"


@editions
def test_a_substitute_move_with_black_walls_only_is_not_the_last_turn(preset: str) -> None:
    """Ruling ALX-26: the end comes with a red wall, or when nothing can be paid for."""
    match = short(preset=preset, display=["temple", "soldier"], black_left=1, red_left=0)
    told = play(match, "march soldier", "point b9", "pass")
    (marched,) = events_of(told, Marched)
    assert isinstance(marched, Marched)
    assert (len(marched.black), len(marched.red)) == (1, 0)
    assert not ended(match)


def test_a_farther_space_without_a_red_wall_is_not_the_last_turn() -> None:
    match = short()
    play(match, "march temple", "point a12", "pass")
    assert not ended(match)


@editions
def test_when_nothing_can_be_paid_for_the_turn_is_the_last(preset: str) -> None:
    """Ruling ALX-26: Alexander stays, the two actions are done, the match is over."""
    match = begin(FIVE_AWAY, preset=preset, display=["temple"], deck=DECK, black_left=0, red_left=4)
    told = play(match, "stay", "draw", "draw")
    assert [event.reason for event in told if isinstance(event, LastTurn)] == ["walls_used_up"]
    assert ended(match) == "walls_used_up"
    assert len(dump(match)["hands"][0]) == 2
