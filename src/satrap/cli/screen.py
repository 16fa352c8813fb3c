"""The terminal: sentences out, lines in. Without one, no colours are used, nothing is cleared."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as Styled

from satrap.cli.language import home_language, pick_language
from satrap.core.errors import SatrapError
from satrap.core.game import PUBLIC, Observer
from satrap.core.language import say
from satrap.core.text import Text

BESIDE = 46  # columns that a terminal needs to the right of a board


class Quit(Exception):
    """The person wants to stop, or there is no more input."""


class Screen:
    """Where one person, or several in turn, read and type."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False, emoji=False)
        self.is_terminal = self.console.is_terminal and sys.stdin.isatty()

    def words(self, sentence: Text, reader: Observer = PUBLIC) -> str:
        """Return a sentence in the language of the screen, without control characters."""
        return printable(say(sentence, self.language, reader))

    def say(self, sentence: Text, style: str = "", reader: Observer = PUBLIC) -> None:
        """Print a sentence; a seat that reads it is called "you"."""
        self.print(Styled(self.words(sentence, reader), style))

    def say_whole(self, sentence: Text) -> None:
        """Print a sentence without breaking it: somebody may want to copy it."""
        self.console.print(Styled(self.words(sentence)), soft_wrap=True)

    def print(self, line: Styled) -> None:
        """Print styled words; only a terminal needs them wrapped."""
        self.console.print(line, soft_wrap=not self.is_terminal)

    def skip(self) -> None:
        """Print an empty line."""
        self.console.print()

    def picture(self, markup: str) -> None:
        """Print a picture: the board, and the rest beside it if there is room."""
        board, _, rest = (Styled.from_markup(part) for part in printable(markup).partition("\n\n"))
        width = max(line.cell_len for line in board.split())
        if not self.is_terminal or self.console.width < width + BESIDE:
            self.console.print(board, soft_wrap=True)
            self.print(Styled("\n").append_text(rest))
            return
        grid = Grid.grid(padding=(0, 3))
        grid.add_column(min_width=width, no_wrap=True)
        grid.add_column()
        grid.add_row(board, Styled("\n").append_text(rest))
        self.console.print(grid)

    def ask(self, prompt: Text) -> str:
        """Return the next line that is typed, or raise Quit at the end of input."""
        self.console.print(Styled(self.words(prompt), "bold"), end=" ", soft_wrap=True)
        try:
            line = printable(input()).strip()
        except (EOFError, KeyboardInterrupt):
            self.skip()
            raise Quit from None
        if not self.is_terminal:
            self.print(Styled(line))
        return line

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it, that the next person could read."""
        if self.is_terminal:
            self.console.clear()
            self.console.file.write("" if self.console.legacy_windows else "\x1b[3J")


def printable(words: str) -> str:
    """Return words without anything that a terminal could take for a command."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "�" for sign in words)


@contextmanager
def opened(language: str | None) -> Iterator[Screen]:
    """Provide a screen; a refusal is printed as one sentence, and the program ends."""
    screen = Screen(home_language())
    try:
        screen.language = pick_language(language)
        yield screen
    except SatrapError as error:
        console = Console(stderr=True, highlight=False, emoji=False, markup=False)
        console.print(screen.words(error.text), soft_wrap=True)
        raise typer.Exit(1) from None
    except Quit:
        return
