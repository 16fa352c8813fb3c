"""A board as data: six regions of provinces, arrows with prices, and where each campaign ends.

3.0: two provinces are neighbours only if an arrow joins them; 5.3: an arrow-head has the price of
entering there; 6.0: a region ends when its last province is entered.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources

import msgspec

from satrap.core.canonical import canonical
from satrap.core.errors import BoardError
from satrap.core.text import named
from satrap.games.alexander_the_great.board_text import BoardText, RegionText, read_board_text

STANDARD = "standard-1"


@dataclass(frozen=True)
class Province:
    """A province of the march."""

    id: str
    name: str
    region: int  # from 0
    number: int
    temple: bool
    city: bool
    lat: float
    lon: float


@dataclass(frozen=True)
class Link:
    """An arrow; a price of None means that it has no head at that end."""

    a: int
    b: int
    into_b: int | None
    into_a: int | None
    ship: bool


@dataclass(frozen=True)
class Region:
    """A region: its provinces in the order of scoring, the first one entered, and the last."""

    name: str
    provinces: tuple[int, ...]
    first: int
    goal: int
    entry: int = 0  # the price of the first step


@dataclass(frozen=True)
class Board:
    """A board; provinces are indices into `provinces`."""

    name: str
    title: str
    provinces: tuple[Province, ...]
    regions: tuple[Region, ...]
    links: tuple[Link, ...]
    text: str
    hash: str

    def __hash__(self) -> int:
        return hash(self.hash)


def parse_board(text: str) -> Board:
    """Read, check and number a board file, or raise BoardError."""
    read = read_board_text(text)
    provinces = tuple(
        Province(p.id, p.name, number, p.number, p.temple, p.city, p.lat, p.lon)
        for number, region in enumerate(read.region)
        for p in sorted(region.provinces, key=lambda province: province.number)
    )
    at = {province.id: number for number, province in enumerate(provinces)}
    if len(at) < len(provinces):
        raise BoardError("march-same-id")
    regions = tuple(_region(at, region) for region in read.region)
    links = tuple(
        Link(at[link.a], at[link.b], link.enter, link.back, link.ship)
        for region in read.region
        for link in region.links
    )
    board = Board(read.name, read.title, provinces, regions, links, text, _hash(read))
    for region in regions:
        _check_reach(board, region)
    return board


def _region(at: dict[str, int], region: RegionText) -> Region:
    own = {province.id for province in region.provinces}
    mentioned = [region.goal, region.start.into, *(end for x in region.links for end in (x.a, x.b))]
    for province in mentioned:
        if province not in own:
            raise BoardError("march-elsewhere", province=province, region=named(region.name))
    if len({province.number for province in region.provinces}) < len(own):
        raise BoardError("march-same-number", region=named(region.name))
    if any(link.a == link.b or (link.enter, link.back) == (None, None) for link in region.links):
        raise BoardError("march-bad-link", region=named(region.name))
    if len({frozenset((link.a, link.b)) for link in region.links}) < len(region.links):
        raise BoardError("march-same-link", region=named(region.name))
    provinces = tuple(sorted(at[province] for province in own))
    return Region(
        region.name, provinces, at[region.start.into], at[region.goal], region.start.enter
    )


def _check_reach(board: Board, region: Region) -> None:
    """Check that every province can be reached before the last one is entered, and that one too."""
    reached = steps_from(board, region.first, without=region.goal)
    for province in region.provinces:
        if province not in reached:
            name = board.provinces[province].name
            raise BoardError("march-unreachable", province=named(name), region=named(region.name))


def steps_from(board: Board, first: int, *, without: int = -1) -> dict[int, int]:
    """Return the steps to each province (the first counts as one); none leads out of `without`."""
    steps, todo = {first: 1}, [first]
    for here in todo:
        for link in board.links if here != without else ():
            for start, end, price in ((link.a, link.b, link.into_b), (link.b, link.a, link.into_a)):
                if start == here and price is not None and end not in steps:
                    steps[end] = steps[here] + 1
                    todo.append(end)
    return steps


@cache
def packaged_board(name: str) -> Board:
    """Return a packaged board."""
    file = resources.files("satrap.games.alexander_the_great") / "boards" / f"{name}.toml"
    return parse_board(file.read_text(encoding="utf-8"))


def _hash(read: BoardText) -> str:
    """Hash what matters for play: names and positions on the map do not."""
    content = [
        [
            region.goal,
            region.start.into,
            region.start.enter,
            sorted([p.id, p.number, p.temple, p.city] for p in region.provinces),
            sorted(msgspec.to_builtins(region.links), key=lambda link: (link["a"], link["b"])),
        ]
        for region in read.region
    ]
    return hashlib.sha256(canonical(content)).hexdigest()
