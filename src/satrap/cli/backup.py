"""`satrap backup`: a copy of everything, even while a server is running."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from satrap.cli.files import data_folder
from satrap.cli.language import explain
from satrap.cli.play import Language
from satrap.cli.screen import opened
from satrap.cli.serve import Data
from satrap.core.text import text

Target = Annotated[Path, typer.Argument(metavar="FILE", help=explain("cli-opt-backup"))]


def backup(file: Target, data: Data = None, lang: Language = None) -> None:
    from satrap.cli.stored import FILE, copy, look_through, tell  # noqa: PLC0415

    with opened(lang) as screen:
        copy((data or data_folder()) / FILE, file)
        report = look_through(screen, file)
        screen.say_whole(text("cli-backup-done", file=str(file)))
        tell(screen, report)
        if report.faults:
            raise typer.Exit(1)
