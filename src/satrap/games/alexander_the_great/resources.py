"""Resources: 15 cubes for each seat and region, split between the four boxes of its tableau.

4.1: order, armies, temples, cities; every cube is put somewhere (ruling ATG-13).
"""

from __future__ import annotations

from typing import NamedTuple


class Boxes(NamedTuple):
    """What lies in the four boxes of a tableau."""

    order: int
    army: int
    temple: int
    city: int
