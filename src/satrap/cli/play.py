"""`satrap play`: a match in the terminal, between people at one keyboard and bots."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from satrap.cli.ask_seats import ask_seats
from satrap.cli.files import check_new, new_file, read_record
from satrap.cli.language import explain
from satrap.cli.prepared import prepare_bots
from satrap.cli.screen import Quit, Screen, opened
from satrap.cli.seats import name_seats, seated_bots
from satrap.cli.setup import parse_options, parse_seed, pick_board
from satrap.cli.table import Session
from satrap.cli.turns import play_on
from satrap.core.errors import UnreadableRecord
from satrap.core.game import AnyGame, Setup
from satrap.core.language import LANGUAGES
from satrap.core.match import Match, seeded
from satrap.core.options import STANDARD
from satrap.core.record import AnyMatch, replay
from satrap.core.text import text
from satrap.packs import PACKS, get_pack

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=explain("cli-opt-game", games=", ".join(PACKS)))
]
_LEVELS = dict.fromkeys(level for pack in PACKS.values() for level in pack.levels)
Seats = Annotated[
    list[str] | None,
    typer.Option("--seat", help=explain("cli-opt-seat", bots=", ".join(_LEVELS))),
]
Preset = Annotated[str, typer.Option(help=explain("cli-opt-preset"))]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=explain("cli-opt-option"))
]
BoardName = Annotated[str | None, typer.Option(metavar="FILE", help=explain("cli-opt-board"))]
Language = Annotated[
    str | None, typer.Option("--lang", help=explain("cli-opt-lang", languages=", ".join(LANGUAGES)))
]
Starter = Annotated[int | None, typer.Option(min=1, help=explain("cli-opt-starter"))]
Seed = Annotated[str | None, typer.Option(metavar="HEX", help=explain("cli-opt-seed"))]
Resume = Annotated[Path | None, typer.Option(metavar="FILE", help=explain("cli-opt-resume"))]
Autosave = Annotated[Path | None, typer.Option(metavar="FILE", help=explain("cli-opt-autosave"))]


def play(
    game: GameName,
    seat: Seats = None,
    preset: Preset = STANDARD,
    option: Options = None,
    board: BoardName = None,
    starter: Starter = None,
    lang: Language = None,
    seed: Seed = None,
    resume: Resume = None,
    autosave: Autosave = None,
) -> None:
    with opened(lang) as screen:
        rules = get_pack(game).game
        if autosave and autosave != resume:
            check_new(autosave)
        if resume:
            run(resumed_table(screen, rules, resume, autosave or resume))
            return
        chance, options = parse_seed(seed), parse_options(rules, preset, option or [])
        land = pick_board(rules, board)
        names = name_seats(rules, seat) if seat else ask_seats(screen, rules)
        first = None if starter is None else starter - 1
        setup = rules.setup(names, preset=preset, options=options, board=land, starter=first)
        run(new_table(screen, rules, setup, chance, autosave or new_file(game)))


def new_table(screen: Screen, game: AnyGame, setup: Setup, seed: bytes, file: Path) -> Session:
    """Begin a match."""
    match: AnyMatch = Match(game, setup, seeded(seed))
    return Session(screen, match, seed, seated_bots(game, setup.seats), file)


def resumed_table(screen: Screen, game: AnyGame, saved: Path, file: Path) -> Session:
    """Continue a saved match; everybody is shown what happened since they last decided."""
    record = read_record(saved)
    if record.seed is None:
        raise UnreadableRecord("cli-no-seed")
    match = replay(game, record)
    bots = seated_bots(game, match.setup.seats)
    table = Session(screen, match, bytes.fromhex(record.seed), bots, file)
    table.told = {seat: table.last_decision(seat) for seat in table.people}
    return table


def run(table: Session) -> None:
    """Play a match to its end, or until somebody quits; every decision is saved."""
    table.save()
    prepare_bots(table.screen, table.match.game.id, table.bots.values())
    try:
        play_on(table)
    except Quit:
        words = ("satrap", "play", table.match.game.id, "--resume", str(table.file))
        table.screen.skip()
        table.screen.say_whole(text("cli-quit", command=shlex.join(words)))
