"""Provinces as areas, and the regions they make up: a tint, a pattern, borders."""

from __future__ import annotations

from collections.abc import Iterator

from satrap.core.language import say
from satrap.core.text import named, text
from satrap.games.alexander_the_great.board import Board, Province
from satrap.games.alexander_the_great.drawing.shapes import province_areas
from satrap.games.alexander_the_great.look import REGIONS
from satrap.games.drawing.clip import COAST, Ring
from satrap.games.drawing.svg import Place, group, path, tag, title

TINT = 0.66  # how strong the tint of a region is over the relief
EDGE = ((16.0, 0.2), (7.0, 0.32))  # width and strength of the deeper tint along a region's border


def region_patterns() -> str:
    """Return the pattern of each region, to be used by number."""
    return "".join(
        tag("pattern", tag("path", d=look.pattern, fill="none", stroke=look.deep, stroke_width=1.1,
            stroke_linecap="round"), id=f"pattern-{number}", width=12.0, height=12.0,
            patternUnits="userSpaceOnUse")
        for number, look in enumerate(REGIONS, 1)
    )  # fmt: skip


def regions_layer(board: Board, language: str, has_relief: bool = False) -> str:
    """Draw all regions, each with its provinces as elements of their own; hills show through."""
    drawn = (_region(board, number, language) for number in range(len(board.regions)))
    strength = TINT if has_relief else None
    return group(
        "regions", drawn, fill_opacity=strength, clip_path="url(#sheet)", stroke_linejoin="round"
    )


def _region(board: Board, number: int, language: str) -> str:
    look, own = REGIONS[number], board.regions[number].provinces
    uses = (tag("use", href=f"#area-{board.provinces[each].id}") for each in own)
    inside = tag("clipPath", *uses, id=f"inside-{number + 1}")
    provinces = [_province(board, each, language) for each in own]
    edges = "".join(path(line) for line in _lines(board, own, inner=False))
    drawn = [
        tag("path", d=edges, fill="none", stroke=look.deep, stroke_width=width,
            stroke_opacity=strength, clip_path=f"url(#inside-{number + 1})")
        for width, strength in EDGE
    ]  # fmt: skip
    borders = "".join(path(line) for line in _lines(board, own, inner=True))
    drawn.append(
        tag("path", d=borders, fill="none", stroke=look.deep, stroke_width=1.5,
            stroke_opacity=0.75)
    )  # fmt: skip
    drawn.append(tag("path", d=edges, fill="none", stroke=look.deep, stroke_width=1.8))
    return tag("g", inside, *provinces, *drawn, id=f"region-{number + 1}", data_region=number + 1)


def _province(board: Board, number: int, language: str) -> str:
    province = board.provinces[number]
    area, look = f"area-{province.id}", REGIONS[province.region]
    shape = outline(province_areas(board)[province.id])
    drawn = tag("path", d=shape, id=area, fill_rule="evenodd", clip_rule="evenodd")
    pattern = tag(
        "use", href=f"#{area}", fill=f"url(#pattern-{province.region + 1})", fill_opacity=0.3
    )
    told = title(told_province(board, province, language))
    fill = tag("g", drawn, fill=look.tint)
    return tag("g", told, fill, pattern, id=f"province-{province.id}")


def told_province(board: Board, province: Province, language: str) -> str:
    """Return the tooltip of a province, which screen readers read out."""
    kinds = {(True, True): "both", (True, False): "temple", (False, True): "city"}
    bears = text(f"march-bears-{kinds.get((province.temple, province.city), 'none')}")
    region = named(board.regions[province.region].name)
    name, number = named(province.name), province.number
    sentence = text("march-drawn-province", name=name, number=number, region=region, bears=bears)
    return say(sentence, language)


def outline(area: tuple[Ring, ...]) -> str:
    """Return an area as path data."""
    return "".join(path((corner[:2] for corner in ring), closed=True) for ring in area)


def _lines(board: Board, own: tuple[int, ...], inner: bool) -> Iterator[list[Place]]:
    """Yield the borders between provinces of a region, or those round it (no coasts)."""
    areas = province_areas(board)
    for number in own:
        for ring in areas[board.provinces[number].id]:
            line: list[Place] = []
            for here, after in zip(ring, ring[1:] + ring[:1], strict=True):
                is_wanted = here.beyond != COAST and (here.beyond in own) == inner
                if is_wanted:
                    line = line or [here[:2]]
                    line.append(after[:2])
                if line and not is_wanted:
                    yield line
                    line = []
            if line:
                yield line
