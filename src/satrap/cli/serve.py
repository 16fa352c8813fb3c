"""`satrap serve`: tables for people and bots, on this machine, with no settings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from satrap.cli.files import data_folder, make_folder
from satrap.cli.language import explain
from satrap.cli.screen import opened

Host = Annotated[str, typer.Option(help=explain("cli-opt-host"))]
Port = Annotated[int, typer.Option(help=explain("cli-opt-port"))]
Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help=explain("cli-opt-data"))]
Slack = Annotated[float, typer.Option(help=explain("cli-opt-slack"))]


def serve(
    host: Host = "127.0.0.1", port: Port = 8000, data: Data = None, slack: Slack = 1.0
) -> None:
    from satrap.cli.serving import run  # noqa: PLC0415 -- the other commands start faster

    with opened(None) as screen:
        folder = data or data_folder()
        make_folder(folder)
        run(screen, folder, host, port, slack)
