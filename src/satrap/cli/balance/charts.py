"""Bar charts as data: which bars a table is drawn with, and what they say in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from satrap.arena.balance.intervals import Cell
from satrap.arena.balance.results import Topic
from satrap.core.tally import Form

_WHISKERS = "ratio to the fair share (dashed line), with the 95 % interval"


class Bar(NamedTuple):
    """One bar: what it is called in its group, how long, and how dark."""

    label: str
    cell: Cell
    shade: int


class Group(NamedTuple):
    """Bars that belong together."""

    label: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True)
class Chart:
    """A chart; `line` is a value that all bars are measured against."""

    title: str
    subtitle: str
    groups: tuple[Group, ...]
    line: float | None = None
    is_percent: bool = False

    def format(self, value: float | None) -> str:
        """Write a number as the chart shows it."""
        if value is None:
            return "–"
        return f"{100 * value:.1f} %" if self.is_percent else f"{value:.2f}"


def make_chart(topic: Topic) -> Chart:
    """Return the chart of a table that has one."""
    assert topic.table.bars is not None
    column, counts = topic.table.columns[topic.table.bars], sorted({n for n, _ in topic.cells})
    if column.form is Form.WINS:
        groups = tuple(Group(f"{n} players", tuple(_by_row(topic, n, counts))) for n in counts)
        return Chart(topic.table.title, _WHISKERS, groups, line=1.0)
    groups = tuple(
        Group(label, tuple(_by_count(topic, row, counts)))
        for row, label in topic.table.rows.items()
    )
    is_percent = column.form is not Form.MEAN
    return Chart(topic.table.title, column.heading, groups, is_percent=is_percent)


def _by_row(topic: Topic, count: int, counts: list[int]) -> Iterator[Bar]:
    """Yield a bar for each row, with one number of players."""
    for row, label in topic.table.rows.items():
        if (count, row) in topic.cells:
            yield _bar(topic, count, row, label, counts)


def _by_count(topic: Topic, row: str, counts: list[int]) -> Iterator[Bar]:
    """Yield a bar for each number of players, of one row."""
    for count in counts:
        if (count, row) in topic.cells:
            label = f"{count} players" if len(counts) > 1 else ""
            yield _bar(topic, count, row, label, counts)


def _bar(topic: Topic, count: int, row: str, label: str, counts: list[int]) -> Bar:
    assert topic.table.bars is not None
    cell = topic.cells[count, row][topic.table.bars]
    return Bar(label, cell, shade=counts.index(count))


def describe(chart: Chart) -> str:
    """Return all numbers of a chart in words."""
    told = (f"{group.label}: {_told(chart, group)}." for group in chart.groups)
    return f"{chart.subtitle}. " + " ".join(told)


def _told(chart: Chart, group: Group) -> str:
    return ", ".join(f"{bar.label} {chart.format(bar.cell.value)}".strip() for bar in group.bars)
