"""A panel of parchment with a double rule, for titles and legends."""

from __future__ import annotations

from satrap.games.drawing.room import Box
from satrap.games.drawing.svg import tag

GOLD = "#a8832f"


def panel(box: Box) -> str:
    """Draw an empty panel."""
    x, y, width, height = box
    outer = tag(
        "rect", x=x, y=y, width=width, height=height, fill="#f8f1de", stroke=GOLD,
        stroke_width=1.6, rx=3.0,
    )  # fmt: skip
    inner = tag(
        "rect", x=x + 4, y=y + 4, width=width - 8, height=height - 8, fill="none", stroke=GOLD,
        stroke_width=0.6, rx=1.5,
    )  # fmt: skip
    return outer + inner
