"""What can move Alexander: a face-up card, a joker, a card from the hand, or nothing.

EN, Moving Alexander; Alexander's special move; Special situations.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from satrap.games.alexandros import marches
from satrap.games.alexandros.actions import BOTH, AnyAction, Joker, March, Source, Special, Stay
from satrap.games.alexandros.cards import NO_CARDS, SYMBOL_OF, Cards, kinds, shown
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.state import Config, Known, Tabletop, Turn
from satrap.games.alexandros.tables import Mask, Tables

ANY = -1  # a joker whose reach names no symbol


class Found(Struct, frozen=True, gc=False):
    """A way to move Alexander: the action, and the spaces that it may lead to."""

    action: Source
    targets: Mask


Move = March | Joker | Special
STAY = Stay()
_MARCHES = tuple(map(March, SYMBOLS))
_SPECIALS = tuple(map(Special, SYMBOLS))


def found(known: Known) -> list[Found]:
    """Return every way to move Alexander: march, joker, special; or stay if there is none."""
    config, table = known.config, known.table
    free = marches.free_spaces(config, table)
    moves = _moves(config, table, known.hand, free)
    near = [_targets(config, table, move, free) for move in moves]
    if _may_go_farther(config, moves, near):
        near = [
            spaces or _relaxed(config, table, move, free)
            for move, spaces in zip(moves, near, strict=True)
        ]
    legal = [Found(move, spaces) for move, spaces in zip(moves, near, strict=True) if spaces]
    return legal or [Found(STAY, 0)]


def _may_go_farther(config: Config, moves: list[Move], near: list[Mask]) -> bool:
    """Say whether so few walls are left that a farther space may be chosen (ruling ALX-15).

    Under `relax`, a special move that can be paid for does not prevent it: it costs two cards.
    """
    rule = config.options.red_shortfall
    in_the_way = (March, Joker) if rule == "relax" else (March, Joker, Special)
    is_open = any(
        spaces and isinstance(move, in_the_way) for move, spaces in zip(moves, near, strict=True)
    )
    return rule != "keep_nearest" and not is_open


def legal(known: Known) -> tuple[AnyAction, ...]:
    """Return the actions of `found`; this is quick while there are enough walls for any path."""
    config, table = known.config, known.table
    left = table.black_left + table.red_left
    if not marches.has_plenty(config.tables, table.alexander, left):
        return tuple([source.action for source in found(known)])
    return tuple(_moves(config, table, known.hand, known.turn.free)) or (STAY,)


def near_targets(tables: Tables, table: Tabletop, action: Source, free: Mask) -> Mask:
    """Return the spaces that a card leads to if enough walls are left in any case, or none."""
    if isinstance(action, March):
        symbol = SYMBOL_OF[action.card]
    elif isinstance(action, Special):
        symbol = SYMBOL_OF[action.symbol or action.card]
    else:
        return 0
    return marches.near(tables, table, symbol, free)


def targets(known: Known, action: Source) -> Mask:
    """Return the spaces that a legal action may lead to."""
    return next(each.targets for each in found(known) if each.action == action)


def specials_forgone(config: Config, table: Tabletop, action: Source) -> list[int]:
    """Return the cards that the hand cannot hold, as they would have ruled out a last resort.

    A usual special move rules out a stay and, where it comes first at all, a farther space. A
    special move to a farther space, where allowed, also rules out a stay (ruling ALX-15).
    """
    free = marches.free_spaces(config, table)
    is_stay = isinstance(action, Stay)
    is_relaxed = is_stay and config.options.red_shortfall != "keep_nearest"
    reaches = (_targets, _relaxed) if is_relaxed else (_targets,)
    every: Cards = (1, 1, 1, 1, 1)
    return sorted(
        {
            SYMBOL_OF[special.card]
            for special in _specials(config, every, free)
            if any(reach(config, table, special, free) for reach in reaches)
        }
    )


def is_last_resort(config: Config, table: Tabletop, action: Source) -> bool:
    """Say whether a source is available only because nothing in the hand allows a usual move."""
    if isinstance(action, Stay):
        return True
    if config.options.red_shortfall != "relax_last":
        return False  # nothing else depends on what the hand holds
    if marches.has_plenty(config.tables, table.alexander, marches.walls_left(table)):
        return False
    free = marches.free_spaces(config, table)
    usual = _moves(config, table, (1, 1, 1, 1, 1), free)
    return not any(_targets(config, table, move, free) for move in usual if move == action)


def is_stuck(config: Config, table: Tabletop, turn: Turn) -> bool:
    """Say whether everybody can see that no move is possible, whatever the hand holds."""
    cards, left = shown(table.display), table.black_left + table.red_left
    if turn.free and cards and marches.has_plenty(config.tables, table.alexander, left):
        return False
    if any(marches.near(config.tables, table, card, turn.free) for card in cards):
        return False
    hand: Cards = (1, 1, 1, 1, 1) if table.hand_sizes[turn.seat] else NO_CARDS
    return found(Known(config, table, turn, hand)) == [Found(STAY, 0)]


def is_walled_in(config: Config, table: Tabletop) -> bool:
    """Say whether there are free spaces, but the walls are used up (ruling ALX-26)."""
    free = marches.free_spaces(config, table)
    if not free:
        return False
    return bool(shown(table.display)) or not marches.payable_spaces(config.tables, table, free)


def _moves(config: Config, table: Tabletop, hand: Cards, free: Mask) -> list[Move]:
    """Return the ways to move Alexander, whether or not their walls can be paid for."""
    bearing = config.tables.bearing
    found: list[Move] = []
    unmatched: list[int] = []
    cards = shown(table.display)
    for card in cards:
        if bearing[card] & free:
            found.append(_MARCHES[card])
        else:
            unmatched.append(card)
    if unmatched and free:
        found += _jokers(config, cards, unmatched, free)
    found += _specials(config, hand, free)
    return found


def _jokers(
    config: Config, shown: Sequence[int], unmatched: list[int], free: Mask
) -> Iterator[Joker]:
    """Yield the jokers: rulings ALX-2 (when), ALX-3 (where to) and ALX-4 (which cards)."""
    options = config.options
    if options.joker_trigger == "both" and len(unmatched) < len(shown):
        return
    cards = [SYMBOLS[card] for card in (unmatched if options.joker_cards == "one" else shown)]
    for card in [BOTH] if options.joker_cards == "both" else cards:
        for symbol in _joker_symbols(config, free):
            yield Joker(card, symbol)


def _specials(config: Config, hand: Cards, free: Mask) -> list[Special]:
    """Return the special moves: at any time (ruling ALX-23), to a free space (ALX-5)."""
    bearing = config.tables.bearing
    found = []
    for card in kinds(hand):
        if bearing[card] & free:
            found.append(_SPECIALS[card])
        elif free and not config.options.special_requires_free:  # ruling ALX-6
            found += [Special(SYMBOLS[card], symbol) for symbol in _joker_symbols(config, free)]
    return found


def _joker_symbols(config: Config, free: Mask) -> list[str]:
    if config.options.joker_reach != "nearest_of_symbol":
        return [""]
    return [
        name for name, spaces in zip(SYMBOLS, config.tables.bearing, strict=True) if spaces & free
    ]


def _symbol(config: Config, move: Move, free: Mask) -> int:
    """Return the symbol to march to; ANY means whatever the joker's reach allows."""
    wanted = move.card if isinstance(move, March) else move.symbol
    if wanted:
        return SYMBOL_OF[wanted]
    own = ANY if isinstance(move, Joker) else SYMBOL_OF[move.card]
    return own if own != ANY and config.tables.bearing[own] & free else ANY


def _targets(config: Config, table: Tabletop, move: Move, free: Mask) -> Mask:
    """Return the spaces that a move may lead to and that can be paid for."""
    tables, symbol = config.tables, _symbol(config, move, free)
    if symbol != ANY:
        near = marches.near(tables, table, symbol, free)
        if near:
            return near
        spaces = marches.nearest(tables, table, symbol, free)
    elif config.options.joker_reach == "nearest_any":
        spaces = marches.nearest_of_all(tables, table, free)
    else:
        spaces = free
    return marches.payable_spaces(tables, table, spaces)


def _relaxed(config: Config, table: Tabletop, move: Move, free: Mask) -> Mask:
    """Return the nearest spaces among those that can be paid for (ruling ALX-15)."""
    payable, symbol = (
        marches.payable_spaces(config.tables, table, free),
        _symbol(config, move, free),
    )
    if symbol != ANY:
        return marches.nearest(config.tables, table, symbol, payable)
    return marches.nearest_of_all(config.tables, table, payable)
