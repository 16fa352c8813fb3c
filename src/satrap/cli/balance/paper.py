"""The sheet that every chart is drawn on: its size, its light and dark colours, its words."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import floor, log10

from satrap.cli.balance.charts import Bar, Chart, describe
from satrap.games.drawing.svg import tag, words

WIDTH, EDGE, TOP, PITCH, THICK, GAP, FOOT = 720, 20, 62, 17, 11, 9, 34
NUMBER = 52  # room for a number after a bar
LETTER = 6.6  # the approximate width of a letter
LONGEST_NAME = 40  # letters of a name that are drawn, at most
SHADES = 5

STYLE = """
svg{font:12px system-ui,sans-serif;--paper:#fcfcfb;--ink:#1c1c1a;--soft:#63635e;--grid:#e4e4df;
--s0:#6da7ec;--s1:#3987e5;--s2:#256abf;--s3:#184f95;--s4:#0d366b}
@media (prefers-color-scheme:dark){svg{--paper:#1a1a19;--ink:#f2f2ee;--soft:#a9a9a2;--grid:#383835;
--s0:#256abf;--s1:#3f8ae6;--s2:#6da7ec;--s3:#9ec5f4;--s4:#cde2fb}}
.paper{fill:var(--paper);stroke:var(--grid)}text{fill:var(--ink)}.soft{fill:var(--soft)}
.title{font-size:15px;font-weight:600}.end{text-anchor:end}.mid{text-anchor:middle}
.grid{stroke:var(--grid)}.fair{stroke:var(--ink);stroke-dasharray:4 3}
.whisker{stroke:var(--ink);stroke-width:1.5;fill:none}.halo{stroke:var(--paper);stroke-width:4}
""" + "".join(f".s{shade}{{fill:var(--s{shade})}}" for shade in range(SHADES))


def sheet(chart: Chart, height: float, drawn: Iterable[str]) -> str:
    """Return a chart as a file."""
    parts = [
        tag("title", escape(chart.title), id="t"),
        tag("desc", escape(describe(chart)), id="d"),
        tag("style", STYLE),
        tag("rect", class_="paper", x=0.5, y=0.5, width=WIDTH - 1.0, height=height - 1, rx=6),
        words(chart.title, (EDGE, 28), class_="title"),
        words(chart.subtitle, (EDGE, 46), class_="soft"),
        *drawn,
    ]
    head = {"xmlns": "http://www.w3.org/2000/svg", "role": "img", "aria_labelledby": "t d"}
    head |= {"width": f"{WIDTH}", "height": f"{height:g}", "viewBox": f"0 0 {WIDTH} {height:g}"}
    return tag("svg", "\n", "\n".join(parts), "\n", **head) + "\n"


def rect(bar: Bar, left: float, right: float, top: float) -> str:
    """Return a bar from its left to its right end."""
    shade, width = min(bar.shade, SHADES - 1), max(0.0, right - left)
    return tag("rect", class_=f"s{shade}", x=left, y=top, width=width, height=THICK, rx=2)


def rule(kind: str, x: float, top: float, bottom: float) -> str:
    """Return a vertical line."""
    return tag("line", class_=kind, x1=x, x2=x, y1=top, y2=bottom)


def short(name: str) -> str:
    """Return a name as it is drawn."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def names_end(chart: Chart) -> float:
    """Return where the names of the groups end."""
    return EDGE + LETTER * max(len(short(group.label)) for group in chart.groups)


def nice_step(most: float) -> float:
    """Return a round number that goes three to seven times into the largest value."""
    if most <= 0:
        return 1.0
    rough = most / 4
    power: float = 10.0 ** floor(log10(rough))
    return min((factor * power for factor in (1, 2, 5, 10)), key=lambda step: abs(step - rough))
