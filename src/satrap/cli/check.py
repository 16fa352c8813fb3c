"""`satrap check`: check all stored matches, even while a server is running."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from satrap.cli.files import data_folder
from satrap.cli.language import explain
from satrap.cli.play import Language
from satrap.cli.screen import opened
from satrap.cli.serve import Data

StoreFile = Annotated[Path | None, typer.Argument(metavar="FILE", help=explain("cli-opt-store"))]


def check(file: StoreFile = None, data: Data = None, lang: Language = None) -> None:
    from satrap.cli.stored import FILE, look_through, tell  # noqa: PLC0415 -- others start faster

    with opened(lang) as screen:
        report = look_through(screen, file or (data or data_folder()) / FILE)
        tell(screen, report)
        if report.faults:
            raise typer.Exit(1)
