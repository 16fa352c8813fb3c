"""What one observer may know: everything in the state is open (ruling ATG-14)."""

from __future__ import annotations

from typing import NamedTuple

from satrap.core.game import OPEN, Observer, Seat
from satrap.games.alexander_the_great.state import Config, Known, State, Tabletop, Turn, deciders
from satrap.games.alexander_the_great.tables import Ground


class View(NamedTuple):
    """The table and the turn, which are public."""

    observer: Observer
    config: Config
    table: Tabletop
    turn: Turn

    @property
    def ground(self) -> Ground:
        """Return the region that is being played."""
        return self.config.ground(self.turn.region)


def view(state: State, observer: Observer) -> View:
    """Return what an observer may know of a state."""
    return View(observer, state.config, state.table, state.turn)


def known_in(view: View) -> Known | None:
    """Return what determines what the viewer may do, or None if the viewer owes no decision."""
    seats = deciders(view.config, view.table, view.turn)
    seat: Seat = seats[0] if view.observer == OPEN and len(seats) == 1 else view.observer
    return Known(view.config, view.table, view.turn, seat) if seat in seats else None
