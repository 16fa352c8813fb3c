"""Draw a board as SVG: a museum map with the triangles, symbols and names of the board on it."""

from __future__ import annotations

from collections.abc import Sequence

from satrap.core.language import called
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.drawing.cartouche import cartouche_layer
from satrap.games.alexandros.drawing.frame import Frame, track_layer
from satrap.games.alexandros.drawing.ground import ground_layer, haze_layer, water_layer
from satrap.games.alexandros.drawing.lattice_layers import (
    land_layer,
    points_layer,
    sides_layer,
    spaces_layer,
)
from satrap.games.alexandros.drawing.names import around_layer, names_layer
from satrap.games.alexandros.look import INK
from satrap.games.drawing.baked import icon_symbols
from satrap.games.drawing.relief import RELIEF, Art, relief_of
from satrap.games.drawing.svg import tag, title

FONT = "'Alegreya', 'EB Garamond', 'Palatino Linotype', Palatino, Georgia, serif"


def draw_board(
    board: Board, language: str = "en", overlays: Sequence[str] = (), art: Art | None = None
) -> str:
    """Return the picture; overlays (walls, guards, Alexander) are laid over it, in order.

    With a relief (`art`) it needs a server that provides it; without one it is self-contained.
    """
    frame = Frame(board)
    layers = [
        title(called(board.title, language)),
        tag("defs", icon_symbols("alexandros", INK)),
        ground_layer(board, frame, art),
        land_layer(board, frame, art is not None and board.map is not None),
        water_layer(board, frame),
        haze_layer(board, frame),
        around_layer(board, frame),
        spaces_layer(board, frame, language),
        sides_layer(board, frame),
        names_layer(board, frame, language),
        points_layer(board, frame),
        track_layer(frame),
        cartouche_layer(board, frame, language),
        *overlays,
    ]
    size = f"0 0 {frame.width:.0f} {frame.height:.0f}"
    return tag(
        "svg", "\n", "\n".join(layers), "\n", xmlns="http://www.w3.org/2000/svg", viewBox=size,
        font_family=FONT, direction="ltr", role="img",
    )  # fmt: skip


def art_of(board: Board) -> Art | None:
    """Return the relief under the land, which is the same for every board."""
    return relief_of(RELIEF)
