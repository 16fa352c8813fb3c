"""5.1 and 5.2: all seats split their 15 cubes in secret; then all screens are lifted."""

from __future__ import annotations

from satrap.fast.chance import Words
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import deciders
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import SPLITS
from satrap.games.alexander_the_great.fast.steps import choose_turn_order


@compiled
def count() -> int:
    """Return how many splits there are."""
    return SPLITS


@compiled
def nth(tables: Record, number: int) -> int:
    """Return one of them."""
    return int(tables.splits[number])


@compiled
def apply(tables: Record, state: Record, action: int, chance: Words) -> None:
    """Seal what a seat chose; after the last one, the order of play is chosen."""
    if deciders.seal(tables, state, action):
        choose_turn_order.begin(tables, state, chance)
