"""Charts of many groups: a line for each group, and a panel for each shade, side by side."""

from __future__ import annotations

from collections.abc import Iterator

from satrap.cli.balance.charts import Bar, Chart
from satrap.cli.balance.paper import (
    EDGE,
    NUMBER,
    PITCH,
    TOP,
    WIDTH,
    names_end,
    rect,
    rule,
    sheet,
    short,
)
from satrap.games.drawing.svg import words

MANY = 12  # groups; more than that are drawn in panels
HEAD = TOP + PITCH  # where the first line is
BETWEEN = 16  # two panels


def draw_panels(chart: Chart) -> str:
    """Return a chart with one line for each group."""
    height = HEAD + PITCH * len(chart.groups) + 12
    return sheet(chart, height, _panels(chart, height))


def _panels(chart: Chart, height: float) -> Iterator[str]:
    bars = [bar for group in chart.groups for bar in group.bars]
    heads = {bar.shade: bar.label for bar in bars}
    most = max((bar.cell.value or 0.0 for bar in bars), default=0.0) or 1.0
    start = names_end(chart) + BETWEEN
    pitch = (WIDTH - EDGE + BETWEEN - start) / len(heads)
    for shade, head in heads.items():
        left = start + shade * pitch
        yield words(head, (left, TOP + 4), class_="soft")
        yield rule("grid", left, HEAD - 4, height - 12)
        yield from _panel(chart, shade, left, (pitch - BETWEEN - NUMBER) / most)
    for line, group in enumerate(chart.groups):
        yield words(short(group.label), (EDGE, HEAD + PITCH * line + 10))


def _panel(chart: Chart, shade: int, left: float, scale: float) -> Iterator[str]:
    """Draw the bars of one shade; `scale` is the length of 1."""
    for line, group in enumerate(chart.groups):
        for bar in group.bars:
            if bar.shade == shade:
                yield from _bar(chart, bar, left, scale, HEAD + PITCH * line)


def _bar(chart: Chart, bar: Bar, left: float, scale: float, top: float) -> Iterator[str]:
    """Draw a bar, with its number after it."""
    right = left + scale * max(0.0, bar.cell.value or 0.0)
    yield rect(bar, left, right, top)
    yield words(chart.format(bar.cell.value), (right + 5, top + 10))
