"""The picture of a board: everything is there, can be addressed, and is where it should be."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from satrap.core.language import LANGUAGES, called
from satrap.games.alexander_the_great.board import Board, packaged_board, parse_board
from satrap.games.alexander_the_great.draw import draw_board
from satrap.games.alexander_the_great.drawing.campaign import RADIUS
from satrap.games.alexander_the_great.drawing.frame import frame_of
from satrap.games.alexander_the_great.drawing.layout import layout_of
from satrap.games.alexander_the_great.drawing.marks import mark_box
from satrap.games.alexander_the_great.drawing.shapes import REACH, province_areas, touch
from satrap.games.alexander_the_great.look import REGIONS
from satrap.games.drawing.room import Box, distance, meet

languages = pytest.mark.parametrize("language", LANGUAGES)
SVG = "{http://www.w3.org/2000/svg}"
STANDARD = packaged_board("standard-1")


def changed(*pairs: tuple[str, str]) -> Board:
    """Return the standard board with some words of its file replaced."""
    text = STANDARD.text.replace('"standard-1"', '"mine"')
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return parse_board(text)


# Somewhere in the ocean: no coast, no given start, an arrow with one head, a long name.
OCEAN = changed(
    ("lat = ", "lat = -"),
    (', lat = -40.76, lon = 22.52', ""),
    ('"Thessaly"', '"Thessaly <&> the plains of Larissa"'),
    ('b = "illyria",    enter = 1, back = 0', 'b = "illyria", enter = 1'),
    ('"Thapsacus"', '"Nowhere"'),
    ('start = { into = "syria" }', 'start = { into = "syria", enter = 2 }'),
)  # fmt: skip


@cache
def drawn(board: Board, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(draw_board(board, language))


@cache
def elements(board: Board, language: str = "en") -> dict[str, ElementTree.Element]:
    found = [each for each in drawn(board, language).iter() if "id" in each.attrib]
    named = {each.attrib["id"]: each for each in found}
    assert len(found) == len(named)
    return named


def told(element: ElementTree.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def words(element: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]


def boxes(board: Board) -> list[Box]:
    return [mark_box(frame_of(board), board, number) for number in range(len(board.provinces))]


@pytest.mark.parametrize("board", [STANDARD, OCEAN], ids=["standard", "ocean"])
def test_every_province_is_an_element_with_its_area_and_its_mark(board: Board) -> None:
    named = elements(board)
    for province in board.provinces:
        assert told(named[f"province-{province.id}"]).startswith(called(province.name, "en"))
        assert named[f"area-{province.id}"].attrib["d"].startswith("M")
        mark = named[f"mark-{province.id}"]
        assert words(mark) == [str(province.number)]
        icons = [each.attrib["href"] for each in mark.iter(f"{SVG}use")]
        wanted = ["#icon-temple"] * province.temple + ["#icon-city"] * province.city
        assert icons == wanted


def test_what_a_province_bears_is_told_in_words() -> None:
    named = elements(STANDARD)
    assert told(named["province-boeotia"]).endswith("Hellas and Thrace: a temple and a city")
    assert told(named["province-chersonese"]).endswith(": no symbol")
    assert told(elements(STANDARD, "de")["province-siwa"]).endswith(": ein Tempel und eine Stadt")


def test_regions_differ_in_colour_and_in_pattern() -> None:
    named = elements(STANDARD)
    assert len({look.pattern for look in REGIONS}) == len({look.tint for look in REGIONS}) == 6
    for province in STANDARD.provinces:
        inside = list(named[f"province-{province.id}"].iter())
        fills = {each.get("fill") for each in inside} - {None}
        look = REGIONS[province.region]
        assert fills == {look.tint, f"url(#pattern-{province.region + 1})"}
        assert f"province-{province.id}" in {
            each.get("id") for each in named[f"region-{province.region + 1}"]
        }


def test_a_dark_head_bears_its_price_and_a_light_one_nothing() -> None:
    named = elements(STANDARD)
    assert words(named["link-thessaly-boeotia"]) == []
    assert words(named["link-phrygia-cilicia"]) == ["2", "2"]
    assert words(named["link-macedonia-thrace"]) == ["2"]
    assert told(named["link-macedonia-thrace"]) == (
        "Macedonia – Thrace: into Thrace 2, into Macedonia free"
    )


def test_a_ship_passage_is_dashed_and_bears_a_ship() -> None:
    for link in STANDARD.links:
        ends = (STANDARD.provinces[link.a].id, STANDARD.provinces[link.b].id)
        element = elements(STANDARD)["link-{}-{}".format(*ends)]
        dashed = any("stroke-dasharray" in each.attrib for each in element.iter())
        ships = [each for each in element.iter(f"{SVG}use") if each.get("href") == "#icon-ship"]
        assert (dashed, len(ships)) == (link.ship, int(link.ship))


def test_a_link_may_have_one_head() -> None:
    one = elements(OCEAN)["link-macedonia-illyria"]
    assert words(one) == ["1"]
    assert told(one) == "Macedonia – Illyria: into Illyria 1, no arrowhead at Macedonia"
    other = elements(OCEAN)["link-illyria-thessaly"]
    assert len(list(other.iter(f"{SVG}path"))) == len(list(one.iter(f"{SVG}path"))) + 1


@pytest.mark.parametrize("board", [STANDARD, OCEAN], ids=["standard", "ocean"])
def test_arrows_keep_off_the_marks_of_others(board: Board) -> None:
    marks = boxes(board)
    for link, way in zip(board.links, layout_of(board).ways, strict=True):
        for number, box in enumerate(marks):
            gap = min(distance(box, at) for at in way)
            assert gap < 4.5 if number in (link.a, link.b) else gap > 1


def test_ships_sail_round_the_land() -> None:
    frame = frame_of(STANDARD)
    for link, way in zip(STANDARD.links, layout_of(STANDARD).ways, strict=True):
        if link.ship and STANDARD.provinces[link.a].region < 3:
            assert not frame.is_land(way[len(way) // 2])


def test_campaign_symbols_lie_in_the_last_province_before() -> None:
    frame, found = frame_of(STANDARD), layout_of(STANDARD).symbols
    assert [symbol.number for symbol in found] == [1, 2, 3, 4, 5, 6, 0]
    for symbol, region in zip(found[1:], STANDARD.regions, strict=True):
        near = min(
            range(len(frame.seats)), key=lambda each: math.dist(frame.seats[each], symbol.at)
        )
        assert near == region.goal
    named = elements(STANDARD)
    assert [words(named[f"symbol-{name}"]) for name in (*range(1, 7), "x")] == [
        [name] for name in "123456X"
    ]
    assert "Pella" in words(named["names"])


def test_a_way_leads_from_each_symbol_to_the_first_province() -> None:
    frame, marks = frame_of(STANDARD), boxes(STANDARD)
    *found, end = layout_of(STANDARD).symbols
    assert end.way == []
    for symbol, region in zip(found, STANDARD.regions, strict=True):
        assert math.dist(symbol.way[0], symbol.at) < RADIUS + 4.5
        assert distance(marks[region.first], symbol.way[-1]) < 4.5
    tyre = frame.at((33.27, 35.2))
    assert min(math.dist(at, tyre) for at in found[3].way) < 1


def test_entering_a_region_may_have_a_price() -> None:
    assert words(elements(STANDARD)["ways"]) == []
    assert words(elements(OCEAN)["ways"]) == ["2"]


@languages
def test_marks_symbols_and_names_do_not_lie_over_each_other(language: str) -> None:
    layout = layout_of(STANDARD, language)
    found = boxes(STANDARD) + [symbol.box for symbol in layout.symbols]
    found += [name.box for name in layout.regions]
    for number, one in enumerate(found):
        assert not any(meet(one, two) for two in found[:number])
    frame = layout.frame
    for x, y, width, height in [*found, *(name.box for name in layout.names)]:
        assert frame.holds((x, y)) and frame.holds((x + width, y + height))
    texts = sorted(" ".join(name.lines) for name in layout.names)
    names = (called(province.name, language) for province in STANDARD.provinces)
    assert texts == sorted(["Pella", *names])


@languages
def test_no_two_names_read_as_one(language: str) -> None:
    found = [name.box for name in layout_of(STANDARD, language).names]
    for number, (x, y, width, height) in enumerate(found):
        airy = x - 5, y - 5, width + 10, height + 10
        assert not any(meet(airy, other) for other in found[:number])


def test_provinces_are_land_near_their_seats_and_nowhere_else() -> None:
    frame, areas = frame_of(STANDARD), province_areas(STANDARD)
    for number, province in enumerate(STANDARD.provinces):
        for ring in areas[province.id]:
            assert max(math.dist(corner[:2], frame.seats[number]) for corner in ring) < 2 * REACH
    for lat, lon in ((24.0, 44.0), (46.0, 45.0), (25.0, 22.0), (45.0, 70.0), (35.0, 20.0)):
        at = frame.at((lat, lon))
        assert not any(inside(at, area) for area in areas.values())
    for number, province in enumerate(STANDARD.provinces):
        at = frame.seats[number]
        assert inside(at, areas[province.id]) or not frame.is_land(at)


def inside(at: tuple[float, float], area: object) -> bool:
    """Say whether a point lies in an area: it has an odd number of sides to the east of it."""
    x, y = at
    odd = False
    assert isinstance(area, tuple)
    for ring in area:
        for (x1, y1, _), (x2, y2, _) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (y1 <= y) != (y2 <= y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                odd = not odd
    return odd


def test_a_border_is_the_same_from_both_sides() -> None:
    at = {province.id: number for number, province in enumerate(STANDARD.provinces)}
    for one, two in (("cilicia", "cappadocia"), ("areia", "margiana"), ("susiana", "media")):
        border = touch(STANDARD, at[one], at[two])
        assert border > 40
        assert math.isclose(border, touch(STANDARD, at[two], at[one]), rel_tol=0.1)
    assert touch(STANDARD, at["cilicia"], at["patala"]) == 0


def test_crowded_provinces_have_room() -> None:
    seats = frame_of(STANDARD).seats
    gaps = [math.dist(a, b) for number, a in enumerate(seats) for b in seats[:number]]
    assert min(gaps) > 60
    xs, ys = zip(*seats, strict=True)
    for number, link in enumerate(STANDARD.links):
        assert math.dist(seats[link.a], seats[link.b]) > 90, number
    assert (max(xs) - min(xs)) / (max(ys) - min(ys)) > 1.3


def test_a_board_without_coast_still_has_areas_and_no_names_of_seas() -> None:
    areas = province_areas(OCEAN)
    assert all(areas[province.id] for province in OCEAN.provinces)
    assert words(elements(OCEAN)["around"]) == []
    assert "Mare Internum" in words(elements(STANDARD)["around"])


def test_names_from_a_board_file_are_only_words() -> None:
    assert "Thessaly <&> the" in words(elements(OCEAN)["names"])
    assert "plains of Larissa" in words(elements(OCEAN)["names"])


def test_title_note_and_legend_speak_the_language() -> None:
    english, german = elements(STANDARD), elements(STANDARD, "de")
    assert "ALEXANDER THE GREAT" in words(english["title"])
    assert any("reconstruction" in line for line in words(english["title"]))
    assert any("Rekonstruktion" in line for line in words(german["title"]))
    assert "ship passage" in words(english["legend"])
    assert "Schiffspassage" in words(german["legend"])
    about = drawn(STANDARD, "fr").findtext(f"{SVG}desc") or ""
    assert "39 provinces" in about
    assert drawn(STANDARD).findtext(f"{SVG}title") == "From Pella to the Indus"


def test_nothing_of_title_or_legend_lies_on_a_province() -> None:
    corners = [
        corner[:2] for area in province_areas(STANDARD).values() for ring in area for corner in ring
    ]
    for name in ("title", "legend"):
        panel = elements(STANDARD)[name].find(f"{SVG}rect")
        assert panel is not None
        x, y, width, height = (float(panel.attrib[key]) for key in ("x", "y", "width", "height"))
        assert all(distance((x, y, width, height), corner) > 5 for corner in corners)


def test_a_board_without_room_goes_without_title_and_legend() -> None:
    pairs = [
        (f"lat = {each.lat:.2f}, lon = {each.lon:.2f}",
         f"lat = {-20 - number // 8 * 5.0:.2f}, lon = {20 + number % 8 * 7.0:.2f}")
        for number, each in enumerate(STANDARD.provinces)
    ]  # fmt: skip
    full = changed(*pairs)
    assert not {"title", "legend"} & set(elements(full))


def test_seats_may_all_lie_in_one_place() -> None:
    pairs = [
        (f"lat = {each.lat:.2f}, lon = {each.lon:.2f}", "lat = 35.00, lon = 40.00")
        for each in STANDARD.provinces
    ]
    heap = changed(*pairs, ("lat = 40.76, lon = 22.52", "lat = 0, lon = 0"))
    assert {f"province-{each.id}" for each in heap.provinces} <= set(elements(heap))


def test_what_is_written_on_the_map_knows_its_region() -> None:
    for number, region in enumerate(STANDARD.regions, 1):
        owned = [f"region-{number}", f"name-region-{number}", f"way-{number}", f"symbol-{number}"]
        for province in (STANDARD.provinces[each].id for each in region.provinces):
            owned += [f"mark-{province}", f"name-{province}"]
        assert {elements(STANDARD)[each].get("data-region") for each in owned} == {str(number)}
    links = [each for each in elements(STANDARD) if each.startswith("link-")]
    assert all(elements(STANDARD)[each].get("data-region") for each in links)


def test_what_is_laid_over_the_board_comes_last() -> None:
    picture = ElementTree.fromstring(draw_board(STANDARD, "en", ['<g id="armies"/>']))
    assert list(picture)[-1].get("id") == "armies"


def test_the_picture_in_the_docs_is_the_standard_board() -> None:
    file = Path(__file__).parents[2] / "docs" / "board-alexander-the-great.svg"
    assert file.read_text(encoding="utf-8") == draw_board(STANDARD) + "\n"
