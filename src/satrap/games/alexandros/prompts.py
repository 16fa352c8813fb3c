"""What has to be decided now, worded for the seat that decides and for the others."""

from __future__ import annotations

from satrap.core.text import Text, text
from satrap.games.alexandros import claims, events, sources
from satrap.games.alexandros.cards import missing, names
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.view import View, known_in


def prompt(view: View) -> Text:
    """Return the decision that is due, as a sentence."""
    turn = view.turn
    values: dict[str, str | int] = {"name": view.config.setup.seats[turn.seat]}
    if turn.phase == Phase.ACT:
        values["actions"] = turn.actions
    if turn.gift:
        values["loser"] = view.config.setup.seats[turn.gift.loser]
        given = sum(turn.gift.given)
        values["number"], values["all"] = given + 1, given + turn.gift.left
    key = f"prompt-{turn.phase.name.lower()}"
    if view.observer != turn.seat:
        return text(f"{key}-of", **values)
    if turn.phase == Phase.GUARDS:
        return _guards(view)
    del values["name"]
    if turn.phase == Phase.ACT and turn.levied:
        key = "prompt-act-levied"
    return text("prompt-stay" if _must_stay(view) else key, **values)


def _guards(view: View) -> Text:
    """Return what a claim still needs: payment, another guard, or a choice of the two."""
    known, claim = known_in(view), view.turn.claim
    assert known is not None and claim is not None
    lacking = missing(claims.price(view.config, claim), known.hand)
    if sum(lacking):
        return text("prompt-guards-lacking", cards=events.cards_text(names(lacking)))
    can_add = claims.further_spaces(known, claim)
    return text("prompt-guards" if can_add else "prompt-guards-pay")


def _must_stay(view: View) -> bool:
    """Say whether no card of the viewer can move Alexander."""
    if view.turn.phase != Phase.SOURCE:
        return False
    known = known_in(view)
    return known is not None and sources.legal(known) == (sources.STAY,)
