"""Facts that a viewer can work out: provinces and their price, marches, taxes, the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from satrap.core.game import Seat
from satrap.games.alexandros import claims, marches, provinces, sources
from satrap.games.alexandros.actions import Source
from satrap.games.alexandros.cards import Cards, minus, missing
from satrap.games.alexandros.numbers import GUARDS
from satrap.games.alexandros.places import PlaceName
from satrap.games.alexandros.provinces import flood
from satrap.games.alexandros.state import Province, Tabletop, Tax
from satrap.games.alexandros.steps import levy_taxes
from satrap.games.alexandros.tables import Tables, bits
from satrap.games.alexandros.view import View, known_in


class ProvinceFact(NamedTuple):
    """A province as it looks to the viewer."""

    name: str
    place: PlaceName
    owner: Seat  # NOBODY: free
    value: int
    guards: int
    symbols: Cards
    removal: Cards  # cards that drive the owner's guards out
    lacking: Cards  # cards the viewer would lack if no guard replaced a card
    is_payable: bool  # whether the viewer could claim it now, as far as cards and guards go
    is_open: bool  # whether it is so large that nobody will claim it


class MarchFact(NamedTuple):
    """One complete march."""

    source: Source
    space: int
    point: int
    path: tuple[int, ...]
    new_walls: int


def province_facts(view: View) -> list[ProvinceFact]:
    """Return all provinces with what they would cost the viewer."""
    return [_province_fact(view, part) for part in provinces.closed_provinces(view.table)]


def _province_fact(view: View, part: Province) -> ProvinceFact:
    seat, owner, guards = view.observer, part.owner, part.guards.bit_count()
    hand = view.hands[seat] if 0 <= seat < view.config.seats else None
    removal, lacking, is_payable = _price(view, part, owner, hand)
    name = provinces.name(view.config.tables, part)
    place, is_open = provinces.place(view.config.tables, part), provinces.is_open(part)
    return ProvinceFact(
        name, place, owner, part.value, guards, part.need, removal, lacking, is_payable, is_open
    )


def _price(
    view: View, part: Province, owner: Seat, hand: Cards | None
) -> tuple[Cards, Cards, bool]:
    if hand is None or owner == view.observer:
        return (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), False
    removal = claims.removal(view.config, part.guards)
    rest = minus(hand, removal)
    lacking = missing(part.need, rest)
    left = provinces.reserve(view.table, view.observer, GUARDS)
    is_payable = min(rest) >= 0 and part.size > 0 and max(1, sum(lacking)) <= left
    return removal, lacking, is_payable


def taxes(view: View) -> tuple[int, ...]:
    """Return what each seat would score if taxes were levied now."""
    due = levy_taxes.incomes(view.config, view.table)
    seats = range(view.config.seats)
    return tuple(sum(each.points for each in due if each.seat == seat) for seat in seats)


def score_sheet(view: View) -> list[list[Tax]]:
    """Return for each seat where its points came from."""
    seats = range(view.config.seats)
    return [[tax for tax in view.table.taxes if tax.seat == seat] for seat in seats]


def marches_of(view: View) -> Iterator[MarchFact]:
    """Yield every march that the viewer can choose now: source, space, point and path."""
    seen = known_in(view)
    if seen is None:
        return
    tables, table = view.config.tables, view.table
    for source in sources.found(seen):
        for space in bits(source.targets):
            for point in marches.payable_points(tables, table, space):
                for path in paths(tables, table, (table.alexander,), point):
                    new = len(marches.new_sides(tables, table.walls, path))
                    yield MarchFact(source.action, space, point, path, new)


def paths(
    tables: Tables, table: Tabletop, path: tuple[int, ...], end: int
) -> Iterator[tuple[int, ...]]:
    """Yield all shortest paths that can be paid for."""
    if path[-1] == end:
        yield path
        return
    for point in marches.next_points(tables, table, path, end):
        yield from paths(tables, table, (*path, point), end)


def divided_by(view: View, path: tuple[int, ...]) -> list[Province]:
    """Return the new provinces that a march along a path would create."""
    tables, table = view.config.tables, view.table
    walls = table.walls
    for side in marches.sides_of(tables, path):
        walls |= 1 << side
    old = {part.spaces for part in table.provinces}
    new: dict[int, Province] = {}
    for side in marches.sides_of(tables, path):
        for space in tables.board.side_spaces[side]:
            if not any(spaces >> space & 1 for spaces in new):
                part = provinces.make_province(tables, flood(tables, walls, space))
                new[part.spaces] = part
    return [part for spaces, part in new.items() if spaces not in old]
