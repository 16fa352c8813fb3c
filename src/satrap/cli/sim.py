"""`satrap sim`: games between bots, and what they add up to."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from satrap.bots.registry import get_bot
from satrap.cli.files import make_folder
from satrap.cli.language import explain
from satrap.cli.play import BoardName, GameName, Language, Options, Preset
from satrap.cli.prepared import prepare_bots
from satrap.cli.screen import Screen, opened
from satrap.cli.setup import parse_options
from satrap.cli.sim_games import Plan, Played, make_setup, play_all
from satrap.cli.sim_report import make_report, tell_report
from satrap.core.errors import BadSetup
from satrap.core.options import STANDARD
from satrap.core.text import text
from satrap.games import get_game

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
        options = parse_options(get_game(game), preset, option or [])
        players = share_seats(bots, seats, get_game(game).seats.start)
        plan = Plan(game, players, preset, options, board, seed, record, abandon)
        names = make_setup(plan).seats
        if abandon > len(names):
            raise BadSetup("cli-abandon-count", left=abandon, seats=len(names))
        if record:
            make_folder(record)
        prepare_bots(screen, game, [get_bot(game, bot) for bot in players])
        began = time.perf_counter()
        played = _watch(screen, play_all(plan, games, jobs), games)
        report = make_report(played, time.perf_counter() - began)
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


def _watch(screen: Screen, batches: Iterable[list[Played]], games: int) -> list[Played]:
    """Collect the games under a progress bar."""
    console = Console(stderr=True)
    played: list[Played] = []
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(screen.words(text("cli-sim-bar")), total=games)
        for batch in batches:
            played += batch
            bar.advance(task, len(batch))
    return played
