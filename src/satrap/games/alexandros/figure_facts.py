"""Figures 7 to 12: whether what they show can happen somewhere on a board, and where."""

from __future__ import annotations

from satrap.games.alexandros.board_fact import Fact, plain, worded
from satrap.games.alexandros.figure_eight import FigureEight, find_figure_eight
from satrap.games.alexandros.figure_seven import find_figure_seven
from satrap.games.alexandros.figure_twelve import (
    MOST_WALLS,
    WANTED,
    find_figure_twelve,
    joined_walls,
    rim_of_all,
)
from satrap.games.alexandros.scene import rim
from satrap.games.alexandros.tables import Mask, Tables, bits


def figure_facts(tables: Tables) -> list[Fact]:
    """Return an instance of each figure, or say that none was found."""
    sevens = [_figure_seven(tables, key, worth) for key, worth in (("7-fr", 9), ("7-en", 10))]
    return [*sevens, *_figure_eight(tables), *_figure_twelve(tables)]


def _names(tables: Tables, spaces: Mask) -> str:
    return " ".join(tables.board.space_names[space] for space in bits(spaces))


def _figure_seven(tables: Tables, key: str, worth: int) -> Fact:
    province = find_figure_seven(tables, worth)
    if province is None:
        return plain(f"figure-{key}", "", False)
    count = rim(tables, province).bit_count()
    return Fact(f"figure-{key}", _told(tables, province, count), True)


def _told(tables: Tables, province: Mask, walls: int):  # type: ignore[no-untyped-def]
    raise NotImplementedError
