"""The command line: a file for each command, loaded when it is asked for."""

from __future__ import annotations

import sys
from collections.abc import Collection
from importlib import import_module
from io import TextIOWrapper
from typing import Final

import typer

from satrap.cli.language import explain

COMMANDS: Final = {
    "play": "play",
    "replay": "replay",
    "analyse": "analyse",
    "serve": "serve",
    "check": "check",
    "who": "who",
    "backup": "backup",
    "verify": "verify",
    "sim": "sim",
    "balance": "balance.command",
    "arena": "arena.command",
    "board": "board",
    "admin": "admin",
    "account": "account",
}


def make_app(wanted: Collection[str] = ()) -> typer.Typer:
    """Return the command line, with all commands or only some: each takes a while to load."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)
    app.callback(help=explain("cli-about"))(_nothing)
    for name in wanted or COMMANDS:
        command = getattr(import_module(f"satrap.cli.{COMMANDS[name]}"), name)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name, help=explain(f"cli-about-{name}"))(command)
    return app


def _nothing() -> None:
    """Do nothing before a command; with this, even a single one is called by its name."""


def main() -> None:
    """Run the command line; characters that a terminal lacks must not stop it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    make_app([name for name in sys.argv[1:2] if name in COMMANDS])()
