"""All ways to split cubes between four boxes: 816 for 15 cubes, described instead of listed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from satrap.core.game import Described
from satrap.core.text import Text, text
from satrap.games.alexander_the_great.actions import Split
from satrap.games.alexander_the_great.api_types import Splitting
from satrap.games.alexander_the_great.numbers import CUBES
from satrap.games.alexander_the_great.resources import Boxes


class Splits(Described[Split]):
    """Every split of all 15 cubes (ruling ATG-13), fewest for the order of play first."""

    def __len__(self) -> int:
        return (CUBES + 1) * (CUBES + 2) * (CUBES + 3) // 6

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Split):
            return False
        boxes = (action.order, action.army, action.temple, action.city)
        return min(boxes) >= 0 and sum(boxes) == CUBES

    def __iter__(self) -> Iterator[Split]:
        for order in range(CUBES + 1):
            for army in range(CUBES - order + 1):
                for temple in range(CUBES - order - army + 1):
                    yield Split(order, army, temple, CUBES - order - army - temple)

    def sample(self, generator: random.Random) -> Split:
        """Draw the places of 3 dividers among the 15 cubes: all splits are equally likely."""
        low, middle, high = sorted(generator.sample(range(CUBES + 3), 3))
        return Split(low, middle - low - 1, high - middle - 1, CUBES + 2 - high)

    def describe(self) -> Splitting:
        return Splitting(CUBES, Boxes._fields)

    def text(self) -> Text:
        return text("atg-choose-split", cubes=CUBES)


SPLITS = Splits()
