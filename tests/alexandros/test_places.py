"""What spaces are called: names that can be found on the board, and no two alike."""

from __future__ import annotations

from satrap.core.language import LANGUAGES, say
from satrap.games.alexandros.board import packaged_board
from satrap.games.alexandros.places import PlaceName, heading, place_text, places_of
from satrap.games.alexandros.provinces import make_province, place
from satrap.games.alexandros.tables import tables_of
from tests.alexandros.boards import ribbon

STANDARD = packaged_board("standard")


def called(space: str) -> PlaceName:
    return places_of(STANDARD)[STANDARD.space_names.index(space)]


def test_a_space_with_a_name_is_called_by_it() -> None:
    assert called("b3d") == PlaceName("Gordion")


def test_a_space_without_a_name_is_called_after_the_nearest_and_its_side() -> None:
    assert called("d10u") == PlaceName("Ecbatana", "north")
    assert say(place_text(called("d10u"))) == "Ecbatana North"
    assert say(place_text(called("d10u")), "fr") == "Ecbatane Nord"


def test_no_two_spaces_of_the_standard_board_are_called_alike() -> None:
    for language in LANGUAGES:
        said = {say(place_text(each), language) for each in places_of(STANDARD)}
        assert len(said) == len(STANDARD.symbols)


def test_every_name_in_use_can_be_read_on_the_board() -> None:
    written = set(STANDARD.names.values())
    assert {each.name for each in places_of(STANDARD)} == written


def test_on_a_board_without_names_the_notation_is_what_is_left() -> None:
    board = ribbon("T.H..")
    assert [each.name for each in places_of(board)] == list(board.space_names)


def test_a_province_is_called_by_the_first_name_in_it() -> None:
    tables = tables_of(STANDARD)
    spaces = [tables.spaces[name] for name in ("c10d", "d10d", "d11u")]  # the first has no name
    land = make_province(tables, sum(1 << space for space in spaces))
    assert place(tables, land) == PlaceName("Cadusii")
    alone = make_province(tables, 1 << spaces[0])
    assert place(tables, alone) == PlaceName("Atropatene", "north-east")


def test_headings_are_those_of_the_map() -> None:
    assert [heading((0, 0), at) for at in ((1, 0), (0, 1), (-1, 0), (0, -1))] == [
        "east", "south", "west", "north",
    ]  # fmt: skip
    assert heading((0, 0), (0.5, -0.866)) == "north-east"
