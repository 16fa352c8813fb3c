"""What a seat can work out from its view, as JSON: where cards lead, what provinces cost it."""

from __future__ import annotations

from satrap.core.game import Json
from satrap.games.alexandros import facts, sources
from satrap.games.alexandros.cards import names
from satrap.games.alexandros.state import Phase
from satrap.games.alexandros.tables import bits
from satrap.games.alexandros.view import View, known_in


def hints(view: View) -> dict[str, Json]:
    """Return nothing for who holds no seat, and so no hand."""
    if not 0 <= view.observer < view.config.seats:
        return {}
    return {"reach": _reach(view), "costs": _costs(view)}


def _reach(view: View) -> Json:
    """Return the spaces that each card which can move Alexander now may lead to."""
    known = known_in(view)
    if known is None or view.turn.phase != Phase.SOURCE:
        return {}
    spaces = view.config.tables.board.space_names
    found = sources.found(known)
    return {str(each.action): [spaces[space] for space in bits(each.targets)] for each in found}


def _costs(view: View) -> Json:
    """Return for each province of others what drives its guards out, and what the seat lacks."""
    return {
        fact.name: {
            "removal": names(fact.removal),
            "lacking": names(fact.lacking),
            "is_payable": fact.is_payable,
        }
        for fact in facts.province_facts(view)
        if fact.owner != view.observer
    }
