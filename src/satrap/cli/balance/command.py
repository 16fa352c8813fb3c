"""The command `satrap balance`: play what is missing, then write the report."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from satrap.arena.balance.settings import make_settings
from satrap.arena.series import Series
from satrap.cli.balance.run import is_written, run
from satrap.cli.language import explain
from satrap.cli.play import BoardName, GameName, Language, Options, Preset
from satrap.cli.screen import opened
from satrap.cli.setup import parse_options, read_board
from satrap.cli.sim import Bots, Games, SimSeed, share_seats
from satrap.core.options import STANDARD
from satrap.core.text import text
from satrap.packs import get_pack

SeatCounts = Annotated[list[int] | None, typer.Option("--seats", help=explain("cli-opt-counts"))]
Out = Annotated[Path, typer.Option(metavar="DIR", help=explain("cli-opt-balance-out"))]
Jobs = Annotated[int | None, typer.Option(min=1, help=explain("cli-opt-all-jobs"))]
Fresh = Annotated[bool, typer.Option("--fresh", help=explain("cli-opt-fresh"))]


def balance(
    game: GameName,
    seats: SeatCounts = None,
    games: Games = 1000,
    bots: Bots = "companion",
    seed: SimSeed = 7,
    preset: Preset = STANDARD,
    option: Options = None,
    board: BoardName = None,
    out: Out = Path("docs/balance"),
    jobs: Jobs = None,
    fresh: Fresh = False,
    lang: Language = None,
) -> None:
    with opened(lang) as screen:
        rules = get_pack(game).game
        options = parse_options(rules, preset, option or [])
        land = read_board(rules, board)
        plans = [
            Series(game, share_seats(bots, count, count), preset, options, land, seed)
            for count in sorted(set(seats or rules.seats))
        ]
        for plan in plans:
            plan.setup()
        settings, report = make_settings(plans, bots, games), out / f"{game}.md"
        if not fresh and is_written(report, settings):
            screen.say(text("cli-balance-written", file=str(report)))
            return
        run(screen, settings, plans, report, jobs or os.cpu_count() or 1, fresh)
        screen.say(text("cli-balance-done", file=str(report)))
