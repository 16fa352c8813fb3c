"""`satrap verify`: check the proof of a finished match, with a stand-alone checker."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from satrap.cli.language import explain
from satrap.verify import run

ProofFile = Annotated[Path, typer.Argument(metavar="FILE", help=explain("cli-opt-proof-file"))]
Head = Annotated[str | None, typer.Option(metavar="HEX", help=explain("cli-opt-head"))]


def verify(file: ProofFile, head: Head = None) -> None:
    raise typer.Exit(run(str(file), head))
