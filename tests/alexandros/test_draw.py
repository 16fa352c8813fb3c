"""The picture of a board: everything is there and can be addressed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from satrap.games.alexandros.board import OPEN, SYMBOLS, Board, packaged_board, parse_board
from satrap.games.alexandros.draw import draw_board
from satrap.games.alexandros.look import COLOURS, START

SVG = "{http://www.w3.org/2000/svg}"
STANDARD = packaged_board("standard")
SMALL = parse_board(
    'game = "alexandros"\nname = "mine"\ntitle = "A < B & C"\nstart = "a2"\n'
    'rows = [" .T.A.H"]\n[names]\na2d = "Tyre <&> Sidon"\n'
)


@cache
def drawn(board: Board, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(draw_board(board, language))


def ids(picture: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]


@cache
def elements(picture: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {element.attrib["id"]: element for element in picture.iter() if "id" in element.attrib}


def by_id(picture: ElementTree.Element, name: str) -> ElementTree.Element:
    return elements(picture)[name]


def words(element: ElementTree.Element) -> str:
    return " ".join("".join(text.itertext()) for text in element.iter(f"{SVG}text"))


@pytest.mark.parametrize("board", [STANDARD, SMALL], ids=["standard", "small"])
def test_every_point_side_and_space_is_an_element_with_its_name(board: Board) -> None:
    picture = drawn(board)
    found = ids(picture)
    assert len(found) == len(set(found))
    sides = [board.side_name(side) for side in range(len(board.sides))]
    wanted = {f"point-{name}" for name in board.point_names}
    wanted |= {f"side-{name}" for name in sides} | {f"space-{name}" for name in board.space_names}
    assert wanted <= set(found)
    for name in wanted:
        title = by_id(picture, name).find(f"{SVG}title")
        assert title is not None
        assert (title.text or "").startswith(name.split("-", 1)[1])


def test_points_bear_their_names() -> None:
    picture = drawn(STANDARD)
    for name in STANDARD.point_names:
        assert words(by_id(picture, f"point-{name}")) == name


def test_a_symbol_has_its_colour_and_its_shape_and_open_land_has_neither() -> None:
    picture = drawn(STANDARD)
    for space, name in enumerate(STANDARD.space_names):
        inside = list(by_id(picture, f"space-{name}").iter())
        fills = {element.get("fill") for element in inside} & set(COLOURS.values())
        icons = {element.get("href") for element in inside} - {None}
        symbol = STANDARD.symbols[space]
        if symbol == OPEN:
            assert not fills
            assert not icons
        else:
            assert fills == {COLOURS[SYMBOLS[symbol]]}
            assert icons == {f"#icon-{SYMBOLS[symbol]}"}


@pytest.mark.parametrize("board", [STANDARD, SMALL], ids=["standard", "small"])
def test_the_start_is_the_only_red_point(board: Board) -> None:
    picture = drawn(board)
    red = [
        name
        for name in board.point_names
        if any(each.get("fill") == START for each in by_id(picture, f"point-{name}").iter())
    ]
    assert red == [board.point_names[board.start]]


def test_coast_and_edge_look_different() -> None:
    picture = drawn(STANDARD)
    looks: dict[str, set[str | None]] = {"coast": set(), "edge": set(), "inner": set()}
    for side, two in enumerate(STANDARD.side_spaces):
        kind = "inner" if len(two) == 2 else "coast" if side in STANDARD.coast else "edge"
        looks[kind].add(by_id(picture, f"side-{STANDARD.side_name(side)}").get("stroke"))
    assert [len(colours) for colours in looks.values()] == [1, 1, 1]
    assert len(set.union(*looks.values())) == 3


def test_the_score_track_has_a_hundred_fields() -> None:
    fields = [name for name in ids(drawn(STANDARD)) if name.startswith("score-")]
    assert sorted(fields) == sorted(f"score-{score}" for score in range(1, 101))


def test_title_note_and_legend_speak_the_language() -> None:
    english, german = drawn(STANDARD), drawn(STANDARD, "de")
    assert "ALEXANDROS" in words(by_id(english, "title"))
    assert "reconstruction" in words(by_id(english, "title"))
    assert "Rekonstruktion" in words(by_id(german, "title"))
    assert words(by_id(english, "legend")).split() == list(SYMBOLS)
    assert "Leier" in words(by_id(german, "legend"))
    told = by_id(german, "space-c2d").find(f"{SVG}title")
    assert told is not None
    assert told.text == "c2d, Sardes, Amphore"


def test_names_from_a_board_file_are_only_words() -> None:
    picture = drawn(SMALL)
    assert ["Tyre", "<&>", "Sidon"][0] in words(by_id(picture, "names"))
    title = picture.find(f"{SVG}title")
    assert title is not None
    assert title.text == "A < B & C"


def test_a_map_is_drawn_only_for_a_board_that_has_a_place_on_it() -> None:
    assert len(draw_board(STANDARD)) - len(draw_board(SMALL)) > 100_000
    assert words(by_id(drawn(SMALL), "around")) == ""
    assert "Mare Internum" in words(by_id(drawn(STANDARD), "around"))


def test_nothing_of_title_or_legend_lies_on_the_board() -> None:
    picture = drawn(STANDARD)
    for name in ("title", "legend"):
        panel = by_id(picture, name).find(f"{SVG}rect")
        assert panel is not None
        x, y, width, height = (float(panel.attrib[key]) for key in ("x", "y", "width", "height"))
        for circle in by_id(picture, "points").iter(f"{SVG}circle"):
            across, down = float(circle.attrib["cx"]) - x, float(circle.attrib["cy"]) - y
            assert not (0 <= across <= width and 0 <= down <= height)


def test_a_board_without_room_goes_without_title_and_legend() -> None:
    rows = ", ".join(f'" {"." * 24}"' for _ in range(12))
    head = 'game = "alexandros"\nname = "full"\ntitle = "Full"\nstart = "a1"\n'
    assert not {"title", "legend"} & set(ids(drawn(parse_board(f"{head}rows = [{rows}]\n"))))


def test_what_is_laid_over_the_board_comes_last() -> None:
    picture = ElementTree.fromstring(draw_board(STANDARD, "en", ['<g id="walls"/>']))
    assert list(picture)[-1].get("id") == "walls"


def test_the_picture_in_the_readme_is_the_standard_board() -> None:
    file = Path(__file__).parents[2] / "docs" / "board-alexandros.svg"
    assert file.read_text(encoding="utf-8") == draw_board(STANDARD) + "\n"
