"""Draw a board as SVG: a museum map with regions, provinces, arrows and campaign symbols on it."""

from __future__ import annotations

from collections.abc import Sequence

from satrap.core.language import called, say
from satrap.core.text import text
from satrap.games.alexander_the_great.board import STANDARD, Board, packaged_board
from satrap.games.alexander_the_great.drawing.around import around_layer
from satrap.games.alexander_the_great.drawing.campaign_layer import symbols_layer, ways_layer
from satrap.games.alexander_the_great.drawing.cartouche import cartouche_layer
from satrap.games.alexander_the_great.drawing.frame import rim_layer
from satrap.games.alexander_the_great.drawing.ground import ground_layer, water_layer
from satrap.games.alexander_the_great.drawing.layout import Layout, layout_of
from satrap.games.alexander_the_great.drawing.link_layers import links_layer
from satrap.games.alexander_the_great.drawing.marks import marks_layer
from satrap.games.alexander_the_great.drawing.names import names_layer
from satrap.games.alexander_the_great.drawing.region_layers import region_patterns, regions_layer
from satrap.games.alexander_the_great.look import INK
from satrap.games.drawing.baked import icon_symbols
from satrap.games.drawing.relief import Art, relief_of
from satrap.games.drawing.svg import tag, title

RELIEF = "satrap.games.alexander_the_great.drawing"
FONT = "'Alegreya', 'EB Garamond', 'Palatino Linotype', Palatino, Georgia, serif"


def draw_board(
    board: Board, language: str = "en", overlays: Sequence[str] = (), art: Art | None = None
) -> str:
    """Return the picture; overlays (armies, temples, cities) are laid over it, in order.

    With a relief (`art`), it needs a server that offers it; without one, it is self-contained.
    """
    layout = layout_of(board, language)
    frame = layout.frame
    clip = tag("rect", x=frame.corner, y=frame.corner, width=frame.inner[0], height=frame.inner[1])
    cartouche, panels = cartouche_layer(board, layout, language)
    layers = [
        title(called(board.title, language)),
        tag("desc", say(text("march-drawn-about", provinces=len(board.provinces)), language)),
        tag("defs", tag("clipPath", clip, id="sheet"), region_patterns(), _icons()),
        rim_layer(frame),
        ground_layer(frame, art),
        regions_layer(board, language, art is not None),
        water_layer(frame),
        around_layer(frame, [*layout.taken, *panels]),
        names_layer("region-names", _regions(board), layout.regions),
        ways_layer(board, layout.symbols),
        links_layer(board, layout.ways, language),
        marks_layer(board, frame),
        symbols_layer(layout.symbols, language),
        names_layer("names", _places(board, layout), layout.names),
        cartouche,
        *overlays,
    ]
    size = f"0 0 {frame.width:.0f} {frame.height:.0f}"
    return tag(
        "svg", "\n", "\n".join(layers), "\n", xmlns="http://www.w3.org/2000/svg", viewBox=size,
        font_family=FONT, direction="ltr", role="img",
    )  # fmt: skip


def _regions(board: Board) -> list[tuple[str, int]]:
    return [(f"region-{number}", number) for number in range(1, len(board.regions) + 1)]


def _places(board: Board, layout: Layout) -> list[tuple[str, int]]:
    """Return what the names on the map belong to: symbols with a place, then all provinces."""
    placed = [symbol.number for symbol in layout.symbols if symbol.place]
    symbols = [(f"symbol-{number}", number) for number in placed]
    return symbols + [(province.id, province.region + 1) for province in board.provinces]


def art_of(board: Board) -> Art | None:
    """Return the relief if it is bent like the sheet of a board; other boards bend differently."""
    seats, standard = (
        [(province.lat, province.lon) for province in each.provinces]
        for each in (board, packaged_board(STANDARD))
    )
    return relief_of(RELIEF) if seats == standard else None


def _icons() -> str:
    return icon_symbols("alexander_the_great", INK)
