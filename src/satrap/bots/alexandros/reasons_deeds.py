"""What a plan in Alexandros is sure to do, in words that name places and numbers.

The plan is carried out by the engine in a state that is possible as far as the seat knows. What
depends on cards that it has not seen was cut off before, so the sentences hold in every such state.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from satrap.core.chance import PlainChance
from satrap.core.game import Event, Seat
from satrap.core.text import Text, text
from satrap.games.alexandros import events, insights
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.game import ALEXANDROS
from satrap.games.alexandros.insights import ProvinceFact
from satrap.games.alexandros.numbers import GUARDS, NOBODY
from satrap.games.alexandros.places import place_text, side_text
from satrap.games.alexandros.provinces import reserve
from satrap.games.alexandros.view import View

FEW = 3  # cards: with more of them missing, land is out of reach
KEY = "advice-alexandros"
Deeds = Mapping[str, Text]  # sentences, by what they are about
Lands = dict[str, ProvinceFact]


class Course(NamedTuple):
    """What happens when a plan is carried out, and how things look then."""

    before: View
    after: View
    told: tuple[Event, ...]


def deeds_of(view: View, seat: Seat, plan: Iterable[AnyAction]) -> Deeds:
    """Return what a plan is sure to do."""
    course, found = _course(view, plan), dict[str, Text]()
    for event in course.told:
        tell = _TELLING.get(type(event))
        if tell is not None:
            for about, said in tell(course, seat, event).items():
                if _value(said) > _value(found.get(about)):
                    found[about] = said
    return found | _cards(course, seat) | _walls(course, seat, found)


def _value(said: Text | None) -> int:
    """Return how much land a sentence is about: if there are several, the best is named."""
    value = said.values.get("value", 0) if said else -1
    assert isinstance(value, int)
    return value


def _course(view: View, plan: Iterable[AnyAction]) -> Course:
    state, told = ALEXANDROS.imagine(view, random.Random(0)), list[Event]()
    chance = PlainChance(random.Random(0))
    for action in plan:
        step = ALEXANDROS.apply(state, (action,), chance)
        state = step.state
        told += step.events
    return Course(view, ALEXANDROS.view(state, view.observer), tuple(told))


def _lands(view: View) -> Lands:
    return {land.name: land for land in insights.province_facts(view)}


def _split(course: Course, seat: Seat, event: events.ProvinceSplit) -> dict[str, Text]:
    if event.owner == seat:
        return {}
    if event.owner != NOBODY:
        return _cut(course, event)
    lands, closed = _lands(course.after), [part for part in event.parts if not part.is_open]
    closed = [part for part in closed if part.value and part.province in lands]
    if not closed:
        return {}
    best = max(closed, key=lambda part: part.value)
    values: dict[str, Any] = {
        "walls": _walls_in(course),
        "place": place_text(best.place),
        "value": best.value,
    }
    land = lands[best.province]
    if land.owner == seat:
        return {"closes": text(f"{KEY}-closes-occupies", **values)}
    if land.is_payable:
        return {"closes": text(f"{KEY}-closes-payable", **values)}
    return {"closes": text(f"{KEY}-closes", lacking=_lacking(course.after, seat, land), **values)}


def _cut(course: Course, event: events.ProvinceSplit) -> dict[str, Text]:
    kept = [part for part in event.parts if part.owner == event.owner]
    value = max([part.value for part in kept], default=0)
    place = place_text((kept or event.parts)[0].place)
    name = course.before.config.setup.seats[event.owner]
    said = text(f"{KEY}-cuts", name=name, place=place, before=event.value, value=value)
    return {f"against-{event.owner}": said, "cuts": said} if value < event.value else {}


def _occupied(course: Course, seat: Seat, event: events.Occupied) -> dict[str, Text]:
    closed = [split for split in course.told if isinstance(split, events.ProvinceSplit)]
    if any(part.province == event.province for split in closed for part in split.parts):
        return {}  # said where it is closed
    values: dict[str, Any] = {"place": place_text(event.place), "value": event.value}
    return {"claims": text(f"{KEY}-occupies", **values)}


def _taken_over(course: Course, seat: Seat, event: events.TakenOver) -> dict[str, Text]:
    name = course.before.config.setup.seats[event.loser]
    values: dict[str, Any] = {"place": place_text(event.place), "value": event.value, "name": name}
    said = text(f"{KEY}-takes-over", **values)
    return {"claims": said, f"against-{event.loser}": said}


def _levied(course: Course, seat: Seat, event: events.TaxesLevied) -> dict[str, Text]:
    gains = list(event.gains)
    mine = gains.pop(seat)
    return {"levies": text(f"{KEY}-levies", points=mine, best=max(gains))} if mine else {}


def _took_back(course: Course, seat: Seat, event: events.GuardTakenBack) -> dict[str, Text]:
    space = course.before.config.tables.spaces[event.space]
    land = next(part for part in course.before.table.provinces if part.spaces >> space & 1)
    place = place_text(event.place)
    if land.guards.bit_count() == 2:
        return {"back": text(f"{KEY}-back-pays", place=place, value=land.value)}
    return {"back": text(f"{KEY}-back", place=place)}


def _cards(course: Course, seat: Seat) -> dict[str, Text]:
    """Say which land the cards taken count towards: the best that is nearly within reach."""
    gained = [
        event.card
        for event in course.told
        if isinstance(event, events.CardChosen | events.CardTaken) and event.seat == seat
    ]
    is_drawn = any(isinstance(event, events.CardDrawn) for event in course.told)
    before, lands = _lands(course.before), _lands(course.after).values()
    wanted = [land for land in lands if land.owner != seat and land.value and not land.is_open]
    for land in sorted(wanted, key=lambda each: -each.value):
        lacking = _lacking(course.after, seat, land)
        values: dict[str, Any] = {
            "place": place_text(land.place),
            "value": land.value,
            "lacking": lacking,
        }
        old = before.get(land.name)
        is_nearer = old is not None and _lacking(course.before, seat, old) > lacking
        if gained and is_nearer and lacking <= FEW:
            return {"cards": text(f"{KEY}-card", card=events.card_text(gained[-1]), **values)}
        if is_drawn and 0 < lacking <= FEW:
            return {"cards": text(f"{KEY}-draws", **values)}
    return {}


def _lacking(view: View, seat: Seat, land: ProvinceFact) -> int:
    """Return how many cards a claim lacks if guards make up for all they can."""
    hand = view.hands[seat]
    assert hand is not None
    guards = reserve(view.table, seat, GUARDS)
    needed = zip(land.removal, hand, strict=True)
    short = sum(max(0, cards - held) for cards, held in needed)
    return short + max(0, sum(land.lacking) - short - guards)


def _walls(course: Course, seat: Seat, found: Deeds) -> dict[str, Text]:
    """Describe a march that closes off nothing: its corner and its walls."""
    marched = [event for event in course.told if isinstance(event, events.Marched)]
    if (
        not marched
        or "closes" in found
        or any(isinstance(e, events.ProvinceSplit) for e in course.told)
    ):
        return {}
    tables, standing = course.after.config.tables, course.after.table.standing
    side = tables.corner(standing, course.after.table.alexander)
    values = {"place": place_text(marched[0].place), "side": side_text(side)}
    return {"walls": text(f"{KEY}-walls", walls=_walls_in(course), **values)}


def _walls_in(course: Course) -> int:
    marched = [event for event in course.told if isinstance(event, events.Marched)]
    return sum(len(event.black) + len(event.red) for event in marched)


_TELLING: Mapping[type, Callable[..., dict[str, Text]]] = {
    events.ProvinceSplit: _split,
    events.Occupied: _occupied,
    events.TakenOver: _taken_over,
    events.TaxesLevied: _levied,
    events.GuardTakenBack: _took_back,
}
