"""What lies under the board: the sea, real coasts, lakes and rivers."""

from __future__ import annotations

from satrap.games.alexander_the_great.drawing.frame import Frame
from satrap.games.alexander_the_great.look import SEA
from satrap.games.drawing.baked import map_lines
from satrap.games.drawing.relief import Art, relief
from satrap.games.drawing.svg import Place, group, path, tag

SHALLOWS = ((30, 0.16), (19, 0.2), (10, 0.28))  # width and strength of the paler water at the shore
RIVER, SHORE, BEYOND = "#6f9fb3", "#5f7f8b", "#eee3c8"


def ground_layer(frame: Frame, art: Art | None = None) -> str:
    """Draw the sea, and the land with its relief if there is one."""
    water = tag("rect", width=frame.width, height=frame.height, fill=SEA)
    land = "".join(path(ring, closed=True) for ring in frame.land if is_seen(frame, ring))
    pale = [
        tag("path", d=land, fill="none", stroke="#ffffff", stroke_width=width,
            stroke_opacity=strength, stroke_linejoin="round")
        for width, strength in SHALLOWS
    ]  # fmt: skip
    solid = tag("path", d=land, fill=BEYOND, stroke=SHORE, stroke_width=1.2, fill_rule="evenodd")
    box = (frame.corner, frame.corner, *frame.inner)
    hills = [relief(art, box, land)] if art else []
    return group("ground", [water, *pale, solid, *hills], clip_path="url(#sheet)")


def water_layer(frame: Frame) -> str:
    """Draw rivers and lakes over the provinces."""
    rivers = tag(
        "path", d=_lines(frame, "rivers"), fill="none", stroke=RIVER, stroke_width=1.8,
        stroke_linejoin="round", stroke_linecap="round", opacity=0.85,
    )  # fmt: skip
    lakes = tag(
        "path", d=_lines(frame, "lakes"), fill=SEA, stroke=SHORE, stroke_width=0.9,
    )  # fmt: skip
    return group("waters", [rivers, lakes], clip_path="url(#sheet)")


def _lines(frame: Frame, layer: str) -> str:
    lines = ([frame.at(place) for place in line] for line in map_lines(layer))
    return "".join(path(line, layer == "lakes") for line in lines if is_seen(frame, line))


def is_seen(frame: Frame, line: list[Place]) -> bool:
    """Say whether a line reaches the sheet."""
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return max(xs) > 0 and min(xs) < frame.width and max(ys) > 0 and min(ys) < frame.height
