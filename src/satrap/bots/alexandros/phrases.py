"""What a plan in Alexandros does, in phrases: where the march ends, and what is done then."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from satrap.bots.advice import Phrase
from satrap.bots.alexandros.reasons_deeds import Course
from satrap.core.text import Names, Text, people, text
from satrap.games.alexandros import events
from satrap.games.alexandros.actions import BOTH
from satrap.games.alexandros.places import place_text, side_text

CLAIM, LEVY, MARCH, REST = 3, 2, 1, 0  # weights
Said = dict[str, Text | str | int]


def phrases_of(course: Course) -> tuple[Phrase, ...]:
    """Return what happens, in order; cards from the deck are counted, the rest is said once."""
    drawn = sum(isinstance(event, events.CardDrawn) for event in course.told)
    found = dict.fromkeys(_phrases(course, drawn))
    return tuple(found)


def _phrases(course: Course, drawn: int) -> Iterator[Phrase]:
    for event in course.told:
        tell = _TELLING.get(type(event))
        if isinstance(event, events.CardDrawn):
            yield _phrase("draw", REST, count=drawn)
        elif tell is not None:
            yield tell(course, event)


def _phrase(about: str, weight: int, **values: Any) -> Phrase:
    could, did = (
        text(f"could-alexandros-{about}", **values),
        text(f"did-alexandros-{about}", **values),
    )
    return Phrase(could, did, weight)


def _march(course: Course, event: events.Marched) -> Phrase:
    tables, table = course.after.config.tables, course.after.table
    side = tables.corner(table.standing, table.alexander)
    place = place_text(event.place)
    card = _card(course)
    where: Said = {"place": place, "side": side_text(side)}
    about, using = ("goes", {}) if card is None else ("march", {"card": card})
    said = _phrase(about, MARCH, **using, **where)
    return Phrase(said.could, said.did, MARCH, is_march=True)


def _card(course: Course) -> Text | None:
    """Say with which card Alexander moves, if it was chosen in this course."""
    for event in course.told:
        if isinstance(event, events.CardChosen | events.SpecialPlayed):
            return text(f"advice-with-{event.card}")
        if isinstance(event, events.JokerUsed):
            return text(f"advice-with-{event.cards[0] if len(event.cards) == 1 else BOTH}")
    return None


def _stay(course: Course, event: events.Stayed) -> Phrase:
    return _phrase("stay", REST)


def _occupy(course: Course, event: events.Occupied) -> Phrase:
    return _phrase("occupy", CLAIM, place=place_text(event.place), value=event.value)


def _take_over(course: Course, event: events.TakenOver) -> Phrase:
    name = people(course.before.config.setup.seats)[event.loser]
    place = place_text(event.place)
    return _phrase("take-over", CLAIM, place=place, value=event.value, name=name)


def _levy(course: Course, event: events.TaxesLevied) -> Phrase:
    return _phrase("levy", LEVY, gains=gains_text(people(course.before.config.setup.seats), event))


def gains_text(names: Names, event: events.TaxesLevied) -> tuple[Text, ...]:
    """Say what a levy brought everybody."""
    pairs = zip(names, event.gains, strict=True)
    return tuple(text("advice-gain", name=name, points=points) for name, points in pairs)


def _take(course: Course, event: events.CardTaken) -> Phrase:
    return _phrase("take", REST, card=events.card_text(event.card))


def _back(course: Course, event: events.GuardTakenBack) -> Phrase:
    return _phrase("back", REST, place=place_text(event.place))


_TELLING: Mapping[type, Callable[..., Phrase]] = {
    events.Marched: _march,
    events.Stayed: _stay,
    events.Occupied: _occupy,
    events.TakenOver: _take_over,
    events.TaxesLevied: _levy,
    events.CardTaken: _take,
    events.GuardTakenBack: _back,
}
