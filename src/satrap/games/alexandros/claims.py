"""What a province costs: guards on some of its symbol spaces, cards for all the others.

EN, Occupy an empty province; Take over an occupied province. With need n, hand h and guards g
counted by symbol, the cards n - g must be in the hand; so g must cover at least what h lacks.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from satrap.games.alexandros.cards import NO_CARDS, Cards, minus, missing, plus, shortage
from satrap.games.alexandros.numbers import GUARDS, NOBODY, REMOVAL
from satrap.games.alexandros.provinces import closed_provinces, reserve
from satrap.games.alexandros.state import Claim, Config, Known, Province
from satrap.games.alexandros.tables import Mask


def removal(config: Config, guards: Mask) -> Cards:
    """Return the cards that drive guards out: two per guard, of its symbol (EN, Take over)."""
    a, b, c, d, e = config.tables.need(guards)
    return (REMOVAL * a, REMOVAL * b, REMOVAL * c, REMOVAL * d, REMOVAL * e)


def within_reach(known: Known) -> tuple[list[Province], list[Province]]:
    """Return the free provinces, and those of others, that the seat might be able to pay for."""
    table, seat = known.table, known.turn.seat
    left = reserve(table, seat, GUARDS)
    most = left + table.hand_sizes[seat]
    free: list[Province] = []
    theirs: list[Province] = []
    for province in closed_provinces(table) if left else ():
        if province.fewest <= most and province.owner != seat:
            (free if province.owner == NOBODY else theirs).append(province)
    return free, theirs


def first_spaces(config: Config, province: Province, hand: Cards, left: int) -> Mask:
    """Return the spaces where a first guard can begin a claim that the seat can pay for."""
    short = shortage(province.need, hand)
    if short > left:
        return 0
    is_anywhere = config.options.extra_guards != "fewest"  # ruling ALX-19
    if not short or (short < left and is_anywhere):
        return province.symbols
    return _spaces_lacked(config, province, missing(province.need, hand))


def further_spaces(known: Known, claim: Claim) -> Mask:
    """Return the spaces where another guard can lead to a claim that the seat can pay for."""
    config, province = known.config, claim.province
    lacking = missing(province.need, minus(known.hand, claim.removal))
    standing = config.tables.need(claim.guards)
    left = reserve(known.table, known.turn.seat, GUARDS)
    is_voluntary = config.options.extra_guards == "voluntary"  # ruling ALX-19
    if is_voluntary and left > _guards_needed(lacking, standing):
        return province.symbols & ~claim.guards
    return _spaces_lacked(config, province, missing(lacking, standing)) & ~claim.guards


def _spaces_lacked(config: Config, province: Province, lacking: Cards) -> Mask:
    """Return the spaces of a province that bear the symbol of a lacking card."""
    spaces = 0
    for symbol, count in enumerate(lacking):
        if count:
            spaces |= config.tables.bearing[symbol]
    return spaces & province.symbols


def _guards_needed(lacking: Cards, guards: Cards) -> int:
    """Return how many guards a claim needs in all, given those already placed."""
    return sum(lacking) + shortage(guards, lacking)


def can_pay(known: Known, claim: Claim) -> bool:
    """Say whether the hand holds every card that the guards do not replace."""
    return not shortage(price(known.config, claim), known.hand)


def price(config: Config, claim: Claim) -> Cards:
    """Return all the cards that a claim costs: those that remove guards and those that occupy."""
    covered = config.tables.need(claim.guards)
    a, b, c, d, e = minus(claim.province.need, covered)
    f, g, h, i, j = claim.removal
    return (a + f, b + g, c + h, d + i, e + j)


def prices(known: Known) -> Iterator[Cards]:
    """Yield every price of each province when as many guards as possible are placed."""
    left = reserve(known.table, known.turn.seat, GUARDS)
    for province in closed_provinces(known.table):
        if left and province.size and province.owner != known.turn.seat:
            cards = plus(province.need, removal(known.config, province.guards))
            most = min(left, province.size)
            for a, b, c, d, e in product(*(range(min(most, n) + 1) for n in province.need)):
                if a + b + c + d + e == most:
                    yield minus(cards, (a, b, c, d, e))


def make_claim(config: Config, province: Province, guard: int) -> Claim:
    """Begin a claim with one guard."""
    cards = removal(config, province.guards) if province.guards else NO_CARDS
    return Claim(province, 1 << guard, province.owner, cards)


def is_settled(claim: Claim, mine: Mask) -> bool:
    """Say whether everybody can see that no guard can be added; `mine` are guards elsewhere."""
    left = GUARDS - mine.bit_count() - claim.guards.bit_count()
    return not left or claim.guards == claim.province.symbols


def is_possible(known: Known, claim: Claim) -> bool:
    """Say whether the hand could have brought the claim this far."""
    hand = minus(known.hand, claim.removal)
    if min(hand) < 0:
        return False
    lacking = missing(claim.province.need, hand)
    needed = _guards_needed(lacking, known.config.tables.need(claim.guards))
    if known.config.options.extra_guards == "fewest" and needed > max(1, sum(lacking)):
        return False
    return needed <= reserve(known.table, known.turn.seat, GUARDS)
