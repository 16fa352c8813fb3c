"""5.1, turn order: the seats choose their places in the order of play, once in a region."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.frozen import put
from satrap.core.game import Choices, Event
from satrap.core.text import Text, text
from satrap.games.alexander_the_great import events, turn_order
from satrap.games.alexander_the_great.actions import AnyAction, ChoosePlace
from satrap.games.alexander_the_great.numbers import NOBODY, Phase
from satrap.games.alexander_the_great.state import Known, State


def begin(state: State, chance: Chance, told: list[Event]) -> None:
    """Settle who chooses first; if nobody bids in the first turn of the match, nobody chooses."""
    seats, turn, table = state.config.seats, state.turn, state.table
    turn.order = (NOBODY,) * seats
    if turn.number == 1 and not any(box.order for box in table.boxes):
        told.append(events.OldestBegins(table.oldest))
        turn.order = turn_order.clockwise(table.oldest, seats)
        _settle(state)
        return
    turn.pickers = _pickers(state, chance, told)
    turn.phase, turn.seat = Phase.ORDER, turn.pickers[0]


def _pickers(state: State, chance: Chance, told: list[Event]) -> tuple[int, ...]:
    rule, boxes = state.config.options.turn_order, state.table.boxes
    lot = tuple(range(state.config.seats))
    ranked = turn_order.ranks(rule, boxes, state.table.scores)
    if turn_order.has_tie(ranked):
        lot = chance.shuffle("lots", state.turn.region, len(lot))
        tied = (seat for seat in lot if ranked.count(ranked[seat]) > 1)
        told.append(events.LotsDrawn(tuple(tied)))
    return turn_order.pick_sequence(rule, boxes, state.table.scores, lot)


def legal(known: Known) -> Choices[AnyAction]:
    """Return the places that are still empty, in order."""
    order = enumerate(known.turn.order, start=1)
    return tuple(ChoosePlace(place) for place, seat in order if seat == NOBODY)


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why this place cannot be taken."""
    assert isinstance(action, ChoosePlace)
    if action in legal(known):
        return None
    if not 1 <= action.place <= known.config.seats:
        return text("atg-no-such-place", place=action.place, most=known.config.seats)
    taken = known.turn.order[action.place - 1]
    return text("atg-place-taken", place=action.place, name=known.config.setup.seats[taken])


def apply(state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> None:
    """Take a place; the last seat gets what is left, and the march begins."""
    (action,) = actions
    assert isinstance(action, ChoosePlace)
    _take(state, action.place, told)
    if len(state.turn.pickers) == 1:
        _take(state, state.turn.order.index(NOBODY) + 1, told)
    if state.turn.pickers:
        state.turn.seat = state.turn.pickers[0]
    else:
        _settle(state)


def _take(state: State, place: int, told: list[Event]) -> None:
    turn = state.turn
    seat, *rest = turn.pickers
    turn.order, turn.pickers = put(turn.order, place - 1, seat), tuple(rest)
    told.append(events.PlaceChosen(seat, place))


def _settle(state: State) -> None:
    """Empty all order boxes, whether the bids won or not (5.1); the first seat is next."""
    table, turn = state.table, state.turn
    bids = [box.order for box in table.boxes]
    table.spent = tuple(out + bid for out, bid in zip(table.spent, bids, strict=True))
    table.boxes = tuple(box._replace(order=0) for box in table.boxes)
    turn.phase, turn.seat = Phase.NEXT, NOBODY


ORDER = Decision((ChoosePlace,), legal, why_not, apply)
