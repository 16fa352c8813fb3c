"""Alexander the Great on the front page: three players contend for the Upper Satrapies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tools.front.picture import BLUE, RED, YELLOW, Picture, Spot, chart_of, stirring


class Camp(NamedTuple):
    """What stands in a province: buildings, and stacks of cubes, each a seat and a height."""

    buildings: Sequence[tuple[str, int]] = ()
    stacks: Sequence[tuple[int, int]] = ()


CAMPS = {
    "sogdiana": Camp([("temple", YELLOW)]),
    "hyrcania": Camp([("temple", YELLOW), ("temple", YELLOW)], [(RED, 2)]),
    "margiana": Camp([], [(YELLOW, 2), (YELLOW, 2)]),
    "bactria": Camp([("temple", BLUE)], [(BLUE, 2), (BLUE, 1)]),
    "parthia": Camp([], [(BLUE, 2)]),
    "areia": Camp([("city", BLUE)], [(YELLOW, 2), (RED, 1)]),
    "arachosia": Camp([], [(RED, 2)]),
    "media": Camp([("temple", BLUE), ("city", BLUE)], [(RED, 2), (RED, 1)]),
    "susiana": Camp([("city", BLUE)]),
    "babylonia": Camp([("temple", YELLOW)]),
    "assyria": Camp([("city", RED)]),
    "persis": Camp(),
    "paropamisadae": Camp(),
    "taxila": Camp(),
    "malli": Camp(),
    "patala": Camp(),
}
RINGS = {4: "#8c1c2b", 5: "#6b560a", 6: "#0b5563"}


def alexander_the_great() -> Picture:
    chart = chart_of("alexander_the_great")
    lying = [*_ways(chart), *(_place(chart.provinces[name]) for name in CAMPS)]
    standing = [_camp(chart.provinces[name].at, camp) for name, camp in CAMPS.items() if any(camp)]
    hidden = ("rim", "region-names", "ways", "links", "marks", "names", "symbols", "cartouche")
    return Picture(
        "alexander_the_great", (930, 100, 900, 1000), hidden, "".join(lying), stirring(standing)
    )


def _ways(chart: Any) -> Iterable[str]:
    for link in chart.links:
        ends = chart.provinces[link.a], chart.provinces[link.b]
        if min(end.region for end in ends) < 4:
            continue
        dashes = ' stroke-dasharray="9 8"' if link.ship else ""
        for width, colour in ((8, "#f8efda"), (3.6, "#7b6a58")):
            yield (
                f'<path d="{link.path}" fill="none" stroke="{colour}" stroke-width="{width}"'
                f' stroke-linecap="round"{dashes}/>'
            )


def _place(province: Any) -> str:
    x, y = province.at
    ring = RINGS[province.region]
    return f'<circle cx="{x}" cy="{y}" r="14" fill="#fdf8ea" stroke="{ring}" stroke-width="4.4"/>'


def _camp(at: Spot, camp: Camp) -> str:
    """Draw buildings in the back row and cubes in front of them."""
    x, y = at
    drawn = [
        f'<ellipse cx="{x + 5:.0f}" cy="{y + 14:.0f}" rx="40" ry="11" fill="#2b1c0c" '
        'opacity=".22"/>'
    ]
    for index, (kind, seat) in enumerate(camp.buildings):
        left = x + (index - len(camp.buildings) / 2) * 48
        drawn.append(_piece(kind, seat, left, y - 46 if camp.stacks else y - 36, 50, 53))
    for index, (seat, height) in enumerate(camp.stacks):
        left = x + (index - len(camp.stacks) / 2) * 32
        for level in range(height):
            drawn.append(_piece("cube", seat, left, y - 14 - level * 21 + index * 6, 36, 41))
    return f"<g>{''.join(drawn)}</g>"


def _piece(kind: str, seat: int, x: float, y: float, width: int, height: int) -> str:
    return (
        f'<use class="seat-{seat}" href="#kit-{kind}" x="{x:.0f}" y="{y:.0f}" '
        f'width="{width}" height="{height}"/>'
    )
