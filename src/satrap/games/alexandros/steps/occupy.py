"""EN, Occupy an empty province: a guard on one symbol space, a card for every other.

A guard is set down first; further guards may follow in place of cards; then the cards are paid.
"""

from __future__ import annotations

from satrap.core.frozen import replace
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import claims, deck, events, memory, provinces
from satrap.games.alexandros.actions import AddGuard, AnyAction, Occupy, Pay
from satrap.games.alexandros.cards import NO_CARDS, Cards, add, minus, missing, names
from satrap.games.alexandros.state import GUARDS, NOBODY, Claim, Known, Phase, Province, State
from satrap.games.alexandros.tables import bits

PAY = Pay()


def legal(known: Known) -> list[AnyAction]:
    """Return the first guards that can lead to an occupation, in the order of the spaces."""
    table, spaces = known.table, 0
    left = provinces.reserve(table, known.turn.seat, GUARDS)
    if not left:
        return []
    most = left + table.hand_sizes[known.turn.seat]
    for province in provinces.closed_provinces(table):
        if 0 < province.size <= most and provinces.owner(table, province) == NOBODY:
            symbols = claims.open_symbols(known, province, known.hand, NO_CARDS, left)
            spaces |= claims.spaces_of(known, province, symbols)
    occupy = known.config.tables.occupy
    return [occupy[space] for space in bits(spaces)]


def legal_guards(known: Known) -> tuple[AnyAction, ...]:
    """Return: pay, if the hand can; then the spaces for a further guard."""
    tables, claim = known.config.tables, known.turn.claim
    assert claim is not None
    hand = minus(known.hand, claim.removal)
    left = provinces.reserve(known.table, known.turn.seat, GUARDS)
    symbols = claims.open_symbols(known, claim.province, hand, tables.need(claim.guards), left)
    spaces = claims.spaces_of(known, claim.province, symbols) & ~claim.guards
    pay = (PAY,) if claims.can_pay(known, claim) else ()
    return (*pay, *(tables.add_guard[space] for space in bits(spaces)))


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why a province cannot be occupied like this."""
    assert isinstance(action, Occupy)
    if action in legal(known):
        return None
    space = known.config.tables.spaces[action.space]
    province = provinces.province_at(known.table, space)
    reason = why_no_claim(known, province, space)
    if reason is None and provinces.owner(known.table, province) != NOBODY:
        reason = text("province-occupied")
    return reason or _why_not_payable(known, province, known.hand, space)


def why_no_claim(known: Known, province: Province, space: int) -> Text | None:
    """Return why nobody could claim this province from this space."""
    tables, table = known.config.tables, known.table
    if province not in provinces.closed_provinces(table):
        return text("no-province-yet")
    if not tables.symbol_spaces >> space & 1:
        return text("guard-needs-symbol", space=tables.board.space_names[space])
    if not provinces.reserve(table, known.turn.seat, GUARDS):
        return text("no-guard-left")
    if provinces.owner(table, province) == known.turn.seat:
        return text("province-yours")
    return None


def _why_not_payable(known: Known, province: Province, hand: Cards, space: int) -> Text:
    lacking = missing(province.need, hand)
    left = provinces.reserve(known.table, known.turn.seat, GUARDS)
    if max(1, sum(lacking)) > left:
        return text("cannot-pay", cards=events.cards_text(names(lacking)), guards=left)
    if known.config.options.extra_guards == "only_if_missing":
        return text("guard-only-if-missing")
    return text("cannot-pay-from-here", cards=events.cards_text(names(lacking)), guards=left)


def why_not_guard(known: Known, action: AnyAction) -> Text | None:
    """Return why a further guard, or paying now, is not possible."""
    if action in legal_guards(known):
        return None
    claim = known.turn.claim
    assert claim is not None
    if isinstance(action, Pay):
        lacking = missing(claims.price(known, claim), known.hand)
        return text("pay-missing", cards=events.cards_text(names(lacking)))
    assert isinstance(action, AddGuard)
    space = known.config.tables.spaces[action.space]
    if not claim.province.symbols >> space & 1 or claim.guards >> space & 1:
        return text("guard-elsewhere", space=action.space)
    if known.config.options.extra_guards == "only_if_missing":
        return text("guard-only-if-missing")
    return text("no-guard-left")


def begin(state: State, known: Known, space: int, told: list[Event]) -> State:
    """Set down the first guard of a claim on the province around a space."""
    province = provinces.province_at(state.table, space)
    claim = claims.make_claim(known, province, space)
    return _set_down(state, claim, space, told)


def add_guard(state: State, known: Known, space: int, told: list[Event]) -> State:
    """Set down a further guard."""
    claim = known.turn.claim
    assert claim is not None
    claim = claim._replace(guards=claim.guards | 1 << space)
    return _set_down(state, claim, space, told)


def _set_down(state: State, claim: Claim, space: int, told: list[Event]) -> State:
    name = state.config.tables.board.space_names[space]
    told.append(events.GuardPlaced(state.turn.seat, name))
    return replace(state, turn=replace(state.turn, phase=Phase.GUARDS, claim=claim))


def pay(state: State, known: Known, claim: Claim, told: list[Event]) -> tuple[State, Cards]:
    """Pay for all spaces without a guard, and move in; return the cards played too."""
    seat, cards = state.turn.seat, claims.price(known, claim)
    state = _note_lacks(state, known, claim)
    state = deck.play(state, seat, cards)
    table = state.table
    guards = list(table.guards)
    if claim.loser != NOBODY:
        guards[claim.loser] &= ~claim.province.spaces
    guards[seat] |= claim.guards
    told.append(_told(state, claim, cards))
    table = replace(table, guards=tuple(guards))
    turn = replace(state.turn, phase=Phase.ACT, claim=None)
    return replace(state, table=table, turn=turn), cards


def _told(state: State, claim: Claim, cards: Cards) -> Event:
    tables, table, seat = state.config.tables, state.table, state.turn.seat
    spaces = tables.board.space_names
    province, value = provinces.name(tables, claim.province), claim.province.value
    guards = tuple(spaces[space] for space in bits(claim.guards))
    if claim.loser == NOBODY:
        return events.Occupied(seat, province, value, guards, names(cards))
    removed = table.guards[claim.loser] & claim.province.spaces
    gone = tuple(spaces[space] for space in bits(removed))
    return events.TakenOver(seat, claim.loser, province, value, guards, gone, names(cards))


def _note_lacks(state: State, known: Known, claim: Claim) -> State:
    """Under `only_if_missing` a further guard tells everybody that cards were missing."""
    if known.config.options.extra_guards == "voluntary" or claim.guards.bit_count() == 1:
        return state
    table, seat = state.table, state.turn.seat
    trace = table.traces[seat]
    covered = known.config.tables.need(claim.guards)
    for symbol, count in enumerate(covered):
        if count:
            need = add(claims.price(known, claim), symbol)
            trace = memory.saw_lack(trace, need)
    traces = memory.with_trace(table, seat, trace)
    return replace(state, table=replace(table, traces=traces))
