"""Actions as numbers: verb * VERB + argument.

| verb | argument |
|---|---|
| SPLIT | cubes of the four boxes, 4 bits each: order, army, temple, city |
| RESPLIT | the same, with nothing for order and army |
| CHOOSE_PLACE | the place in the order of play, from 0 |
| MOVE_GROUP | source and target (4 bits each), armies that have used 0, 1 and 2 steps (4 each), paid from the temple and from the city box (2 each) |
| STOP, CONFIRM | 0 |
| LAY_TEMPLE, LAY_CITY | the place |
"""  # noqa: E501 - a table

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from satrap.fast.compiling import compiled

Record = Any  # of `layout.STATE` or `layout.TABLES`
Records = Any  # an array of them
Out = NDArray[np.int32]  # room for actions

VERB = 1 << 24
SPLIT, RESPLIT, CHOOSE_PLACE, MOVE_GROUP, STOP, LAY_TEMPLE, LAY_CITY, CONFIRM = range(8)


@compiled
def verb(action: int) -> int:
    """Return what is done."""
    return action // VERB


@compiled
def argument(action: int) -> int:
    """Return what it is done with."""
    return action % VERB


@compiled
def split(order: int, army: int, temple: int, city: int) -> int:
    """Return a split of all cubes."""
    return SPLIT * VERB + (((order * 16 + army) * 16) + temple) * 16 + city


@compiled
def resplit(temple: int, city: int) -> int:
    """Return a split of the cubes left."""
    return RESPLIT * VERB + temple * 16 + city


@compiled
def in_box(action: int, box: int) -> int:
    """Return the cubes that a split puts into a box."""
    return action >> 4 * (3 - box) & 15


@compiled
def move(way: int, group: int, temple: int, city: int) -> int:
    """Return a march; `way` is source * 16 + target, `group` has 4 bits for each step used."""
    return MOVE_GROUP * VERB + (way * 4096 + group) * 16 + temple * 4 + city


@compiled
def way(source: int, target: int) -> int:
    """Return the way of a march."""
    return source * 16 + target


@compiled
def group(count: int, steps: int) -> int:
    """Return the group of a march: armies that have used so many steps before."""
    return count << 4 * (2 - steps)


@compiled
def source(action: int) -> int:
    """Return where a march begins."""
    return action >> 20 & 15


@compiled
def target(action: int) -> int:
    """Return where a march ends."""
    return action >> 16 & 15


@compiled
def armies(action: int, steps: int) -> int:
    """Return how many armies march that have used so many steps before."""
    return action >> 12 - 4 * steps & 15


@compiled
def from_temples(action: int) -> int:
    """Return what is paid for a march from the temple box."""
    return action >> 2 & 3


@compiled
def from_cities(action: int) -> int:
    """Return what is paid for a march from the city box."""
    return action & 3
