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
from satrap.games.alexandros.cards import SYMBOL_OF, Cards
from satrap.games.alexandros.game import ALEXANDROS
from satrap.games.alexandros.insights import ProvinceFact
from satrap.games.alexandros.numbers import GUARDS, NOBODY
from satrap.games.alexandros.places import place_text, side_text
from satrap.games.alexandros.provinces import reserve
from satrap.games.alexandros.view import View

ONE = 1  # guard, in a province that pays taxes
FEW = 3  # cards: with more of them missing, land is out of reach
KEY = "advice-alexandros"
Deeds = Mapping[str, Text]  # sentences, by what they are about
Lands = dict[str, ProvinceFact]


class Course(NamedTuple):
    """What happens when a plan is carried out, and how things look then."""

    before: View
    after: View
    told: tuple[Event, ...]


def deeds_of(course: Course, seat: Seat) -> Deeds:
    """Return what a plan is sure to do."""
    found = dict[str, Text]()
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


def course_of(view: View, plan: Iterable[AnyAction]) -> Course:
    """Carry out a plan."""
    state, told = ALEXANDROS.imagine(view, random.Random(0)), list[Event]()
    chance = PlainChance(random.Random(0))
    for action in plan:
        step = ALEXANDROS.apply(state, (action,), chance)
        state = step.state
        told += step.events
    return Course(view, ALEXANDROS.view(state, view.observer), tuple(told))


def lands_in(view: View) -> Lands:
    """Return the provinces by their names."""
    return {land.name: land for land in insights.province_facts(view)}


def _split(course: Course, seat: Seat, event: events.ProvinceSplit) -> dict[str, Text]:
    if event.owner == seat:
        return {}
    if event.owner != NOBODY:
        return _cut(course, event)
    lands, closed = lands_in(course.after), [part for part in event.parts if not part.is_open]
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
    lacking = lacking_in(course.after, seat, land)
    if land.is_payable and not lacking:
        return {"closes": text(f"{KEY}-closes-payable", **values)}
    return {"closes": text(f"{KEY}-closes", lacking=lacking, **values)}


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
    if mine <= max(gains):
        return {}  # others gain as much: that is no reason
    if len(gains) == 1:  # the only rival is called by name
        name = course.before.config.setup.seats[1 - seat]
        return {"levies": text(f"{KEY}-levies-two", points=mine, best=gains[0], name=name)}
    return {"levies": text(f"{KEY}-levies", points=mine, best=max(gains))}


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
    hand = course.before.hands[seat]
    assert hand is not None
    is_drawn = any(isinstance(event, events.CardDrawn) for event in course.told)
    before, lands = lands_in(course.before), lands_in(course.after).values()
    wanted = [land for land in lands if land.owner != seat and land.value and not land.is_open]
    for land in sorted(wanted, key=lambda each: -each.value):
        lacking = lacking_in(course.after, seat, land)
        values: dict[str, Any] = {
            "place": place_text(land.place),
            "value": land.value,
            "lacking": lacking,
        }
        old = before.get(land.name)
        is_nearer = old is not None and lacking_in(course.before, seat, old) > lacking
        useful = [card for card in gained if _is_short(land, hand, card)]
        if useful and is_nearer and lacking <= FEW:
            return {"cards": text(f"{KEY}-card", card=events.card_text(useful[-1]), **values)}
        if is_drawn and 0 < lacking <= FEW:
            return {"cards": text(f"{KEY}-draws", **values)}
    return {}


def _is_short(land: ProvinceFact, hand: Cards, card: str) -> bool:
    """Say whether a claim takes more cards of a symbol than a hand has."""
    symbol = SYMBOL_OF[card]
    return land.removal[symbol] + land.symbols[symbol] > hand[symbol]


def lacking_in(view: View, seat: Seat, land: ProvinceFact) -> int:
    """Return how many cards a claim lacks if one guard makes up for one: two would earn no tax."""
    hand = view.hands[seat]
    assert hand is not None
    guards = min(ONE, reserve(view.table, seat, GUARDS))
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
