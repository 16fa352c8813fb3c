"""What is at stake in Alexandros, in words that name places and numbers but no action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from satrap.bots.alexandros.reasons_deeds import FEW, Course, lacking_in, lands_in
from satrap.core.game import Seat
from satrap.core.text import Text, text
from satrap.games.alexandros import events, insights
from satrap.games.alexandros.cards import names
from satrap.games.alexandros.events import cards_text
from satrap.games.alexandros.insights import ProvinceFact
from satrap.games.alexandros.numbers import GUARDS, NOBODY
from satrap.games.alexandros.places import place_text
from satrap.games.alexandros.provinces import reserve
from satrap.games.alexandros.view import View

KEY = "matters-alexandros"


def stake_of(course: Course, seat: Seat) -> Text | None:
    """Return what a plan shows to be at stake, without giving it away; None if that is nothing."""
    tells = (_levied, _taken, _closed, _cut)
    return next((said for tell in tells if (said := tell(course, seat))), None)


def _levied(course: Course, seat: Seat) -> Text | None:
    is_levied = any(isinstance(event, events.TaxesLevied) for event in course.told)
    return _levy(course.before, seat).get("score") if is_levied else None


def _taken(course: Course, seat: Seat) -> Text | None:
    """Speak of the land that is claimed, if there was such land before."""
    for event in course.told:
        land = None
        if isinstance(event, events.Occupied | events.TakenOver):
            land = lands_in(course.before).get(event.province)
        if land is not None:
            return _within_reach(course.before, seat, land)
    return None


def _closed(course: Course, seat: Seat) -> Text | None:
    """Speak of the best land that can be closed off, and of what claiming it would take."""
    lands, view = lands_in(course.after), course.after
    splits = [each for each in course.told if isinstance(each, events.ProvinceSplit)]
    parts = [part for each in splits if each.owner == NOBODY for part in each.parts]
    found = [lands[part.province] for part in parts if part.value and part.province in lands]
    found = [land for land in found if not land.is_open]
    if not found:
        return None
    best = max(found, key=_value)
    lacking = 0 if best.owner == seat else lacking_in(view, seat, best)
    return text(f"{KEY}-closable", place=place_text(best.place), value=best.value, lacking=lacking)


def _cut(course: Course, seat: Seat) -> Text | None:
    for event in course.told:
        if isinstance(event, events.ProvinceSplit) and event.owner not in (NOBODY, seat):
            part = max(event.parts, key=lambda each: each.value)
            name = course.before.config.setup.seats[event.owner]
            place = place_text(part.place)
            return text(f"{KEY}-rich", place=place, value=event.value, name=name)
    return None


def within_reach(view: View, seat: Seat) -> Text | None:
    """Return the most valuable land of nobody or of others that is nearly within reach."""
    lands = [land for land in insights.province_facts(view) if land.value and not land.is_open]
    wanted = [land for land in lands if land.owner != seat]
    said = [_within_reach(view, seat, land) for land in sorted(wanted, key=_value, reverse=True)]
    return next((each for each in said if each), None)


def _within_reach(view: View, seat: Seat, land: ProvinceFact) -> Text | None:
    """Say what claiming some land would take, if that is not too much."""
    lacking = lacking_in(view, seat, land)
    if lacking > FEW or not reserve(view.table, seat, GUARDS):
        return None
    values: dict[str, Any] = {"place": place_text(land.place), "value": land.value}
    if land.owner == NOBODY:
        return text(f"{KEY}-free", lacking=lacking, **values)
    cards = cards_text(names(land.removal))
    name = view.config.setup.seats[land.owner]
    return text(f"{KEY}-reach", lacking=lacking, name=name, cards=cards, **values)


def stakes_of(view: View, seat: Seat) -> Mapping[str, Text]:
    """Return sentences by the feature that they explain, or by the seat that they warn of."""
    lands = [land for land in insights.province_facts(view) if land.value and not land.is_open]
    found = _levy(view, seat)
    free = [land for land in lands if land.owner == NOBODY and land.is_payable]
    said = _within_reach(view, seat, max(free, key=_value)) if free else None
    if said:
        found |= {"land": said, "income": said, "hope": said}
    for other in range(view.config.seats):
        theirs = [land for land in lands if land.owner == other != seat]
        if theirs:
            best = max(theirs, key=_value)
            said = _within_reach(view, seat, best) or _about(view, f"{KEY}-rich", best)
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
