"""How a board looks: the colours of land, sea, ink and symbols.

A review of the printed game names the symbols' colours: temple violet, amphora green, horse
orange, lyre red, soldier light blue.  The colour-blind-safe palette of Okabe and Ito has these
five; and symbols always differ in shape, too.
"""

from __future__ import annotations

COLOURS = {
    "temple": "#CC79A7",
    "amphora": "#009E73",
    "horse": "#E69F00",
    "lyre": "#D55E00",
    "soldier": "#56B4E9",
}
LAND = "#f3e9d2"
SEA = "#bcd3de"
INK = "#2b2118"
START = "#b3202c"
