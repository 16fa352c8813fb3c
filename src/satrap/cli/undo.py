"""Take decisions back: freely or, if something was seen since, with everybody's consent."""

from __future__ import annotations

from satrap.cli.table import Session
from satrap.core.errors import CannotUndo
from satrap.core.game import Seat
from satrap.core.text import text


def undo(table: Session, seat: Seat) -> None:
    """Take back the last decision of a seat if nobody has learnt anything since."""
    if _withdraw(table, seat):
        return
    try:
        table.match.undo(seat)
    except CannotUndo as error:
        if not table.last_decision(seat):
            raise CannotUndo("cli-undo-nothing") from error
        table.screen.say(error.text)
        alone = len(table.people) == 1
        table.screen.say(text("cli-undo-alone" if alone else "cli-undo-together"))
        return
    table.keep()
    table.screen.say(text("cli-undone"))


def undo_more(table: Session, seat: Seat) -> None:
    """Return to the last decision of a seat, whatever was seen since; luck is drawn again."""
    if _withdraw(table, seat):
        return
    ply = table.last_decision(seat)
    if not ply:
        raise CannotUndo("cli-undo-nothing")
    if all(_agrees(table, seat, other) for other in table.people if other != seat):
        epoch = table.match.epoch
        table.match.undo(seat, ply - 1, forget=True)
        table.keep()
        is_redrawn = table.match.epoch > epoch
        table.screen.say(text("cli-undone-redrawn" if is_redrawn else "cli-undone"))


def _withdraw(table: Session, seat: Seat) -> bool:
    """Take back a sealed choice; say whether there was one."""
    if table.match.sealed(seat) is None:
        return False
    table.match.withdraw(seat)
    table.screen.say(text("cli-undone"))
    return True


def _agrees(table: Session, seat: Seat, other: Seat) -> bool:
    asking, asked = table.names[seat], table.names[other]
    answer = table.screen.ask(text("cli-undo-ask", asking=asking, asked=asked)).lower()
    if answer[:1] in ("y", table.screen.words(text("cli-yes"))):
        return True
    table.screen.say(text("cli-undo-refused", name=asked))
    return False
