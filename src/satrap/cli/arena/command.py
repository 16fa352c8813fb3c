"""The command `satrap arena`: play what is missing, then show the table and the plot."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from satrap.arena.contest import FORMAT, Contest, check, deals_for
from satrap.arena.fingerprint import fingerprint
from satrap.arena.table import rows
from satrap.cli.arena.ladder import GAMES, climb
from satrap.cli.arena.run import contest_file, play_deals, stop_kindly
from satrap.cli.arena.show import as_json, show
from satrap.cli.balance.command import Fresh, Jobs
from satrap.cli.language import explain
from satrap.cli.play import GameName, Language, Options, Preset
from satrap.cli.screen import opened
from satrap.cli.setup import parse_options
from satrap.cli.sim import AsJson, SeatCount, SimSeed
from satrap.core.errors import BadSetup
from satrap.core.options import STANDARD
from satrap.packs import get_pack

Bots = Annotated[str | None, typer.Option(metavar="A,B,...", help=explain("cli-opt-arena-bots"))]
Games = Annotated[int | None, typer.Option(min=1, help=explain("cli-opt-arena-games"))]
Out = Annotated[Path | None, typer.Option(metavar="DIR", help=explain("cli-opt-arena-out"))]
Ladder = Annotated[bool, typer.Option("--ladder", help=explain("cli-opt-ladder"))]
Seconds = Annotated[
    float | None, typer.Option(min=0.01, max=3600, help=explain("cli-opt-arena-seconds"))
]
Page = Annotated[Path, typer.Option(metavar="FILE", help=explain("cli-opt-ladder-page"))]
USUAL = 100  # games


def arena(
    game: GameName,
    bots: Bots = None,
    seats: SeatCount = None,
    games: Games = None,
    seed: SimSeed = 0,
    preset: Preset = STANDARD,
    option: Options = None,
    seconds: Seconds = None,
    jobs: Jobs = None,
    out: Out = None,
    fresh: Fresh = False,
    ladder: Ladder = False,
    page: Page = Path("docs/bots.md"),
    json_: AsJson = False,
    lang: Language = None,
) -> None:
    with opened(lang) as screen:
        cores, named = jobs or os.cpu_count() or 1, bots or ",".join(get_pack(game).levels)
        if ladder:
            counts = get_pack(game).game.seats if seats is None else (seats,)
            contests = [
                make_contest(game, named, count, seed, preset, option or []) for count in counts
            ]
            if seconds is not None:
                raise BadSetup("cli-ladder-seconds")
            if json_:
                raise BadSetup("cli-ladder-json")
            climb(screen, contests, games or GAMES, cores, out, page, fresh)
            return
        contest = make_contest(game, named, seats, seed, preset, option or [])
        contest = replace(contest, seconds=seconds)
        work = contest_file(contest, out, fresh)
        deals = deals_for(contest, games or USUAL)
        with stop_kindly(screen, work, deals * len(contest.lineups)):
            play_deals(screen, contest, work, range(deals), cores)
        played = [line for line in work.lines if line.deal < deals]
        found = rows(contest.bots, played)
        if json_:
            print(json.dumps(as_json(contest, found, played)))
        else:
            show(screen, found, len(played))


def make_contest(
    game: str, bots: str, seats: int | None, seed: int, preset: str, chosen: list[str]
) -> Contest:
    """Return the contest to be played, or raise BadSetup."""
    rules = get_pack(game).game
    options = parse_options(rules, preset, chosen)
    count = rules.seats.start if seats is None else seats
    setup = rules.setup(tuple("1" * (n + 1) for n in range(count)), preset=preset, options=options)
    named = tuple(name.strip() for name in bots.split(","))
    code, settled = fingerprint(game), dict(setup.options)
    return check(Contest(FORMAT, game, rules.rules, code, preset, settled, named, count, seed))
