"""The command line: a file for each command."""

from __future__ import annotations

import sys
from io import TextIOWrapper

import typer

from satrap.cli.account import account
from satrap.cli.admin import admin
from satrap.cli.analyse import analyse
from satrap.cli.arena.command import arena
from satrap.cli.backup import backup
from satrap.cli.balance.command import balance
from satrap.cli.board import board
from satrap.cli.check import check
from satrap.cli.language import explain
from satrap.cli.play import play
from satrap.cli.replay import replay
from satrap.cli.serve import serve
from satrap.cli.sim import sim
from satrap.cli.verify import verify
from satrap.cli.who import who

app = typer.Typer(
    help=explain("cli-about"), no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
app.command(help=explain("cli-about-play"))(play)
app.command(help=explain("cli-about-replay"))(replay)
app.command(help=explain("cli-about-analyse"))(analyse)
app.command(help=explain("cli-about-serve"))(serve)
app.command(help=explain("cli-about-check"))(check)
app.command(help=explain("cli-about-who"))(who)
app.command(help=explain("cli-about-backup"))(backup)
app.command(help=explain("cli-about-verify"))(verify)
app.command(help=explain("cli-about-sim"))(sim)
app.command(help=explain("cli-about-balance"))(balance)
app.command(help=explain("cli-about-arena"))(arena)
app.add_typer(board, name="board")
app.add_typer(admin, name="admin")
app.add_typer(account, name="account")


def main() -> None:
    """Run the command line; characters that a terminal lacks must not stop it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
