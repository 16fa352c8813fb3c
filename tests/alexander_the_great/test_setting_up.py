"""3.3: what everybody has at the start, and who can play."""

from __future__ import annotations

import pytest

from satrap.core.errors import BadSetup
from satrap.core.game import PUBLIC
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.board import packaged_board
from satrap.games.alexander_the_great.events import RegionBegan
from satrap.games.alexander_the_great.state import cities_left, temples_left
from tests.alexander_the_great.boards import NAMES, begin, dump, sentence

BOARD = packaged_board("standard-1")
tables = pytest.mark.parametrize("players", range(2, 6))


@tables
def test_everybody_has_no_points_ten_temples_and_eight_cities(players: int) -> None:
    match = begin(players=players, board=BOARD)
    data, table = dump(match), match.state.table
    assert data["scores"] == [0] * players
    assert data["temples"] == data["armies"] == [{}] * players
    assert data["cities"] == {}
    assert [temples_left(table, seat) for seat in range(players)] == [10] * players
    assert [cities_left(table, seat) for seat in range(players)] == [8] * players


@tables
def test_everybody_splits_cubes_at_once_in_the_first_region(players: int) -> None:
    match = begin(players=players, board=BOARD)
    assert match.waiting() == tuple(range(players))
    assert dump(match)["turn"]["region"] == 1
    assert match.events(PUBLIC) == (RegionBegan(1, "Hellas and Thrace"),)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_can_play(players: int) -> None:
    """Ruling ATG-15."""
    with pytest.raises(BadSetup):
        GAME.setup((*NAMES, "Fila")[:players])
    assert [GAME.seats.start, GAME.seats.stop - 1] == [2, 5]


def test_the_oldest_is_told_or_drawn() -> None:
    assert dump(begin(players=5, starter=3))["oldest"] == 3
    drawn = {
        dump(begin(players=5, starter=None, seed=bytes([n] * 32)))["oldest"] for n in range(40)
    }
    assert drawn == set(range(5))
    match = begin(players=5, starter=None)
    assert [draw.purpose for draw in match.draws()] == ["oldest"]


def test_every_region_begins_on_a_place_outside_its_provinces() -> None:
    """Ruling ATG-16: symbol 1 is such a place too."""
    for ground in begin(board=BOARD).state.config.tables.grounds:
        symbol, *provinces = ground.places
        assert (symbol.id, symbol.name) == ("start", "")
        assert len(provinces) == len(ground.provinces)
        assert all(way.target for ways in ground.ways for way in ways)


def test_the_board_is_the_standard_one_and_can_be_written_down() -> None:
    assert GAME.boards() == ("standard-1",)
    assert GAME.setup(NAMES[:2]).board == GAME.board("standard-1") == BOARD
    assert GAME.parse_board(GAME.format_board(BOARD)) == BOARD


def test_the_sheet_of_the_start_is_empty() -> None:
    match = begin(players=3, board=BOARD)
    lines = [sentence(line) for line in GAME.score_sheet(match.view(PUBLIC))]
    assert lines[2] == "Cleo, 0 points: provinces 0, temples 0, cities 0, final awards 0"
