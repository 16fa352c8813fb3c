"""How a seat opens a match: its first march."""

from __future__ import annotations

from satrap.core.game import Event, Seat
from satrap.core.text import Text
from satrap.games.alexandros.events import SpaceChosen
from satrap.games.alexandros.places import where_text


def opening(event: Event) -> tuple[Seat, Text] | None:
    """Return whose march an event begins, and where to; None for other events."""
    if not isinstance(event, SpaceChosen):
        return None
    return event.seat, where_text(event.place, event.symbol)
