"""A board of the front page: which part of a sheet it shows, and what lies and stands on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from satrap.packs import get_pack

Spot = tuple[float, float]
Box = tuple[float, float, float, float]
RED, YELLOW, BLUE = 0, 1, 2
HOPS = 5  # pieces stir one after the other, in this many groups


class Picture(NamedTuple):
    """A board of the front page."""

    game: str
    box: Box  # of the sheet
    hidden: Sequence[str]  # parts of the sheet that would be too small, or in one language only
    lying: str  # drawn into the map
    standing: str  # drawn by the page, so that it can move


def chart_of(game: str) -> Any:
    """Return where everything lies on the sheet of a game's standard board."""
    rules = get_pack(game).game
    return rules.chart(rules.board(rules.boards()[0]), "en")


def stirring(pieces: Sequence[str]) -> str:
    """Wrap pieces so that the page can move them, one after the other."""
    each = (f'<g class="stir stir-{at % HOPS}">{piece}</g>' for at, piece in enumerate(pieces))
    return "\n".join(each)
