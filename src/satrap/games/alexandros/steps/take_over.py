"""EN, Take over an occupied province: drive the guards out and move in."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import claims, events, provinces
from satrap.games.alexandros.actions import AnyAction, TakeOver
from satrap.games.alexandros.cards import (
    minus,
    missing,
    names,
    shortage,
)
from satrap.games.alexandros.numbers import GUARDS, NOBODY, REMOVAL
from satrap.games.alexandros.state import Known, Province, State
from satrap.games.alexandros.steps import occupy
from satrap.games.alexandros.tables import Mask, bits


def legal(known: Known, theirs: list[Province]) -> list[AnyAction]:
    """Return where a first guard can take over a province, in the order of the spaces."""
    spaces, hand, symbols = 0, known.hand, known.config.tables.board.symbols
    for province in theirs:
        last = symbols[province.guards.bit_length() - 1]  # a quick check before the full one
        if hand[last] >= REMOVAL:
            spaces |= _first_guards(known, province)
    take_over = known.config.tables.take_over
    return [take_over[space] for space in bits(spaces)] if spaces else []


def _first_guards(known: Known, province: Province) -> Mask:
    cards = claims.removal(known.config, province.guards)
    if shortage(cards, known.hand):
        return 0
    left = provinces.reserve(known.table, known.turn.seat, GUARDS)
    return claims.first_spaces(known.config, province, minus(known.hand, cards), left)


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why a province cannot be taken over like this."""
    assert isinstance(action, TakeOver)
    _, theirs = claims.within_reach(known)
    if action in legal(known, theirs):
        return None
    space = known.config.tables.spaces[action.space]
    province = provinces.province_at(known.table, space)
    reason = occupy.why_no_claim(known, province, space)
    if reason is None and province.owner == NOBODY:
        reason = text("province-free")
    cards = claims.removal(known.config, province.guards)
    lacking = missing(cards, known.hand)
    if reason is None and any(lacking):
        reason = text("cannot-remove", cards=events.cards_text(names(lacking)))
    if reason is None:
        rest = missing(province.need, minus(known.hand, cards))
        left = provinces.reserve(known.table, known.turn.seat, GUARDS)
        reason = text("cannot-pay-after", cards=events.cards_text(names(rest)), guards=left)
    return reason


def apply(state: State, action: AnyAction, chance: Chance, told: list[Event]) -> None:
    """Place the first guard; the guards there are driven out once all is paid for."""
    assert isinstance(action, TakeOver)
    occupy.begin(state, state.config.tables.spaces[action.space], told)
