"""Sentences for the events of a preview: what would happen, addressed to the seat that asks.

Beside the log sentence `event-marched`, a game may have a sentence `foreseen-marched` with the same
values, and `foreseen-of-marched` for what another seat would do. Without them, the log sentence is
used.
"""

from __future__ import annotations

from satrap.core.game import Event, Seat
from satrap.core.language import knows, say
from satrap.core.text import Text, text

LOGGED, FORESEEN, OF_OTHERS = "event-", "foreseen-", "foreseen-of-"


def foretell(event: Event, names: tuple[str, ...], seat: Seat, language: str) -> str:
    """Return an event of a preview in words; the seat that asks is called "you"."""
    told = event.text(names)
    is_mine = getattr(event, "seat", seat) == seat
    key = (FORESEEN if is_mine else OF_OTHERS) + told.key.removeprefix(LOGGED)
    if not knows(key):
        return say(told, language)
    return say(Text(key, event.text(_as_you(names, seat, language)).values), language)


def _as_you(names: tuple[str, ...], seat: Seat, language: str) -> tuple[str, ...]:
    you = say(text("foreseen-you"), language)
    return tuple(you if each == seat else name for each, name in enumerate(names))
