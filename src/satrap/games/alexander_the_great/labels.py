"""What a button for an action says, with the numbers that matter."""

from __future__ import annotations

from satrap.core.text import Text, names_text, text
from satrap.games.alexander_the_great import actions, insights
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.events import CITY, TEMPLE, place_text
from satrap.games.alexander_the_great.view import View


def label(view: View, action: AnyAction) -> Text:
    """Return the words on the button of an action."""
    if isinstance(action, actions.Split):
        cubes = {box: getattr(action, box) for box in ("order", "army", "temple", "city")}
        return text("atg-do-split", **cubes)
    if isinstance(action, actions.Resplit):
        return text("atg-do-resplit", temple=action.temple, city=action.city)
    if isinstance(action, actions.ChoosePlace):
        return text("atg-do-place", place=action.place)
    if isinstance(action, actions.Move):
        return _move(view, action)
    if isinstance(action, actions.LayTemple | actions.LayCity):
        return _lay(view, action)
    return text("atg-do-stop" if isinstance(action, actions.Stop) else "atg-do-confirm")


def _move(view: View, action: actions.Move) -> Text:
    return text(
        "atg-do-move",
        armies=action.armies,
        target=place_text(view.config.place(action.target)),
        price=action.temple + action.city,
        temple=action.temple,
        city=action.city,
        tired=sum(action.used[1:]),
    )


def _lay(view: View, action: actions.LayTemple | actions.LayCity) -> Text:
    kind = TEMPLE if isinstance(action, actions.LayTemple) else CITY
    rivals = insights.contenders(view, kind, action.province)
    where = place_text(view.config.place(action.province))
    price, short = insights.bid(view, action, insights.pledged(view)[view.turn.seat])
    if not rivals:
        return text(f"atg-do-{kind}", place=where, price=price, short=short)
    return text(f"atg-do-{kind}-against", place=where, price=price)


def detail(view: View, action: AnyAction) -> Text | None:
    """Return what does not fit on the button of an attempt: against whom, or why in vain."""
    if not isinstance(action, actions.LayTemple | actions.LayCity):
        return None
    kind = TEMPLE if isinstance(action, actions.LayTemple) else CITY
    rivals = insights.contenders(view, kind, action.province)
    if rivals:
        return text("atg-about-against", names=names_text(view.config.setup.seats, rivals))
    _, short = insights.bid(view, action, insights.pledged(view)[view.turn.seat])
    return text(f"atg-about-short-{kind}") if short else None
