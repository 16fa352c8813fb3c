"""The numbers and worked examples on the reading pages agree with the engine."""

from __future__ import annotations

import re

import pytest

from satrap.core.game import Seat
from satrap.core.language import LANGUAGES, called
from satrap.games.alexander_the_great import board as campaign_board
from satrap.games.alexander_the_great import contests
from satrap.games.alexander_the_great.numbers import (
    BOARD_CITIES,
    BOARD_TEMPLES,
    CITIES,
    CITY_POINTS,
    CUBES,
    REGION,
    TEMPLE_POINTS,
    TEMPLE_PRICE,
    TEMPLES,
)
from satrap.games.alexander_the_great.options import Options
from satrap.games.alexandros import board as triangle_board
from satrap.games.alexandros.numbers import BLACK_WALLS, COPIES, RED_WALLS
from satrap.games.alexandros.tables import tables_of
from tests.web.learn import numbers, read, sections, tables

languages = pytest.mark.parametrize("language", LANGUAGES)
ALEXANDROS = triangle_board.packaged_board(triangle_board.STANDARD)
ALEXANDER_THE_GREAT = campaign_board.packaged_board(campaign_board.STANDARD)


def stem(word: str) -> str:
    """Return a word without an ending that its sentence may change."""
    return word[:8]


@languages
def test_what_lies_on_the_table(language: str) -> None:
    open_spaces = ALEXANDROS.symbols.count(triangle_board.OPEN)
    board = [len(ALEXANDROS.symbols), open_spaces, len(ALEXANDROS.symbols) - open_spaces]
    pieces = [COPIES * len(triangle_board.SYMBOLS), BLACK_WALLS, RED_WALLS]
    assert numbers(sections(read("rules/alexandros", language))["table"]) == sorted(board + pieces)
    points = [TEMPLE_POINTS, CITY_POINTS]
    told = numbers(sections(read("rules/alexander_the_great", language))["table"])
    assert told == sorted([CUBES, TEMPLES, CITIES, *points])


@languages
def test_awards(language: str) -> None:
    told = sections(read("rules/alexander_the_great", language))
    awards = [BOARD_TEMPLES, BOARD_CITIES, REGION, REGION]
    assert [int(row[1]) for row in tables(told["end"])[0][1:]] == awards
    halves = {award // 2 for award in awards}
    assert halves <= set(numbers(told["short-campaign"]))


@languages
@pytest.mark.parametrize(
    ("place", "symbol", "far"),
    [("Xanthus", "lyre", 2), ("Galatia", "horse", 2), ("Tarsus", "horse", 3)],
)
def test_the_first_march(language: str, place: str, symbol: str, far: int) -> None:
    [space] = [space for space, name in ALEXANDROS.names.items() if name == place]
    assert triangle_board.SYMBOLS[ALEXANDROS.symbols[space]] == symbol
    distance = tables_of(ALEXANDROS).distance[ALEXANDROS.start]
    assert min(distance[point] for point in ALEXANDROS.space_points[space]) == far
    assert called(place, language) in sections(read("rules/alexandros", language))["path"]


@languages
def test_the_march_through_asia_minor(language: str) -> None:
    at = {province.name: number for number, province in enumerate(ALEXANDER_THE_GREAT.provinces)}
    price = {(link.a, link.b): link.into_b for link in ALEXANDER_THE_GREAT.links}
    road = ["Hellespontine Phrygia", "Phrygia", "Capadocia", "Cilicia"]
    first, fork, left, goal = (at[name] for name in road)
    region = ALEXANDER_THE_GREAT.regions[1]
    assert (region.name, region.first, region.goal, region.entry) == ("Asia Minor", first, goal, 0)
    steps = [(first, fork), (fork, left), (fork, goal)]
    assert [price[step] for step in steps] == [1, 1, 2]
    told = sections(read("rules/alexander_the_great", language))["march"]
    names = (called(name, language) for name in road)
    assert all(stem(word) in told for name in names for word in name.split())


@languages
def test_temples_in_four_provinces(language: str) -> None:
    seats = dict(zip(("Ana", "Ben", "Cleo"), map(Seat, range(3)), strict=True))
    boxes = dict(zip(seats.values(), (5, 4, 2), strict=True))
    [table] = tables(sections(read("rules/alexander_the_great", language))["score-boxes"])
    for _, who, _, left in table[1:]:
        laid = {seats[name.replace("é", "e")] for name in who.split(", ")}
        contenders = {seat: boxes[seat] for seat in laid}
        built = contests.settle(contenders, TEMPLE_PRICE, Options())
        if built:
            boxes[built.seat] -= built.price
        assert [*map(int, re.findall(r"\d+", left))] == [*boxes.values()]
