"""A balance run: the missing games, then the report and its charts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import Progress

from satrap.arena.balance.games import BalanceGame, cut, play_batch
from satrap.arena.balance.results import Result, as_json, make_result, topics
from satrap.arena.balance.settings import Settings, read_settings
from satrap.arena.series import Series
from satrap.cli.balance.bars import draw_bars
from satrap.cli.balance.charts import make_chart
from satrap.cli.balance.panels import MANY, draw_panels
from satrap.cli.balance.report import chart_name, make_page
from satrap.cli.files import make_folder, read_text, saving, write_file
from satrap.cli.pool import INTERRUPTED, in_processes
from satrap.cli.prepared import prepare_bots
from satrap.cli.screen import Screen
from satrap.cli.workfile import WorkFile, check_same
from satrap.core.errors import Unreadable
from satrap.core.text import text

Work = WorkFile[Settings, BalanceGame]


def is_written(report: Path, settings: Settings) -> bool:
    """Say whether the report for these settings exists; raise if it is for other settings."""
    numbers = report.with_suffix(".json")
    if _work_path(report).exists() or not (numbers.exists() and report.exists()):
        return False
    found = _settings_of(numbers)
    if found is None:
        raise Unreadable("cli-balance-damaged", file=str(numbers))
    check_same(numbers, settings, found)
    return True


def run(
    screen: Screen,
    settings: Settings,
    plans: Sequence[Series],
    report: Path,
    jobs: int,
    fresh: bool,
) -> None:
    """Play all games and write the report; Ctrl-C leaves a work file to continue from."""
    make_folder(report.parent)
    path = _work_path(report)
    with saving(path):
        if fresh:
            path.unlink(missing_ok=True)
    work = WorkFile(path, settings, BalanceGame)
    for plan in plans:
        prepare_bots(screen, plan.game, plan.find_bots())
    try:
        _play(screen, work, plans, settings.games, jobs)
        _write(report, settings, _add_up(work, plans))
    except KeyboardInterrupt:
        total = settings.games * len(plans)
        screen.say(
            text("cli-balance-stopped", done=len(work.lines), total=total, file=str(work.path))
        )
        raise typer.Exit(INTERRUPTED) from None
    path.unlink()


def _work_path(report: Path) -> Path:
    return report.with_suffix(".jsonl")


def _settings_of(numbers: Path) -> Settings | None:
    try:
        return read_settings(json.loads(read_text(numbers))["settings"])
    except (ValueError, LookupError, TypeError):
        return None


def _play(screen: Screen, work: Work, plans: Sequence[Series], games: int, jobs: int) -> None:
    """Play the missing games, under a progress bar."""
    console, done = Console(stderr=True), len(work.lines)
    played = {(line.seats, line.number) for line in work.lines}
    batches = [batch for plan in plans for batch in cut(plan, _missing(plan, games, played))]
    with Progress(console=console, disable=not console.is_terminal) as bar:
        name, total = screen.words(text("cli-sim-bar")), games * len(plans)
        task = bar.add_task(name, total=total, completed=done)
        for lines in in_processes(play_batch, batches, jobs):
            work.add(lines)
            bar.advance(task, len(lines))


def _missing(plan: Series, games: int, played: set[tuple[int, int]]) -> list[int]:
    """Return the numbers of the games that are still to be played."""
    return [number for number in range(games) if (len(plan.bots), number) not in played]


def _add_up(work: Work, plans: Sequence[Series]) -> list[Result]:
    lines = sorted(work.lines, key=lambda line: line.number)
    reasons = sorted({line.reason for line in lines})
    return [
        make_result(p.setup(), [line for line in lines if line.seats == len(p.bots)], reasons)
        for p in plans
    ]


def _write(report: Path, settings: Settings, results: Sequence[Result]) -> None:
    """Write charts, page and numbers; the numbers come last, as a sign that the rest is there."""
    found = topics(results)
    for topic in found:
        if topic.table.bars is not None:
            chart = make_chart(topic)
            picture = draw_panels(chart) if len(chart.groups) > MANY else draw_bars(chart)
            write_file(report.with_name(chart_name(settings.game, topic)), picture.encode())
    write_file(report, make_page(settings, results, found).encode())
    numbers = json.dumps(as_json(settings, results), indent=1, ensure_ascii=False)
    write_file(report.with_suffix(".json"), numbers.encode() + b"\n")
