"""`satrap who TABLE`: what the server's log calls the people of a table, to trace abuse."""

from __future__ import annotations

from typing import Annotated

import typer

from satrap.cli.check import StoreFile
from satrap.cli.files import data_folder
from satrap.cli.language import explain
from satrap.cli.play import Language
from satrap.cli.screen import opened
from satrap.cli.serve import Data
from satrap.core.text import text

TableId = Annotated[str, typer.Argument(metavar="TABLE", help=explain("cli-opt-table"))]


def who(table: TableId, file: StoreFile = None, data: Data = None, lang: Language = None) -> None:
    from satrap.cli.stored import FILE, people_of  # noqa: PLC0415 -- others start faster

    with opened(lang) as screen:
        for person in people_of(file or (data or data_folder()) / FILE, table):
            if person.seat < 0:
                screen.say(text("cli-who-host", actor=person.actor))
                continue
            seat = person.seat + 1
            screen.say(text("cli-who-seat", seat=seat, name=person.name, actor=person.actor))
