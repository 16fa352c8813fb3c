"""Where everything lies on the sheet of a board, for laying pieces on it."""

from __future__ import annotations

from satrap.core.language import called
from satrap.games.alexander_the_great import api_types
from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.drawing.campaign import Symbol
from satrap.games.alexander_the_great.drawing.layout import Layout, layout_of
from satrap.games.alexander_the_great.drawing.marks import mark_box, slots
from satrap.games.alexander_the_great.drawing.names import Name
from satrap.games.alexander_the_great.drawing.region_layers import outline
from satrap.games.alexander_the_great.drawing.shapes import province_areas
from satrap.games.drawing.room import Box, hull, rounded
from satrap.games.drawing.svg import path, spot


def chart(board: Board, language: str) -> api_types.Chart:
    """Return regions, provinces and arrows, in pixels of the sheet in that language."""
    layout = layout_of(board, language)
    frame = layout.frame
    named = layout.names[-len(board.provinces) :]
    *starts, end = layout.symbols
    return api_types.Chart(
        size=(round(frame.width), round(frame.height)),
        inside=rounded((frame.corner, frame.corner, *frame.inner)),
        regions=tuple(_region(board, layout, symbol, language) for symbol in starts),
        end=spot(end.at),
        provinces={
            province.id: _province(board, layout, number, named[number], language)
            for number, province in enumerate(board.provinces)
        },
        links=_links(board, layout),
    )


def _region(board: Board, layout: Layout, symbol: Symbol, language: str) -> api_types.Region:
    region, areas = board.regions[symbol.number - 1], province_areas(board)
    ids = tuple(board.provinces[each].id for each in region.provinces)
    corners = [corner[:2] for id_ in ids for ring in areas[id_] for corner in ring]
    return api_types.Region(
        number=symbol.number,
        name=called(region.name, language),
        box=rounded(_seen(layout, hull(corners))),
        title=rounded(layout.regions[symbol.number - 1].box),
        shape="".join(outline(areas[id_]) for id_ in ids),
        symbol=spot(symbol.at),
        place=called(symbol.place or "", language),
        way=path(symbol.way),
        entry=region.entry,
        first=board.provinces[region.first].id,
        goal=board.provinces[region.goal].id,
        provinces=ids,
    )


def _province(
    board: Board, layout: Layout, number: int, name: Name, language: str
) -> api_types.Province:
    province = board.provinces[number]
    mark = mark_box(layout.frame, board, number)
    return api_types.Province(
        name=called(province.name, language),
        number=province.number,
        region=province.region + 1,
        at=spot(layout.frame.seats[number]),
        mark=rounded(mark),
        slots=api_types.Slots(**{kind: spot(at) for kind, at in slots(province, mark)}),
        label=api_types.Label(spot(name.at), name.lines, rounded(name.box)),
        temple=province.temple,
        city=province.city,
        shape=outline(province_areas(board)[province.id]),
    )


def _links(board: Board, layout: Layout) -> tuple[api_types.Link, ...]:
    return tuple(
        api_types.Link(
            a=board.provinces[link.a].id,
            b=board.provinces[link.b].id,
            enter=link.into_b,
            back=link.into_a,
            ship=link.ship,
            path=path(way),
        )
        for link, way in zip(board.links, layout.ways, strict=True)
    )


def _seen(layout: Layout, box: Box) -> Box:
    """Return the part of a box that lies on the map; land may continue beyond it."""
    frame, (x, y, width, height) = layout.frame, box
    left, top = max(x, frame.corner), max(y, frame.corner)
    right = min(x + width, frame.corner + frame.inner[0])
    bottom = min(y + height, frame.corner + frame.inner[1])
    return left, top, right - left, bottom - top
