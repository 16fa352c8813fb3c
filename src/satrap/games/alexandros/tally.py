"""Statistics of a match of Alexandros: where points came from, and what turns were spent on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from satrap.core.game import Event, Setup
from satrap.core.tally import Breakdown, Column, Form
from satrap.games.alexandros import events

_OWN, _OTHERS, _TURNS = "levied by oneself", "levied by others", "turns"

_DEEDS: Mapping[type, str] = {
    events.CardChosen: "marches with a face-up card",
    events.JokerUsed: "marches with a joker",
    events.SpecialPlayed: "special moves",
    events.Stayed: "turns without a march",
    events.CardDrawn: "cards drawn from the deck",
    events.CardTaken: "cards taken face up",
    events.Occupied: "provinces occupied",
    events.TakenOver: "provinces taken over",
    events.TaxesLevied: "taxes levied",
    events.GuardTakenBack: "guards taken back",
    events.Passed: "passes",
}


def count(setup: Setup, told: Sequence[Event], state: Any) -> Mapping[str, int]:
    """Count the actions of a match, its turns, and its points by who levied the taxes."""
    counted = Counter(_DEEDS[type(event)] for event in told if type(event) in _DEEDS)
    counted[_TURNS] = sum(isinstance(event, events.TurnBegan) for event in told)
    for event in told:
        if isinstance(event, events.TaxesLevied):
            own = event.gains[event.seat]
            counted[_OWN] += own
            counted[_OTHERS] += sum(event.gains) - own
            counted["points"] += sum(event.gains)
    return counted


def tables(setup: Setup) -> tuple[Breakdown, ...]:
    """Return the points by source, and the actions per match and per turn."""
    points = (
        Column("of all points", "{row}", Form.SHARE, per="points"),
        Column("points a game", "{row}"),
    )
    deeds = (
        Column("a game", "{row}"),
        Column("a turn", "{row}", per=_TURNS),
        Column("games without any", "{row}", Form.NEVER),
    )
    sources = {source: f"own taxes, {source}" for source in (_OWN, _OTHERS)}
    return (
        Breakdown("Points by source", sources, points),
        Breakdown("What the turns were spent on", {deed: deed for deed in _DEEDS.values()}, deeds),
    )
