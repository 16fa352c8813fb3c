"""Horizontal bars in groups, each with its name, its number and its interval."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from satrap.cli.balance.charts import Bar, Chart
from satrap.cli.balance.paper import (
    EDGE,
    FOOT,
    GAP,
    LETTER,
    NUMBER,
    PITCH,
    THICK,
    TOP,
    WIDTH,
    names_end,
    nice_step,
    rect,
    rule,
    sheet,
    short,
)
from satrap.games.drawing.svg import tag, words


class Frame(NamedTuple):
    """Where things are: the columns for names, and how values become pixels."""

    tags: float  # where the names of bars end
    left: float
    right: float
    most: float  # the value at the right end
    step: float  # between two lines of the grid
    height: float

    def at(self, value: float) -> float:
        return self.left + (self.right - self.left) * value / self.most


def draw_bars(chart: Chart) -> str:
    """Return a chart with its groups one below another."""
    frame = _frame(chart)
    return sheet(chart, frame.height, (*_grid(chart, frame), *_groups(chart, frame)))


def _frame(chart: Chart) -> Frame:
    bars = [bar for group in chart.groups for bar in group.bars]
    tags = names_end(chart) + 12 + LETTER * max(len(bar.label) for bar in bars)
    most = max(bar.cell.high or bar.cell.value or 0.0 for bar in bars)
    step = nice_step(max(most, chart.line or 0.0))
    height = TOP + PITCH * len(bars) + GAP * (len(chart.groups) - 1) + FOOT
    right = WIDTH - EDGE - NUMBER
    return Frame(tags, tags + 8, right, step * max(1, ceil(most / step)), step, height)


def _grid(chart: Chart, frame: Frame) -> Iterator[str]:
    bottom = frame.height - FOOT + 4
    for number in range(round(frame.most / frame.step) + 1):
        value = number * frame.step
        yield rule("grid", frame.at(value), TOP - 6, bottom)
        label = f"{100 * value:g} %" if chart.is_percent else f"{value:.6g}"
        yield words(label, (frame.at(value), bottom + 16), class_="soft mid")


def _groups(chart: Chart, frame: Frame) -> Iterator[str]:
    top = float(TOP)
    for group in chart.groups:
        yield words(short(group.label), (EDGE, top + 10))
        for bar in group.bars:
            yield from _bar(chart, frame, bar, top)
            top += PITCH
        top += GAP
    if chart.line is not None:
        yield rule("fair", frame.at(chart.line), TOP - 6, frame.height - FOOT + 4)


def _bar(chart: Chart, frame: Frame, bar: Bar, top: float) -> Iterator[str]:
    cell, middle = bar.cell, top + THICK / 2
    yield words(bar.label, (frame.tags, top + 10), class_="soft end")
    yield rect(bar, frame.left, frame.at(cell.value or 0.0), top)
    if cell.low is not None and cell.high is not None:
        low, high = frame.at(cell.low), frame.at(cell.high)
        ends = "".join(f"M{x:.1f} {middle - 3:.1f}v6" for x in (low, high))
        line = f"M{low:.1f} {middle:.1f}H{high:.1f}{ends}"
        yield tag("path", class_="halo", d=line) + tag("path", class_="whisker", d=line)
    yield words(chart.format(cell.value), (WIDTH - EDGE, top + 10), class_="end")
