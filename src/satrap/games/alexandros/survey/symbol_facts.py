"""The symbols: how many of each there are, and how evenly they are spread."""

from __future__ import annotations

import math

from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.look import COLOURS
from satrap.games.alexandros.mapping import space_centre
from satrap.games.alexandros.survey.fact import Fact, plain, worded
from satrap.games.alexandros.survey.scene import parts, rim
from satrap.games.alexandros.tables import Mask, Tables, bits

LEAST_SHARE, MOST_SHARE = 0.42, 0.48
ROUND_A_POINT = range(1, 5)  # symbols on the six spaces around a point
SPACING = 1.5  # sides to the nearest equal symbol, on average
LARGEST_GROUP = 12  # spaces joined across sides, either all open or all with symbols
FARTHEST_SYMBOL = 4  # sides from any point to the nearest space of each symbol


def symbol_facts(tables: Tables) -> list[Fact]:
    """Return the facts about symbols."""
    return [
        _open(tables),
        _share(tables),
        _kinds(tables),
        _neighbours(tables),
        _spacing(tables),
        _evenness(tables),
        _groups(tables),
        _nearness(tables),
        plain("colours", ", ".join(COLOURS[name] for name in SYMBOLS), True),
    ]


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}"


def _open(tables: Tables) -> Fact:
    count, whole = tables.open_spaces.bit_count(), len(tables.board.symbols)
    return worded("open", 2 * count > whole, count=count, share=_percent(count, whole))


def _share(tables: Tables) -> Fact:
    count, whole = tables.symbol_spaces.bit_count(), len(tables.board.symbols)
    ok = LEAST_SHARE <= count / whole <= MOST_SHARE
    return worded("share", ok, count=count, share=_percent(count, whole))


def _kinds(tables: Tables) -> Fact:
    counts = [spaces.bit_count() for spaces in tables.bearing]
    named = dict(zip(SYMBOLS, counts, strict=True))
    return worded("kinds", max(counts) - min(counts) <= 1, **named)


def _neighbours(tables: Tables) -> Fact:
    symbols = tables.board.symbols
    pairs = [two for two in tables.board.side_spaces if len(two) == 2 and symbols[two[0]] >= 0]
    same = [two for two in pairs if symbols[two[0]] == symbols[two[1]]]
    names = tables.board.space_names
    value = ", ".join(f"{names[a]}/{names[b]}" for a, b in same) or "0"
    return plain("neighbours", value, not same)


def _spacing(tables: Tables) -> Fact:
    """Measure from each symbol to the nearest equal one, between the middles of the spaces."""
    gaps = [gap for spaces in tables.bearing for gap in _gaps(tables, list(bits(spaces)))]
    mean = sum(gaps) / len(gaps) if gaps else 0.0
    least = min(gaps, default=0.0)
    return worded("spacing", mean >= SPACING, mean=f"{mean:.2f}", least=f"{least:.2f}")


def _gaps(tables: Tables, spaces: list[int]) -> list[float]:
    middles = [space_centre(tables.board, space) for space in spaces]
    if len(middles) < 2:
        return []
    return [min(math.dist(a, b) for b in middles if b != a) for a in middles]


def _evenness(tables: Tables) -> Fact:
    """Count the symbols on the six spaces around each inner point."""
    inner = [spaces for spaces in tables.touching if spaces.bit_count() == 6]
    counts = [(spaces & tables.symbol_spaces).bit_count() for spaces in inner]
    told = ", ".join(f"{counts.count(n)} × {n}" for n in sorted(set(counts)))
    return plain("evenness", told, all(count in ROUND_A_POINT for count in counts))


def _groups(tables: Tables) -> Fact:
    largest = {
        "open": _largest(tables, tables.open_spaces),
        "symbols": _largest(tables, tables.symbol_spaces),
    }
    return worded("groups", max(largest.values()) <= LARGEST_GROUP, **largest)


def _largest(tables: Tables, spaces: Mask) -> int:
    groups = parts(tables, rim(tables, spaces), spaces)
    return max((group.bit_count() for group in groups), default=0)


def _nearness(tables: Tables) -> Fact:
    """For every point, find the nearest space of each symbol that does not touch it."""
    far = [
        next((ring for ring, _ in rings if ring > 0), 99)
        for point in tables.nearest
        for rings in point
    ]
    return worded("nearness", max(far) <= FARTHEST_SYMBOL, far=max(far))
