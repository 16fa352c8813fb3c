"""How a board looks: colours of land, sea and ink, and the colour and pattern of each region.

Tints and their deep tones differ in lightness as well as in hue, and every region has a pattern of
its own, so that nobody depends on seeing colours.
"""

from __future__ import annotations

from typing import NamedTuple

LAND, SEA, INK = "#f3e9d2", "#bcd3de", "#2b2118"
PAPER = "#fdf8ea"  # of marks and light arrow-heads
DEEP_SEA = "#174f6b"  # of ship passages
GOLD, DARK_GOLD = "#e9c154", "#6f4f0c"  # only for Alexander
END = "#b3202c"


class Look(NamedTuple):
    """The look of a region: a tint, a deep tone, and a pattern of 12 by 12 pixels."""

    tint: str
    deep: str
    pattern: str  # path data


REGIONS = (
    Look("#d8cae8", "#53397d", "M0 12L12 0M-3 3L3 -3M9 15L15 9"),
    Look("#f5cda5", "#97470a", "M2 3h2.4M8 9h2.4"),
    Look("#c6e0b6", "#2d6427", "M0 3H12M0 9H12"),
    Look("#f3c4c4", "#8a1f36", "M0 0L12 12M-3 9L3 15M9 -3L15 3"),
    Look("#f3e7ae", "#6b590a", "M3 1.5v3M1.5 3h3M9 7.5v3M7.5 9h3"),
    Look("#b4dedb", "#0c5559", "M0 4Q3 1 6 4T12 4M0 10Q3 7 6 10T12 10"),
)
