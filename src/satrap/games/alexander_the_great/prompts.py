"""What is to be done now, for whoever decides and for the others."""

from __future__ import annotations

from satrap.core.text import Text, text
from satrap.games.alexander_the_great.numbers import CUBES, NOBODY, Phase
from satrap.games.alexander_the_great.state import deciders, pool
from satrap.games.alexander_the_great.steps import build
from satrap.games.alexander_the_great.view import View, known_in


def prompt(view: View) -> Text:
    """Return the decision that is due, as a sentence."""
    key = f"atg-prompt-{view.turn.phase.name.lower()}"
    if view.observer in deciders(view.config, view.table, view.turn):
        known = known_in(view)
        if known and view.turn.phase == Phase.BUILD and build.is_last(known):
            return text(f"{key}-last")
        return text(key, **_cubes(view))
    if view.turn.seat == NOBODY:
        return text(f"{key}-all")
    return text(f"{key}-of", name=view.config.setup.seats[view.turn.seat])


def _cubes(view: View) -> dict[str, int]:
    """Return how many cubes the viewer has to split, if that is what is to be done."""
    if view.turn.phase == Phase.ALLOCATE:
        return {"cubes": CUBES}
    if view.turn.phase == Phase.REDISTRIBUTE:
        return {"cubes": pool(view.config, view.table, view.observer)}
    return {}
