"""How the walls of a march would divide the land, without laying them."""

from __future__ import annotations

from itertools import pairwise

from satrap.bots.alexandros.outlook import Ground
from satrap.bots.alexandros.walks import Walk
from satrap.games.alexandros.marches import free_spaces
from satrap.games.alexandros.numbers import NOWHERE
from satrap.games.alexandros.provinces import make_province
from satrap.games.alexandros.state import Known, Province
from satrap.games.alexandros.tables import Mask, Tables


def ground_now(known: Known) -> Ground:
    """Return the land as it is now."""
    table = known.table
    free = free_spaces(known.config, table)
    return Ground(table.provinces, free, table.alexander, table.display, known.turn.ending != "")


def ground_after(known: Known, walk: Walk) -> Ground:
    """Return the land after a march."""
    tables, table = known.config.tables, known.table
    walls, walled, parts = table.walls, table.walled, table.provinces
    letters = table.knots.letters
    joined = {letters[walk.path[0]]}
    for here, there in pairwise(walk.path):
        side, knot = tables.between[here][there], letters[there]
        if not walls >> side & 1:
            walls |= 1 << side
            walled |= tables.beside[side]
            if knot in joined and tables.is_inner[side]:
                parts = _split(tables, walls, parts, side)
        joined.add(knot)
    is_last = (walls ^ table.walls).bit_count() > table.black_left
    free = _free(known, walled, walk.path[-1], walk.space)
    return Ground(parts, free, walk.path[-1], walk.display, is_last)


def _free(known: Known, walled: Mask, alexander: int, standing: int) -> Mask:
    tables, blocked = known.config.tables, walled
    for guards in known.table.guards:
        blocked |= guards
    if known.config.options.alexander_blocks == "touching":
        blocked |= tables.touching[alexander]
    elif standing != NOWHERE:
        blocked |= 1 << standing
    return tables.symbol_spaces & ~blocked


def _split(
    tables: Tables, walls: Mask, parts: tuple[Province, ...], side: int
) -> tuple[Province, ...]:
    one = _closed(tables, walls, tables.board.side_spaces[side])
    whole = next(part for part in parts if part.spaces & one)
    pieces = make_province(tables, one), make_province(tables, whole.spaces & ~one)
    return (*(part for part in parts if part is not whole), *pieces)


def _closed(tables: Tables, walls: Mask, two: tuple[int, ...]) -> Mask:
    """Return the smaller of two closed areas: both are searched in step until one is done."""
    across = tables.across
    reached, todo, turn = [1 << space for space in two], [[space] for space in two], 0
    while todo[turn]:
        for other, side in across[todo[turn].pop()]:
            if not (walls >> side & 1 or reached[turn] >> other & 1):
                reached[turn] |= 1 << other
                todo[turn].append(other)
        turn = 1 - turn
    return reached[turn]
