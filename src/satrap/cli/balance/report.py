"""The report of a balance run, as a page of Markdown with its charts beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from satrap.arena.balance.intervals import Cell
from satrap.arena.balance.results import Result, Topic
from satrap.arena.balance.settings import Settings
from satrap.cli.balance.made import command
from satrap.core.tally import Form

HOW_TO_READ = (
    "Wins are given as a ratio to the fair share: 1.00 is even, 1.10 is a tenth too many. The "
    "brackets hold the 95 % interval (Wilson's score method); a shared win counts in equal parts. "
    "These are games between bots: people may find what bots do not."
)


def make_page(settings: Settings, results: Sequence[Result], found: Sequence[Topic]) -> str:
    """Return the whole page."""
    parts = [_head(settings), "## The games", _overview(results)]
    for topic in found:
        parts += [f"## {topic.table.title}", *_topic(settings.game, topic, results)]
    return "\n\n".join(parts) + "\n"


def chart_name(game: str, topic: Topic) -> str:
    """Return the file name of a table's chart."""
    words = re.sub(r"[^a-z0-9]+", "-", topic.table.title.lower()).strip("-")
    return f"{game}-{words}.svg"


def format_cell(form: Form, cell: Cell) -> str:
    """Write a number in the form of its column."""
    if cell.value is None:
        return "–"
    if form in (Form.SHARE, Form.NEVER):
        return f"{100 * cell.value:.1f} %"
    if cell.low is None:
        return f"{cell.value:.2f}"
    return f"{cell.value:.2f} ({cell.low:.2f}–{cell.high:.2f})"


def _head(settings: Settings) -> str:
    bots = ", ".join(settings.bots)
    return "\n\n".join(
        (
            f"# Balance of {settings.game}",
            f"{settings.games:,} games for each number of players between bots ({bots}), on the "
            f"board {settings.board}. Written by:",
            f"```\n{command(settings)}\n```",
            HOW_TO_READ,
            f"Rules version {settings.rules}, preset {settings.preset}, board hash "
            f"`{settings.board_hash[:16]}`, code `{settings.code}`. All numbers: "
            f"[{settings.game}.json]({settings.game}.json).",
        )
    )


_ROWS: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "games": lambda numbers: f"{numbers['games']:,}",
    "turns: least, median, most": lambda numbers: _spread(numbers["turns"]),
    "final scores: least, quartiles, most": lambda numbers: _spread(numbers["scores"]),
    "mean score": lambda numbers: f"{numbers['scores']['mean']:.1f}",
    "lead of the best score: least, median, most": lambda numbers: _spread(numbers["margin"]),
    "mean lead": lambda numbers: f"{numbers['margin']['mean']:.1f}",
    "shared wins": lambda numbers: f"{100 * numbers['shared_wins']:.1f} %",
    "decisions a game": lambda numbers: f"{numbers['decisions']['mean']:.0f}",
}


def _overview(results: Sequence[Result]) -> str:
    rows = [[label, *(write(r.overview) for r in results)] for label, write in _ROWS.items()]
    rows.append(["seconds of computing a game", *(f"{r.seconds:.3f}" for r in results)])
    return _grid(["", *(f"{result.seats} players" for result in results)], rows)


def _spread(numbers: Mapping[str, Any]) -> str:
    between = numbers.get("quartiles", [numbers["median"]])
    return " · ".join(f"{number:g}" for number in (numbers["min"], *between, numbers["max"]))


def _topic(game: str, topic: Topic, results: Sequence[Result]) -> Iterable[str]:
    if topic.table.note:
        yield topic.table.note
    if topic.table.bars is not None:
        alt = f"{topic.table.title}: bars of the numbers below"
        yield f"![{alt}]({chart_name(game, topic)})"
    counts = [result.seats for result in results]
    head = [name for column in topic.table.columns for name in _heads(column.heading, counts)]
    rows = [[label, *_cells(topic, row, counts)] for row, label in topic.table.rows.items()]
    yield _grid(["", *head], rows)


def _heads(heading: str, counts: Sequence[int]) -> list[str]:
    """Return the heads of a column: its own name goes with the first number of players."""
    first, *others = (f"{count} players" for count in counts)
    return [f"{heading}: {first}", *others]


def _cells(topic: Topic, row: str, counts: Sequence[int]) -> Iterable[str]:
    for number, column in enumerate(topic.table.columns):
        for count in counts:
            cells = topic.cells.get((count, row))
            yield format_cell(column.form, cells[number]) if cells else ""


def _grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
