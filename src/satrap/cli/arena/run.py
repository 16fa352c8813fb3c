"""Play the missing games of a contest; each is saved as soon as it is finished."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import Progress

from satrap.arena.contest import Contest, units
from satrap.arena.games import ArenaGame, play
from satrap.cli.files import data_folder, make_folder, saving
from satrap.cli.pool import INTERRUPTED, in_processes
from satrap.cli.prepared import prepare_bots
from satrap.cli.screen import Screen
from satrap.cli.workfile import WorkFile
from satrap.core.text import text
from satrap.packs import get_pack

Work = WorkFile[Contest, ArenaGame]


def contest_file(contest: Contest, out: Path | None, fresh: bool = False) -> Work:
    """Return the file of a contest, with the games played so far."""
    folder = out or data_folder() / "arena"
    make_folder(folder)
    path = folder / f"{contest.name}.jsonl"
    with saving(path):
        if fresh:
            path.unlink(missing_ok=True)
    return WorkFile(path, contest, ArenaGame)


def play_deals(screen: Screen, contest: Contest, work: Work, deals: range, jobs: int) -> None:
    """Play the missing games of some deals, under a progress bar."""
    todo = list(units(contest, deals, work.lines))
    if todo:
        prepare_bots(screen, contest.game, map(get_pack(contest.game).bot, contest.bots))
    total, console = len(deals) * len(contest.lineups), Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        name = screen.words(text("cli-sim-bar"))
        task = bar.add_task(name, total=total, completed=total - len(todo))
        for played in in_processes(play, todo, jobs):
            work.add([played])
            bar.advance(task)


@contextmanager
def stop_kindly(screen: Screen, work: Work, total: int) -> Iterator[None]:
    """On Ctrl-C, say what is saved and how to continue."""
    try:
        yield
    except KeyboardInterrupt:
        done, file = len(work.lines), str(work.path)
        screen.say(text("cli-balance-stopped", done=done, total=total, file=file))
        raise typer.Exit(INTERRUPTED) from None
