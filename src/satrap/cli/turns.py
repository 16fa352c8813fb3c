"""The course of a match at one keyboard: bots decide, people are asked, the keyboard is passed."""

from __future__ import annotations

from satrap.cli.commands import COMMANDS, read_action
from satrap.cli.menu import numbered, show_menu
from satrap.cli.screen import Quit
from satrap.cli.table import Session
from satrap.core.errors import SatrapError
from satrap.core.game import OPEN, Seat
from satrap.core.text import text


def play_on(table: Session) -> None:
    """Play until the match is over; Quit passes through."""
    at: Seat | None = None  # who sits at the keyboard, if several share it
    watcher = table.watcher()
    while table.match.outcome is None:
        seat = table.match.waiting()[0]
        if at not in (None, seat):
            at = _leave(table, at)
        elif seat in table.bots:
            table.move_bot(seat)
        elif at is None and watcher is None:
            at = _arrive(table, seat)
        else:
            _decide(table, seat)
        if watcher is not None:
            table.tell(watcher)
    _tell_end(table)


def _leave(table: Session, seat: Seat) -> Seat | None:
    """Let a person see what the last decision brought, and undo it, before the next one comes."""
    table.tell(seat)
    typed = table.screen.ask(text("cli-leave", name=table.names[seat])).lower()
    if typed not in ("quit", "undo", "undo!"):
        return None
    try:
        COMMANDS[typed](table, seat, "")
    except SatrapError as error:
        table.screen.say(error.text, "yellow")
    return seat


def _arrive(table: Session, seat: Seat) -> Seat:
    """Hide everything until the next person is there."""
    table.screen.clear()
    if table.screen.ask(text("cli-arrive", name=table.names[seat])).lower() == "quit":
        raise Quit
    table.screen.clear()
    return seat


def _decide(table: Session, seat: Seat) -> None:
    """Ask a person until one decision is made or taken back."""
    ply = len(table.match.entries)
    table.tell(seat)
    table.show(seat)
    _show_choices(table, seat)
    while len(table.match.entries) == ply and seat in table.match.waiting():
        typed = table.screen.ask(text("cli-prompt", name=table.names[seat]))
        try:
            _obey(table, seat, typed)
        except SatrapError as error:
            table.screen.say(error.text, "yellow")


def _show_choices(table: Session, seat: Seat) -> None:
    table.screen.skip()
    legal = table.match.legal(seat)
    key = "cli-choose" if numbered(legal) else "cli-choose-words"
    table.screen.say(text(key, name=table.names[seat]), "bold")
    show_menu(table.screen, table.match.game, table.match.view(seat), legal)


def _obey(table: Session, seat: Seat, typed: str) -> None:
    word, _, rest = typed.partition(" ")
    if not typed:
        table.show(seat, again=True)
        _show_choices(table, seat)
    elif word.lower() in COMMANDS:
        COMMANDS[word.lower()](table, seat, rest.strip())
    else:
        if ";" in typed:
            table.match.play_text(seat, *typed.split(";"))
        else:
            table.match.play(seat, read_action(table, seat, typed))
        table.keep()


def _tell_end(table: Session) -> None:
    """Show how it ended: the last sentences, the table with all cards open, the score sheet."""
    match, screen = table.match, table.screen
    if table.watcher() is None:
        table.told[OPEN] = max(table.told.get(seat, 0) for seat in table.people)
        table.tell(OPEN)
    table.show(OPEN)
    screen.skip()
    screen.say(text("cli-sheet"), "bold")
    for line in match.game.score_sheet(match.view(OPEN)):
        screen.say(line)
    screen.skip()
    screen.say(text("cli-over", file=str(table.file)))
