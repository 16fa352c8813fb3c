"""The arrows between provinces: entering at a light head is free, a dark one bears its price."""

from __future__ import annotations

import math

from satrap.core.language import say
from satrap.core.text import Text, named, text
from satrap.games.alexander_the_great.board import Board, Link
from satrap.games.alexander_the_great.drawing.routes import REACH, Route, off, pointing
from satrap.games.alexander_the_great.look import DEEP_SEA, INK, PAPER
from satrap.games.drawing.room import Box, box_round
from satrap.games.drawing.svg import group, number, path, tag, title, words

HEAD = 9.0  # radius
LIGHT = 0.72  # a light head is smaller
SHIP = 24.0


def links_layer(board: Board, ways: list[Route], language: str) -> str:
    """Draw all links."""
    pairs = zip(board.links, ways, strict=True)
    drawn = [_link(board, link, way, language) for link, way in pairs]
    return group("links", drawn, text_anchor="middle", stroke_linecap="round")


def _link(board: Board, link: Link, way: Route, language: str) -> str:
    colour = DEEP_SEA if link.ship else INK
    dashes = "9 7" if link.ship else None
    line = path(way)
    drawn = [
        tag("path", d=line, fill="none", stroke=PAPER, stroke_width=6.5, stroke_opacity=0.75),
        tag("path", d=line, fill="none", stroke=colour, stroke_width=2.6, stroke_dasharray=dashes),
    ]
    drawn += [_ship(way)] if link.ship else []
    drawn += [head(way, link.into_b, colour)] if link.into_b is not None else []
    drawn += [head(way[::-1], link.into_a, colour)] if link.into_a is not None else []
    ends = f"{board.provinces[link.a].id}-{board.provinces[link.b].id}"
    told, region = title(_told(board, link, language)), board.provinces[link.a].region + 1
    return tag("g", told, *drawn, id=f"link-{ends}", data_region=region)


def _told(board: Board, link: Link, language: str) -> str:
    a, b = (named(board.provinces[end].name) for end in (link.a, link.b))
    prices = tuple(_price(name, price) for name, price in ((b, link.into_b), (a, link.into_a)))
    key = "march-drawn-passage" if link.ship else "march-drawn-link"
    return say(text(key, a=a, b=b, prices=prices), language)


def _price(name: Text, price: int | None) -> Text:
    if price is None:
        return text("march-drawn-no-head", name=name)
    return text("march-drawn-price", name=name, price=price)


def head_box(way: Route, price: int) -> Box:
    """Return the box round the head at the end of a way."""
    radius = HEAD if price else HEAD * LIGHT
    (x, y), _ = pointing(way, REACH if price else REACH * LIGHT)
    return box_round((x, y), 2 * radius + 4, 2 * radius + 4)


def head(way: Route, price: int, colour: str) -> str:
    """Draw the head at the end of a way: a drop with its tip at the province entered."""
    middle, angle = pointing(way, REACH if price else REACH * LIGHT)
    scale = 1.0 if price else LIGHT
    radius, reach = HEAD * scale, REACH * scale
    side = math.acos(radius / reach)
    one, two = (off(middle, angle + turn, radius) for turn in (side, -side))
    tip = off(middle, angle, reach)
    size = number(radius)
    drop = f"{path([tip, one])}A{size} {size} 0 1 1 {number(two[0])} {number(two[1])}Z"
    fill = colour if price else PAPER
    shape = tag("path", d=drop, fill=fill, stroke=colour if not price else PAPER, stroke_width=1.8)
    label = words(
        str(price), (middle[0], middle[1] + 4.8), font_size=13.5, font_weight="bold", fill="#ffffff"
    )
    return shape + (label if price else "")


def ship_box(way: Route) -> Box:
    """Return the box round the ship in the middle of a way."""
    return box_round(way[len(way) // 2], SHIP + 4, SHIP + 4)


def _ship(way: Route) -> str:
    x, y, size, _ = box_round(way[len(way) // 2], SHIP, SHIP)
    disc = tag(
        "circle", cx=x + size / 2, cy=y + size / 2, r=SHIP / 2 + 2, fill=PAPER, stroke=DEEP_SEA,
        stroke_width=1.6,
    )  # fmt: skip
    return disc + tag("use", href="#icon-ship", x=x + 2, y=y + 2, width=size - 4, height=size - 4)
