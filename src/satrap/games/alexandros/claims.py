"""What it costs to hold a province: guards on some symbol spaces, cards for all others.

EN, Occupy an empty province; Take over an occupied province. With need n, hand h and guards g
counted by symbol, the cards n - g must be in the hand; so g covers at least what h lacks.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from satrap.games.alexandros.cards import NO_CARDS, Cards, minus, missing, plus
from satrap.games.alexandros.provinces import closed_provinces, owner, reserve
from satrap.games.alexandros.state import GUARDS, NOBODY, Claim, Config, Known, Province
from satrap.games.alexandros.tables import Mask


def removal(config: Config, guards: Mask) -> Cards:
    """Return the cards that drive guards out: two for each, of its space (EN, Take over)."""
    a, b, c, d, e = config.tables.need(guards)
    return (2 * a, 2 * b, 2 * c, 2 * d, 2 * e)


def their_guards(known: Known, province: Province) -> Mask:
    """Return the guards of others in a province."""
    return known.table.held & ~known.table.guards[known.turn.seat] & province.spaces


def open_spaces(config: Config, province: Province, hand: Cards, guards: Mask, left: int) -> Mask:
    """Return the spaces on which a further guard can lead to a claim that can be paid for.

    `left` guards are to be had for the whole claim, those that stand already included.
    """
    lacking = missing(province.need, hand)
    fewest = sum(lacking) or 1
    if fewest > left:
        return 0
    most = left if config.options.extra_guards == "voluntary" else fewest  # ruling ALX-19
    standing = config.tables.need(guards) if guards else NO_CARDS
    if most > _guards_needed(lacking, standing):
        return province.symbols & ~guards
    spaces = 0
    for bearing, lack, count in zip(config.tables.bearing, lacking, standing, strict=True):
        if lack > count:
            spaces |= bearing
    return spaces & province.symbols & ~guards


def _guards_needed(lacking: Cards, guards: Cards) -> int:
    """Return how many guards there must be, given those that stand already."""
    return sum(lacking) if guards == NO_CARDS else sum(map(max, lacking, guards))


def can_pay(known: Known, claim: Claim) -> bool:
    """Say whether the hand holds every card that the guards leave to be paid."""
    return sum(missing(price(known.config, claim), known.hand)) == 0


def price(config: Config, claim: Claim) -> Cards:
    """Return all the cards of a claim: those that remove guards and those that occupy."""
    covered = config.tables.need(claim.guards)
    a, b, c, d, e = minus(claim.province.need, covered)
    f, g, h, i, j = claim.removal
    return (a + f, b + g, c + h, d + i, e + j)


def prices(known: Known) -> Iterator[Cards]:
    """Yield what each province could be claimed for with as many guards as there are."""
    left = reserve(known.table, known.turn.seat, GUARDS)
    for province in closed_provinces(known.table):
        if left and province.size and owner(known.table, province) != known.turn.seat:
            cards = plus(province.need, removal(known.config, their_guards(known, province)))
            most = min(left, province.size)
            for a, b, c, d, e in product(*(range(min(most, n) + 1) for n in province.need)):
                if a + b + c + d + e == most:
                    yield minus(cards, (a, b, c, d, e))


def make_claim(known: Known, province: Province, guard: int) -> Claim:
    """Begin a claim with one guard."""
    loser = owner(known.table, province)
    guards = 0 if loser == NOBODY else known.table.guards[loser] & province.spaces
    return Claim(province, 1 << guard, loser, removal(known.config, guards))


def is_settled(known: Known, claim: Claim) -> bool:
    """Say whether everybody can see that no further guard can be placed."""
    left = reserve(known.table, known.turn.seat, GUARDS) - claim.guards.bit_count()
    return not left or claim.guards == claim.province.symbols


def is_possible(known: Known, claim: Claim) -> bool:
    """Say whether a hand could have come this far with a claim."""
    hand = minus(known.hand, claim.removal)
    if min(hand) < 0:
        return False
    lacking = missing(claim.province.need, hand)
    left = reserve(known.table, known.turn.seat, GUARDS)
    is_voluntary = known.config.options.extra_guards == "voluntary"
    most = left if is_voluntary else max(1, sum(lacking))
    return _guards_needed(lacking, known.config.tables.need(claim.guards)) <= min(most, left)
