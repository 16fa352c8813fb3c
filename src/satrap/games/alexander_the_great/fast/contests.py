"""5.5.2 to 5.5.4, building: who builds a temple or city at a site, and at what price."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import ANY_TIE, MAX_BASE, TEMPLE
from satrap.games.alexander_the_great.numbers import CITY_PRICE, NOBODY, TEMPLE_PRICE

MOST = 32  # more than any price

Masks = NDArray[np.int16]


@compiled
def settle(tables: Record, state: Record, laid: Masks, box: int, place: int) -> int:
    """Return who builds there, and at what price: seat * MOST + price; or NOBODY."""
    builder, best, second, rivals, counts, is_tied = NOBODY, -1, -1, 0, 0, False
    for seat in range(tables.seats):
        if laid[seat] >> place & 1:
            cubes = int(state.boxes[seat, box])
            rivals += 1
            is_tied |= counts >> cubes & 1 == 1
            counts |= 1 << cubes
            if cubes > best:
                builder, best, second = seat, cubes, best
            elif cubes > second:
                second = cubes
    price = TEMPLE_PRICE if box == TEMPLE else CITY_PRICE
    if rivals > 1:
        price = max(price, second + 1) if tables.contested_price == MAX_BASE else second + 1
    if not rivals or best < price:  # also on a tie for the most: ruling ATG-6
        return NOBODY
    if is_tied and tables.tie_scope == ANY_TIE:
        return NOBODY
    return builder * MOST + price
