"""The relief under the land: small, where it belongs, and only on sheets for the page."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from satrap.core.game import AnyGame
from satrap.games.alexander_the_great.board import packaged_board
from satrap.games.alexander_the_great.drawing.frame import frame_of
from satrap.packs import PACKS, get_pack
from tests.offered import GAMES

LARGEST = 300_000
IMAGE = "{http://www.w3.org/2000/svg}image"
ART = {name: art for pack in PACKS.values() for name, art in pack.art.items()}
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_every_relief_is_small_and_named_by_what_it_holds() -> None:
    assert len(ART) == 2
    assert sum(len(art.data) for art in ART.values()) <= LARGEST
    assert all(art.data[8:12] == b"WEBP" and len(name) == 24 for name, art in ART.items())


@games
def test_only_the_sheet_for_the_page_has_a_relief(game: AnyGame) -> None:
    board = game.board("standard-1")
    (image,) = ET.fromstring(game.sheet(board, "en")).iter(IMAGE)
    assert image.attrib["href"].removeprefix("/art/") in ART
    alone = ET.fromstring(get_pack(game.id).draw(board, "en"))
    assert not list(alone.iter(IMAGE))


def test_a_board_whose_map_is_bent_otherwise_goes_without() -> None:
    game = GAMES["alexander_the_great"]
    text = game.format_board(game.board("standard-1"))
    line = next(line for line in text.splitlines() if "lat = " in line and "id = " in line)
    other = game.parse_board(text.replace(line, line.replace("lat = ", "lat = 1")[: len(line) + 1]))
    assert not list(ET.fromstring(game.sheet(other, "en")).iter(IMAGE))


def test_a_land_without_a_place_on_earth_goes_without() -> None:
    game = GAMES["alexandros"]
    text = game.format_board(game.board("standard-1"))
    before, _, after = text.partition("[map]")
    plain = game.parse_board(before + "[names]" + after.partition("[names]")[2])
    assert not list(ET.fromstring(game.sheet(plain, "en")).iter(IMAGE))


def test_a_place_on_the_bent_sheet_is_found_on_earth() -> None:
    board = packaged_board("standard-1")
    frame = frame_of(board)
    for province, seat in zip(board.provinces, frame.seats, strict=True):
        lat, lon = frame.degrees(seat)
        assert abs(lat - province.lat) + abs(lon - province.lon) < 0.05
