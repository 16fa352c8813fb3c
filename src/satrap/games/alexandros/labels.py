"""Labels for the buttons of actions, with the numbers that matter."""

from __future__ import annotations

from satrap.core.text import Text, text
from satrap.games.alexandros import actions, insights, provinces
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.events import card_text
from satrap.games.alexandros.places import side_text, where_text
from satrap.games.alexandros.view import View

_BY_CARD = {
    actions.March: "do-march",
    actions.TakeCard: "do-take",
    actions.GiveCard: "do-give",
}
_BY_SPACE = {
    actions.AddGuard: "do-guard",
    actions.TakeBackGuard: "do-retrieve",
}
_BY_CLAIM = {actions.Occupy: "do-occupy", actions.TakeOver: "do-takeover"}
_BY_POINT = {actions.ChoosePoint: "do-point", actions.TakeStep: "do-step"}
_PLAIN = {
    actions.Stay: "do-stay",
    actions.DrawCard: "do-draw",
    actions.Pay: "do-pay",
    actions.Pass: "do-pass",
}


def label(view: View, action: AnyAction) -> Text:
    """Return the label on the button of an action."""
    if isinstance(action, actions.March | actions.TakeCard | actions.GiveCard):
        return text(_BY_CARD[type(action)], card=card_text(action.card))
    if isinstance(action, actions.AddGuard | actions.TakeBackGuard):
        return text(_BY_SPACE[type(action)], where=_where(view, action.space))
    if isinstance(action, actions.Occupy | actions.TakeOver):
        return _claim(view, action)
    if isinstance(action, actions.ChoosePoint | actions.TakeStep):
        return _point(view, action)
    if isinstance(action, actions.ChooseSpace):
        return text("do-space", where=_where(view, action.space))
    if isinstance(action, actions.LevyTaxes):
        return _levy(view, action)
    if isinstance(action, actions.Joker | actions.Special):
        return _wild(action)
    return text(_PLAIN[type(action)])


def _wild(action: actions.Joker | actions.Special) -> Text:
    key = "do-joker" if isinstance(action, actions.Joker) else "do-special"
    card = card_text(action.card)
    if not action.symbol:
        return text(key, card=card)
    return text(f"{key}-for", card=card, symbol=text(f"symbol-{action.symbol}"))


def _point(view: View, action: actions.ChoosePoint | actions.TakeStep) -> Text:
    """Say which corner of the target space a point is, or in which direction the step leads."""
    tables, marching = view.config.tables, view.turn.marching
    assert marching is not None, "points are chosen only during a march"
    point = tables.points[action.point]
    is_end = isinstance(action, actions.ChoosePoint)
    side = tables.corner(marching.space, point) if is_end else tables.way(marching.path[-1], point)
    return text(_BY_POINT[type(action)], point=action.point, side=side_text(side))


def _claim(view: View, action: actions.Occupy | actions.TakeOver) -> Text:
    space = view.config.tables.spaces[action.space]
    part = provinces.province_at(view.table, space)
    return text(_BY_CLAIM[type(action)], where=_where(view, action.space), value=part.value)


def _levy(view: View, action: actions.LevyTaxes) -> Text:
    points = insights.taxes(view)[view.turn.seat]
    return text("do-levy", card=card_text(action.card), points=points)


def _where(view: View, space: str) -> Text:
    """Return what a space is called, with its symbol."""
    tables = view.config.tables
    _, symbol, place = tables.signs[tables.spaces[space]]
    return where_text(place, symbol)
