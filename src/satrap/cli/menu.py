"""The legal actions as a numbered list; a long list is in columns, in notation only.

A described choice has a sentence that says how to type an answer; it is listed only if the list is
short.
"""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text as Styled

from satrap.cli.screen import Screen, printable
from satrap.core.game import AnyGame, Choices, Described
from satrap.core.text import text

FEW = 60  # answers of a described choice that get numbers
LONG = 20  # a longer list is shown in columns on a terminal


def numbered(legal: Choices[Any]) -> list[Any]:
    """Return the actions that can be chosen by number, from 1 on."""
    return [] if isinstance(legal, Described) and len(legal) > FEW else list(legal)


def show_menu(screen: Screen, game: AnyGame, view: Any, legal: Choices[Any]) -> None:
    """List the actions with their numbers, words and notation."""
    if isinstance(legal, Described):
        screen.say(legal.text())
        screen.say(text("cli-menu-count", count=len(legal)), "dim")
    actions = numbered(legal)
    if len(actions) > LONG and screen.is_terminal:
        _show_columns(screen, actions)
        screen.say(text("cli-menu-long"), "dim")
    else:
        _show_words(screen, game, view, actions)


def _show_words(screen: Screen, game: AnyGame, view: Any, actions: list[Any]) -> None:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    for number, action in enumerate(actions, start=1):
        words, notation = screen.words(game.label(view, action)), printable(str(action))
        if screen.is_terminal:
            grid.add_row(Styled(str(number), "bold"), Styled(words), Styled(notation, "dim"))
        else:
            screen.print(Styled(f"{number:>3}  {words}  ({notation})"))
    screen.console.print(grid, end="")


def _show_columns(screen: Screen, actions: list[Any]) -> None:
    cells = [
        Styled(f"{number:>3} ", "bold").append(printable(str(action)), "not bold")
        for number, action in enumerate(actions, start=1)
    ]
    screen.console.print(Columns(cells, padding=(0, 3), equal=True, column_first=True))
