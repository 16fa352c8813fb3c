"""Provinces: how walls divide the land, and whose the parts are.

A province is a group of spaces joined over sides and closed off by walls, coast and board edge
(EN, Occupy province; ruling ALX-12). Land that nothing has divided yet is none (ruling ALX-13).
"""

from __future__ import annotations

from satrap.core.game import Event, Seat
from satrap.games.alexandros.events import Part, ProvinceSplit
from satrap.games.alexandros.state import NOBODY, Province, State, Table
from satrap.games.alexandros.tables import Mask, Tables, tie


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


def union(guards: tuple[Mask, ...]) -> Mask:
    """Return the spaces with a guard of any seat on them."""
    spaces = 0
    for each in guards:
        spaces |= each
    return spaces


def set_guards(table: Table, guards: tuple[Mask, ...]) -> None:
    """Let the guards of the seats stand like this."""
    table.guards, table.held = guards, union(guards)


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


def lay_walls(state: State, sides: list[int], told: list[Event]) -> None:
    """Lay walls on sides that have none, and divide what they close off."""
    tables, table = state.config.tables, state.table
    before = table.provinces
    for side in sides:
        table.walls |= 1 << side
        table.walled |= tables.beside[side]
        a, b = tables.board.sides[side]
        knots = table.knots
        if knots[a] != knots[b]:
            table.knots = tie(knots, a, b)
        elif tables.is_inner[side]:
            # Its two points were joined already: this wall closes something off.
            table.provinces = _split(tables, table, side)
    if table.provinces is not before:
        _tell(tables, table, before, told)


def _split(tables: Tables, table: Table, side: int) -> tuple[Province, ...]:
    first, second = tables.board.side_spaces[side]
    whole = province_at(table, first)
    piece = _smaller(tables, table.walls, first, second)
    pieces = (make_province(tables, piece), make_province(tables, whole.spaces & ~piece))
    others = (part for part in table.provinces if part is not whole)
    return tuple(sorted((*others, *pieces), key=lambda part: part.spaces & -part.spaces))


def _smaller(tables: Tables, walls: Mask, first: int, second: int) -> Mask:
    """Return the smaller of two pieces: flood both, a space at a time, until one is full."""
    across = tables.across
    here, there = (1 << first, [first]), (1 << second, [second])
    while here[1]:
        reached, todo = here
        for other, side in across[todo.pop()]:
            if not (walls >> side & 1 or reached >> other & 1):
                reached |= 1 << other
                todo.append(other)
        here, there = there, (reached, todo)
    return here[0]


def _tell(tables: Tables, table: Table, before: tuple[Province, ...], told: list[Event]) -> None:
    for whole in before:
        if whole not in table.provinces:
            parts = (part for part in table.provinces if part.spaces & whole.spaces)
            pieces = tuple(
                Part(name(tables, part), part.value, part.spaces.bit_count(), owner(table, part))
                for part in parts
            )
            told.append(ProvinceSplit(owner(table, whole), whole.value, pieces))
