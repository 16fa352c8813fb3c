"""The commands that can be typed instead of an action."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text as Styled

from satrap.cli.files import check_new
from satrap.cli.menu import numbered
from satrap.cli.screen import Quit, printable
from satrap.cli.table import LAST_LINES, Session
from satrap.cli.undo import undo, undo_more
from satrap.core.errors import IllegalAction
from satrap.core.foreseen import foresee, foretell
from satrap.core.game import PUBLIC, Described, Seat
from satrap.core.text import text

Command = Callable[[Session, Seat, str], None]

LONGEST_NUMBER = 10  # digits; no list is that long


def read_action(table: Session, seat: Seat, typed: str) -> Any:
    """Return the action that a number in the list or a notation stands for."""
    if not typed.isdecimal():
        return table.match.game.parse_action(table.match.setup, typed)
    legal = table.match.legal(seat)
    actions = numbered(legal)
    if not actions and isinstance(legal, Described):
        raise IllegalAction(legal.text())
    number = int(typed) if len(typed) < LONGEST_NUMBER else 0
    if not 1 <= number <= len(actions):
        told = typed[: LONGEST_NUMBER - 1]
        raise IllegalAction("cli-no-such-number", number=told, most=len(actions))
    return actions[number - 1]


def _help(table: Session, seat: Seat, rest: str) -> None:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for word in ("number", "notation", *COMMANDS, "enter"):
        key = word.replace("!", "-more")
        usage = table.screen.words(text(f"cli-usage-{key}"))
        grid.add_row(Styled(usage, "bold"), table.screen.words(text(f"cli-help-{key}")))
    table.screen.console.print(grid)
    table.screen.skip()
    table.screen.say(text(f"notation-{table.match.game.id}"))


def _why(table: Session, seat: Seat, rest: str) -> None:
    """Say why an action is impossible or, if it is possible, what it would bring."""
    if not rest:
        table.screen.say(text("cli-help-why"))
        return
    game, view = table.match.game, table.match.view(seat)
    action = read_action(table, seat, rest)
    foreseen = foresee(game, view, action)
    if foreseen.why:
        table.screen.say(foreseen.why)
        return
    key = "cli-possible" if foreseen.events else "cli-possible-only"
    table.screen.say(text(key, label=game.label(view, action), action=str(action)))
    detail = game.detail(view, action)
    if detail:
        table.screen.say(detail, "dim")
    for event in foreseen.events:
        words = foretell(event, table.names, seat, table.screen.language)
        table.screen.print(Styled(printable(words), "dim"))


def _hand(table: Session, seat: Seat, rest: str) -> None:
    """Show what this seat sees and the public does not."""
    game, language = table.match.game, table.screen.language
    public = game.picture(table.match.view(PUBLIC), language).splitlines()
    mine = game.picture(table.match.view(seat), language).splitlines()
    secret = [line for line in mine if line not in public]
    for line in secret:
        table.screen.print(Styled.from_markup(printable(line)))
    if not secret:
        table.screen.say(text("cli-hand-nothing"))


def _log(table: Session, seat: Seat, rest: str) -> None:
    table.tell_log(seat, None if rest == "all" else LAST_LINES * 3)


def _save(table: Session, seat: Seat, rest: str) -> None:
    file = check_new(Path(os.path.expanduser(rest))) if rest else table.file
    table.save(file)
    table.screen.say(text("cli-saved", file=str(file)))


def _quit(table: Session, seat: Seat, rest: str) -> None:
    raise Quit


COMMANDS: Mapping[str, Command] = {
    "why": _why,
    "hand": _hand,
    "log": _log,
    "undo": lambda table, seat, rest: undo(table, seat),
    "undo!": lambda table, seat, rest: undo_more(table, seat),
    "save": _save,
    "help": _help,
    "quit": _quit,
}
