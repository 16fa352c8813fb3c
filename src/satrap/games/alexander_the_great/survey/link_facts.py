"""Arrows and their prices, and how far away the last provinces are (B2, B6, B7, B8)."""

from __future__ import annotations

from collections import Counter

from satrap.games.alexander_the_great.board import Board, steps_from
from satrap.games.alexander_the_great.drawing.shapes import province_areas
from satrap.games.alexander_the_great.survey.fact import Fact, plain, worded
from satrap.games.drawing.clip import COAST

STEPS, TURNS = 3, 3  # steps of an army in a turn, turns in a region
ABOUT_FOUR = range(3, 6)
PRICES, PASSAGE = (0, 1, 2), 3


def link_facts(board: Board) -> list[Fact]:
    """Return the facts about arrows and ways."""
    return [
        _arrows(board),
        _prices(board),
        _directions(board),
        _ships(board),
        _reach(board),
        _first_turn(board),
        _length(board),
    ]


def _arrows(board: Board) -> Fact:
    ships = sum(link.ship for link in board.links)
    return worded("arrows", ships > 0, land=len(board.links) - ships, ships=ships)


def _prices(board: Board) -> Fact:
    heads = Counter(
        (link.ship, price) for link in board.links for price in (link.into_a, link.into_b)
    )
    found = {head for head in heads if head[1] is not None}
    ok = found <= {(False, price) for price in PRICES} | {(True, PASSAGE)}
    free, one, two = (heads[False, price] for price in PRICES)
    return worded("prices", ok, free=free, one=one, two=two, three=heads[True, PASSAGE])


def _directions(board: Board) -> Fact:
    count = sum(link.into_a != link.into_b for link in board.links)
    return worded("directions", count > 0, count=count)


def _ships(board: Board) -> Fact:
    """Ship passages join coastal provinces; the one on the Indus is our invention."""
    areas = province_areas(board)
    coastal = {
        number
        for number, province in enumerate(board.provinces)
        if any(corner.beyond == COAST for ring in areas[province.id] for corner in ring)
    }
    ships = [{link.a, link.b} <= coastal for link in board.links if link.ship]
    return worded("ships", any(ships), sea=sum(ships), inland=len(ships) - sum(ships))


def _reach(board: Board) -> Fact:
    far = [
        steps_from(board, region.first, without=region.goal)[each]
        for region in board.regions
        for each in region.provinces
    ]
    return worded("reach", max(far) <= STEPS * TURNS, far=max(far))


def _steps(board: Board) -> list[int]:
    return [steps_from(board, region.first)[region.goal] for region in board.regions]


def _first_turn(board: Board) -> Fact:
    steps = _steps(board)
    count = sum(each <= STEPS for each in steps)
    told = ", ".join(map(str, steps))
    return worded("first-turn", count in ABOUT_FOUR, count=count, steps=told)


def _length(board: Board) -> Fact:
    most = max(_steps(board))
    return plain("length", str(most), most <= STEPS * TURNS)
