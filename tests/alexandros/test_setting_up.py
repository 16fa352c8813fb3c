"""EN, Contents and Preparation: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from satrap.core.errors import BoardError
from satrap.core.game import OPEN, PUBLIC
from satrap.games.alexandros import GAME
from satrap.games.alexandros.board import packaged_board
from satrap.games.alexandros.events import Dealt
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import BLACK_WALLS, GUARDS, RED_WALLS
from tests.alexandros.boards import PRESETS, begin, board, dump, ribbon

BOARD = packaged_board("standard")
editions = pytest.mark.parametrize("preset", PRESETS)
tables = pytest.mark.parametrize("players", [2, 3, 4])


@tables
def test_there_are_eleven_cards_of_each_symbol(players: int) -> None:
    data = dump(begin(BOARD, players=players))
    cards = Counter([*data["deck"], *data["display"], *(c for hand in data["hands"] for c in hand)])
    assert cards == dict.fromkeys(SYMBOLS, 11)


@tables
def test_everybody_begins_with_one_hidden_card_and_two_lie_face_up(players: int) -> None:
    match = begin(BOARD, players=players)
    data = dump(match)
    assert list(map(len, data["hands"])) == [1] * players
    assert len(data["display"]) == 2
    assert len(data["deck"]) == 55 - players - 2
    assert data["discard"] == []
    assert GAME.dump_view(match.view(PUBLIC))["hands"] == [None] * players


@tables
def test_only_its_owner_sees_a_first_card(players: int) -> None:
    match = begin(BOARD, players=players)
    for observer in (*range(players), PUBLIC):
        dealt = [event for event in match.events(observer) if isinstance(event, Dealt)]
        assert [event.seat for event in dealt if event.card] == [observer] * (observer >= 0)


@tables
def test_everybody_begins_with_no_points_and_all_guards(players: int) -> None:
    """FR puts the discs on field 100, the others at the start of the track: both mean 0."""
    match = begin(BOARD, players=players)
    data = dump(match)
    assert data["scores"] == [0] * players
    assert data["guards"] == [[] for _ in range(players)]
    assert GAME.dump_view(match.view(PUBLIC))["reserve"] == [GUARDS] * players


@editions
def test_every_edition_begins_the_same(preset: str) -> None:
    first, other = begin(BOARD), begin(BOARD, preset=preset)
    assert dump(first) == dump(other)
    assert other.setup.options.keys() == first.setup.options.keys()


def test_there_are_65_black_and_10_red_walls() -> None:
    data = dump(begin(BOARD))
    assert (data["black_left"], data["red_left"]) == (65, 10) == (BLACK_WALLS, RED_WALLS)
    assert data["walls"] == data["red"] == []


def test_alexander_begins_on_a_point_in_the_upper_left() -> None:
    """EN and IT say a space, FR and DE a point; EN measures every distance from a point."""
    data = dump(begin(BOARD))
    assert data["alexander"] == BOARD.point_names[BOARD.start]
    assert data["standing"] is None, "he occupies no space yet"
    assert BOARD.start < len(BOARD.point_names) / 4


def test_more_than_half_of_the_spaces_are_open() -> None:
    """FR, DE and EN: most; IT: many."""
    assert sum(symbol < 0 for symbol in BOARD.symbols) > len(BOARD.symbols) / 2


def test_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


def test_everything_is_accounted_for_at_the_start() -> None:
    assert GAME.invariants(begin(BOARD, players=4).state) == []


def test_the_open_view_shows_every_card() -> None:
    match = begin(BOARD)
    shown = GAME.dump_view(match.view(OPEN))
    assert [list(hand) for hand in shown["hands"]] == dump(match)["hands"]


# EN, Occupy province: land is connected across sides.


def test_an_island_is_refused() -> None:
    with pytest.raises(BoardError):
        board(" ...~~~...", start="a1")


def test_land_that_touches_in_a_point_only_is_refused() -> None:
    """Two triangles that meet in a point share no side, so nobody could march across."""
    with pytest.raises(BoardError):
        board(" .   ", "  .  ", start="a1")


def test_a_board_of_one_space_can_be_played() -> None:
    match = begin(ribbon("T"), display=["temple", "temple"])
    assert dump(match)["alexander"] == "a1"
