"""What a seat can work out from its view: where cards lead, what provinces cost it."""

from __future__ import annotations

from functools import reduce
from operator import or_

from satrap.games.alexandros import api_types, insights, marches, provinces, sources
from satrap.games.alexandros.cards import names
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.tables import Mask, Tables, bits
from satrap.games.alexandros.view import View, known_in


def found(view: View) -> list[sources.Found]:
    """Return the cards that can move Alexander, for the seat that chooses one now."""
    known = known_in(view)
    return sources.found(known) if known and view.turn.phase == Phase.SOURCE else []


def reach(view: View, cards: list[sources.Found]) -> dict[str, tuple[str, ...]]:
    """Return where each card that can move Alexander now may lead."""
    return {str(each.action): _spaces(view, each.targets) for each in cards}


def whole_marches(view: View, cards: list[sources.Found]) -> tuple[api_types.March, ...]:
    """Return every march with each of these cards, up to the choice between several paths."""
    tables, points = view.config.tables, view.config.tables.board.space_points
    targets = reduce(or_, [each.targets for each in cards], 0)
    ends = {point for space in bits(targets) for point in points[space]}
    ways = marches.ways_to(tables, view.table, ends)
    return tuple(
        march
        for card in cards
        for space in bits(card.targets)
        for march in _marches_to(tables, card, space, ways)
    )


def _marches_to(
    tables: Tables, card: sources.Found, space: int, ways: dict[int, marches.Ways]
) -> list[api_types.March]:
    """Return the marches to each corner of a space; what the engine does by itself is no play."""
    board, source = tables.board, str(card.action)
    corners = [point for point in board.space_points[space] if point in ways]
    plays = [source]
    if card.targets & (card.targets - 1):
        plays.append(str(tables.choose_space[space]))
    return [
        api_types.March(
            source,
            board.space_names[space],
            board.point_names[point],
            *ways[point],
            (*plays, str(tables.choose_point[point])) if len(corners) > 1 else tuple(plays),
        )
        for point in corners
    ]


def costs(view: View) -> dict[str, api_types.Cost]:
    """Return what it would cost the seat to claim each province that it does not own."""
    found = insights.province_facts(view)
    return {fact.name: _cost(fact) for fact in found if fact.owner != view.observer}


def _cost(fact: insights.ProvinceFact) -> api_types.Cost:
    """Return what drives the guards out, what the seat lacks, and the fewest guards it needs."""
    guards = max(1, sum(fact.lacking))
    cards = sum(fact.symbols) + sum(fact.removal) - guards
    return api_types.Cost(names(fact.removal), names(fact.lacking), fact.is_payable, guards, cards)


def serves(view: View) -> dict[str, tuple[str, ...]]:
    """Return where each card in hand could be used now: to pay for a claim, or to levy taxes."""
    known = known_in(view)
    if known is None or view.turn.phase not in (Phase.ACT, Phase.GUARDS):
        return {}
    land, bearing = _claimed(view) | _levying(view), view.config.tables.bearing
    held = [symbol for symbol, count in enumerate(known.hand) if count]
    return {SYMBOLS[symbol]: _spaces(view, land & bearing[symbol]) for symbol in held}


def _spaces(view: View, mask: Mask) -> tuple[str, ...]:
    spaces = view.config.tables.board.space_names
    return tuple([spaces[space] for space in bits(mask)])


def _claimed(view: View) -> Mask:
    """Return the symbol spaces of the claim being paid for, or of all claims that could be."""
    claim = view.turn.claim
    if claim:
        return claim.province.symbols & ~claim.guards
    if not view.turn.actions:
        return 0
    payable = {fact.name for fact in insights.province_facts(view) if fact.is_payable}
    parts = provinces.closed_provinces(view.table)
    named = [part for part in parts if provinces.name(view.config.tables, part) in payable]
    return sum(part.symbols for part in named)


def _levying(view: View) -> Mask:
    """Return the guards of the seat while it can levy taxes."""
    turn = view.turn
    is_possible = turn.phase == Phase.ACT and turn.actions and not turn.levied
    return view.table.guards[view.observer] if is_possible else 0
