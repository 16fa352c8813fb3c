"""Provinces: how walls divide the land, and who owns the parts.

A province is a group of spaces joined across sides and closed off by walls, coast and board edge
(EN, Occupy province; ruling ALX-12). Undivided land is not a province (ruling ALX-13).
"""

from __future__ import annotations

from operator import attrgetter

from satrap.core.frozen import put
from satrap.core.game import Event, Seat
from satrap.games.alexandros.cards import FULL_DECK
from satrap.games.alexandros.events import Part, ProvinceSplit
from satrap.games.alexandros.numbers import GUARDS, NOBODY, REMOVAL
from satrap.games.alexandros.places import PlaceName
from satrap.games.alexandros.state import Province, State, Tabletop
from satrap.games.alexandros.tables import Mask, Tables

NEVER = 999  # more guards and cards than there are
_BY_FIRST = attrgetter("first")


def make_province(tables: Tables, spaces: Mask, owner: Seat = NOBODY, guards: Mask = 0) -> Province:
    """Return a group of spaces as a province, with its value and needs (EN, Profit)."""
    symbols = spaces & tables.symbol_spaces
    value = (spaces & tables.open_spaces).bit_count()
    first = (spaces & -spaces).bit_length() - 1
    need, size = tables.count(symbols), symbols.bit_count()
    fewest = _fewest(size, guards)
    return Province(first, spaces, symbols, need, value, size, fewest, owner, guards)


def _fewest(size: int, guards: Mask) -> int:
    """Return what a claim takes: a guard or card per symbol, and two cards per guard there."""
    return size + REMOVAL * guards.bit_count() if size else NEVER


def name(tables: Tables, province: Province) -> str:
    """Name a province by its first space."""
    return tables.board.space_names[province.first]


def place(tables: Tables, province: Province) -> PlaceName:
    """Return what a province is called: the first name in it, or what its first space is called."""
    named = province.spaces & tables.named
    first = (named & -named).bit_length() - 1 if named else province.first
    return tables.places[first]


def hold(table: Tabletop, province: Province, seat: Seat, guards: Mask) -> None:
    """Make these guards of a seat the only ones in a province; send all others back."""
    seats, elsewhere, owner = list(table.guards), ~province.guards, province.owner
    if owner != NOBODY:
        seats[owner] &= elsewhere
    seats[seat] |= guards
    table.guards = tuple(seats)
    table.held = table.held & elsewhere | guards
    place = table.provinces.index(province)
    table.provinces = put(table.provinces, place, _held(province, seat, guards))


def _held(land: Province, seat: Seat, guards: Mask) -> Province:
    return Province(
        land.first,
        land.spaces,
        land.symbols,
        land.need,
        land.value,
        land.size,
        _fewest(land.size, guards),
        seat if guards else NOBODY,
        guards,
    )


def closed_provinces(table: Tabletop) -> tuple[Province, ...]:
    """Return the provinces; undivided land is not one (ruling ALX-13)."""
    return table.provinces if len(table.provinces) > 1 else ()


def is_open(land: Province) -> bool:
    """Say whether land would take at least all guards of a seat and half of all cards to claim."""
    return land.size >= GUARDS + sum(FULL_DECK) // 2


def province_at(table: Tabletop, space: int) -> Province:
    """Return the part of the land that a space belongs to."""
    mark = 1 << space
    for part in table.provinces:
        if part.spaces & mark:
            return part
    raise LookupError(f"there is no land at {space}")


def reserve(table: Tabletop, seat: Seat, total: int) -> int:
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
    before, cut, walls, walled = table.provinces, 0, table.walls, table.walled
    for side in sides:
        walls |= 1 << side
        walled |= tables.beside[side]
    table.walls, table.walled = walls, walled
    table.knots, rings = tables.tie(table.knots, table.alexander, sides)
    for side, spaces in rings:
        if tables.is_inner[side]:
            cut |= _split(tables, table, side, spaces)
    for whole in before if cut else ():
        if whole.spaces & cut:
            told.append(_told(tables, table, whole))


def _split(tables: Tables, table: Tabletop, side: int, spaces: Mask) -> Mask:
    """Divide the part of the land around a side into what is in `spaces` and the rest."""
    whole = province_at(table, tables.board.side_spaces[side][0])
    piece = whole.spaces & spaces
    parts = list(table.provinces)
    parts.remove(whole)
    parts += (_part(tables, whole, piece), _part(tables, whole, whole.spaces ^ piece))
    parts.sort(key=_BY_FIRST)
    table.provinces = tuple(parts)
    return whole.spaces


def _part(tables: Tables, whole: Province, spaces: Mask) -> Province:
    guards = whole.guards & spaces
    return make_province(tables, spaces, whole.owner if guards else NOBODY, guards)


def _told(tables: Tables, table: Tabletop, whole: Province) -> ProvinceSplit:
    parts = [part for part in table.provinces if part.spaces & whole.spaces]
    pieces = [_told_part(tables, part) for part in parts]
    return ProvinceSplit(whole.owner, whole.value, tuple(pieces))


def _told_part(tables: Tables, part: Province) -> Part:
    size, called = part.spaces.bit_count(), place(tables, part)
    return Part(name(tables, part), part.value, size, part.owner, called, is_open(part))
