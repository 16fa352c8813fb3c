"""Regions and provinces: how many, in which order, and what they bear (B1, B3, B4, B5)."""

from __future__ import annotations

from collections import Counter
from statistics import fmean

from satrap.core.text import Text, named, text
from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.board_text import read_board_text
from satrap.games.alexander_the_great.look import REGIONS
from satrap.games.alexander_the_great.survey.fact import Fact, plain, worded

FEWEST, MOST = 4, 7
KINDS = {(True, False): "temple", (False, True): "city", (True, True): "both"}


def region_facts(board: Board) -> list[Fact]:
    """Return the facts about regions and provinces."""
    return [
        plain("regions", tuple(named(each.name) for each in board.regions), _is_eastward(board)),
        _colours(board),
        _provinces(board),
        _numbers(board),
        _kinds(board),
        _campaign(board),
        _first(board),
    ]


def _is_eastward(board: Board) -> bool:
    """Say whether each region lies east of the one before: the story leads to India."""
    middles = [
        fmean(board.provinces[each].lon for each in region.provinces) for region in board.regions
    ]
    return middles == sorted(middles)


def _colours(board: Board) -> Fact:
    looks = REGIONS[: len(board.regions)]
    ok = len({look.tint for look in looks}) == len({look.pattern for look in looks}) == len(looks)
    return plain("colours", ", ".join(look.tint for look in looks), ok)


def _provinces(board: Board) -> Fact:
    counts = [len(region.provinces) for region in board.regions]
    ok = all(FEWEST <= count <= MOST for count in counts)
    return worded("provinces", ok, counts=", ".join(map(str, counts)), whole=sum(counts))


def _numbers(board: Board) -> Fact:
    numbers = [[board.provinces[each].number for each in r.provinces] for r in board.regions]
    ok = all(found == list(range(1, len(found) + 1)) for found in numbers)
    return plain("numbers", ", ".join(f"{found[0]}–{found[-1]}" for found in numbers), ok)


def _kinds(board: Board) -> Fact:
    counts = Counter(KINDS.get((each.temple, each.city), "none") for each in board.provinces)
    found = {kind: counts[kind] for kind in ("temple", "city", "both", "none")}
    return worded("kinds", all(found.values()), **found)


def _campaign(board: Board) -> Fact:
    """Symbol k lies in the last province of region k-1, and the X in the very last one."""
    place = read_board_text(board.text).region[0].start.place
    goals = [board.provinces[region.goal].name for region in board.regions]
    marks = [*map(str, range(1, len(goals) + 1)), "X"]
    found = zip(marks, [place or "–", *goals], strict=True)
    told = tuple(text("march-value-mark", mark=mark, name=named(name)) for mark, name in found)
    return plain("campaign", told, True)


def _first(board: Board) -> Fact:
    told = tuple(_entry(named(board.provinces[r.first].name), r.entry) for r in board.regions)
    return plain("first", told, not any(region.entry for region in board.regions))


def _entry(name: Text, price: int) -> Text:
    return text("march-value-entry", name=name, price=price) if price else name
