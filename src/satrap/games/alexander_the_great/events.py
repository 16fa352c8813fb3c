"""The events of Alexander the Great. They name provinces and regions: each makes sense alone."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from satrap.core.game import Seat
from satrap.core.happening import Happening, News
from satrap.core.text import Names, Text, named, names_text, order_text, text
from satrap.games.alexander_the_great.tables import Place

TEMPLE = "temple"
CITY = "city"
Building = Annotated[str, Meta(extra_json_schema={"enum": [TEMPLE, CITY]})]


class RegionBegan(Happening, frozen=True):
    """A new region: everybody has 15 cubes again."""

    region: int  # from 1
    name: str

    def text(self, names: Names) -> Text:
        return text("atg-event-region", region=named(self.name))


class Revealed(News, frozen=True):
    """A screen was lifted: it shows how a seat split its cubes."""

    seat: Seat
    order: int
    army: int
    temple: int
    city: int

    def text(self, names: Names) -> Text:
        return text(
            "atg-event-revealed",
            name=names[self.seat],
            order=self.order,
            army=self.army,
            temple=self.temple,
            city=self.city,
        )


class LotsDrawn(News, frozen=True):
    """Lots were drawn between seats that tied."""

    seats: tuple[Seat, ...]

    def text(self, names: Names) -> Text:
        return text("atg-event-lots", names=order_text(names, self.seats))


class OldestBegins(Happening, frozen=True):
    """Nobody bid in the first turn: the oldest begins, then clockwise."""

    seat: Seat

    def text(self, names: Names) -> Text:
        return text("atg-event-oldest", name=names[self.seat])


class PlaceChosen(Happening, frozen=True):
    """A seat took a place in the order of play."""

    seat: Seat
    place: int

    def text(self, names: Names) -> Text:
        return text("atg-event-place", name=names[self.seat], place=self.place)


class TurnBegan(Happening, frozen=True):
    """A turn of a region begins; this is the order of play."""

    region: int
    round: int
    order: tuple[Seat, ...]

    def text(self, names: Names) -> Text:
        order = order_text(names, self.order)
        return text("atg-event-turn", number=self.round, names=order)


class ArmiesPlaced(Happening, frozen=True):
    """The armies of a seat were put on the campaign symbol."""

    seat: Seat
    armies: int
    region: int

    def text(self, names: Names) -> Text:
        return text(
            "atg-event-armies", name=names[self.seat], armies=self.armies, region=self.region
        )


class Moved(Happening, frozen=True):
    """A group of armies entered a province."""

    seat: Seat
    source: Place
    target: Place
    armies: int
    temple: int
    city: int

    def text(self, names: Names) -> Text:
        return text(
            "atg-event-moved" if self.temple + self.city else "atg-event-moved-free",
            name=names[self.seat],
            source=place_text(self.source),
            target=place_text(self.target),
            armies=self.armies,
            temple=self.temple,
            city=self.city,
        )


class GoalEntered(Happening, frozen=True):
    """The last province was entered: the region ends with this turn."""

    seat: Seat
    province: Place

    def text(self, names: Names) -> Text:
        return text("atg-event-goal", name=names[self.seat], province=place_text(self.province))


class Stopped(Happening, frozen=True):
    """A seat moves no more armies in this turn."""

    seat: Seat

    def text(self, names: Names) -> Text:
        return text("atg-event-stopped", name=names[self.seat])


class Laid(Happening, frozen=True):
    """A seat tries to build."""

    seat: Seat
    building: Building
    province: Place

    def text(self, names: Names) -> Text:
        return text(
            f"atg-event-laid-{self.building}",
            name=names[self.seat],
            province=place_text(self.province),
        )


class ProvinceScored(Happening, frozen=True):
    """A seat had the most armies in a province."""

    seat: Seat
    province: Place
    points: int

    def text(self, names: Names) -> Text:
        return text(
            "atg-event-province",
            name=names[self.seat],
            province=place_text(self.province),
            points=self.points,
        )


class Built(Happening, frozen=True):
    """A seat built; the attempts of the rivals came to nothing."""

    seat: Seat
    building: Building
    province: Place
    price: int
    points: int
    rivals: tuple[Seat, ...]

    def text(self, names: Names) -> Text:
        return text(
            f"atg-event-built-{self.building}",
            name=names[self.seat],
            province=place_text(self.province),
            price=self.price,
            points=self.points,
            rivals=len(self.rivals),
            names=names_text(names, self.rivals) if self.rivals else text("atg-none"),
        )


class NotBuilt(Happening, frozen=True):
    """All attempts at a site came to nothing: a tie, or the best seat could not pay."""

    seats: tuple[Seat, ...]
    building: Building
    province: Place
    is_tie: bool

    def text(self, names: Names) -> Text:
        return text(
            f"atg-event-{'tie' if self.is_tie else 'unpaid'}-{self.building}",
            names=names_text(names, self.seats),
            province=place_text(self.province),
        )


class RegionEnded(Happening, frozen=True):
    """All armies leave the board."""

    region: int
    name: str
    reason: str

    def text(self, names: Names) -> Text:
        return text(f"atg-event-region-ended-{self.reason}", region=named(self.name))


class Redistributed(News, frozen=True):
    """A screen was lifted: it shows how a seat split the cubes it had left."""

    seat: Seat
    temple: int
    city: int

    def text(self, names: Names) -> Text:
        return text("atg-event-resplit", name=names[self.seat], temple=self.temple, city=self.city)


class AwardWon(Happening, frozen=True):
    """A seat has the most temples or cities, in a region or on the whole board (region 0)."""

    seat: Seat
    building: Building
    region: int
    name: str
    points: int

    def text(self, names: Names) -> Text:
        return text(
            f"atg-event-award-{self.building}" + ("" if self.region else "-board"),
            name=names[self.seat],
            region=named(self.name),
            points=self.points,
        )


class Halved(Happening, frozen=True):
    """The total of a seat's awards was halved."""

    seat: Seat
    points: int

    def text(self, names: Names) -> Text:
        return text("atg-event-halved", name=names[self.seat], points=self.points)


class Ended(Happening, frozen=True):
    """The match is over."""

    reason: str
    winners: tuple[Seat, ...]

    def text(self, names: Names) -> Text:
        reason = text(f"reason-{self.reason}")
        winners = names_text(names, self.winners)
        return text("atg-event-ended", reason=reason, count=len(self.winners), winners=winners)


def place_text(place: Place) -> Text:
    """Return the name of a place."""
    return named(place.name) if place.name else text("atg-symbol")
