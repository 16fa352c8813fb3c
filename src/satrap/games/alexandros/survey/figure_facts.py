"""Figures 7 to 12: whether what they show can happen somewhere on a board, and where."""

from __future__ import annotations

from satrap.games.alexandros.numbers import BLACK_WALLS
from satrap.games.alexandros.survey.fact import Fact, plain, worded
from satrap.games.alexandros.survey.figure_seven import find_figure_seven
from satrap.games.alexandros.survey.figure_twelve import WANTED, find_figure_twelve
from satrap.games.alexandros.survey.find_figure_eight import find_figure_eight
from satrap.games.alexandros.survey.scene import rim
from satrap.games.alexandros.survey.trail import joined_walls, rim_of_all
from satrap.games.alexandros.tables import Mask, Tables, bits


def figure_facts(tables: Tables) -> list[Fact]:
    """Return an instance of each figure, or say that none was found."""
    sevens = [_figure_seven(tables, key, worth) for key, worth in (("fr", 9), ("en", 10))]
    return [*sevens, *_figure_eight(tables), _figure_twelve(tables)]


def _names(tables: Tables, spaces: Mask) -> str:
    return " ".join(tables.board.space_names[space] for space in bits(spaces))


def _figure_seven(tables: Tables, edition: str, worth: int) -> Fact:
    key = f"figure-7-{edition}"
    province = find_figure_seven(tables, worth)
    if province is None:
        return plain(key, "", False)
    walls = rim(tables, province).bit_count()
    return worded(key, True, walls=walls, spaces=_names(tables, province))


def _figure_eight(tables: Tables) -> list[Fact]:
    figure = find_figure_eight(tables)
    if figure is None:
        return [plain(f"figure-{number}", "", False) for number in (8, 9, 10)]
    board = tables.board
    points = " ".join(board.point_names[point] for point in figure.path)
    alexander, horse = points.split()[0], board.space_names[figure.horse]
    spaces, soldiers = _names(tables, figure.province), _names(tables, figure.soldiers)
    return [
        worded("figure-8", True, alexander=alexander, soldiers=soldiers, spaces=spaces),
        worded("figure-9", True, path=points, horse=horse),
        worded("figure-10", True, soldier=board.space_names[figure.soldier], horse=horse),
    ]


def _figure_twelve(tables: Tables) -> Fact:
    provinces = find_figure_twelve(tables)
    if provinces is None:
        return plain("figure-12", "", False)
    walls = rim_of_all(tables, provinces).bit_count()
    joined = joined_walls(tables, provinces).bit_count()
    told = [
        f"{wanted.number}: {_names(tables, province)}"
        for wanted, province in zip(WANTED, provinces, strict=True)
    ]
    ok = joined <= BLACK_WALLS
    return worded("figure-12", ok, walls=walls, joined=joined, provinces="; ".join(told))
