"""`satrap sim`: games between bots, and what they add up to."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from satrap.arena.series import Series
from satrap.arena.summary import MatchSummary, sum_up
from satrap.cli.files import make_folder, write_record
from satrap.cli.language import explain
from satrap.cli.play import BoardName, GameName, Language, Options, Preset
from satrap.cli.prepared import prepare_bots
from satrap.cli.screen import Screen, opened
from satrap.cli.setup import parse_options, read_board
from satrap.cli.sim_games import Work, play_all
from satrap.cli.sim_report import tell_report
from satrap.core.errors import BadSetup
from satrap.core.options import STANDARD
from satrap.core.text import text
from satrap.packs import get_pack

SeatCount = Annotated[int | None, typer.Option("--seats", help=explain("cli-opt-seats"))]
Games = Annotated[int, typer.Option(min=1, help=explain("cli-opt-games"))]
SimSeed = Annotated[int, typer.Option(help=explain("cli-opt-sim-seed"))]
Bots = Annotated[str, typer.Option(help=explain("cli-opt-bots"))]
Jobs = Annotated[int, typer.Option(min=1, help=explain("cli-opt-jobs"))]
Folder = Annotated[Path | None, typer.Option(metavar="DIR", help=explain("cli-opt-record"))]
Abandon = Annotated[int, typer.Option(min=0, help=explain("cli-opt-abandon"))]
AsJson = Annotated[bool, typer.Option("--json", help=explain("cli-opt-json"))]


def sim(
    game: GameName,
    seats: SeatCount = None,
    games: Games = 100,
    seed: SimSeed = 0,
    bots: Bots = "random",
    preset: Preset = STANDARD,
    option: Options = None,
    board: BoardName = None,
    abandon: Abandon = 0,
    jobs: Jobs = 1,
    record: Folder = None,
    json_: AsJson = False,
    lang: Language = None,
) -> None:
    with opened(lang) as screen:
        rules = get_pack(game).game
        options = parse_options(rules, preset, option or [])
        players = share_seats(bots, seats, rules.seats.start)
        plan = Series(game, players, preset, options, read_board(rules, board), seed)
        names = plan.setup().seats
        if abandon > len(names):
            raise BadSetup("cli-abandon-count", left=abandon, seats=len(names))
        if record:
            make_folder(record)
        prepare_bots(screen, game, plan.find_bots())
        began = time.perf_counter()
        work = Work(plan, range(games), record is not None, abandon)
        played = _watch(screen, play_all(work, jobs), games, record)
        report = sum_up(played, time.perf_counter() - began)
        if json_:
            print(json.dumps(report))
        else:
            tell_report(screen, names, report)


def share_seats(bots: str, seats: int | None, least: int) -> tuple[str, ...]:
    """Return the bot of each seat: one name for all, or a name for each."""
    named = tuple(bots.split(","))
    wanted = seats if seats is not None else max(least, len(named))
    if len(named) not in (1, wanted):
        raise BadSetup("cli-bots-count", bots=len(named), seats=wanted)
    return named if len(named) == wanted else named * wanted


def _watch(
    screen: Screen, batches: Iterable[list[MatchSummary]], games: int, folder: Path | None
) -> list[MatchSummary]:
    """Collect the games under a progress bar, and save their records."""
    console = Console(stderr=True)
    played: list[MatchSummary] = []
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(screen.words(text("cli-sim-bar")), total=games)
        for batch in batches:
            for each in batch:
                if folder is not None and each.record is not None:
                    write_record(folder / f"{each.number:06}.json", each.record)
                played.append(replace(each, record=None))
            bar.advance(task, len(batch))
    return played
