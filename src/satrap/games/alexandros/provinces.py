"""Provinces: how walls divide the land, and whose the parts are.

A province is a group of spaces joined over sides and closed off by walls, coast and board edge
(EN, Occupy province; ruling ALX-12). Land that nothing has divided yet is none (ruling ALX-13).
"""

from __future__ import annotations

from satrap.core.frozen import replace
from satrap.core.game import Event, Seat
from satrap.games.alexandros.events import Part, ProvinceSplit
from satrap.games.alexandros.state import NOBODY, Province, State, Table
from satrap.games.alexandros.tables import Mask, Tables


def make_province(tables: Tables, spaces: Mask) -> Province:
    """Count what a group of spaces is worth and needs (EN, Profit)."""
    symbols = spaces & tables.symbol_spaces
    value = (spaces & tables.open_spaces).bit_count()
    return Province(spaces, symbols, tables.need(symbols), value, symbols.bit_count())


def name(tables: Tables, province: Province) -> str:
    """Name a province by its first space."""
    lowest = province.spaces & -province.spaces
    return tables.board.space_names[lowest.bit_length() - 1]


def owner(table: Table, province: Province) -> Seat:
    """Return the seat that has a guard in a province, or NOBODY."""
    spaces = province.spaces
    for seat, guards in enumerate(table.guards):
        if guards & spaces:
            return seat
    return NOBODY


def closed_provinces(table: Table) -> tuple[Province, ...]:
    """Return the provinces; the undivided land is none (ruling ALX-13)."""
    return table.provinces if len(table.provinces) > 1 else ()


def province_at(table: Table, space: int) -> Province:
    """Return the part of the land that a space belongs to."""
    return next(part for part in table.provinces if part.spaces >> space & 1)


def reserve(table: Table, seat: Seat, total: int) -> int:
    """Return how many guards a seat has left to place."""
    return total - table.guards[seat].bit_count()


def flood(tables: Tables, walls: Mask, start: int) -> Mask:
    """Return all spaces that can be reached from one without crossing a wall."""
    reached, todo = 1 << start, [start]
    across = tables.across
    while todo:
        for other, side in across[todo.pop()]:
            if not (walls >> side & 1 or reached >> other & 1):
                reached |= 1 << other
                todo.append(other)
    return reached


def lay_walls(state: State, new: Mask, sides: list[int], events: list[Event]) -> State:
    """Lay walls on sides that have none, and divide what they close off."""
    tables, table = state.config.tables, state.table
    walls, walled, knots, parts = table.walls | new, table.walled, table.knots, table.provinces
    for side in sides:
        walled |= tables.beside[side]
        a, b = tables.board.sides[side]
        if knots[a] != knots[b]:
            knots = knots.replace(knots[a], knots[b])
        elif tables.is_inner[side]:
            # Two points that were joined already: this wall closes something off.
            parts = _split(tables, table.walls | _until(sides, side), parts, side)
    if parts is not table.provinces:
        _tell(tables, table, parts, events)
    table = replace(table, walls=walls, walled=walled, knots=knots, provinces=parts)
    return replace(state, table=table)


def _until(sides: list[int], last: int) -> Mask:
    return sum(1 << side for side in sides[: sides.index(last) + 1])


def _split(
    tables: Tables, walls: Mask, parts: tuple[Province, ...], side: int
) -> tuple[Province, ...]:
    first, second = tables.board.side_spaces[side]
    whole = next(part for part in parts if part.spaces >> first & 1)
    one = flood(tables, walls, first)
    pieces = (make_province(tables, one), make_province(tables, whole.spaces & ~one))
    assert whole.spaces >> second & 1
    others = (part for part in parts if part is not whole)
    return tuple(sorted((*others, *pieces), key=lambda part: part.spaces & -part.spaces))


def _tell(tables: Tables, table: Table, parts: tuple[Province, ...], events: list[Event]) -> None:
    for whole in table.provinces:
        pieces = [part for part in parts if part.spaces & whole.spaces]
        if len(pieces) > 1:
            told = tuple(
                Part(name(tables, part), part.value, part.spaces.bit_count(), owner(table, part))
                for part in pieces
            )
            events.append(ProvinceSplit(owner(table, whole), whole.value, told))
