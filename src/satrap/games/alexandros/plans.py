"""How a seat could claim each province: the usual plan, and what may be changed about it.

The usual plan places the fewest guards. They stand where a card is missing; if none is, on the
symbol of which the seat keeps the most cards, so that it can levy taxes there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from satrap.core.text import Text
from satrap.games.alexandros import api_types, claims, provinces
from satrap.games.alexandros.cards import NO_CARDS, Cards, minus, missing, names, plus
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import GUARDS, NOBODY, Phase
from satrap.games.alexandros.state import Known, Province
from satrap.games.alexandros.steps import occupy, take_over
from satrap.games.alexandros.tables import Mask, bits
from satrap.games.alexandros.view import View, known_in


class Means(NamedTuple):
    """What a seat has to claim a province with, once the guards there are driven out."""

    cards: Cards
    guards: int
    lacking: Cards  # cards that it needs a guard for
    is_enough: bool


def plans(view: View) -> dict[str, api_types.Plan]:
    """Return a plan for each province that the seat in turn might claim now."""
    known = known_in(view)
    if known is None or view.turn.phase != Phase.ACT or not view.turn.actions:
        return {}
    tables, seat = view.config.tables, view.turn.seat
    return {
        provinces.name(tables, part): _plan(known, part)
        for part in provinces.closed_provinces(view.table)
        if part.owner != seat and part.size and not provinces.is_open(part)
    }


def _plan(known: Known, province: Province) -> api_types.Plan:
    means, tables = _means(known, province), known.config.tables
    guards = _guards(known, province, means)
    slots = tuple(_slots(known, province, means, guards))
    removal = missing(claims.removal(known.config, province.guards), known.hand)
    open_slots = tuple(slot.symbol for slot in slots if slot.by == api_types.MISSING)
    spaces = tables.board.space_names
    most = min(means.guards, province.size)
    is_free = province.owner == NOBODY
    plays = tuple(_plays(known, province, guards, most)) if means.is_enough else ()
    return api_types.Plan(
        "occupy" if is_free else "takeover",
        slots,
        tuple(spaces[space] for space in bits(province.guards)),
        names(removal) + open_slots,
        most,
        plays,
        None if plays else _why_not(known, province),
    )


def _means(known: Known, province: Province) -> Means:
    removal = claims.removal(known.config, province.guards)
    cards = minus(plus(known.hand, missing(removal, known.hand)), removal)
    lacking = missing(province.need, cards)
    left = provinces.reserve(known.table, known.turn.seat, GUARDS)
    is_enough = missing(removal, known.hand) == NO_CARDS and max(1, sum(lacking)) <= left
    return Means(cards, left, lacking, is_enough)


def _guards(known: Known, province: Province, means: Means) -> Mask:
    """Return the spaces of the guards in the usual plan."""
    wanted = [symbol for symbol, count in enumerate(means.lacking) for _ in range(count)]
    guards, bearing = 0, known.config.tables.bearing
    for symbol in (wanted or [_spare(province, means)])[: means.guards]:
        free = province.symbols & bearing[symbol] & ~guards
        guards |= free & -free
    return guards


def _spare(province: Province, means: Means) -> int:
    """Return the symbol of a province of which the seat keeps the most cards."""
    kept = minus(means.cards, province.need)
    borne = [symbol for symbol, count in enumerate(province.need) if count]
    return max(borne, key=kept.__getitem__)


def _plays(known: Known, province: Province, guards: Mask, most: int) -> Iterator[str]:
    tables, (first, *others) = known.config.tables, bits(guards)
    yield str((tables.occupy if province.owner == NOBODY else tables.take_over)[first])
    for space in others:
        yield str(tables.add_guard[space])
    if guards.bit_count() < most:
        yield str(occupy.PAY)


def _slots(
    known: Known, province: Province, means: Means, guards: Mask
) -> Iterator[api_types.Slot]:
    """Yield the symbol spaces in the order of their names, each with what pays for it."""
    board, cards = known.config.tables.board, list(means.cards)
    for space in bits(province.symbols):
        symbol = board.symbols[space]
        by = api_types.GUARD if guards >> space & 1 else api_types.MISSING
        if by == api_types.MISSING and cards[symbol]:
            by, cards[symbol] = api_types.CARD, cards[symbol] - 1
        yield api_types.Slot(
            board.space_names[space],
            SYMBOLS[symbol],
            by,
            means.is_enough and _can_be_card(province, means, symbol),
            means.is_enough and _can_be_guard(known, means, symbol),
        )


def _can_be_card(province: Province, means: Means, symbol: int) -> bool:
    """Say whether some way to claim the province pays a given space of a symbol by card."""
    return means.cards[symbol] > 0 and province.size > 1


def _can_be_guard(known: Known, means: Means, symbol: int) -> bool:
    """Say whether some way to claim the province has a guard on a space of a symbol (ALX-19)."""
    lacking = sum(means.lacking)
    if means.lacking[symbol] or not lacking:
        return True
    return known.config.options.extra_guards != "fewest" and lacking < means.guards


def _why_not(known: Known, province: Province) -> Text | None:
    first, tables = (province.symbols & -province.symbols).bit_length() - 1, known.config.tables
    if province.owner == NOBODY:
        return occupy.why_not(known, tables.occupy[first])
    return take_over.why_not(known, tables.take_over[first])
