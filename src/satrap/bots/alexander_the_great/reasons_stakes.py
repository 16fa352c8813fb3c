"""What a choice in Alexander the Great is about, and why a split is good: numbers of the region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from satrap.bots.alexander_the_great.reasons_deeds import KEY
from satrap.core.game import Seat
from satrap.core.text import Text, named, text
from satrap.games.alexander_the_great.insights import province_facts
from satrap.games.alexander_the_great.numbers import (
    BOARD_CITIES,
    BOARD_TEMPLES,
    HALF,
    NOBODY,
    Phase,
)
from satrap.games.alexander_the_great.view import View

STAKES = "matters-alexander-the-great"
TEMPLES, CITIES = "temples", "cities"
BOXES = ("order", "armies", "temple", "city")
TWO = 2  # seats: the only rival is called by name
ABOUT = {
    "temple": TEMPLES,
    "temple_award": TEMPLES,
    "city": CITIES,
    "city_award": CITIES,
}  # features and boxes that are about the same


def split_reason(view: View, about: str, boxes: Sequence[int]) -> Text:
    """Return why a split is good: the box that has more than usual, or how it is balanced."""
    order, armies, temple, city = boxes
    is_again = view.turn.phase == Phase.REDISTRIBUTE
    if about == "order":
        return text(f"{KEY}-order", order=order, **_sites(view))
    if about == "armies":
        return text(f"{KEY}-armies", armies=armies, **_sites(view))
    values: dict[str, Any] = {"temple": temple, "city": city, **_sites(view)}
    if about == "mixed" and not is_again:
        values["armies"] = armies
    return text(f"{KEY}-{'again' if about == 'mixed' and is_again else about}", **values)


def split_contrast(view: View, best: Sequence[int], played: Sequence[int]) -> Text:
    """Say which box the better split puts more cubes into, and what for; it may be anybody's."""
    gains = [int(more) - int(less) for more, less in zip(best, played, strict=True)]
    at = gains.index(max(gains))
    cubes = {"mine": int(best[at]), "before": int(played[at])}
    return text(f"better-alexander-the-great-{BOXES[at]}", **cubes, **_sites(view))


def split_stakes(view: View, seat: Seat, about: str) -> Text:
    """Return what matters about a split."""
    if about in ABOUT:
        return stakes_text(view, seat, about)
    if about == "mixed" and view.config.seats == TWO:
        rival = view.config.setup.seats[1 - seat]
        return text(f"{STAKES}-mixed-two", name=rival, **_sites(view))
    return text(f"{STAKES}-{about}", **_sites(view))


def stakes_text(view: View, seat: Seat, about: str) -> Text:
    """Return what matters about a turn."""
    kind = ABOUT.get(about, about)
    if kind in (TEMPLES, CITIES):
        return _award(view, seat, kind)
    if kind == "quiet":
        return text(f"{STAKES}-quiet")
    boxes = view.table.boxes[seat]
    return text(f"{STAKES}-score", temple=boxes.temple, city=boxes.city, **_sites(view))


def rival_text(view: View, seat: Seat) -> Text:
    """Return why a rival is to be watched."""
    boxes, name = view.table.boxes[seat], view.config.setup.seats[seat]
    armies = sum(view.table.armies[seat]) + boxes.army
    cubes = {"temple": boxes.temple, "city": boxes.city}
    return text(f"{STAKES}-against", name=name, armies=armies, **cubes)


def _sites(view: View) -> dict[str, Any]:
    """Count the provinces of the region, and the sites that are open there."""
    facts = province_facts(view)
    return {
        "region": named(view.ground.name),
        "provinces": len(facts),
        "temples": sum(fact.temple for fact in facts),
        "cities": sum(fact.city and fact.owner == NOBODY for fact in facts),
    }


def _award(view: View, seat: Seat, kind: str) -> Text:
    """Compare what stands on the whole board with the best of the others."""
    table = view.table
    count = [
        sum(table.temples[each]) if kind == TEMPLES else table.cities.count(each)
        for each in range(view.config.seats)
    ]
    mine, count[seat] = count[seat], -1
    best = count.index(max(count))
    points = BOARD_TEMPLES if kind == TEMPLES else BOARD_CITIES
    if view.config.options.campaign == "short":
        points //= HALF
    values: dict[str, Any] = {"name": view.config.setup.seats[best], "points": points}
    return text(f"{STAKES}-{kind}", mine=mine, theirs=count[best], **values, **_sites(view))
