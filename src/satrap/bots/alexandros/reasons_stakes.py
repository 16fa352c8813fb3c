"""What is at stake in Alexandros, in words that name places and numbers but no action."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.core.game import Seat
from satrap.core.text import Text, text
from satrap.games.alexandros import insights
from satrap.games.alexandros.insights import ProvinceFact
from satrap.games.alexandros.numbers import NOBODY
from satrap.games.alexandros.places import place_text
from satrap.games.alexandros.view import View

KEY = "matters-alexandros"


def stakes_of(view: View, seat: Seat) -> Mapping[str, Text]:
    """Return sentences by the feature that they explain, or by the seat that they warn of."""
    lands = [land for land in insights.province_facts(view) if land.value and not land.is_open]
    free = [land for land in lands if land.owner == NOBODY and land.is_payable]
    found = _levy(view, seat)
    if free:
        said = _about(view, f"{KEY}-free", max(free, key=_value))
        found |= {"land": said, "income": said, "hope": said}
    for other in range(view.config.seats):
        theirs = [land for land in lands if land.owner == other != seat]
        if theirs:
            said = _about(view, f"{KEY}-rich", max(theirs, key=_value))
            found |= {f"against-{other}": said, "spoils": said}
    return found


def _value(land: ProvinceFact) -> int:
    return land.value


def _about(view: View, key: str, land: ProvinceFact) -> Text:
    name = view.config.setup.seats[land.owner] if land.owner != NOBODY else ""
    return text(key, place=place_text(land.place), value=land.value, name=name)


def _levy(view: View, seat: Seat) -> dict[str, Text]:
    """Compare what a levy would bring now."""
    taxes = insights.taxes(view)
    others = [other for other in range(view.config.seats) if other != seat]
    best = max(others, key=lambda other: taxes[other])
    if not taxes[seat]:
        return {}
    name = view.config.setup.seats[best]
    said = text(f"{KEY}-levy", mine=taxes[seat], name=name, theirs=taxes[best])
    return {"score": said, "ready": said}
