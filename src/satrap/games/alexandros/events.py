"""The events of Alexandros. They name spaces, points and cards, so each makes sense on its own."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from satrap.core.game import OPEN, Event, Observer, Seat
from satrap.core.happening import Happening, News
from satrap.core.text import Names, Text, names_text, text
from satrap.games.alexandros.lattice import Face, Symbol
from satrap.games.alexandros.places import PlaceName, place_text, side_text, where_text


class Part(Struct, frozen=True, gc=False):
    """A province as it appears in an event."""

    province: str
    value: int
    spaces: int
    owner: Seat
    place: PlaceName
    is_open: bool  # so much land that nobody will pay for it

    def text(self) -> Text:
        place = text("open-land") if self.is_open else place_text(self.place)
        return text("province-part", place=place, value=self.value)


class Income(Struct, frozen=True, gc=False):
    """What one province pays its owner."""

    seat: Seat
    province: str
    points: int


def _is_open(part: Part) -> bool:
    return part.is_open


def foreseen(told: tuple[Event, ...], observer: Observer) -> tuple[Event, ...]:
    """Return events as a preview shows them: until the turn ends, with unseen cards blank."""
    shown = takewhile(lambda event: not isinstance(event, TurnBegan), told)
    return tuple(_blank(event, observer) for event in shown)


def _blank(event: Event, observer: Observer) -> Event:
    if isinstance(event, Dealt | CardDrawn | TurnedUp) and event.is_news_to(observer):
        return replace(event, card="")
    return event


def card_text(card: str) -> Text:
    """Return the name of a card, or what to call an unseen one."""
    return text(f"card-{card or 'unseen'}")


def cards_text(cards: tuple[str, ...]) -> tuple[Text, ...] | Text:
    """Return cards with their counts, or words for no cards."""
    if not cards:
        return text("card-none")
    return tuple(_counted(card, count) for card, count in Counter(cards).items())


def _counted(card: str, count: int) -> Text:
    return card_text(card) if count == 1 else text("cards-of", card=card_text(card), count=count)


class Dealt(Happening, frozen=True):
    """A seat got its first card, face down."""

    seat: Seat
    card: Face

    def seen_by(self, observer: Observer) -> Self:
        return self if observer in (self.seat, OPEN) else replace(self, card="")

    def is_news_to(self, observer: Observer) -> bool:
        return observer in (self.seat, OPEN)

    def text(self, names: Names) -> Text:
        if not self.card:
            return text("event-dealt-hidden", name=names[self.seat])
        return text("event-dealt", name=names[self.seat], card=card_text(self.card))


class CardDrawn(Happening, frozen=True):
    """A seat took the top card of the deck; only that seat sees it."""

    seat: Seat
    card: Face

    def seen_by(self, observer: Observer) -> Self:
        return self if observer in (self.seat, OPEN) else replace(self, card="")

    def is_news_to(self, observer: Observer) -> bool:
        return observer in (self.seat, OPEN)

    def text(self, names: Names) -> Text:
        if not self.card:
            return text("event-card-drawn-hidden", name=names[self.seat])
        return text("event-card-drawn", name=names[self.seat], card=card_text(self.card))


class TurnedUp(News, frozen=True):
    """A card was turned up beside the board."""

    card: Face

    def text(self, names: Names) -> Text:
        return text("event-turned-up", card=card_text(self.card))


class Reshuffled(Happening, frozen=True):
    """The discards became the new deck."""

    count: int

    def text(self, names: Names) -> Text:
        return text("event-reshuffled", count=self.count)


class TurnBegan(Happening, frozen=True):
    seat: Seat
    number: int

    def text(self, names: Names) -> Text:
        return text("event-turn-began", name=names[self.seat], number=self.number)


class CardChosen(Happening, frozen=True):
    """A seat took a face-up card to march with."""

    seat: Seat
    card: Symbol

    def text(self, names: Names) -> Text:
        return text("event-card-chosen", name=names[self.seat], card=card_text(self.card))


class JokerUsed(Happening, frozen=True):
    """A seat took face-up cards without a free space and used them as a joker."""

    seat: Seat
    cards: tuple[Symbol, ...]
    symbol: Face

    def text(self, names: Names) -> Text:
        return text("event-joker-used", name=names[self.seat], cards=cards_text(self.cards))


class SpecialPlayed(Happening, frozen=True):
    """A seat played a card from its hand for Alexander's special move."""

    seat: Seat
    card: Symbol
    symbol: Face

    def text(self, names: Names) -> Text:
        return text("event-special-played", name=names[self.seat], card=card_text(self.card))


class Stayed(Happening, frozen=True):
    """Alexander could not be moved."""

    seat: Seat

    def text(self, names: Names) -> Text:
        return text("event-stayed", name=names[self.seat])


class SpaceChosen(Happening, frozen=True):
    seat: Seat
    space: str
    symbol: Face
    place: PlaceName

    def text(self, names: Names) -> Text:
        where = where_text(self.place, self.symbol)
        return text("event-space-chosen", name=names[self.seat], where=where)


class PointChosen(Happening, frozen=True):
    seat: Seat
    point: str
    side: str  # which corner of the space it is

    def text(self, names: Names) -> Text:
        side = side_text(self.side)
        return text("event-point-chosen", name=names[self.seat], point=self.point, side=side)


class StepTaken(Happening, frozen=True):
    seat: Seat
    point: str
    side: str  # in which direction it lies

    def text(self, names: Names) -> Text:
        side = side_text(self.side)
        return text("event-step-taken", name=names[self.seat], point=self.point, side=side)


class Marched(Happening, frozen=True):
    """Alexander walked his path, and walls rose on the sides that had none."""

    seat: Seat
    path: tuple[str, ...]
    black: tuple[str, ...]
    red: tuple[str, ...]
    place: PlaceName  # of the space that he marched to

    def text(self, names: Names) -> Text:
        return text(
            "event-marched",
            name=names[self.seat],
            place=place_text(self.place),
            black=len(self.black),
            red=len(self.red),
        )


class ProvinceSplit(Happening, frozen=True):
    """Walls divided a piece of land; `owner` held it before."""

    owner: Seat
    value: int
    parts: tuple[Part, ...]

    def text(self, names: Names) -> Text:
        parts = tuple(part.text() for part in sorted(self.parts, key=_is_open))
        key = "event-province-split" if self.owner < 0 else "event-owned-split"
        return text(key, name=names[self.owner], value=self.value, parts=parts)


class LastTurn(Happening, frozen=True):
    """The match ends with this turn."""

    seat: Seat
    reason: str

    def text(self, names: Names) -> Text:
        return text("event-last-turn", reason=text(f"reason-{self.reason}"))


class CardTaken(Happening, frozen=True):
    """A seat took a face-up card as an action."""

    seat: Seat
    card: Symbol

    def text(self, names: Names) -> Text:
        return text("event-card-taken", name=names[self.seat], card=card_text(self.card))


class GuardPlaced(Happening, frozen=True):
    """A seat placed a guard; the price is settled when it pays."""

    seat: Seat
    space: str
    symbol: Face
    place: PlaceName

    def text(self, names: Names) -> Text:
        where = where_text(self.place, self.symbol)
        return text("event-guard-placed", name=names[self.seat], where=where)


class Occupied(Happening, frozen=True):
    seat: Seat
    province: str
    value: int
    guards: tuple[str, ...]
    cards: tuple[Symbol, ...]
    place: PlaceName

    def text(self, names: Names) -> Text:
        return text(
            "event-occupied",
            name=names[self.seat],
            place=place_text(self.place),
            value=self.value,
            guards=len(self.guards),
            cards=cards_text(self.cards),
            paid=len(self.cards),
        )


class TakenOver(Happening, frozen=True):
    seat: Seat
    loser: Seat
    province: str
    value: int
    guards: tuple[str, ...]
    removed: tuple[str, ...]
    cards: tuple[Symbol, ...]
    place: PlaceName

    def text(self, names: Names) -> Text:
        return text(
            "event-taken-over",
            name=names[self.seat],
            loser=names[self.loser],
            place=place_text(self.place),
            value=self.value,
            cards=cards_text(self.cards),
            paid=len(self.cards),
        )


class CardsGiven(Happening, frozen=True):
    """The loser of a province got half of the cards played, face up (ruling ALX-28)."""

    seat: Seat
    loser: Seat
    cards: tuple[Symbol, ...]

    def text(self, names: Names) -> Text:
        return text(
            "event-cards-given",
            name=names[self.seat],
            loser=names[self.loser],
            cards=cards_text(self.cards),
        )


class TaxesLevied(Happening, frozen=True):
    """Everybody was paid for each province held by exactly one guard."""

    seat: Seat
    card: Symbol
    incomes: tuple[Income, ...]
    gains: tuple[int, ...]

    def text(self, names: Names) -> Text:
        gains = tuple(
            text("gain", name=name, points=points)
            for name, points in zip(names, self.gains, strict=True)
        )
        return text(
            "event-taxes-levied", name=names[self.seat], card=card_text(self.card), gains=gains
        )


class GuardTakenBack(Happening, frozen=True):
    seat: Seat
    space: str
    symbol: Face
    place: PlaceName

    def text(self, names: Names) -> Text:
        where = where_text(self.place, self.symbol)
        return text("event-guard-taken-back", name=names[self.seat], where=where)


class Passed(Happening, frozen=True):
    seat: Seat

    def text(self, names: Names) -> Text:
        return text("event-passed", name=names[self.seat])


class Ended(Happening, frozen=True):
    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    def text(self, names: Names) -> Text:
        winners = names_text(names, self.winners)
        reason = text(f"reason-{self.reason}")
        return text("event-ended", reason=reason, winners=winners, count=len(self.winners))
