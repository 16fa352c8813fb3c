"""What one observer may know: what lies open, and the observer's own cards."""

from __future__ import annotations

from typing import NamedTuple

from satrap.core.game import OPEN, Observer
from satrap.games.alexandros.cards import Cards
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import Config, Known, State, Tabletop, Turn


class View(NamedTuple):
    """The table and the turn, which are public; hands and draws only as far as they are known."""

    observer: Observer
    config: Config
    table: Tabletop
    turn: Turn
    hands: tuple[Cards | None, ...]
    drawn: tuple[tuple[Cards, ...] | None, ...]
    deck: tuple[int, ...] | None  # only with all cards open


def view(state: State, observer: Observer) -> View:
    """Return what an observer may know of a state."""
    seats = range(state.config.seats)
    mine = [observer in (seat, OPEN) for seat in seats]
    return View(
        observer,
        state.config,
        state.table,
        state.turn,
        tuple(state.hands[seat] if mine[seat] else None for seat in seats),
        tuple(state.drawn[seat] if mine[seat] else None for seat in seats),
        state.deck if observer == OPEN else None,
    )


def open_view(state: State, observer: Observer) -> View:
    """Return what an observer may know to whom all seats show their hands, but not the deck."""
    return view(state, OPEN)._replace(observer=observer, deck=None)


def known_in(view: View) -> Known | None:
    """Return what the viewer's decision depends on, or None if there is nothing to decide."""
    if view.turn.phase == Phase.OVER or view.observer not in (view.turn.seat, OPEN):
        return None
    hand = view.hands[view.turn.seat]
    assert hand is not None
    return Known(view.config, view.table, view.turn, hand)
