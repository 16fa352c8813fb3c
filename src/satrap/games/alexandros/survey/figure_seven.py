"""Figures 7 and 11 on a board: one large province with six symbols.

EN, Figure 7: two temples, a horse, an amphora, a lyre and a soldier, and nine open spaces (FR,
IT) or ten (DE, EN): ruling ALX-11.  Figure 11 takes the same province over.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from satrap.games.alexandros.cards import Cards
from satrap.games.alexandros.survey.scene import grow, rim, value
from satrap.games.alexandros.tables import Mask, Tables, bits

SYMBOLS_THERE: Cards = (2, 1, 1, 1, 1)
TEMPLE = 0


def find_figure_seven(tables: Tables, open_spaces: int) -> Mask | None:
    """Return a province with the symbols of figure 7 that needs few walls, if there is one."""
    found = []
    for seed in bits(tables.bearing[TEMPLE]):
        found += list(islice(_grown(tables, seed, open_spaces), 1))
    return min(found, key=lambda mask: (rim(tables, mask).bit_count(), mask), default=None)


def is_figure_seven(tables: Tables, spaces: Mask, open_spaces: int) -> bool:
    """Say whether a set of spaces has the symbols of figure 7 and this many open spaces."""
    return tables.need(spaces) == SYMBOLS_THERE and value(tables, spaces) == open_spaces


def _grown(tables: Tables, seed: int, open_spaces: int) -> Iterator[Mask]:
    def fits(mask: Mask) -> bool:
        few = all(a <= b for a, b in zip(tables.need(mask), SYMBOLS_THERE, strict=True))
        return few and value(tables, mask) <= open_spaces

    def done(mask: Mask) -> bool:
        return is_figure_seven(tables, mask, open_spaces)

    return grow(tables, 1 << seed, tables.land, fits, done)
