"""`satrap board`: for people who enter their own printed board."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text as Styled

from satrap.cli.files import CannotSave, read_text
from satrap.cli.language import explain
from satrap.cli.play import Language
from satrap.cli.screen import Screen, opened
from satrap.core.fact import Fact
from satrap.core.game import Board
from satrap.core.text import Text, text
from satrap.packs import PACKS
from satrap.packs.boards import pack_of_board
from satrap.packs.pack import Pack

_MARKS = {True: ("✓", "green"), False: ("✗", "red"), None: ("–", "dim")}

board = typer.Typer(help=explain("cli-about-board"), no_args_is_help=True, rich_markup_mode=None)

BoardFile = Annotated[str, typer.Argument(metavar="FILE", help=explain("cli-opt-board-file"))]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help=explain("cli-opt-board-out"))]


@board.command(help=explain("cli-about-board-check"))
def check(file: BoardFile, lang: Language = None) -> None:
    with opened(lang) as screen:
        pack, checked = _find(file)
        facts = pack.facts(checked)
        screen.say(text("board-checked", name=checked.name, hash=checked.hash), "bold")
        _tell(screen, facts)
        screen.say(_verdict(facts))
        if any(fact.ok is False for fact in facts):
            raise typer.Exit(1)


@board.command(help=explain("cli-about-board-show"))
def show(file: BoardFile, out: Out = None, lang: Language = None) -> None:
    with opened(lang) as screen:
        pack, shown = _find(file)
        picture = pack.draw(shown, screen.language)
        if out is None:
            typer.echo(picture)
            return
        try:
            out.write_text(picture + "\n", encoding="utf-8")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise CannotSave("cli-cannot-save", file=str(out), reason=reason) from error


def _find(name: str) -> tuple[Pack, Board]:
    """Return the standard board of a game, or the board of a file."""
    if name in PACKS:
        game = PACKS[name].game
        return PACKS[name], game.board(game.boards()[0])
    written = read_text(Path(name))
    pack = pack_of_board(written)
    return pack, pack.game.parse_board(written)


def _tell(screen: Screen, facts: list[Fact]) -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("", "board-column-known", "board-column-here"):
        grid.add_column(screen.words(text(heading)) if heading else "", overflow="fold")
    for fact in facts:
        mark, style = _MARKS[fact.ok]
        known, here = Styled(screen.words(fact.claim)), Styled(screen.words(fact.value))
        grid.add_row(Styled(mark, style), known, here)
    screen.console.print(grid)


def _verdict(facts: list[Fact]) -> Text:
    wrong, other = (sum(fact.ok is mark for fact in facts) for mark in (False, None))
    if wrong:
        return text("board-some-fail", count=wrong)
    return (
        text("board-some-differ", count=other)
        if other
        else text("board-all-hold", count=len(facts))
    )
