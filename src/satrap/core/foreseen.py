"""What an event of a preview is told as: what would happen, said to the seat that asks.

A game may write, beside the sentence `event-marched` of its log, a sentence `foreseen-marched` with
the same values. Where it did not, the sentence of the log has to do.
"""

from __future__ import annotations

from satrap.core.game import Event, Seat
from satrap.core.language import knows, say
from satrap.core.text import Text, text

LOGGED, FORESEEN = "event-", "foreseen-"


def foretell(event: Event, names: tuple[str, ...], seat: Seat, language: str) -> str:
    """Return an event of a preview in words; who asks is called "you" there."""
    told = event.text(names)
    key = FORESEEN + told.key.removeprefix(LOGGED)
    if not knows(key):
        return say(told, language)
    return say(Text(key, event.text(_as_you(names, seat, language)).values), language)


def _as_you(names: tuple[str, ...], seat: Seat, language: str) -> tuple[str, ...]:
    you = say(text("foreseen-you"), language)
    return tuple(you if each == seat else name for each, name in enumerate(names))
