"""5.5.2 to 5.5.4, building: who builds a temple or city at a site, and at what price."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from satrap.core.game import Seat
from satrap.games.alexander_the_great.options import Options


class Built(NamedTuple):
    """Who builds, and what is paid from the box of that building."""

    seat: Seat
    price: int


def settle(boxes: Mapping[Seat, int], single: int, options: Options) -> Built | None:
    """Return who builds at a site, or None; `boxes` holds the cubes of each contender now.

    A single contender pays the fixed price. Of several, the one with the most cubes must build
    (ruling ATG-18), for one more than the second has (ATG-3, ATG-4, ATG-5); a tie leaves the site
    empty.
    """
    if not boxes or is_tied(boxes, options):
        return None
    ranking = sorted(boxes, key=lambda seat: -boxes[seat])
    best, price = ranking[0], single
    if len(ranking) > 1:
        second = boxes[ranking[1]]
        price = max(single, second + 1) if options.contested_price == "max_base" else second + 1
    return Built(best, price) if boxes[best] >= price else None


def is_tied(boxes: Mapping[Seat, int], options: Options) -> bool:
    """Say whether a tie prevents building: a tie for most cubes, or any tie (ruling ATG-6)."""
    cubes = sorted(boxes.values(), reverse=True)
    if options.tie_scope == "any":
        return len(set(cubes)) < len(cubes)
    return cubes[:1] == cubes[1:2]
