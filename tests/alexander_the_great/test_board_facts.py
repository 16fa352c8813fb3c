"""The facts of the printed board: all hold on the standard board, and a fault is noticed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from satrap.core.language import LANGUAGES, say
from satrap.games.alexander_the_great.board import Board, packaged_board, parse_board
from satrap.games.alexander_the_great.board_facts import facts
from satrap.packs import get_pack

STANDARD = packaged_board("standard-1")


def changed(*pairs: tuple[str, str]) -> Board:
    text = STANDARD.text
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return parse_board(text)


def wrong(board: Board) -> set[str]:
    return {fact.key for fact in facts(board) if fact.ok is False}


def test_every_known_fact_holds_on_the_standard_board() -> None:
    found = facts(STANDARD)
    assert [fact.key for fact in found if not fact.ok] == []
    assert len(found) == 23
    assert len({fact.key for fact in found}) == 23


def test_the_facts_are_these() -> None:
    values = {fact.key: say(fact.value) for fact in facts(STANDARD)}
    assert values["regions"].startswith("Hellas and Thrace, Asia Minor, Syria and Egypt,")
    assert values["provinces"] == "7, 7, 6, 6, 7, 6: 39 in all"
    assert values["numbers"] == "1–7, 1–7, 1–6, 1–6, 1–7, 1–6"
    assert values["kinds"] == "9 with a temple, 13 with a city, 12 with both, 5 with none"
    assert values["campaign"].startswith("1 Pella, 2 Chersonese, 3 Cilicia, 4 Alexandria, 5 Persis")
    assert values["campaign"].endswith("6 Bactria, X Patala")
    assert values["first"].startswith("Macedonia, Hellespontine Phrygia, Syria")
    assert values["arrows"] == "arrows over land: 46, ship passages: 5"
    assert values["prices"] == "free heads: 31, at price 1: 46, at 2: 15, at 3: 10"
    assert values["directions"] == "they differ at 17 arrows"
    assert values["ships"] == "3 over the sea, 2 down a river (our invention)"
    assert values["first-turn"] == "in 4; steps to it: 3, 3, 4, 3, 4, 3"
    assert values["length"] == "4"
    assert values["pair"].endswith(", arrows: 0")
    assert values["egypt"] == "Memphis, Siwa, Alexandria"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_words_in_every_language(language: str) -> None:
    for fact in facts(STANDARD):
        for sentence in (fact.claim, fact.value):
            assert sentence.key not in say(sentence, language)


FAULTS = {
    "regions": [("lon = 2", "lon = 7")],
    "numbers": [("number = 1,", "number = 8,")],
    "kinds": [(", city = true", "")],
    "first": [('into = "syria"', 'into = "syria", enter = 1')],
    "arrows": [(", ship = true", ""), ("3, back = 3", "2, back = 2")],
    "prices": [("enter = 2, back = 2 },   # the Cilician", "enter = 3, back = 2 },   #")],
    "ships": [
        ('b = "chersonese", enter = 3, back = 3, ship = true', 'b = "chersonese", enter = 2'),
        ('b = "cilicia",    enter = 3, back = 3, ship = true', 'b = "cilicia", enter = 2'),
        ('b = "memphis",    enter = 3, back = 3, ship = true', 'b = "memphis", enter = 2'),
    ],
    "adriatic": [("lon = 20.30", "lon = 21.30")],
    "egypt": [("lat = 29", "lat = 33"), ("lat = 31", "lat = 33")],
}


@pytest.mark.parametrize("key", FAULTS)
def test_a_fault_is_noticed(key: str) -> None:
    assert key in wrong(changed(*FAULTS[key]))


def test_equal_directions_are_noticed() -> None:
    lines = [
        line.split(", back = ")[0] + f", back = {line.split('enter = ')[1][0]}"
        + (", ship = true },\n" if "ship" in line else " },\n")
        if "enter = " in line and "a = " in line else f"{line}\n"
        for line in STANDARD.text.splitlines()
    ]  # fmt: skip
    assert wrong(parse_board("".join(lines))) == {"directions"}


def test_goals_that_are_near_in_all_regions_are_noticed() -> None:
    near = changed(
        ('goal = "bactria"', 'goal = "hyrcania"'),
        ('{ a = "hyrcania",  b = "margiana",  enter = 2, back = 2 },', ""),
        ('goal = "alexandria"', 'goal = "siwa"'),
        ('{ a = "siwa",      b = "alexandria", enter = 1, back = 2 },', ""),
        ('a = "memphis",   b = "siwa",  ', 'a = "phoenicia", b = "siwa",  '),
    )
    assert "first-turn" in wrong(near)


def test_cilicia_and_capadocia_must_touch_and_not_be_joined() -> None:
    joined = changed(('a = "phrygia", b = "cilicia",  ', 'a = "cilicia", b = "cappadocia",'))
    apart = changed(("lat = 39.10, lon = 35.00", "lat = 46.00, lon = 60.00"))
    unnamed = changed(('name = "Capadocia"', 'name = "Cappadocia"'))
    for board in (joined, apart, unnamed):
        assert "pair" in wrong(board)


def test_a_long_way_is_noticed() -> None:
    names = ["macedonia", "illyria", "thessaly", "boeotia", "thrace", "getae", "chersonese"]
    start = STANDARD.text.index("links = [")
    end = STANDARD.text.index("[[region]]", start)
    more = [*names[:-1], "x1", "x2", "x3", "chersonese"]
    links = ",\n".join(
        f'{{ a = "{a}", b = "{b}", enter = 0, back = 1 }}' for a, b in pairwise(more)
    )
    text = f"{STANDARD.text[:start]}links = [{links}]\n{STANDARD.text[end:]}".replace(
        '  { id = "chersonese", number = 7',
        "".join(
            f'  {{ id = "x{n}", number = {7 + n}, name = "X", lat = 41, lon = 2{n} }},\n'
            for n in (1, 2, 3)
        )
        + '  { id = "chersonese", number = 7',
    )
    assert {"length", "provinces"} <= wrong(parse_board(text))


def test_a_board_of_ones_own_may_differ() -> None:
    mine = changed(('"standard-1"', '"mine"'), (", city = true", ""), ('place = "Pella", ', ""))
    found = {fact.key: fact.ok for fact in facts(mine)}
    assert set(found.values()) == {True, None}
    assert found["kinds"] is None
    assert found["campaign"] is True


def test_the_pack_tells_and_draws_the_same() -> None:
    pack = get_pack("alexander_the_great")
    assert pack.draw(STANDARD, "en").startswith("<svg")
    assert pack.facts(STANDARD) == facts(STANDARD)
