"""The facts of the printed board: all hold on the standard board, and a fault is noticed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest

from satrap.core.fact import Fact
from satrap.core.language import LANGUAGES, say
from satrap.games.alexandros.board import Board, format_board, packaged_board, parse_board
from satrap.games.alexandros.board_facts import facts
from satrap.games.alexandros.lattice import column, parse_space
from satrap.games.alexandros.survey.corner_facts import corner_facts
from satrap.games.alexandros.survey.figure_eight import FigureEight, is_figure_eight
from satrap.games.alexandros.survey.figure_seven import is_figure_seven
from satrap.games.alexandros.survey.figure_twelve import WANTED, is_wanted
from satrap.games.alexandros.survey.land_facts import land_facts
from satrap.games.alexandros.survey.symbol_facts import symbol_facts
from satrap.games.alexandros.survey.trail import joined_walls
from satrap.games.alexandros.tables import Mask, Tables

STANDARD = packaged_board("standard")
TABLES = Tables(STANDARD)


def mask(spaces: str) -> Mask:
    return sum(1 << TABLES.spaces[name] for name in spaces.split())


def changed(**letters: str) -> Board:
    """Return the standard board with other letters on some spaces."""
    rows = [list(row) for row in STANDARD.rows]
    for name, letter in letters.items():
        space = parse_space(name)
        assert space is not None
        rows[space.j][column(space)] = letter
    text = format_board(STANDARD)
    for old, new in zip(STANDARD.rows, rows, strict=True):
        text = text.replace(f'"{old}"', f'"{"".join(new)}"')
    head = text[: text.index("[names]")]
    return parse_board(head)


@cache
def standard_facts() -> tuple[Fact, ...]:
    return tuple(facts(STANDARD))


def wrong(board: Board) -> set[str]:
    """Return what is wrong, without the facts that are slow to check."""
    tables = Tables(board)
    found = [*land_facts(tables), *symbol_facts(tables), *corner_facts(tables)]
    return {fact.key for fact in found if fact.ok is False}


def told(found: Iterable[Fact]) -> dict[str, str]:
    return {fact.key: say(fact.value) for fact in found}


def test_every_known_fact_holds_on_the_standard_board() -> None:
    found = standard_facts()
    assert [fact.key for fact in found if not fact.ok] == []
    assert len(found) == 45


def test_the_facts_are_these() -> None:
    values = told(standard_facts())
    assert values["spaces"] == "220 spaces"
    assert values["share"] == "100 spaces, 45.5%"
    assert values["kinds"] == "temples 20, amphorae 20, horses 20, lyres 20, soldiers 20"
    assert values["border"] == "sides of coast: 29, of edge: 31"
    assert values["figure-3"] == "b2 c2 d2 e3; b2 c3 d2 e3; b2 c3 d3 e3"
    assert values["figure-4"] == "b3u c5u e5d (2); 9"
    assert values["figure-5-french"] == "b2d b3u b3d b4u c3d c4u c4d (4 + 3)"
    assert values["figure-8"].startswith("Alexander on f8; soldiers c8u e10d f10u g6d h8u;")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_words_in_every_language(language: str) -> None:
    for fact in standard_facts():
        for sentence in (fact.claim, fact.value):
            assert sentence.key not in say(sentence, language)


@pytest.mark.parametrize(
    ("letters", "keys"),
    [
        ({"c2d": "."}, {"c3", "figure-3-province"}),
        ({"d2d": "A"}, {"c2", "c6", "figure-1", "kinds"}),
        ({"b3u": "."}, {"c2", "c6", "figure-4", "figure-5-french", "figure-6"}),
        ({"e5d": "."}, {"c2", "c6", "figure-4"}),
        ({"c4d": "."}, {"c4", "c5", "figure-1", "figure-5-french"}),
        ({"d4d": "."}, {"c5", "figure-1"}),
        ({"b3d": "L"}, {"c4", "c6", "figure-1", "figure-5-french"}),
        ({"c1d": ".", "c2u": "."}, {"c1", "figure-3-province"}),
        ({"c4u": "H"}, {"neighbours", "c4", "c5"}),
        ({"b4d": "."}, {"c1", "figure-5-french"}),
    ],
)
def test_a_fault_is_noticed(letters: dict[str, str], keys: set[str]) -> None:
    assert keys <= wrong(changed(**letters))


def test_too_much_land_and_too_many_symbols_are_noticed() -> None:
    plain = parse_board(format_board(STANDARD).replace("T", ".").replace("A", "."))
    assert {"share", "kinds"} <= wrong(plain)
    assert "open" not in wrong(plain)
    crowded = {name: "T" for name in STANDARD.space_names if name.endswith("d")}
    assert {"open", "share", "kinds", "spacing"} <= wrong(changed(**crowded))


def test_a_board_of_ones_own_may_differ() -> None:
    head = 'game = "alexandros"\nname = "mine"\ntitle = "Mine"\nstart = "a1"\n'
    text = f'{head}rows = [" .T.A.H.L.S."]\n'
    found = facts(parse_board(text))
    assert {fact.ok for fact in found} == {True, None}
    marks = {fact.key: fact.ok for fact in found}
    assert marks["spaces"] is None
    assert marks["open"] is True
    assert marks["caspian"] is None


def test_figures_7_and_11_can_happen_in_egypt() -> None:
    province = mask("h1u h1d h2u h2d h3u i1d i2u i2d i3u i3d i4u j1d j2u j2d j3u")
    assert is_figure_seven(TABLES, province, 9)
    assert not is_figure_seven(TABLES, province, 10)
    assert not is_figure_seven(TABLES, province | mask("h3d"), 9)


def test_figures_8_to_10_can_happen_between_armenia_and_mesopotamia() -> None:
    province = mask("b6u b6d b7u c7d c8u c8d d7u d7d d8u d8d d9u d9d e7d e8u e8d e9d")
    soldiers = mask("c8u e10d f10u g6d h8u")
    path = tuple(TABLES.points[name] for name in ("f8", "e8", "d8"))
    figure = FigureEight(province, soldiers, TABLES.spaces["d9u"], path)
    assert is_figure_eight(TABLES, figure)
    for other in (
        FigureEight(province & ~mask("b6u"), soldiers, figure.horse, path),
        FigureEight(province & ~mask("b6u") | mask("c10u"), soldiers, figure.horse, path),
        FigureEight(province, soldiers & ~mask("h8u"), figure.horse, path),
        FigureEight(province, soldiers, TABLES.spaces["e6d"], path),
        FigureEight(province, soldiers, figure.horse, path[:2]),
    ):
        assert not is_figure_eight(TABLES, other)


def test_figure_12_can_happen_with_walls_in_one_trail() -> None:
    text = told(standard_facts())["figure-12"]
    provinces = tuple(mask(part.split(":")[1]) for part in text.split("; ")[1:])
    assert sum(provinces).bit_count() == sum(part.bit_count() for part in provinces)
    for wanted, province in zip(WANTED, provinces, strict=True):
        assert is_wanted(TABLES, wanted, province)
        one_open_space = province & TABLES.open_spaces & -(province & TABLES.open_spaces)
        assert not is_wanted(TABLES, wanted, province & ~one_open_space)
    assert [wanted.worth for wanted in WANTED] == [8, 4, 8, 4, 6, 9]
    assert joined_walls(TABLES, provinces).bit_count() <= 65
