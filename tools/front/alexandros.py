"""Alexandros on the front page: red has walled in four provinces in the west."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tools.front.picture import RED, Picture, Spot, chart_of, stirring

PROVINCES = {
    "cyzicus": "b2u c2d c3u d2d d3u",
    "byzantion": "b2d b3u b3d b4u c3d",
    "tyana": "c4d c5u d3d d4u d4d d5u",
    "amaseia": "b5u b5d b6u b6d b7u c5d c6u c6d c7u c7d d5d",
    "iconium": "c4u",
}
FREE = "iconium"
SHIELDS: dict[str, tuple[float, float, int]] = {
    "cyzicus": (272, 232, 2),
    "byzantion": (366, 138, 3),
    "tyana": (374, 290, 3),
    "amaseia": (592, 152, 7),
    "iconium": (354, 231, 1),
}
GUARDS = {"b2d": "temple", "c2d": "amphora", "d3u": "temple", "c6u": "amphora"}
BADGES = {"temple": "#cc79a7", "amphora": "#009e73"}


def alexandros() -> Picture:
    chart = chart_of("alexandros")
    lying = [_hatch(), *_lands(chart), *_walls(chart)]
    lying += [_shield(name, *place) for name, place in SHIELDS.items()]
    standing = [_guard(chart.spaces[space].at, sign) for space, sign in GUARDS.items()]
    hidden = ("track", "names", "cartouche")
    return Picture("alexandros", (124, -46, 720, 759), hidden, "".join(lying), stirring(standing))


def _hatch() -> str:
    return (
        '<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><rect width="9" height="9" fill="#8c1c2b" '
        'fill-opacity="0.14"/><path d="M0 0V9" stroke="#8c1c2b" stroke-opacity="0.42" '
        'stroke-width="2.2"/></pattern>'
    )


def _lands(chart: Any) -> Iterable[str]:
    """Draw the provinces of red beneath the symbols of their spaces."""
    for name, spaces in PROVINCES.items():
        fill = "#fff" if name == FREE else "url(#hatch)"
        light = ' fill-opacity="0.55"' if name == FREE else ""
        for space in spaces.split():
            if not chart.spaces[space].symbol:
                yield f'<path d="{_triangle(chart, space)}" fill="{fill}"{light}/>'


def _triangle(chart: Any, space: str) -> str:
    corners = (chart.points[corner] for corner in chart.spaces[space].corners)
    return "M" + "L".join(f"{x} {y}" for x, y in corners) + "Z"


def _walls(chart: Any) -> Iterable[str]:
    """Draw walls where a province ends inside the board, and red borders all around."""
    owner = {space: name for name, spaces in PROVINCES.items() for space in spaces.split()}
    beside: dict[frozenset[str], list[str]] = {}
    for space, found in chart.spaces.items():
        for at in range(3):
            side = frozenset((found.corners[at], found.corners[at - 1]))
            beside.setdefault(side, []).append(space)
    ends = {
        side: spaces
        for side, spaces in beside.items()
        if len({owner.get(space) for space in spaces}) > 1
        or (len(spaces) == 1 and spaces[0] in owner)
    }
    for side in ends:
        (x, y), (x2, y2) = (chart.points[point] for point in sorted(side))
        yield f'<path d="M{x} {y}L{x2} {y2}" stroke="#8c1c2b" stroke-width="5"/>'
    for side, spaces in ends.items():
        if len(spaces) == 2:
            yield _wall(*(chart.points[point] for point in sorted(side)))


def _wall(a: Spot, b: Spot) -> str:
    (x, y), (x2, y2) = a, b
    turn = {0: 0, 1: 60, -1: -60}[(y2 > y) - (y2 < y) if x2 > x else (y2 < y) - (y2 > y)]
    place = f"translate({(x + x2) / 2} {(y + y2) / 2}) rotate({turn})"
    return f'<use href="#kit-wall" x="-40" y="-10" width="80" height="20" transform="{place}"/>'


def _shield(name: str, x: float, y: float, value: int) -> str:
    kind, ink = ("kit-shield-free", "#2b2118") if name == FREE else ("kit-shield", "#fff6e6")
    scale = 0.6 if name == FREE else 0.72 if value < 7 else 0.86
    return (
        f'<g class="seat-0" transform="translate({x} {y}) scale({scale})">'
        f'<use href="#{kind}" x="-26" y="-30" width="52" height="62"/>'
        f'<text y="9" text-anchor="middle" font-family="Alegreya Sans" font-weight="700" '
        f'font-size="26" fill="{ink}">{value}</text></g>'
    )


def _guard(at: Spot, sign: str) -> str:
    x, y = at
    return (
        f'<g transform="translate({x - 4:.0f} {y + 18:.0f}) scale(.74)" class="seat-{RED}">'
        '<use href="#kit-guard" x="-32" y="-74" width="64" height="88"/>'
        '<use href="#kit-sign-lion" x="-10" y="-32" width="20" height="20" fill="#fff6e6"/>'
        f'<circle cx="22" cy="-2" r="10" fill="{BADGES[sign]}" stroke="#fff7e4" '
        f'stroke-width="2"/><use href="#kit-sign-{sign}" x="16" y="-8" width="12" height="12" '
        'fill="#2b2118"/></g>'
    )
