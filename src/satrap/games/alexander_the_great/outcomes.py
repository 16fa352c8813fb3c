"""How every site would come out if the turn ended now: in the order of scoring (5.5).

What a winner pays is gone when the next site is scored, so one attempt can change another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from satrap.core.frozen import put
from satrap.games.alexander_the_great import contests
from satrap.games.alexander_the_great.actions import LayCity, LayTemple
from satrap.games.alexander_the_great.api_types import Attempt, Contender, Site
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.numbers import NOBODY
from satrap.games.alexander_the_great.state import Known
from satrap.games.alexander_the_great.steps import build, score
from satrap.games.alexander_the_great.tables import Mask
from satrap.games.alexander_the_great.view import View


class Laid(NamedTuple):
    """The attempts of each seat."""

    temples: tuple[Mask, ...]
    cities: tuple[Mask, ...]


def sites(view: View) -> tuple[Site, ...]:
    """Return every site of the region with an attempt, in the order of scoring."""
    return _settled(view, _laid(view))


def attempts(view: View) -> dict[str, Attempt]:
    """Return what each attempt that the seat in turn can still make would lead to."""
    known = Known(view.config, view.table, view.turn, view.turn.seat)
    return {str(action): attempt(view, action) for action in build.attempts(known)}


def attempt(view: View, action: LayTemple | LayCity) -> Attempt:
    """Return what an attempt of the seat in turn would lead to."""
    laid, seat = _laid(view), view.turn.seat
    building = TEMPLE if isinstance(action, LayTemple) else CITY
    field, masks = ("temples", laid.temples) if building == TEMPLE else ("cities", laid.cities)
    mark = 1 << view.config.tables.provinces[action.province]
    after = _settled(view, laid._replace(**{field: put(masks, seat, masks[seat] | mark)}))
    ends, before = (action.province, building), sites(view)
    (site,) = [each for each in after if (each.province, each.building) == ends]
    return Attempt(site, tuple(each for each in after if each not in (*before, site)))


def _laid(view: View) -> Laid:
    return Laid(view.table.laid_temples, view.table.laid_cities)


def _settled(view: View, laid: Laid) -> tuple[Site, ...]:
    return tuple(_contests(view, laid)) if any((*laid.temples, *laid.cities)) else ()


def _contests(view: View, laid: Laid) -> Iterator[Site]:
    """Yield the outcome of each contest; each price is paid before the next one."""
    cubes = {each: [getattr(box, each) for box in view.table.boxes] for each in (TEMPLE, CITY)}
    for number, place in zip(view.ground.provinces, view.ground.places[1:], strict=True):
        for building, masks in ((TEMPLE, laid.temples), (CITY, laid.cities)):
            box = cubes[building]
            boxes = {seat: box[seat] for seat, mask in enumerate(masks) if mask >> number & 1}
            if not boxes:
                continue
            won = contests.settle(boxes, score.PRICES[building], view.config.options)
            winner, price = won or (NOBODY, 0)
            bids = tuple(Contender(*each) for each in boxes.items())
            points = score.POINTS[building] if won else 0
            yield Site(place.id, building, bids, winner, price, points)
            if won:
                box[winner] -= price
