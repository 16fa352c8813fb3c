"""How a seat opens a match: its first split."""

from __future__ import annotations

from satrap.core.game import Event, Seat
from satrap.core.text import Text, text
from satrap.games.alexander_the_great.events import Revealed


def opening(event: Event) -> tuple[Seat, Text] | None:
    """Return whose split an event shows, and how many cubes are where; None for other events."""
    if not isinstance(event, Revealed):
        return None
    boxes = {"order": event.order, "army": event.army, "temple": event.temple, "city": event.city}
    return event.seat, text("opening-split", **boxes)
